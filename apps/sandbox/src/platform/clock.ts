import { type Kysely } from "kysely";
import { type Database } from "../db/schema";
import { inTransaction } from "../db/inTransaction";

/** The source of time: everything that needs it receives a clock, or a reading of one. */
export interface Clock {
  /** Milliseconds since 1970 in UTC. */
  now(): number;
}

/** The system's time; nothing else reads it. */
export const systemClock: Clock = { now: Date.now };

/**
 * A clock testers can shift. The shift is stored in the database, so that it survives a restart and applies to other
 * processes.
 */
export interface ShiftableClock extends Clock {
  /** Milliseconds ahead of its source. */
  shiftMs(): number;
  /** Negative moves it back. Joins the caller's transaction if there is one. */
  shiftBy(ms: number, within?: Kysely<Database>): Promise<void>;
  /** Reads a shift made by another process. */
  reload(): Promise<void>;
}

const key = "clock.shift_ms";

/** As long as the caller's transaction may take to end after a shift. */
const uncommittedMs = 10_000;

/** `source` shifted by the value in the settings. */
export async function sandboxClock(
  db: Kysely<Database>,
  source: Clock = systemClock,
): Promise<ShiftableClock> {
  let shift = 0;
  /** The last shift of this process: others are told the one before until it is committed. */
  let own = { before: NaN, until: 0 };
  const reload = async () => {
    const known = own;
    const row = await db.selectFrom("settings").select("value").where("key", "=", key).executeTakeFirst();
    const stored = row ? Number(row.value) : 0;
    const isOld = own !== known || (stored === own.before && source.now() < own.until);
    if (!isOld) shift = stored;
  };
  await reload();
  return {
    now: () => source.now() + shift,
    shiftMs: () => shift,
    async shiftBy(ms, within = db) {
      if (!Number.isSafeInteger(ms)) throw new RangeError("A clock moves by whole milliseconds.");
      await inTransaction(within, async (trx) => {
        await trx
          .insertInto("settings")
          .values({ key, value: "0" })
          .onConflict((row) => row.doNothing())
          .execute();
        const row = await trx
          .selectFrom("settings")
          .select("value")
          .where("key", "=", key)
          .forUpdate()
          .executeTakeFirstOrThrow();
        const before = Number(row.value);
        const moved = before + ms;
        await trx
          .updateTable("settings")
          .set({ value: String(moved) })
          .where("key", "=", key)
          .execute();
        own = { before, until: source.now() + uncommittedMs };
        shift = moved;
      });
    },
    reload,
  };
}
