import { useEffect, useRef } from "react";
import type { CompanyStep } from "./soFar";

/**
 * Moves the focus to the heading of a step as it opens, or to the field somebody asked for. The first step of a page is
 * left to the page's own heading.
 */
export function useStepFocus(step: CompanyStep) {
  const heading = useRef<HTMLHeadingElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const shown = useRef(step);
  const wanted = useRef<string | null>(null);

  const focusWanted = () => {
    const field = wanted.current;
    wanted.current = null;
    const place =
      field && panel.current?.querySelector<HTMLElement>(`[data-field="${field}"], [name="${field}"]`);
    const target = place && (place.matches("fieldset") ? place.querySelector("input") : place);
    (target || heading.current)?.focus();
  };

  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    focusWanted();
  }, [step]);

  return {
    heading,
    panel,
    /** Asks for a field of a step that opens now, or is open already. */
    want(field: string | null, isHere: boolean) {
      wanted.current = field;
      if (isHere) focusWanted();
    },
  };
}
