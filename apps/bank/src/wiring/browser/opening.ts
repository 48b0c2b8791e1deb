import { useLayoutEffect } from "react";

/** Heard on the window by `boot.ts`: the app has rendered, or can't go on. */
export const APP_STARTED = "amberline:started";
export const APP_BROKEN = "amberline:broken";

/** Removes the shell that the host painted for somebody who is signed in, once the app has something to show itself. */
export function useReveal(isReady = true): void {
  useLayoutEffect(() => {
    if (isReady) document.getElementById("opening")?.remove();
  }, [isReady]);
}
