import { useEffect, type RefObject, useRef } from "react";

/** Moves focus to the field of that name inside `root` each time `cause` changes to something new. */
export function useFocusOn(root: RefObject<HTMLElement | null>, name: string | null, cause: unknown) {
  useEffect(() => {
    if (!cause || !name) return;
    root.current?.querySelector<HTMLElement>(`[name="${name}"], [data-focus="${name}"]`)?.focus();
  }, [root, name, cause]);
}

/**
 * For a heading: takes the focus when what had it is gone, so that keyboard and voice go on from here. Looks once, or each
 * time `cause` comes true.
 */
export function useHeadingFocus(cause = true) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (cause && document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [cause]);
  return heading;
}
