import { instantAt } from "@amberline/domain/dates";

/** Dates are dates in the bank's time zone. */
export const bankTimeZone = "Europe/Riga";

/** The instant a civil date (yyyy-MM-dd) begins at the bank. Clocks never change at midnight there. */
export const startOfDay = (day: string): number => instantAt(day, "00:00", bankTimeZone);
