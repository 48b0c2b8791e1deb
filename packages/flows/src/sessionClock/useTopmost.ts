import { useEffect, useRef, useState, type RefObject } from "react";

const isDialog = (node: Node) => node instanceof Element && node.querySelector('[role$="dialog"]') !== null;

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
      if (added.some((node) => isDialog(node) && !node.contains(ref.current))) setRound((last) => last + 1);
    });
    // Dialogs are children of the body, wherever they were opened.
    observer.observe(document.body, { childList: true });
    return () => observer.disconnect();
  }, []);
  return { ref, round };
}
