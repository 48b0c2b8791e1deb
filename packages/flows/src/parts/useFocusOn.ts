import { useEffect, type RefObject } from "react";

/** Moves focus to the field of that name inside `root` each time `cause` changes to something new. */
export function useFocusOn(root: RefObject<HTMLElement | null>, name: string | null, cause: unknown) {
  useEffect(() => {
    if (!cause || !name) return;
    root.current?.querySelector<HTMLElement>(`[name="${name}"], [data-focus="${name}"]`)?.focus();
  }, [root, name, cause]);
}
