import { addDays, addMonths, civilDate, instantAt, startOfMonth } from "@amberline/domain/dates";
import { bankTimeZone, startOfDay } from "../../days";

/** Once the day is over, what was paid on it is rounded up. */
export const nextRounding = (now: number): number => startOfDay(addDays(civilDate(now, bankTimeZone), 1));

const inMonth = (month: string, day: number): number =>
  instantAt(addDays(month, day - 1), "06:00", bankTimeZone);

/** The first morning after an instant that is on a day of the month. */
export function nextMonthly(day: number, after: number): number {
  const month = startOfMonth(civilDate(after, bankTimeZone));
  const inThis = inMonth(month, day);
  return inThis > after ? inThis : inMonth(addMonths(month, 1), day);
}
