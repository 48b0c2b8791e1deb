import { useEffect, useRef, useState, type RefObject } from "react";

const dialogs = '[role$="dialog"]';
const holdsDialog = (node: Node) => node instanceof Element && node.querySelector(dialogs) !== null;

/** Gives the focus to the dialog that is now on top, if nothing else has it. */
function handOver() {
  const below = [...document.querySelectorAll<HTMLElement>(dialogs)].at(-1);
  if (document.activeElement === document.body) below?.focus();
}

/**
 * For a dialog that stays above those that open later: as its key, `round` mounts it anew, on top and with the focus,
 * whenever one does.
 */
export function useTopmost(): { ref: RefObject<HTMLElement | null>; round: number } {
  const ref = useRef<HTMLElement>(null);
  const [round, setRound] = useState(0);
  useEffect(() => {
    const observer = new MutationObserver((records) => {
      const added = records.flatMap(({ addedNodes }) => [...addedNodes]);
      if (added.some((node) => holdsDialog(node) && !node.contains(ref.current)))
        setRound((last) => last + 1);
    });
    // Dialogs are children of the body, wherever they were opened.
    observer.observe(document.body, { childList: true });
    return () => {
      observer.disconnect();
      // A dialog that opened below never had the focus, so nobody gives it back.
      requestAnimationFrame(handOver);
    };
  }, []);
  return { ref, round };
}
