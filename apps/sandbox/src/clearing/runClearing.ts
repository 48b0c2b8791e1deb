import { type Kysely } from "kysely";
import { instant, type Database } from "../db/schema";
import { inTransaction, type Db } from "../db/inTransaction";
import { findRecipients } from "../ledger/recipients";
import { finish, settle } from "../ledger/settle";
import { type Transaction } from "../ledger/transaction";
import { answerTo } from "./answer";

/** Numbers of payments. */
export interface ClearingRun {
  settled: number;
  declined: number;
  awaited: number;
}

const batch = 100;
const pausedKey = "clearing.paused";

/** Pauses clearing in all processes, so that a tester can decide payments by hand. */
export async function setClearingPaused(db: Kysely<Database>, isPaused: boolean): Promise<void> {
  const value = String(isPaused);
  await db
    .insertInto("settings")
    .values({ key: pausedKey, value })
    .onConflict((row) => row.column("key").doUpdateSet({ value }))
    .execute();
}

export async function isClearingPaused(db: Kysely<Database>): Promise<boolean> {
  const row = await db.selectFrom("settings").select("value").where("key", "=", pausedKey).executeTakeFirst();
  return row?.value === "true";
}

/**
 * Settles or declines every due payment, in the caller's transaction or one for each batch. Safe to run concurrently, in several processes: each takes payments the others
 * have not taken, and a final payment is never due.
 */
export async function runClearing(db: Kysely<Database>, now: number): Promise<ClearingRun> {
  const run: ClearingRun = { settled: 0, declined: 0, awaited: 0 };
  if (await isClearingPaused(db)) return run;
  for (;;) {
    const done = await inTransaction(db, (trx) => clearBatch(trx, now));
    run.settled += done.settled;
    run.declined += done.declined;
    run.awaited += done.awaited;
    if (done.settled + done.declined + done.awaited < batch) return run;
  }
}

async function clearBatch(trx: Db, now: number): Promise<ClearingRun> {
  const due = await takeDue(trx, now);
  if (due.length === 0) return { settled: 0, declined: 0, awaited: 0 };
  const recipients = await findRecipients(trx, due);
  const accepted: Transaction[] = [];
  const declined = new Map<string, Transaction[]>();
  const awaited: { id: string; until: number }[] = [];
  for (const payment of due) {
    const answer = recipients.has(payment.id)
      ? ({ is: "accepted" } as const)
      : await answerTo(trx, payment, now);
    if (answer.is === "accepted") accepted.push(payment);
    else if (answer.is === "awaited") awaited.push({ id: payment.id, until: answer.until });
    else declined.set(answer.reason, [...(declined.get(answer.reason) ?? []), payment]);
  }
  const settled = await settle(trx, accepted, recipients, now);
  for (const [reason, payments] of declined) await finish(trx, payments, { status: "declined", reason, now });
  for (const { id, until } of awaited) {
    await trx
      .updateTable("transactions")
      .set({ due_at: instant(until) })
      .where("id", "=", id)
      .execute();
  }
  return { settled, declined: due.length - settled - awaited.length, awaited: awaited.length };
}

const takeDue = (trx: Db, now: number): Promise<Transaction[]> =>
  trx
    .selectFrom("transactions")
    .selectAll()
    .where("due_at", "<=", instant(now))
    .orderBy("due_at")
    .orderBy("seq")
    .limit(batch)
    .forUpdate()
    .skipLocked()
    .execute();
