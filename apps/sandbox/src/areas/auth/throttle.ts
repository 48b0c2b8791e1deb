import { dayMs, minuteMs } from "@amberline/domain/dates";
import { audit, auditSparingly, type AuditEntry } from "../../audit";
import { epochOf, instant } from "../../db/schema";
import { inTransaction, type Db } from "../../ledger";
import { currentRequest } from "../../platform/currentRequest";

/** RTS on strong authentication, article 4(3)(b): at most five wrong attempts in a row. */
export const attemptsBeforeLock = 5;
/** Duration of the first lock, the second, and so on; the last one repeats. */
export const lockMinutes = [1, 5, 15, 60] as const;

/** The count starts anew after a day without a wrong attempt. */
const forgetAfterMs = dayMs;

/** Whether an attempt was right, or why not. */
export type Verdict =
  | "right"
  | "wrongPassword"
  | "wrongCode"
  | "usedCode"
  | "noCode"
  | "passkeyRefused"
  | "passkeyNeeded"
  | "blocked";

/** Nothing was guessed. */
const uncounted: readonly Verdict[] = ["noCode", "passkeyRefused", "passkeyNeeded", "blocked"];

export type AttemptName = "signIn" | "block" | "payment" | "signing" | "twoFactor" | "stepUp" | "operator";

export interface Attempt {
  key: string;
  now: number;
  /** What is attempted and by whom; what fails is written to the audit log under that name. */
  trail: Omit<AuditEntry, "action"> & { of: AttemptName };
}

/** The result of an attempt, or the minutes for which the key is still locked, without an attempt. */
export type AttemptResult = { locked: false; verdict: Verdict } | { locked: true; minutes: number };

const lockAfter = (failures: number) =>
  lockMinutes[Math.min(failures / attemptsBeforeLock, lockMinutes.length) - 1] ?? 0;

/** Locks the count of a key until the transaction ends. */
const lockCount = (trx: Db, key: string, now: number) =>
  trx
    .insertInto("throttle")
    .values({ key, failures: 0, locked_until: null, updated_at: instant(now) })
    .onConflict((row) => row.column("key").doUpdateSet(({ ref }) => ({ failures: ref("throttle.failures") })))
    .returningAll()
    .executeTakeFirstOrThrow();

/**
 * Makes an attempt under a key: five wrong ones in a row lock it. Attempts under one key run one after the other, each
 * in full, so that a thousand concurrent guesses get no further than five. The effect of the attempt and its count are
 * committed together.
 */
export function attemptUnder(
  db: Db,
  { key, now, trail: { of, ...trail } }: Attempt,
  attempt: (trx: Db) => Promise<Verdict>,
): Promise<AttemptResult> {
  return inTransaction(db, async (trx) => {
    const row = await lockCount(trx, key, now);
    const until = row.locked_until ? epochOf(row.locked_until) : 0;
    if (until > now) {
      await audit(trx, { ...trail, action: `${of}.locked` });
      return { locked: true, minutes: Math.ceil((until - now) / minuteMs) };
    }
    const verdict = await attempt(trx);
    if (verdict !== "right") await audit(trx, { ...trail, action: `${of}.${verdict}` });
    if (uncounted.includes(verdict)) return { locked: false, verdict };
    if (verdict === "right" && row.failures === 0) return { locked: false, verdict };
    const isForgotten = now - epochOf(row.updated_at) >= forgetAfterMs;
    const failures = verdict === "right" ? 0 : (isForgotten ? 0 : row.failures) + 1;
    const locks = failures > 0 && failures % attemptsBeforeLock === 0;
    await trx
      .updateTable("throttle")
      .set({
        failures,
        locked_until: locks ? instant(now + lockAfter(failures) * minuteMs) : null,
        updated_at: instant(now),
      })
      .where("key", "=", key)
      .execute();
    return { locked: false, verdict };
  });
}

/** Counts an attempt that has been judged already. */
export const recordAttempt = (
  db: Db,
  { verdict, ...attempt }: Attempt & { verdict: Verdict },
): Promise<AttemptResult> => attemptUnder(db, attempt, async () => verdict);

/** For how many minutes a key is locked; 0 if it is not. */
export async function lockedMinutes(db: Db, key: string, now: number): Promise<number> {
  const row = await db
    .selectFrom("throttle")
    .select("locked_until")
    .where("key", "=", key)
    .executeTakeFirst();
  return row?.locked_until ? Math.max(0, Math.ceil((epochOf(row.locked_until) - now) / minuteMs)) : 0;
}

/** Resets the attempts of a key and lifts its lock, and those of the devices counted below it. */
export async function forgetAttempts(db: Db, key: string): Promise<void> {
  await db
    .updateTable("throttle")
    .set({ failures: 0, locked_until: null })
    .where((row) => row.or([row("key", "=", key), row("key", "like", `${key}:%`)]))
    .execute();
}

/**
 * Begins a count below a key with the worst of the key's and those below it, so that nobody who can have devices made
 * guesses anew with each.
 */
export async function inheritAttempts(db: Db, key: string, below: string): Promise<void> {
  await db
    .insertInto("throttle")
    .columns(["key", "failures", "locked_until", "updated_at"])
    .expression((eb) =>
      eb
        .selectFrom("throttle")
        .select(({ cast, val, fn }) => [
          cast<string>(val(`${key}:${below}`), "text").as("key"),
          fn.max("failures").as("failures"),
          fn.max("locked_until").as("locked_until"),
          fn.max("updated_at").as("updated_at"),
        ])
        .where((row) => row.or([row("key", "=", key), row("key", "like", `${key}:%`)]))
        .having(({ fn }) => fn.countAll(), ">", 0),
    )
    .onConflict((row) => row.doNothing())
    .execute();
}

/** Rate limit: at most so many in a window of time, which starts with the first. */
export function isWithinLimit(
  db: Db,
  { key, now, limit, windowMs }: { key: string; now: number; limit: number; windowMs: number },
): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    const { failures: taken, updated_at: since } = await lockCount(trx, key, now);
    const isOver = Math.abs(now - epochOf(since)) >= windowMs;
    if (!isOver && taken >= limit) {
      const loginId = currentRequest()?.session?.loginId;
      await auditSparingly(trx, { at: now, action: `${key.split(":")[0]}.tooMany`, loginId });
      return false;
    }
    await trx
      .updateTable("throttle")
      .set(isOver ? { failures: 1, updated_at: instant(now) } : { failures: taken + 1 })
      .where("key", "=", key)
      .execute();
    return true;
  });
}
