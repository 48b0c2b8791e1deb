import { storage } from "../browser/storage";

export interface Tabs {
  /** Asks the other tabs to read storage again. */
  tell(): void;
  /** Called when another tab has stored something. */
  listen(look: () => void): void;
}

/** Storage events, plus a channel for browsers that withhold those from background tabs. */
export function createTabs(): Tabs {
  const canSpeak = typeof document !== "undefined" && "BroadcastChannel" in globalThis;
  const channel = canSpeak ? new BroadcastChannel(storage.keyOf("session")) : null;
  return {
    tell: () => channel?.postMessage(null),
    listen(look) {
      channel?.addEventListener("message", look);
      globalThis.addEventListener?.("storage", ({ key }) => {
        if (key === null || key === storage.keyOf("session")) look();
      });
    },
  };
}
