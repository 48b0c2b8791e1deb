export interface Point {
  x: number;
  y: number;
}

/** A pan and a zoom around the middle of the pointers. */
export interface Gesture {
  moved: Point;
  factor: number;
  around: Point;
}

const middleOf = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / Math.max(points.length, 1),
  y: points.reduce((sum, { y }) => sum + y, 0) / Math.max(points.length, 1),
});

/** Distance of two fingers; 1 for a single one, so that it does not zoom. */
const spanOf = ([one, other]: readonly Point[]) =>
  one && other ? Math.max(Math.hypot(one.x - other.x, one.y - other.y), 1) : 1;

/** The gesture between two sets of pointers. A third finger is ignored. */
export function gestureOf(before: readonly Point[], after: readonly Point[]): Gesture {
  const [from, to] = [before.slice(0, 2), after.slice(0, 2)];
  const [old, around] = [middleOf(from), middleOf(to)];
  return {
    moved: { x: around.x - old.x, y: around.y - old.y },
    factor: spanOf(to) / spanOf(from),
    around,
  };
}

/** Pixels per unit of WheelEvent.deltaMode: pixel, line, page. */
const units = [1, 16, 400];

/** Zoom factor of a wheel event. Browsers report a pinch on a touchpad as a wheel with Ctrl, in far smaller steps. */
export function factorOf({
  deltaY,
  deltaMode,
  ctrlKey,
}: Pick<WheelEvent, "deltaY" | "deltaMode" | "ctrlKey">): number {
  const turned = deltaY * (units[deltaMode] ?? 1) * (ctrlKey ? 0.01 : 0.0015);
  return Math.min(Math.max(Math.exp(-turned), 0.5), 2);
}

/** Pan of a wheel event: with Shift, or sideways on a touchpad. Null for a zoom. */
export function asideOf({
  deltaX,
  deltaY,
  ctrlKey,
  metaKey,
  shiftKey,
}: Pick<WheelEvent, "deltaX" | "deltaY" | "ctrlKey" | "metaKey" | "shiftKey">): Point | null {
  if (ctrlKey || metaKey || (deltaX === 0 && !shiftKey)) return null;
  return shiftKey && deltaX === 0 ? { x: -deltaY, y: 0 } : { x: -deltaX, y: -deltaY };
}
