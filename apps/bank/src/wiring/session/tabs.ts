import { storage } from "../browser/storage";

/** The other tabs of the browser. */
export interface Tabs {
  /** Makes them look at what is stored. */
  tell(): void;
  /** Calls back when one of them stored something. */
  listen(look: () => void): void;
}

/** Storage events, and a channel beside them for browsers that hold them back from tabs nobody looks at. */
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
