import { useEffect, useEffectEvent, useRef } from "react";
import { nameDocument } from "../wiring/browser/nameDocument";

let isFirstPage = true;

/** Of a page without a title of its own to focus: the next one is announced. */
export function noteFirstPage() {
  isFirstPage = false;
}

interface Arrival {
  /** Leaves the focus alone: the page sets it itself. @default false */
  hasFocus?: boolean;
}

/** Sets the document title, and moves focus to the heading after navigation so that screen readers announce the page. */
export function usePageTitle(title: string, { hasFocus = false }: Arrival = {}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => nameDocument(title), [title]);
  const arrive = useEffectEvent(() => {
    // Screen readers announce the first page themselves.
    if (!isFirstPage && !hasFocus) heading.current?.focus({ preventScroll: true });
    isFirstPage = false;
  });
  useEffect(() => arrive(), []);
  return heading;
}
