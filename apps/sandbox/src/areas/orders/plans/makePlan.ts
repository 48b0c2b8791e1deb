import { paymentDay } from "@amberline/domain/plans";
import { startOfDay } from "../../../days";
import { instant } from "../../../db/schema";
import { type Db, type Party } from "../../../ledger";
import { type Language } from "../../../locales";
import { isUuid } from "../../../secrets/random";
import { type Order } from "../order";
import { type StoredCheck } from "../payeeCheck";

/** What was confirmed when a payment was planned. */
export interface Planned {
  order: Order & Required<Pick<Order, "plan">>;
  to: Party;
  enteredBy: string | null;
}

interface Making {
  order: Order;
  to: Party;
  enteredBy: string | null;
  key: string;
  check: Pick<StoredCheck, "id" | "result">;
}

/**
 * Plans a payment that the customer has confirmed, and ends the one it takes the place of. Null if the key has planned
 * one already.
 */
export async function makePlan(
  trx: Db,
  { now, language }: { now: number; language: Language },
  { order, to, enteredBy, key, check }: Making,
): Promise<{ id: string; day: string } | null> {
  const { plan, replaces, accountId } = order;
  const day = plan && paymentDay(plan, 0);
  if (!day) throw new Error("A plan that has no payment was let through.");
  const id = crypto.randomUUID();
  const made = await trx
    .insertInto("planned_payments")
    .values({
      id,
      account_id: accountId,
      idempotency_key: key,
      ordered: JSON.stringify({ order: { ...order, plan }, to, enteredBy } satisfies Planned),
      language,
      vop_check_id: check.id,
      name_result: check.result,
      state: "active",
      nth: 0,
      due_at: instant(startOfDay(day)),
      problem: null,
      created_at: instant(now),
      updated_at: instant(now),
    })
    .onConflict((known) => known.columns(["account_id", "idempotency_key"]).doNothing())
    .executeTakeFirst();
  if (made.numInsertedOrUpdatedRows !== 1n) return null;
  if (replaces !== undefined && isUuid(replaces))
    await trx
      .updateTable("planned_payments")
      .set({ state: "stopped", due_at: null, updated_at: instant(now) })
      .where("id", "=", replaces)
      .where("account_id", "=", accountId)
      .where("state", "in", ["active", "paused", "held"])
      .execute();
  return { id, day };
}
