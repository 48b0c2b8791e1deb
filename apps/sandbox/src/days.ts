/** Days begin and end where the bank is. */
export const bankTimeZone = "Europe/Riga";

const wall = new Intl.DateTimeFormat("en-u-nu-latn", {
  timeZone: bankTimeZone,
  hourCycle: "h23",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  hour: "2-digit",
  minute: "2-digit",
});

/** How far a wall clock at the bank is ahead of UTC at an instant, in milliseconds. */
function aheadOfUtc(at: number): number {
  const part = Object.fromEntries(wall.formatToParts(at).map(({ type, value }) => [type, value]));
  return (
    Date.parse(`${part["year"]}-${part["month"]}-${part["day"]}T${part["hour"]}:${part["minute"]}Z`) - at
  );
}

/** The instant a civil date (yyyy-MM-dd) begins at the bank. Clocks never change at midnight there. */
export function startOfDay(day: string): number {
  const midnight = Date.parse(`${day}T00:00Z`);
  return midnight - aheadOfUtc(midnight - aheadOfUtc(midnight));
}
