/** The types whose text both drivers hand over, by PostgreSQL's own number (pg_type.oid). */
export const oid = { int8: 20, timestamptz: 1184 } as const;

/** A bigint as a number. Throws when a number cannot hold it exactly. */
export function readInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is beyond a safe integer.`);
  return value;
}

/** PostgreSQL's ISO text of a timestamptz, in any session time zone, as an instant in UTC. */
export function readInstant(text: string): string {
  const zoned = text.replace(" ", "T").replace(/([+-]\d\d)$/, "$1:00");
  return new Date(zoned).toISOString();
}
