export interface Point {
  x: number;
  y: number;
}

/** What the fingers or the mouse ask of the chart: to move with them, and to grow around their middle. */
export interface Gesture {
  moved: Point;
  factor: number;
  around: Point;
}

const middleOf = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / Math.max(points.length, 1),
  y: points.reduce((sum, { y }) => sum + y, 0) / Math.max(points.length, 1),
});

/** How far apart two fingers are; 1 for one, so that it neither grows nor shrinks anything. */
const spanOf = ([one, other]: readonly Point[]) =>
  one && other ? Math.max(Math.hypot(one.x - other.x, one.y - other.y), 1) : 1;

/** What moving from these points to those asks for. A third finger counts for nothing. */
export function gestureOf(before: readonly Point[], after: readonly Point[]): Gesture {
  const [from, to] = [before.slice(0, 2), after.slice(0, 2)];
  const [old, around] = [middleOf(from), middleOf(to)];
  return {
    moved: { x: around.x - old.x, y: around.y - old.y },
    factor: spanOf(to) / spanOf(from),
    around,
  };
}

/** Pixels of a line and of a page: a wheel may turn in either. */
const units = [1, 16, 400];

/** How much a turn of the wheel asks for; two fingers of a touchpad are told as a wheel with Ctrl, in far smaller steps. */
export function factorOf({
  deltaY,
  deltaMode,
  ctrlKey,
}: Pick<WheelEvent, "deltaY" | "deltaMode" | "ctrlKey">): number {
  const turned = deltaY * (units[deltaMode] ?? 1) * (ctrlKey ? 0.01 : 0.0015);
  return Math.min(Math.max(Math.exp(-turned), 0.5), 2);
}

/** How far a wheel asks to move aside: with Shift, or on a touchpad. Null when it asks to grow or shrink. */
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
