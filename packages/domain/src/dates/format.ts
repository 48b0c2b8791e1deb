import { addDays, carrierOf } from "./civil";
import { type DateRange } from "./presets";

const formats = new Map<string, Intl.DateTimeFormat>();

/** English is written the British way; every other language as it is given. */
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

/** "12 March 2026", "2026. gada 12. marts" (long) or "12 Mar 2026" (medium). Throws RangeError when `day` is no civil date. */
export const formatDate = (day: string, locale: string, style: "long" | "medium" = "long"): string =>
  formatFor(locale, { ...styles[style], timeZone: "UTC" }).format(carrierOf(day));

/** A day as a heading: today and yesterday as tokens, for the catalogue to word; any other day written out. */
export type DayLabel = { day: "today" } | { day: "yesterday" } | { day: "date"; text: string };

/** Labels a day as seen on `today`; a day of the same year goes without its year ("18 November"). */
export function formatDay(day: string, locale: string, today: string): DayLabel {
  if (day === today) return { day: "today" };
  if (day === addDays(today, -1)) return { day: "yesterday" };
  const style = day.slice(0, 4) === today.slice(0, 4) ? styles.dayMonth : styles.long;
  return { day: "date", text: formatFor(locale, { ...style, timeZone: "UTC" }).format(carrierOf(day)) };
}

/** "22 Oct – 21 Nov 2026", shortened as the language does when both ends share month or year. */
export const formatDateRange = ({ start, end }: DateRange, locale: string): string =>
  formatFor(locale, { ...styles.medium, timeZone: "UTC" }).formatRange(carrierOf(start), carrierOf(end));

/** An instant in milliseconds as "12 March 2026 at 14:05" on the wall in a time zone. */
export const formatInstant = (instantMs: number, locale: string, timeZone: string): string =>
  formatFor(locale, {
    ...styles.long,
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
    timeZone,
  }).format(instantMs);

/** An instant in milliseconds as "14:05" on the wall in a time zone. */
export const formatTime = (instantMs: number, locale: string, timeZone: string): string =>
  formatFor(locale, { hour: "2-digit", minute: "2-digit", hourCycle: "h23", timeZone }).format(instantMs);
