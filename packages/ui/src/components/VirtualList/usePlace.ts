import { useEffectEvent, useLayoutEffect, type RefObject } from "react";
import type { Virtualizer } from "@tanstack/react-virtual";

/** A scroll position, by one row of the list. */
export interface ListPlace {
  /** Key of the row at the top. */
  key: string;
  /** Its top edge relative to the window, px. */
  top: number;
  /** The focus was in that row. */
  hadFocus: boolean;
}

interface PlacedList {
  root: RefObject<HTMLElement | null>;
  list: Virtualizer<Window, Element>;
  /** The focusable row, and whether it ever had focus. */
  at: number;
  hasFocus: boolean;
  keyOf: (index: number) => string;
  place?: ListPlace | undefined;
  onLeave: ((place: ListPlace) => void) | undefined;
}

/** Number of frames in which all visible rows get measured. */
const SETTLING = 12;

/** Restores the scroll position of a list and reports it on unmount. */
export function usePlace({ root, list, at, hasFocus, keyOf, place, onLeave }: PlacedList): void {
  const rows = list.getVirtualItems();
  const rowOfPlace = useEffectEvent(() =>
    place && keyOf(at) === place.key ? root.current?.querySelector(`[data-index="${at}"]`) : null,
  );
  /** Scrolls to the row, and again after each frame in which the rows around it were measured. */
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
    // The page may have scrolled before the virtualizer has seen the event.
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
