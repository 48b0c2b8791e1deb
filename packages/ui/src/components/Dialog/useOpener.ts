import { useLayoutEffect } from "react";

const dialogs = "[role=dialog], [role=alertdialog]";
let opener: HTMLElement | null = null;

/**
 * Gives the focus back where React Aria lost it. After the last of several dialogs in a row it goes to where it was before
 * the first: React Aria seeks what had it when the last one opened, a button of the dialog before, which is gone. After a
 * dialog on top of another it goes to the other one, which React Aria may seek while that is still inert. If the button
 * that opened it is gone, it goes to the page's heading, as after a change of pages.
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
          if (document.activeElement !== document.body) return;
          const below = [...document.querySelectorAll<HTMLElement>(dialogs)].at(-1) ?? opener;
          const next = below?.isConnected ? below : document.querySelector<HTMLElement>('h1[tabindex="-1"]');
          next?.focus({ preventScroll: true });
        }),
      );
    };
  }, []);
}
