import { useEffect, type RefObject, useRef } from "react";

/** Focuses the field of that name inside `root` whenever `cause` changes. */
export function useFocusOn(root: RefObject<HTMLElement | null>, name: string | null, cause: unknown) {
  useEffect(() => {
    if (!cause || !name) return;
    root.current?.querySelector<HTMLElement>(`[name="${name}"], [data-focus="${name}"]`)?.focus();
  }, [root, name, cause]);
}

/** Focuses a heading if the focused element has unmounted: on mount, or whenever `cause` becomes true. */
export function useHeadingFocus(cause = true) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (cause && document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [cause]);
  return heading;
}
