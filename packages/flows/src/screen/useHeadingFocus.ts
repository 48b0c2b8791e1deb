import { useEffect, useRef } from "react";

/** For a page's heading: takes the focus when what had it is gone, so that keyboard and voice go on from here. */
export function useHeadingFocus() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, []);
  return heading;
}
