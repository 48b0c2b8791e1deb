import { epochOf, instant } from "../../db/schema";
import { inTransaction, type Db } from "../../ledger";

/** RTS on strong authentication, article 4(3)(b): at most five wrong attempts in a row. */
export const attemptsBeforeLock = 5;
/** How long the first lock lasts, the second, and so on; the last one repeats. */
export const lockMinutes = [1, 5, 15, 60] as const;

const minute = 60_000;
/** After a day without a wrong attempt the count begins anew. */
const forgetAfterMs = 24 * 60 * minute;

/** What an attempt was: `neither` when it lacked something rather than being wrong. */
export type Verdict = "right" | "wrong" | "neither";

/** What an attempt came to, or that the key is locked for so many minutes more and nothing was attempted. */
export type Judgement = { locked: false; verdict: Verdict } | { locked: true; minutes: number };

const lockAfter = (failures: number) =>
  lockMinutes[Math.min(failures / attemptsBeforeLock, lockMinutes.length) - 1] ?? 0;

/** The count under a key, held until the transaction ends. */
async function holdCount(trx: Db, key: string, now: number) {
  await trx
    .insertInto("throttle")
    .values({ key, failures: 0, locked_until: null, updated_at: instant(now) })
    .onConflict((row) => row.doNothing())
    .execute();
  return trx.selectFrom("throttle").selectAll().where("key", "=", key).forUpdate().executeTakeFirstOrThrow();
}

/**
 * Makes an attempt under a key: five wrong ones in a row lock it. Attempts under one key are made one after the other
 * and none is answered before, so a thousand guesses at once get no further than five. What the attempt changes, and
 * that it was counted, become true together.
 */
export function attemptUnder(
  db: Db,
  { key, now }: { key: string; now: number },
  attempt: (trx: Db) => Promise<Verdict>,
): Promise<Judgement> {
  return inTransaction(db, async (trx) => {
    const row = await holdCount(trx, key, now);
    const until = row.locked_until ? epochOf(row.locked_until) : 0;
    if (until > now) return { locked: true, minutes: Math.ceil((until - now) / minute) };
    const verdict = await attempt(trx);
    if (verdict === "neither") return { locked: false, verdict };
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
    return { locked: false, verdict };
  });
}

/** Counts an attempt under a key that was judged already. */
export const judge = (
  db: Db,
  { key, now, verdict }: { key: string; now: number; verdict: Verdict },
): Promise<Judgement> => attemptUnder(db, { key, now }, async () => verdict);

/** Forgets the attempts under a key, and lifts its lock. */
export async function forgetAttempts(db: Db, key: string): Promise<void> {
  await db.updateTable("throttle").set({ failures: 0, locked_until: null }).where("key", "=", key).execute();
}

/** Whether one more of something is allowed: so many in a window of time, which begins with its first. */
export function takeOne(
  db: Db,
  { key, now, limit, windowMs }: { key: string; now: number; limit: number; windowMs: number },
): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    const { failures: taken, updated_at: since } = await holdCount(trx, key, now);
    const isOver = Math.abs(now - epochOf(since)) >= windowMs;
    if (!isOver && taken >= limit) return false;
    await trx
      .updateTable("throttle")
      .set(isOver ? { failures: 1, updated_at: instant(now) } : { failures: taken + 1 })
      .where("key", "=", key)
      .execute();
    return true;
  });
}
