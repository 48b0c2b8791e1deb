import { useEffect, useRef } from "react";

/**
 * For a heading: takes the focus when what had it is gone, so that keyboard and voice go on from here. Looks once, or each
 * time `cause` comes true.
 */
export function useHeadingFocus(cause = true) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (cause && document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, [cause]);
  return heading;
}
