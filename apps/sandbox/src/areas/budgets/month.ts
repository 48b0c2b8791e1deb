import { addDays, addMonths, civilDate, daysBetween, startOfMonth } from "@amberline/domain/dates";
import { bankTimeZone, startOfDay } from "../../days";
import { instant } from "../../db/schema";

const between = (first: string, next: string) => ({
  start: instant(startOfDay(first)),
  end: instant(startOfDay(next)),
});

/** The bank's month. */
export function monthAt(now: number) {
  const today = civilDate(now, bankTimeZone);
  const first = startOfMonth(today);
  const next = addMonths(first, 1);
  return {
    first,
    last: addDays(next, -1),
    /** Today included. */
    daysLeft: daysBetween(today, next),
    /** yyyy-MM. */
    name: first.slice(0, 7),
    whole: between(first, next),
  };
}

const mostMonths = 3;

/** The last three whole months, or as many as have begun since; null for none. */
export function monthsBefore(now: number, since: number) {
  const { first } = monthAt(now);
  const starts = Array.from({ length: mostMonths }, (_, nth) => addMonths(first, nth - mostMonths));
  const counted = starts.filter((start) => startOfDay(start) >= since);
  return counted[0] === undefined ? null : { count: counted.length, whole: between(counted[0], first) };
}
