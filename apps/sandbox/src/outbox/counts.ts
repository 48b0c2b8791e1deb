import { dayMs } from "@amberline/domain/dates";
import { sql, type Kysely } from "kysely";
import { epochOf, instant, type Count, type Database, type Instant } from "../db/schema";

/** Longer than a message may wait before it is given up. */
const lookBackMs = 3 * dayMs;

/** Messages that wait for the mail server, since when, and those of the last days that were given up. */
export async function messageCounts(db: Kysely<Database>, now: number) {
  const { rows } = await sql<{ waiting: Count; oldest: Instant | null; given_up: Count }>`
    select
      (select count(*) from outbox where next_try_at is not null) as waiting,
      (select min(created_at) from outbox where next_try_at is not null) as oldest,
      (select count(*) from outbox where created_at > ${instant(now - lookBackMs)}
        and problem is not null and next_try_at is null) as given_up
  `.execute(db);
  const { waiting = 0, oldest = null, given_up: givenUp = 0 } = rows[0] ?? {};
  return { waiting, givenUp, oldestMs: oldest === null ? 0 : now - epochOf(oldest) };
}
