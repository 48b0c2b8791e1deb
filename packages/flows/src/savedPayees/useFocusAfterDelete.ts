import { useEffect, useRef, type RefObject } from "react";
import type { SavedPayee } from "./savedPayee";

interface Watched {
  heading: RefObject<HTMLElement | null>;
  /** In the order they are shown. */
  shown: readonly SavedPayee[];
  target: SavedPayee | null;
}

/** Moves the focus to the row that took the place of the one deleted, or to the heading when there is none. */
export function useFocusAfterDelete({ heading, shown, target }: Watched) {
  const table = useRef<HTMLTableElement>(null);
  const asked = useRef<{ id: string; place: number } | null>(null);
  useEffect(() => {
    if (target) {
      asked.current ??= { id: target.id, place: shown.findIndex(({ id }) => id === target.id) };
      return;
    }
    const left = asked.current;
    asked.current = null;
    if (!left || shown.some(({ id }) => id === left.id)) return;
    const titles = table.current?.querySelectorAll<HTMLElement>("tbody th button") ?? [];
    (titles[Math.min(left.place, titles.length - 1)] ?? heading.current)?.focus();
  }, [heading, shown, target]);
  return table;
}
