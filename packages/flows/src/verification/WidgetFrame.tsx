import type { WidgetPlace } from "./widgetPlace";

/** The element the widget puts its frame into. */
export function WidgetFrame({ place }: { place: WidgetPlace }) {
  return <div ref={place.attach} />;
}
