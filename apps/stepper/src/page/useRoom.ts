import { useLayoutEffect, useRef, useState } from "react";

/** Current size of an element in whole pixels. */
export function useRoom<Element extends HTMLElement>() {
  const element = useRef<Element>(null);
  const [room, setRoom] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    if (!element.current) return;
    const watch = new ResizeObserver(([entry]) => {
      if (!entry) return;
      const { width, height } = entry.contentRect;
      setRoom({ width: Math.floor(width), height: Math.floor(height) });
    });
    watch.observe(element.current);
    return () => watch.disconnect();
  }, []);
  return [element, room] as const;
}
