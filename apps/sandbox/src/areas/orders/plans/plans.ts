import { type calls } from "@amberline/api/contract";
import { civilDate } from "@amberline/domain/dates";
import { money, moneyToDecimal } from "@amberline/domain/money";
import { paymentDay, paymentDays } from "@amberline/domain/plans";
import { type Selectable } from "kysely";
import { audit } from "../../../audit";
import { bankTimeZone, startOfDay } from "../../../days";
import { instant } from "../../../db/schema";
import { type PlannedPaymentsTable } from "../../../db/tables/ledger";
import { ownAccount, stillAllowed } from "../../../http/caller";
import { type CallerAsk } from "../../../http/handle";
import { NotYours, refuse } from "../../../http/refusal";
import { type Db } from "../../../ledger";
import { type Catalogue } from "../../../locales";
import { type Parts } from "../../../parts";
import { isUuid } from "../../../secrets/random";
import { readPlanned, requireMayChange, standingStates } from "./makePlan";

type Row = Selectable<PlannedPaymentsTable>;
type Change = Pick<Row, "state" | "nth" | "due_at" | "tries" | "problem">;

/** As many as a year has months. */
const shownDays = 12;

export const isPlanFailure = (code: string, { planFailures }: Catalogue): code is keyof typeof planFailures =>
  Object.hasOwn(planFailures, code);

/** The row as it is when its nth payment comes next; ended if there is none. */
export function withNext(row: Row, nth: number, state: "active" | "paused" = "active"): Change {
  const day = paymentDay(readPlanned(row).order.plan, nth);
  if (day === null) return { state: "ended", nth, due_at: null, tries: 0, problem: null };
  const due_at = state === "active" ? instant(startOfDay(day)) : null;
  return { state, nth, due_at, tries: 0, problem: null };
}

const standing = (db: Db, accountId: string) =>
  db
    .selectFrom("planned_payments")
    .selectAll()
    .where("account_id", "=", accountId)
    .where("state", "in", standingStates);

function wirePlanned(row: Row, texts: Catalogue) {
  const { order } = readPlanned(row);
  const days = paymentDays(order.plan, row.nth, shownDays);
  const [next] = days;
  if (next === undefined || row.state === "ended" || row.state === "stopped") return [];
  const { problem } = row;
  return [
    {
      id: row.id,
      order_key: row.idempotency_key,
      createdAt: row.created_at,
      to_name: order.payeeName,
      to_account: order.account,
      to_bic: order.bic,
      to_reference: order.reference,
      beneficary_type: order.beneficiaryType,
      amount: moneyToDecimal(money(order.amountCents, "EUR")),
      plan: order.plan,
      state: row.state,
      days,
      changeable_until: instant(startOfDay(next)),
      tried_again: row.tries > 0 ? row.due_at : null,
      problem: problem !== null && isPlanFailure(problem, texts) ? texts.planFailures[problem] : null,
    },
  ];
}

async function plansOf(db: Db, accountId: string, texts: Catalogue) {
  const rows = await standing(db, accountId).execute();
  const plans = rows.flatMap((row) => wirePlanned(row, texts));
  const next = ({ days: [day = ""] }: (typeof plans)[number]) => day;
  return plans.sort((a, b) => next(a).localeCompare(next(b)) || a.id.localeCompare(b.id));
}

const answerPlans = async (...of: Parameters<typeof plansOf>) => ({ data: await plansOf(...of) });

/** The soonest that are not paused, and how many there are. */
export async function upcomingPlans(db: Db, accountId: string, texts: Catalogue) {
  const plans = (await plansOf(db, accountId, texts)).filter(({ state }) => state !== "paused");
  return { total: plans.length, data: plans.slice(0, 3) };
}

/** /order/planned */
export const listPlans =
  ({ db }: Parts) =>
  ({ caller, texts }: CallerAsk<typeof calls.planList>) =>
    answerPlans(db, ownAccount(caller, "see").id, texts);

function changed(row: Row, act: "skip" | "pause" | "resume" | "stop", now: number): Change {
  const { nth, tries, problem } = row;
  if (act === "stop") return { state: "stopped", nth, due_at: null, tries, problem };
  if (act === "pause") return { state: "paused", nth, due_at: null, tries: 0, problem: null };
  if (act === "skip") return withNext(row, nth + 1, row.state === "paused" ? "paused" : "active");
  const { plan } = readPlanned(row).order;
  const today = civilDate(now, bankTimeZone);
  let next = nth;
  // What passed by while it was paused is not made up for; today's is.
  for (let day = paymentDay(plan, next); day !== null && day < today; day = paymentDay(plan, next)) next += 1;
  return withNext(row, next);
}

/** /order/planned/update. A payment that the bank is just making is waited for, and is then not the next one any more. */
export const updatePlan = (parts: Parts) => async (ask: CallerAsk<typeof calls.planUpdate>) => {
  const { caller, request, texts, now } = ask;
  const { id, act, day } = request;
  const account = ownAccount(caller, "pay");
  if (!isUuid(id)) throw new NotYours();
  return parts.db.transaction().execute(async (trx) => {
    await stillAllowed(trx, caller, account, "pay");
    const found = await trx
      .selectFrom("planned_payments")
      .selectAll()
      .where("id", "=", id)
      .where("account_id", "=", account.id)
      .forUpdate()
      .executeTakeFirst();
    if (!found) throw new NotYours();
    requireMayChange(account, found, texts);
    if (found.state === "ended" || found.state === "stopped") return refuse(texts.planGone);
    if (paymentDay(readPlanned(found).order.plan, found.nth) !== day) return refuse(texts.planMovedOn);
    // Its payee is to be asked for, which a new order does.
    if (found.state === "held" && act !== "stop") return refuse(texts.planFailures.name_changed);
    const change = changed(found, act, now);
    if (act === "resume" && change.state === "ended") return refuse(texts.planPassed);
    await trx
      .updateTable("planned_payments")
      .set({ ...change, updated_at: instant(now) })
      .where("id", "=", id)
      .execute();
    const detail = { plan: id, act, day };
    await audit(trx, { at: now, action: "plan.changed", loginId: caller.id, accountId: account.id, detail });
    return answerPlans(trx, account.id, texts);
  });
};
