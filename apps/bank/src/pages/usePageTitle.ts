import { useEffect, useEffectEvent, useRef } from "react";
import { nameDocument } from "../wiring/browser/nameDocument";

let isFirstPage = true;

interface Arrival {
  /** Whether the focus has a better place on the page than its heading. @default false */
  hasFocus?: boolean;
}

/** Names the tab after the page and moves focus to its heading when the page changed, so that it is read out. */
export function usePageTitle(title: string, { hasFocus = false }: Arrival = {}) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => nameDocument(title), [title]);
  const arrive = useEffectEvent(() => {
    // The browser itself reads the first page.
    if (!isFirstPage && !hasFocus) heading.current?.focus({ preventScroll: true });
    isFirstPage = false;
  });
  useEffect(() => arrive(), []);
  return heading;
}
