import { nextCycle } from "@amberline/domain/clearing";
import { addDays, civilDate, formatDayMonth } from "@amberline/domain/dates";
import type { ArrivalDay } from "./PaymentFields";

export function arrivalDay(now: number, locale: string, timeZone: string): ArrivalDay {
  const today = civilDate(now, timeZone);
  const day = civilDate(nextCycle(now), timeZone);
  if (day === today) return { day: "today" };
  if (day === addDays(today, 1)) return { day: "tomorrow" };
  return { day: "date", text: formatDayMonth(day, locale, today) };
}
