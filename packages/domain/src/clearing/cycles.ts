import { addDays, civilDate, instantAt, isWeekend } from "../dates";

/**
 * Regular credit transfers clear on TARGET business days at these local times in Riga. TARGET is closed on
 * Saturdays, Sundays, 1 January, Good Friday, Easter Monday, 1 May, 25 and 26 December (ECB).
 */
const cycleTimes = ["08:30", "10:30", "12:30", "14:30", "16:30"] as const;

const timeZone = "Europe/Riga";

/** Gregorian Easter Sunday (Meeus/Jones/Butcher) as a civil date, 22 March at the earliest. */
function easter(year: string): string {
  const a = Number(year) % 19;
  const b = Math.trunc(Number(year) / 100);
  const c = Number(year) % 100;
  const h = (19 * a + b - Math.trunc(b / 4) - Math.trunc((b - Math.trunc((b + 8) / 25) + 1) / 3) + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.trunc(c / 4) - h - (c % 4)) % 7;
  const m = Math.trunc((a + 11 * h + 22 * l) / 451);
  return addDays(`${year}-03-22`, h + l - 7 * m);
}

/** Whether TARGET is open on a civil date. */
export function isBusinessDay(day: string): boolean {
  if (isWeekend(day)) return false;
  if (["01-01", "05-01", "12-25", "12-26"].includes(day.slice(5))) return false;
  const sunday = easter(day.slice(0, 4));
  return day !== addDays(sunday, -2) && day !== addDays(sunday, 1);
}

/** The first clearing cycle after an instant, both in milliseconds since 1970. */
export function nextCycle(now: number): number {
  for (let day = civilDate(now, timeZone); ; day = addDays(day, 1)) {
    if (!isBusinessDay(day)) continue;
    const cycle = cycleTimes.map((time) => instantAt(day, time, timeZone)).find((instant) => instant > now);
    if (cycle !== undefined) return cycle;
  }
}
