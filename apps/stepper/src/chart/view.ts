import type { Box, Size } from "./layout";

/** Visible part of a chart: position of its upper left corner in the frame, and zoom. */
export interface View {
  x: number;
  y: number;
  zoom: number;
}

const SMALLEST = 0.2;
const LARGEST = 2;
/** Below this zoom the smallest letters, of 11 px, are less than 10 px high. */
export const READABLE = 0.91;
const EDGE = 24;

const within = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

/** The whole chart, centred, at most at full size. */
export function fit(chart: Size, frame: Size): View {
  const room = Math.min((frame.width - EDGE) / chart.width, (frame.height - EDGE) / chart.height);
  const zoom = within(room, SMALLEST, 1);
  return {
    x: (frame.width - chart.width * zoom) / 2,
    y: (frame.height - chart.height * zoom) / 2,
    zoom,
  };
}

export const centre = (box: Box, frame: Size, zoom: number): View => ({
  x: frame.width / 2 - (box.x + box.width / 2) * zoom,
  y: frame.height / 2 - (box.y + box.height / 2) * zoom,
  zoom,
});

/** The whole chart if it is readable then, otherwise the area around the box. */
export function open(chart: Size, frame: Size, box: Box): View {
  const whole = fit(chart, frame);
  return whole.zoom >= READABLE ? whole : centre(box, frame, READABLE);
}

/** Zooms around a point of the frame, which stays in place. */
export function zoomAt(view: View, factor: number, point: { x: number; y: number }): View {
  const zoom = within(view.zoom * factor, SMALLEST, LARGEST);
  const by = zoom / view.zoom;
  return { x: point.x - (point.x - view.x) * by, y: point.y - (point.y - view.y) * by, zoom };
}

const shift = (start: number, size: number, room: number) => {
  if (start < EDGE || size > room - 2 * EDGE) return EDGE - start;
  return Math.min(0, room - EDGE - (start + size));
};

/** The smallest pan that makes the box visible. */
export function reveal(view: View, box: Box, frame: Size): View {
  const { x, y, zoom } = view;
  return {
    x: x + shift(x + box.x * zoom, box.width * zoom, frame.width),
    y: y + shift(y + box.y * zoom, box.height * zoom, frame.height),
    zoom,
  };
}

/** Bounding box; null for no boxes. */
export function around(boxes: readonly Box[]): Box | null {
  if (boxes.length === 0) return null;
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}

/** The current states if they fit together, otherwise the one entered last. */
export function subject(
  current: readonly Box[],
  before: readonly Box[],
  frame: Size,
  zoom: number,
): Box | null {
  const all = around(current);
  const doesFit =
    all && all.width * zoom <= frame.width - 2 * EDGE && all.height * zoom <= frame.height - 2 * EDGE;
  if (!all || doesFit) return all;
  return current.find((box) => !before.includes(box)) ?? current[0] ?? all;
}
