import { useEffect, type RefObject, useRef } from "react";

/** Focuses the field of that name inside `root` whenever `cause` changes. */
export function useFocusOn(root: RefObject<HTMLElement | null>, name: string | null, cause: unknown) {
  useEffect(() => {
    if (!cause || !name) return;
    root.current?.querySelector<HTMLElement>(`[name="${name}"], [data-focus="${name}"]`)?.focus();
  }, [root, name, cause]);
}

/**
 * Focuses a heading if the focused element has unmounted: on mount, or whenever `cause` becomes true. `given` is the
 * page's own reference to it.
 */
export function useHeadingFocus(cause = true, given?: RefObject<HTMLHeadingElement | null>) {
  const own = useRef<HTMLHeadingElement>(null);
  const heading = given ?? own;
  useEffect(() => {
    if (cause && document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [cause, heading]);
  return heading;
}
