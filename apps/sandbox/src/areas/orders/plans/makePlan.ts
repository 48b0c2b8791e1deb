import { paymentDay } from "@amberline/domain/plans";
import { startOfDay } from "../../../days";
import { instant, type Count } from "../../../db/schema";
import { type OwnAccount } from "../../../http/caller";
import { refuse } from "../../../http/refusal";
import { type Db, type Party } from "../../../ledger";
import { type Catalogue, type Language } from "../../../locales";
import { isUuid } from "../../../secrets/random";
import { type Order } from "../order";
import { type StoredCheck } from "../payeeCheck";

/** Those that may still pay. */
export const standingStates = ["active", "paused", "held"] as const;

export const readPlanned = ({ ordered }: { ordered: string }): Planned => JSON.parse(ordered) as Planned;

/** What was confirmed when a payment was planned. */
export interface Planned {
  order: Order & Required<Pick<Order, "plan">>;
  to: Party;
  enteredBy: string | null;
  /** Others have approved it, so that it is paid while whoever made it may prepare payments. */
  isApproved?: boolean;
}

interface Making {
  order: Order;
  to: Party;
  enteredBy: string | null;
  key: string;
  check: Pick<StoredCheck, "id" | "result">;
  /** @default the owner */
  payer?: Pick<OwnAccount, "access">;
  isApproved?: boolean;
}

/** So many may stand for an account at once: each is looked at when they are listed. */
const mostPlans = 100;

/** Refuses to change what is above the amounts that a company lets the person pay. */
export function requireMayChange(
  { access }: Pick<OwnAccount, "access">,
  planned: { ordered: string },
  texts: Catalogue,
) {
  const { amountCents } = readPlanned(planned).order;
  const most = [access?.per_payment_cents, access?.per_day_cents].map((cents) => cents ?? amountCents);
  if (most.some((cents) => cents < amountCents)) refuse(texts.planAboveOwn);
}

/**
 * Ends the planned payment that a confirmed one takes the place of. Refuses when its next one is of another day than the
 * customer was shown: it was made, or left out, and would be paid twice.
 */
export async function takePlaceOf(
  trx: Db,
  { now, texts }: { now: number; texts: Catalogue },
  { accountId, replaces }: Pick<Order, "accountId" | "replaces">,
  payer: Pick<OwnAccount, "access">,
): Promise<void> {
  if (!replaces) return;
  const found = await trx
    .selectFrom("planned_payments")
    .select(["id", "ordered", "nth"])
    .where("id", "=", isUuid(replaces.id) ? replaces.id : null)
    .where("account_id", "=", accountId)
    .where("state", "in", standingStates)
    .forUpdate()
    .executeTakeFirst();
  if (!found) return refuse(texts.planGone);
  requireMayChange(payer, found, texts);
  if (paymentDay(readPlanned(found).order.plan, found.nth) !== replaces.day) return refuse(texts.planMovedOn);
  await trx
    .updateTable("planned_payments")
    .set({ state: "stopped", due_at: null, updated_at: instant(now) })
    .where("id", "=", found.id)
    .execute();
}

/** Plans a payment that the customer has confirmed. Null if the key has planned one already. */
export async function makePlan(
  trx: Db,
  { now, language, texts }: { now: number; language: Language; texts: Catalogue },
  { order, to, enteredBy, key, check, payer = { access: null }, isApproved = false }: Making,
): Promise<{ id: string; day: string } | null> {
  const { plan, accountId } = order;
  const day = plan && paymentDay(plan, 0);
  if (!day) throw new Error("A plan that has no payment was let through.");
  const id = crypto.randomUUID();
  const made = await trx
    .insertInto("planned_payments")
    .values({
      id,
      account_id: accountId,
      idempotency_key: key,
      ordered: JSON.stringify({ order: { ...order, plan }, to, enteredBy, isApproved } satisfies Planned),
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
  await takePlaceOf(trx, { now, texts }, order, payer);
  const { standing } = await trx
    .selectFrom("planned_payments")
    .select((row) => row.fn.countAll<Count>().as("standing"))
    .where("account_id", "=", accountId)
    .where("state", "in", standingStates)
    .executeTakeFirstOrThrow();
  return standing > mostPlans ? refuse(texts.planTooMany(mostPlans)) : { id, day };
}
