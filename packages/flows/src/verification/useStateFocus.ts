import { useEffect, type RefObject } from "react";
import type { LeafMeta } from "../shared";

/** Moves focus where a state wants it, as the state is entered; to the dialog itself when what had it is gone. */
export function useStateFocus(
  dialog: RefObject<HTMLElement | null>,
  snapshot: { value: unknown; getMeta(): Record<string, LeafMeta | undefined> },
) {
  const state = JSON.stringify(snapshot.value);
  const [wanted] = Object.values(snapshot.getMeta()).flatMap((leaf) => leaf?.focus ?? []);
  useEffect(() => {
    const target = wanted ? dialog.current?.querySelector<HTMLElement>(`[data-focus="${wanted}"]`) : null;
    if (target) target.focus();
    else if (document.activeElement === document.body) dialog.current?.focus();
  }, [dialog, state, wanted]);
}
