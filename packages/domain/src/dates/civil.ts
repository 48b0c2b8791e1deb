const dayMs = 86_400_000;
const written = /^\d{4}-\d{2}-\d{2}$/;

function midnightOf(text: string): number | null {
  const ms = written.test(text) ? new Date(`${text}T00:00:00Z`).getTime() : Number.NaN;
  return Number.isNaN(ms) || new Date(ms).toISOString().slice(0, 10) !== text ? null : ms;
}

/** Midnight UTC of a civil date, a carrier for arithmetic and Intl alone: no local time zone ever touches it. */
export function carrierOf(day: string): number {
  const ms = midnightOf(day);
  if (ms === null) throw new RangeError(`"${day}" is not a day of the calendar written as yyyy-MM-dd.`);
  return ms;
}

const fromCarrier = (ms: number): string => {
  const day = new Date(ms).toISOString().slice(0, 10);
  if (!written.test(day)) throw new RangeError("Civil dates run from year 0000 to 9999.");
  return day;
};

/** Whether a text is a day of the calendar written as yyyy-MM-dd; 30 February is not. */
export const isCivilDate = (text: string): boolean => midnightOf(text) !== null;

const clocks = new Map<string, Intl.DateTimeFormat>();

function clockIn(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat("en-u-ca-iso8601-nu-latn", {
    timeZone,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
  });
  clocks.set(timeZone, made);
  return made;
}

/** The civil date (yyyy-MM-dd) on the wall in a time zone at an instant in milliseconds since 1970. */
export function civilDate(instantMs: number, timeZone: string): string {
  const parts = new Map(
    clockIn(timeZone)
      .formatToParts(instantMs)
      .map(({ type, value }) => [type, value]),
  );
  return `${parts.get("year")!.padStart(4, "0")}-${parts.get("month")}-${parts.get("day")}`;
}

/** The day so many days later, or earlier when negative. Throws RangeError when `day` is no civil date. */
export const addDays = (day: string, days: number): string => fromCarrier(carrierOf(day) + days * dayMs);

/** How many days after `from` the day `to` lies; negative when before. */
export const daysBetween = (from: string, to: string): number => (carrierOf(to) - carrierOf(from)) / dayMs;

/** -1, 0 or 1, fit for sorting. */
export function compareDays(a: string, b: string): -1 | 0 | 1 {
  const days = daysBetween(b, a);
  if (days === 0) return 0;
  return days < 0 ? -1 : 1;
}

export const startOfMonth = (day: string): string => fromCarrier(carrierOf(day)).slice(0, 8) + "01";
