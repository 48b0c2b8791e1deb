import { type Kysely } from "kysely";
import { epochOf, instant, type Database } from "../../db/schema";

/** RTS on strong authentication, article 4(3)(b): at most five wrong attempts in a row. */
export const attemptsBeforeLock = 5;
/** How long the first lock lasts, the second, and so on; the last one repeats. */
export const lockMinutes = [1, 5, 15, 60] as const;

const minute = 60_000;
/** After a day without a wrong attempt the count begins anew. */
const forgetAfterMs = 24 * 60 * minute;

/** What an attempt was: `neither` when it lacked something rather than being wrong. */
export type Verdict = "right" | "wrong" | "neither";

/** Whether the attempt counts at all, or the key is locked for so many minutes more. */
export type Judgement = { locked: false } | { locked: true; minutes: number };

const lockAfter = (failures: number) =>
  lockMinutes[Math.min(failures / attemptsBeforeLock, lockMinutes.length) - 1] ?? 0;

/**
 * Judges an attempt under a key: five wrong ones in a row lock it. Attempts under one key are judged one after the
 * other and none is answered before, so a thousand guesses at once get no further than five.
 */
export async function judge(
  db: Kysely<Database>,
  { key, now, verdict }: { key: string; now: number; verdict: Verdict },
): Promise<Judgement> {
  return db.transaction().execute(async (trx) => {
    await trx
      .insertInto("throttle")
      .values({ key, failures: 0, locked_until: null, updated_at: instant(now) })
      .onConflict((row) => row.doNothing())
      .execute();
    const row = await trx
      .selectFrom("throttle")
      .selectAll()
      .where("key", "=", key)
      .forUpdate()
      .executeTakeFirstOrThrow();
    const until = row.locked_until ? epochOf(row.locked_until) : 0;
    if (until > now) return { locked: true, minutes: Math.ceil((until - now) / minute) };
    if (verdict === "neither") return { locked: false };
    const isForgotten = now - epochOf(row.updated_at) >= forgetAfterMs;
    const failures = verdict === "right" ? 0 : (isForgotten ? 0 : row.failures) + 1;
    const locks = failures > 0 && failures % attemptsBeforeLock === 0;
    await trx
      .updateTable("throttle")
      .set({
        failures,
        locked_until: locks ? instant(now + lockAfter(failures) * minute) : null,
        updated_at: instant(now),
      })
      .where("key", "=", key)
      .execute();
    return { locked: false };
  });
}
