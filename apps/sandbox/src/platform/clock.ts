import { type Kysely } from "kysely";
import { type Database } from "../db/schema";

/** Where the time comes from: everything that needs it is given a clock, or a reading of one. */
export interface Clock {
  /** Milliseconds since 1970 in UTC. */
  now(): number;
}

/** The machine's own time; the one place it is read. */
export const systemClock: Clock = { now: Date.now };

/** A clock a tester can move. The shift is kept in the database, so it outlives a restart and other processes read it too. */
export interface ShiftableClock extends Clock {
  /** How far it runs ahead of its source, in milliseconds. */
  shiftMs(): number;
  /** Moves it further; negative moves it back. */
  shiftBy(ms: number): Promise<void>;
  /** Takes over a shift made by another process. */
  reload(): Promise<void>;
}

const key = "clock.shift_ms";

/** The sandbox's clock: `source` moved by the shift stored in settings. */
export async function sandboxClock(
  db: Kysely<Database>,
  source: Clock = systemClock,
): Promise<ShiftableClock> {
  let shift = 0;
  const reload = async () => {
    const row = await db.selectFrom("settings").select("value").where("key", "=", key).executeTakeFirst();
    shift = row ? Number(row.value) : 0;
  };
  await reload();
  return {
    now: () => source.now() + shift,
    shiftMs: () => shift,
    async shiftBy(ms) {
      if (!Number.isSafeInteger(ms)) throw new RangeError("A clock moves by whole milliseconds.");
      await db.transaction().execute(async (trx) => {
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
        const moved = Number(row.value) + ms;
        await trx
          .updateTable("settings")
          .set({ value: String(moved) })
          .where("key", "=", key)
          .execute();
        shift = moved;
      });
    },
    reload,
  };
}
