import { useEffect, useRef } from "react";
import { nameDocument } from "../wiring/preferences";

let isFirstPage = true;

/** Names the tab after the page and moves focus to its heading when the page changed, so that it is read out. */
export function usePageTitle(title: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => nameDocument(title), [title]);
  useEffect(() => {
    // The browser itself reads the first page.
    if (!isFirstPage) heading.current?.focus({ preventScroll: true });
    isFirstPage = false;
  }, []);
  return heading;
}
