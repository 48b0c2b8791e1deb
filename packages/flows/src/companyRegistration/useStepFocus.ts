import { useEffect, useRef } from "react";
import type { CompanyStep } from "./soFar";

/** Focuses the heading of a step when it opens, or the requested field. On page load the page's own heading has focus. */
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
    /** Requests focus for a field of a step. */
    want(field: string | null, isHere: boolean) {
      wanted.current = field;
      if (isHere) focusWanted();
    },
  };
}
