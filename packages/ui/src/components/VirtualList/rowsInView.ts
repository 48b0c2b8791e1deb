import { defaultRangeExtractor, type Range } from "@tanstack/react-virtual";

/** Maximum number of rendered rows, however tall the screen. */
export const MOST_ROWS = 60;

/** The indexes around the visible rows, and the focused row wherever it is, in order. */
export function rowsInView(range: Range, focused: number): number[] {
  const around = defaultRangeExtractor(range);
  const surplus = Math.max(0, around.length - (MOST_ROWS - 1));
  const above = Math.min(range.startIndex - (around[0] ?? 0), Math.ceil(surplus / 2));
  const rows = around.slice(above, above + MOST_ROWS - 1);
  if (focused >= range.count || rows.includes(focused)) return rows;
  return focused < (rows[0] ?? 0) ? [focused, ...rows] : [...rows, focused];
}

/** The row an arrow key leads to; undefined for every other key. */
export function rowAfter(key: string, from: number, count: number, screenful: number): number | undefined {
  const steps: Record<string, number> = {
    ArrowDown: from + 1,
    ArrowUp: from - 1,
    PageDown: from + screenful,
    PageUp: from - screenful,
    Home: 0,
    End: count - 1,
  };
  const to = steps[key];
  return to === undefined ? undefined : Math.min(Math.max(to, 0), count - 1);
}

/** Index of the focused row now; rows may have been prepended. */
export function focusedNow(
  { index, key }: { index: number; key: string },
  count: number,
  keyOf: (at: number) => string,
) {
  if (key === "" || (index < count && keyOf(index) === key)) return Math.min(index, Math.max(0, count - 1));
  for (let at = 0; at < count; at += 1) if (keyOf(at) === key) return at;
  return 0;
}
