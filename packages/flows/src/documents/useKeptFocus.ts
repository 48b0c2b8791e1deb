import { useEffect, useRef, type FocusEvent } from "react";

/** Keeps the focus in a row whose buttons change with its state: the one that had it may be gone. */
export function useKeptFocus(state: unknown) {
  const row = useRef<HTMLLIElement>(null);
  const hadFocus = useRef(false);
  useEffect(() => {
    if (hadFocus.current && document.activeElement === document.body)
      row.current?.querySelector("button")?.focus();
  }, [state]);
  const watch = {
    onFocus: () => {
      hadFocus.current = true;
    },
    onBlur: ({ relatedTarget, target }: FocusEvent) => {
      // A button that was taken away says so too, and its focus goes nowhere.
      if (relatedTarget !== null || target.isConnected)
        hadFocus.current = row.current?.contains(relatedTarget) ?? false;
    },
  };
  return { row, watch };
}
