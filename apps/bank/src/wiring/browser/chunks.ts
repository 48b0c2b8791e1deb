import { createChunkLoader } from "./loadChunk";

/** Heard on the window when the host no longer has a file of this release. */
export const RELEASE_GONE = "amberline:releaseGone";

const loaded = () =>
  [
    ...document.querySelectorAll<HTMLScriptElement | HTMLLinkElement>("script[src], link[rel=modulepreload]"),
  ].map((element) => new URL("src" in element ? element.src : element.href).pathname);

/** What every `import()` of the built app goes through (`vite.config.ts`). */
export const loadChunk = createChunkLoader({
  fetch: (...request) => fetch(...request),
  isOnline: () => navigator.onLine,
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  onGone: () => dispatchEvent(new Event(RELEASE_GONE)),
  arrived: typeof document === "undefined" ? [] : loaded(),
});
