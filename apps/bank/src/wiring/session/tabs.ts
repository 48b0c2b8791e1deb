import { storage } from "../browser/storage";

export interface Tabs {
  /** Asks the other tabs to read storage again. */
  notify(): void;
  /** Called when another tab has stored something. */
  listen(listener: () => void): void;
}

/** Storage events, plus a channel for browsers that withhold those from background tabs. */
export function createTabs(): Tabs {
  const hasChannel = typeof document !== "undefined" && "BroadcastChannel" in globalThis;
  const channel = hasChannel ? new BroadcastChannel(storage.keyOf("session")) : null;
  return {
    notify: () => channel?.postMessage(null),
    listen(listener) {
      channel?.addEventListener("message", listener);
      globalThis.addEventListener?.("storage", ({ key }) => {
        if (key === null || key === storage.keyOf("session")) listener();
      });
    },
  };
}
