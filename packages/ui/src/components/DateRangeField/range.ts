import { compareDays, formatDate, type DateRange } from "@amberline/domain/dates";
import { parseDate } from "@internationalized/date";
import type { DateValue } from "react-aria-components";

/** What the picker works with: the same two days as objects, written yyyy-MM-dd. */
export interface Picked {
  start: DateValue;
  end: DateValue;
}

interface Bounds {
  /** First day that may be chosen. */
  min?: string;
  /** Last day that may be chosen. */
  max?: string;
}

export const toDay = parseDate;

export const toPicked = ({ start, end }: DateRange) => ({ start: toDay(start), end: toDay(end) });

/** Puts ends that were given the wrong way round right. */
export function inOrder({ start, end }: DateRange): DateRange {
  return compareDays(start, end) > 0 ? { start: end, end: start } : { start, end };
}

/** Whether both ends lie between the bounds, whichever way round they are. */
export function isWithin(range: DateRange, { min, max }: Bounds): boolean {
  const { start, end } = inOrder(range);
  return (!min || compareDays(start, min) >= 0) && (!max || compareDays(end, max) <= 0);
}

/** The bounds as they are said: "12 Mar 2026". */
export const boundsInWords = ({ min, max }: Bounds, locale: string) => ({
  min: min ? formatDate(min, locale, "medium") : "",
  max: max ? formatDate(max, locale, "medium") : "",
});
