import { useLayoutEffect } from "react";

/** Heard on the window by `boot.ts`: the app has rendered, or can't go on. */
export const APP_STARTED = "amberline:started";
export const APP_BROKEN = "amberline:broken";

const painted = () => globalThis.document?.getElementById("opening");

/** Whether the shell lies over the app that the host painted for somebody who is signed in. */
export const isOpeningPainted = (): boolean => Boolean(painted());

/** Removes that shell, once the app has something to show itself. */
export function useReveal(isReady = true): void {
  useLayoutEffect(() => {
    if (isReady) painted()?.remove();
  }, [isReady]);
}
