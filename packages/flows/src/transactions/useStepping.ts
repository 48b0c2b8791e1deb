import { useEffect, useEffectEvent, useRef } from "react";

export interface Stepping {
  shownId: string;
  /** Ids of the list, from top to bottom. */
  ids: readonly string[];
  onOpen: (id: string) => void;
}

const ways: Partial<Record<string, number>> = { ArrowUp: -1, k: -1, ArrowDown: 1, j: 1 };

const isTypedInto = (target: EventTarget | null) =>
  target instanceof Element && target.closest("input, textarea, select, [contenteditable]") !== null;

const rowOf = (id: string) => document.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"]`);

/** Leads from one row's details to the next, by a button or a key. Closed, the focus is on the row shown last. */
export function useStepping({ shownId, ids, onOpen }: Stepping) {
  const at = ids.indexOf(shownId);
  const last = useRef(shownId);
  const [previous, next] = [ids[at - 1], at < 0 ? undefined : ids[at + 1]];
  const open = (id: string) => {
    last.current = id;
    onOpen(id);
    rowOf(id)?.scrollIntoView({ block: "nearest" });
  };
  const hear = useEffectEvent((event: KeyboardEvent) => {
    const way = ways[event.key];
    if (!way || event.ctrlKey || event.metaKey || event.altKey || isTypedInto(event.target)) return;
    const id = way < 0 ? previous : next;
    if (id === undefined) return;
    event.preventDefault();
    open(id);
  });
  useEffect(() => {
    const [first, stop] = [last.current, new AbortController()];
    document.addEventListener("keydown", (event) => hear(event), { capture: true, signal: stop.signal });
    return () => {
      stop.abort();
      if (last.current === first) return;
      // The dialog gives the focus back to the row it was opened from, in the next frame.
      requestAnimationFrame(() => requestAnimationFrame(() => rowOf(last.current)?.focus()));
    };
  }, []);
  return {
    toPrevious: previous === undefined ? undefined : () => open(previous),
    toNext: next === undefined ? undefined : () => open(next),
  };
}
