import { hourMs, minuteMs } from "@amberline/domain/dates";
import { type Kysely } from "kysely";
import { takeTurn } from "../db/advisoryLocks";
import { type Count, type Database } from "../db/schema";
import { allowTime } from "../db/upkeep";
import { type Db } from "../db/inTransaction";
import { trialBalance } from "./trialBalance";

/** What the last check of the whole ledger found. */
export interface Reconciliation {
  /** By the machine's own clock. */
  at: number;
  isEqual: boolean;
  /** Some of the ledger accounts whose balance, now or of a closed day, is not the sum of their postings. */
  unequal: Count[];
}

const key = "ledger.checked";
const everyMs = hourMs;
/** To read all postings. */
const statementMs = 10 * minuteMs;
const lockMs = 2_000;
/** More do not help to find the cause. */
const mostNamed = 20;

export async function lastReconciliation(db: Db): Promise<Reconciliation | null> {
  const row = await db.selectFrom("settings").select("value").where("key", "=", key).executeTakeFirst();
  return row ? (JSON.parse(row.value) as Reconciliation) : null;
}

/** Adds up the whole ledger, once an hour in all processes together. Null if it was not due, or another process is at it. */
export function reconcile(db: Kysely<Database>, now: number): Promise<Reconciliation | null> {
  return db.transaction().execute(async (trx) => {
    await allowTime(trx, { statementMs, lockMs });
    const isOurs = await takeTurn(trx, "reconciliation");
    const last = await lastReconciliation(trx);
    if (!isOurs || (last && Math.abs(now - last.at) < everyMs)) return null;
    const { totals, unequal } = await trialBalance(trx);
    const isEqual = unequal.length === 0 && totals.every(({ postedCents }) => postedCents === 0);
    const found = { at: now, isEqual, unequal: unequal.slice(0, mostNamed) };
    const value = JSON.stringify(found);
    await trx
      .insertInto("settings")
      .values({ key, value })
      .onConflict((row) => row.column("key").doUpdateSet({ value }))
      .execute();
    return found;
  });
}
