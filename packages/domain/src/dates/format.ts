import { addDays, civilDate, dateOf } from "./civil";
import { type DateRange } from "./presets";

const formats = new Map<string, Intl.DateTimeFormat>();

/** English means British English. */
function formatFor(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat(locale === "en" ? "en-GB" : locale, options);
  formats.set(key, made);
  return made;
}

const styles = {
  long: { day: "numeric", month: "long", year: "numeric" },
  medium: { day: "numeric", month: "short", year: "numeric" },
  dayMonth: { day: "numeric", month: "long" },
} as const;

/** Latvian dates are digits only: a date in words has a case, and texts put dates into any sentence. */
const inDigits = (day: string) => `${day.slice(8)}.${day.slice(5, 7)}.${day.slice(0, 4)}.`;

/** "12 March 2026" (long), "12 Mar 2026" (medium), "12.03.2026." Throws RangeError if `day` is no civil date. */
export function formatDate(day: string, locale: string, style: "long" | "medium" = "long"): string {
  const date = dateOf(day);
  return locale === "lv" ? inDigits(day) : formatFor(locale, styles[style]).format(date);
}

/** A day as a heading: today and yesterday for the catalogue to translate, any other day formatted. */
export type DayLabel = { day: "today" } | { day: "yesterday" } | { day: "date"; text: string };

/** Labels a day relative to `today`; the current year is left out ("18 November"). */
export function formatDay(day: string, locale: string, today: string): DayLabel {
  if (day === today) return { day: "today" };
  if (day === addDays(today, -1)) return { day: "yesterday" };
  return { day: "date", text: formatDayMonth(day, locale, today) };
}

/** "12 March", with the year unless it is this one; "12.03.2026." */
export function formatDayMonth(day: string, locale: string, today: string): string {
  if (locale === "lv") return formatDate(day, locale);
  const style = day.slice(0, 4) === today.slice(0, 4) ? styles.dayMonth : styles.long;
  return formatFor(locale, style).format(dateOf(day));
}

const monthStyles = {
  name: { month: "long" },
  year: { month: "long", year: "numeric" },
  short: { month: "short" },
  letter: { month: "narrow" },
} as const;

/** "Monday" or "M" for 0, to "Sunday" or "S" for 6. */
export function formatWeekday(nth: number, locale: string, style: "long" | "narrow"): string {
  const text = formatFor(locale, { weekday: style }).format(dateOf(addDays("2024-01-01", nth)));
  return text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);
}

/** The month of a day: "November", "November 2026", "Nov" or "N". Begins with a capital, as a heading does. */
export function formatMonth(day: string, locale: string, style: keyof typeof monthStyles = "name"): string {
  const text = formatFor(locale, monthStyles[style]).format(dateOf(day));
  return text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);
}

/** "22 Oct – 21 Nov 2026", "22.10.2026.–21.11.2026.": what both ends share appears once, as the language has it. */
export function formatDateRange({ start, end }: DateRange, locale: string): string {
  if (locale === "lv")
    return start === end
      ? formatDate(start, locale)
      : `${formatDate(start, locale)}–${formatDate(end, locale)}`;
  return formatFor(locale, styles.medium).formatRange(dateOf(start), dateOf(end));
}

/** "12 March 2026 at 14:05" or "12.03.2026. 14:05" in a time zone, for an instant in milliseconds. */
export function formatInstant(instantMs: number, locale: string, timeZone: string): string {
  if (locale === "lv")
    return `${inDigits(civilDate(instantMs, timeZone))} ${formatTime(instantMs, locale, timeZone)}`;
  return formatFor(locale, {
    ...styles.long,
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
    timeZone,
  }).format(instantMs);
}

/** "14:05" in a time zone, for an instant in milliseconds. */
export const formatTime = (instantMs: number, locale: string, timeZone: string): string =>
  formatFor(locale, { hour: "2-digit", minute: "2-digit", hourCycle: "h23", timeZone }).format(instantMs);
