import { useEffectEvent, useLayoutEffect, type RefObject } from "react";
import type { Virtualizer } from "@tanstack/react-virtual";

/** A place in a list, by one row of it. */
export interface ListPlace {
  key: string;
  /** Where its upper edge stood, px below that of the window. */
  top: number;
  hadFocus: boolean;
}

interface PlacedList {
  root: RefObject<HTMLElement | null>;
  list: Virtualizer<Window, Element>;
  /** The row that takes the focus, and whether it ever had it. */
  at: number;
  hasFocus: boolean;
  keyOf: (index: number) => string;
  place?: ListPlace | undefined;
  onLeave: ((place: ListPlace) => void) | undefined;
}

/** Frames within which every row on screen is measured. */
const SETTLING = 12;

/** Begins a list at the place it was left at, and tells that place when it is left again. */
export function usePlace({ root, list, at, hasFocus, keyOf, place, onLeave }: PlacedList): void {
  const rows = list.getVirtualItems();
  const rowOfPlace = useEffectEvent(() =>
    place && keyOf(at) === place.key ? root.current?.querySelector(`[data-index="${at}"]`) : null,
  );
  /** Puts the row where it stood, and once more after each frame that measured the rows around it. */
  const comeBack = useEffectEvent((stayOn: (step: () => void) => void) => {
    let frames = SETTLING;
    const step = () => {
      const row = rowOfPlace();
      if (!place || !row) return;
      window.scrollBy(0, row.getBoundingClientRect().top - place.top);
      if ((frames -= 1) > 0) stayOn(step);
    };
    step();
    if (place?.hadFocus)
      rowOfPlace()?.querySelector<HTMLElement>("[tabindex]")?.focus({ preventScroll: true });
  });
  const tellPlace = useEffectEvent(() => {
    // The page may have been scrolled elsewhere already; the list has not heard of it yet.
    const offset = list.scrollOffset ?? 0;
    const inView = rows.filter(({ start, end }) => end > offset && start < offset + window.innerHeight);
    const focused = hasFocus ? inView.find(({ index }) => index === at) : undefined;
    const row = focused ?? inView[0];
    if (row) onLeave?.({ key: keyOf(row.index), top: row.start - offset, hadFocus: focused !== undefined });
  });
  const isDrawn = rows.length > 0;
  useLayoutEffect(() => {
    if (!isDrawn) return;
    let frame = 0;
    comeBack((step) => (frame = requestAnimationFrame(step)));
    return () => cancelAnimationFrame(frame);
  }, [isDrawn]);
  useLayoutEffect(() => () => tellPlace(), []);
}
