import { tzOffset } from "@date-fns/tz/tzOffset";
import { addDays as addDaysTo } from "date-fns/addDays";
import { addMonths as addMonthsTo } from "date-fns/addMonths";
import { compareAsc } from "date-fns/compareAsc";
import { differenceInCalendarDays } from "date-fns/differenceInCalendarDays";
import { formatISO } from "date-fns/formatISO";
import { isValid } from "date-fns/isValid";
import { isWeekend as isWeekendDate } from "date-fns/isWeekend";
import { parseISO } from "date-fns/parseISO";
import { startOfMonth as startOfMonthOf } from "date-fns/startOfMonth";

export {
  millisecondsInDay as dayMs,
  millisecondsInHour as hourMs,
  millisecondsInMinute as minuteMs,
} from "date-fns/constants";

const write = (date: Date): string => formatISO(date, { representation: "date" });

/** Whether a text is an existing date written yyyy-MM-dd; 30 February is not. */
export function isCivilDate(text: string): boolean {
  if (text.length !== 10) return false;
  const date = parseISO(text);
  return isValid(date) && write(date) === text;
}

/** The day as the clocks here have it, in whatever time zone that is. For arithmetic and Intl only. */
export function dateOf(day: string): Date {
  if (!isCivilDate(day)) throw new RangeError(`"${day}" is not a day of the calendar written as yyyy-MM-dd.`);
  return parseISO(day);
}

function inRange(day: string): string {
  if (!isCivilDate(day)) throw new RangeError("Civil dates run from year 0000 to 9999.");
  return day;
}

const fromDate = (date: Date): string => inRange(write(date));

const aheadOfUtc = (instantMs: number, timeZone: string): number =>
  tzOffset(timeZone, new Date(instantMs)) * 60_000;

/** The civil date (yyyy-MM-dd) in a time zone at an instant in milliseconds since 1970. */
export const civilDate = (instantMs: number, timeZone: string): string =>
  inRange(new Date(instantMs + aheadOfUtc(instantMs, timeZone)).toISOString().slice(0, 10));

/**
 * The instant at which clocks in a time zone show a time ("08:30") on a civil date. Not for a time that a clock change
 * skips or repeats.
 */
export function instantAt(day: string, time: string, timeZone: string): number {
  const asUtc = Date.parse(`${day}T${time}Z`);
  return asUtc - aheadOfUtc(asUtc - aheadOfUtc(asUtc, timeZone), timeZone);
}

/** Negative for earlier dates. Throws RangeError if `day` is no civil date. */
export const addDays = (day: string, days: number): string => fromDate(addDaysTo(dateOf(day), days));

/** The same day of another month, or its last day where there is none. */
export const addMonths = (day: string, months: number): string => fromDate(addMonthsTo(dateOf(day), months));

/** Calendar days from one date to another; negative if `to` is earlier. */
export const daysBetween = (from: string, to: string): number =>
  differenceInCalendarDays(dateOf(to), dateOf(from));

/** For sorting: -1, 0 or 1. */
export const compareDays = (a: string, b: string): number => compareAsc(dateOf(a), dateOf(b));

export const startOfMonth = (day: string): string => fromDate(startOfMonthOf(dateOf(day)));

export const isWeekend = (day: string): boolean => isWeekendDate(dateOf(day));
