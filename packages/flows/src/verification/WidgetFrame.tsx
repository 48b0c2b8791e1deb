import { useCallback } from "react";
import type { WidgetPlace } from "./widgetPlace";

/** The element the widget puts its frame into. */
export function WidgetFrame({ place }: { place: WidgetPlace }) {
  const put = useCallback((element: HTMLElement | null) => place.attach(element), [place]);
  return <div ref={put} />;
}
