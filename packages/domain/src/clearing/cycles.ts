/**
 * Regular credit transfers clear on TARGET business days at these local times in Riga. TARGET is closed on
 * Saturdays, Sundays, 1 January, Good Friday, Easter Monday, 1 May, 25 and 26 December (ECB).
 */
const cycleTimes = ["08:30", "10:30", "12:30", "14:30", "16:30"] as const;

const dayMs = 86_400_000;

/** Gregorian Easter Sunday (Meeus/Jones/Butcher), as midnight UTC. */
function easter(year: number): number {
  const a = year % 19;
  const b = Math.trunc(year / 100);
  const c = year % 100;
  const h = (19 * a + b - Math.trunc(b / 4) - Math.trunc((b - Math.trunc((b + 8) / 25) + 1) / 3) + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.trunc(c / 4) - h - (c % 4)) % 7;
  const m = Math.trunc((a + 11 * h + 22 * l) / 451);
  const n = h + l - 7 * m + 114;
  return Date.UTC(year, Math.trunc(n / 31) - 1, (n % 31) + 1);
}

/** Whether TARGET is open on a calendar day, given as midnight UTC of that day. */
export function isBusinessDay(day: number): boolean {
  const date = new Date(day);
  if (date.getUTCDay() % 6 === 0) return false;
  if (["01-01", "05-01", "12-25", "12-26"].includes(date.toISOString().slice(5, 10))) return false;
  const sunday = easter(date.getUTCFullYear());
  return day !== sunday - 2 * dayMs && day !== sunday + dayMs;
}

const rigaParts = new Intl.DateTimeFormat("en-GB", {
  timeZone: "Europe/Riga",
  hourCycle: "h23",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  hour: "2-digit",
  minute: "2-digit",
  second: "2-digit",
});

/** What a clock on a wall in Riga shows, written as if it were UTC. */
function rigaWall(now: number): number {
  const part = Object.fromEntries(rigaParts.formatToParts(now).map(({ type, value }) => [type, value]));
  return Date.parse(`${part.year}-${part.month}-${part.day}T${part.hour}:${part.minute}:${part.second}Z`);
}

/** The instant at which a wall clock in Riga shows `wall`. Cycle times never fall into the hour a clock change skips. */
function rigaInstant(wall: number): number {
  const first = wall - (rigaWall(wall) - wall);
  return wall - (rigaWall(first) - first);
}

/** The first clearing cycle after a clock reading, in milliseconds since 1970. */
export function nextCycle(now: number): number {
  const wall = rigaWall(now);
  for (let day = wall - (wall % dayMs); ; day += dayMs) {
    if (!isBusinessDay(day)) continue;
    for (const time of cycleTimes) {
      const cycle = rigaInstant(day + Date.parse(`1970-01-01T${time}:00Z`));
      if (cycle > now) return cycle;
    }
  }
}
