import { type ColumnType } from "kysely";

/** A point in time as ISO 8601 in UTC with milliseconds, `2026-11-21T08:30:00.000Z`. Both databases read and write it so. */
export type Instant = string;

/** A bigint column: a safe integer on both databases; an unsafe one throws on reading. */
export type Count = number;

/** Money in minor units of the row's currency. */
export type Cents = number;

/** Written once with the row, never updated. */
export type Fixed<T> = ColumnType<T, T, never>;

/** Written once with the row, may be left out. */
export type FixedOptional<T> = ColumnType<T, T | undefined, never>;

/** Assigned by the database. */
export type Assigned<T> = ColumnType<T, never, never>;

/** The instant of a clock reading, as the database wants it. */
export const instant = (epochMs: number): Instant => new Date(epochMs).toISOString();

/** The clock reading of a stored instant. */
export const epochOf = (stored: Instant): number => Date.parse(stored);
