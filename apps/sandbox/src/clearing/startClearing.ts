import { type Kysely } from "kysely";
import { type Database } from "../db/schema";
import { type Clock } from "../platform/clock";
import { repeatedly, type Loop } from "../platform/repeatedly";
import { runClearing } from "./runClearing";

/** Runs clearing periodically. */
export const startClearing = ({
  db,
  clock,
  everyMs = 1_000,
  onError,
}: {
  db: Kysely<Database>;
  clock: Clock;
  everyMs?: number;
  onError: (error: unknown) => void;
}): Loop => repeatedly(() => runClearing(db, clock.now()), { everyMs, onError });
