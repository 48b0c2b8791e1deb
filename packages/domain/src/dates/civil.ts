import { tzOffset } from "@date-fns/tz/tzOffset";

export const dayMs = 86_400_000;
const written = /^\d{4}-\d{2}-\d{2}$/;

function midnightOf(text: string): number | null {
  const ms = written.test(text) ? new Date(`${text}T00:00:00Z`).getTime() : Number.NaN;
  return Number.isNaN(ms) || new Date(ms).toISOString().slice(0, 10) !== text ? null : ms;
}

/** Midnight UTC of a civil date. For arithmetic and Intl only, so that the local time zone plays no part. */
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

/** Whether a text is an existing date written yyyy-MM-dd; 30 February is not. */
export const isCivilDate = (text: string): boolean => midnightOf(text) !== null;

const aheadOfUtc = (instantMs: number, timeZone: string): number =>
  tzOffset(timeZone, new Date(instantMs)) * 60_000;

/** The civil date (yyyy-MM-dd) in a time zone at an instant in milliseconds since 1970. */
export const civilDate = (instantMs: number, timeZone: string): string =>
  fromCarrier(instantMs + aheadOfUtc(instantMs, timeZone));

/**
 * The instant at which clocks in a time zone show a time ("08:30") on a civil date. Not for a time that a clock change
 * skips or repeats.
 */
export function instantAt(day: string, time: string, timeZone: string): number {
  const asUtc = Date.parse(`${day}T${time}Z`);
  return asUtc - aheadOfUtc(asUtc - aheadOfUtc(asUtc, timeZone), timeZone);
}

/** Negative for earlier dates. Throws RangeError if `day` is no civil date. */
export const addDays = (day: string, days: number): string => fromCarrier(carrierOf(day) + days * dayMs);

/** Calendar days from one date to another; negative if `to` is earlier. */
export const daysBetween = (from: string, to: string): number => (carrierOf(to) - carrierOf(from)) / dayMs;

/** For sorting: -1, 0 or 1. */
export function compareDays(a: string, b: string): -1 | 0 | 1 {
  const days = daysBetween(b, a);
  if (days === 0) return 0;
  return days < 0 ? -1 : 1;
}

export const startOfMonth = (day: string): string => fromCarrier(carrierOf(day)).slice(0, 8) + "01";
