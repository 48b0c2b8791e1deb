import { type RefObject, useEffect, useState } from "react";

const dialogs = "[role=dialog], [role=alertdialog]";
let opener: Element | null = null;

/**
 * Gives the focus back as soon as a dialog closes: React Aria waits until it has faded and for one more frame, and loses
 * the keys pressed meanwhile. It goes to what had it before, or to the dialog below, or, after several dialogs in a row,
 * to where it was before the first. If all of these are gone, it goes to the page's heading, as after a change of pages.
 */
export function useOpener(isOpen: boolean, panel: RefObject<HTMLDivElement | null>) {
  const [before] = useState(() => document.activeElement);
  useEffect(() => {
    if (!isOpen) return;
    if (before !== document.body && !before?.closest(dialogs)) opener = before;
    const own = panel.current;
    // Once React Aria, too, has cleaned up: until then the page is inert.
    return () => queueMicrotask(() => giveBack(own, before));
  }, [isOpen, panel, before]);
}

function giveBack(closing: Element | null, before: Element | null) {
  const active = document.activeElement;
  if (active !== document.body && !closing?.contains(active)) return;
  const below = [...document.querySelectorAll(dialogs)].findLast((dialog) => !closing?.contains(dialog));
  const next = [before, below, opener, document.querySelector('h1[tabindex="-1"]')].find(
    (element) => element?.isConnected && element !== document.body && (below?.contains(element) ?? true),
  );
  if (next instanceof HTMLElement) next.focus({ preventScroll: true });
}
