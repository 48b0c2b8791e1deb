/** The date of all pictures, a Saturday. */
export const exampleDay = {
  today: "2026-11-21",
  timeZone: "Europe/Riga",
  now: () => Date.UTC(2026, 10, 21, 9, 30),
} as const;
