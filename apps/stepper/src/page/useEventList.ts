import { useLayoutEffect, useRef, useState } from "react";
import type { Moment } from "@amberline/flow-lab/engine";

/** Keeps focus in the list when the focused event is gone. */
export function useKeptFocus(moment: Moment) {
  const list = useRef<HTMLDivElement>(null);
  const isHeld = useRef(false);
  useLayoutEffect(() => {
    if (isHeld.current && !list.current?.contains(document.activeElement))
      list.current?.querySelector<HTMLElement>("[data-roving]")?.focus();
    isHeld.current = false;
  }, [moment]);
  return { list, hold: () => (isHeld.current = true) };
}

/** The event whose form is open. Another moment closes it for good, because undoing returns to the identical moment. */
export function useOpenForm(moment: Moment) {
  const [opened, setOpened] = useState<{ id: string; moment: Moment } | null>(null);
  if (opened && opened.moment !== moment) setOpened(null);
  return {
    open: opened?.moment === moment ? opened.id : null,
    setOpen: (id: string | null) => setOpened(id === null ? null : { id, moment }),
  };
}
