import { type ColumnType } from "kysely";

/** ISO 8601 in UTC with milliseconds, `2026-11-21T08:30:00.000Z`, on both databases. */
export type Instant = string;

/** A bigint column: a safe integer on both databases; reading an unsafe one throws. */
export type Count = number;

/** Money in minor units of the row's currency. */
export type Cents = number;

/** Set on insert, never updated. */
export type Fixed<T> = ColumnType<T, T, never>;

/** Set on insert, optional, never updated. */
export type FixedOptional<T> = ColumnType<T, T | undefined, never>;

/** Assigned by the database. */
export type Assigned<T> = ColumnType<T, never, never>;

export const instant = (epochMs: number): Instant => new Date(epochMs).toISOString();

export const epochOf = (stored: Instant): number => Date.parse(stored);
