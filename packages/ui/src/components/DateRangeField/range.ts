import { compareDays, formatDate, type DateRange } from "@amberline/domain/dates";
import { parseDate } from "@internationalized/date";
import type { DateValue } from "react-aria/useDateRangePicker";

/** The range in the form React Aria takes. */
export interface Picked {
  /** First day. */
  start: DateValue;
  /** Last day, included. */
  end: DateValue;
}

interface Bounds {
  /** Earliest day, yyyy-MM-dd. */
  min?: string;
  /** Latest day, yyyy-MM-dd. */
  max?: string;
}

export const toDay = parseDate;

export const toPicked = ({ start, end }: DateRange) => ({ start: toDay(start), end: toDay(end) });

/** Swaps reversed dates. */
export function inOrder({ start, end }: DateRange): DateRange {
  return compareDays(start, end) > 0 ? { start: end, end: start } : { start, end };
}

/** Whether both dates lie within the bounds, in either order. */
export function isWithin(range: DateRange, { min, max }: Bounds): boolean {
  const { start, end } = inOrder(range);
  return (!min || compareDays(start, min) >= 0) && (!max || compareDays(end, max) <= 0);
}

/** The bounds formatted for a sentence: "12 Mar 2026". */
export const boundsInWords = ({ min, max }: Bounds, locale: string) => ({
  min: min ? formatDate(min, locale, "medium") : "",
  max: max ? formatDate(max, locale, "medium") : "",
});
