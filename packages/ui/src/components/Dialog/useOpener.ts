import { useLayoutEffect } from "react";

const dialogs = "[role=dialog], [role=alertdialog]";
let opener: HTMLElement | null = null;

/**
 * Gives the focus back to where it was before the first of several dialogs in a row. React Aria gives it back to what had
 * it when the last one opened: a button of the dialog before, which is gone.
 */
export function useOpener() {
  useLayoutEffect(() => {
    const active = document.activeElement;
    const isOutside = active instanceof HTMLElement && active !== document.body && !active.closest(dialogs);
    if (isOutside) opener = active;
    return () => {
      // React Aria moves it in the next frame.
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          const isLost = document.activeElement === document.body && !document.querySelector(dialogs);
          if (isLost && opener?.isConnected) opener.focus({ preventScroll: true });
        }),
      );
    };
  }, []);
}
