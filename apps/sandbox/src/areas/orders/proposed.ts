import { dayMs } from "@amberline/domain/dates";
import { audit } from "../../audit";
import { epochOf } from "../../db/schema";
import { refuse } from "../../http/refusal";
import { isAllowed } from "../../http/caller";
import { placePayment } from "../../ledger";
import { type CarryOut } from "../approvals/approve";
import { payloadHashOf } from "./order";
import { debtorOf } from "./parties";
import { hasOtherName, partiesOf } from "./payer";
import { isRefusedBy } from "./payeeCheck";
import { banksFor, requirePlannable } from "./permission";
import { makePlan } from "./plans/makePlan";
import { isPlanFailure } from "./plans/plans";

/** Pays or plans what was approved, as it was confirmed. Refuses what its maker could not pay any more. */
export const makePayment: CarryOut["payment"] = async (trx, _parts, { row, content, now, texts }) => {
  const { order, to, enteredBy, check, isRepeat } = content;
  const { accountId } = order;
  const fail = (why: string): never => refuse(texts.approvalFailed(order.payeeName, why));
  const failures = texts.planFailures;
  const made = { accountId, madeBy: { loginId: row.made_by }, isApproved: true };
  const { account, login, access, isAllowed: mayPay } = await partiesOf(trx, made);
  if (!mayPay) return fail(texts.approvalMaker);
  if (await hasOtherName(trx, order, check.result)) return fail(failures.name_changed);
  if (isRefusedBy(account.vop_policy, check.result)) return fail(texts.nameCheckRefused);
  if (order.system !== "SWIFT" && !(await banksFor(trx, order).executeTakeFirst()))
    return fail(texts.approvalUnreachable);
  const key = row.idempotency_key ?? row.id;
  if (order.plan) {
    requirePlannable(order, now, texts);
    const planned = { order, to, enteredBy, key, check, isApproved: true };
    if (!(await makePlan(trx, { now, language: row.language, texts }, planned)))
      throw new Error("What was approved is planned already.");
    return;
  }
  const placed = await placePayment(trx, {
    accountId,
    idempotencyKey: key,
    payloadHash: payloadHashOf(order),
    amountCents: order.amountCents,
    feeCents: order.feeCents,
    reference: order.reference,
    paymentSystem: order.system,
    paymentType: order.type,
    beneficiaryType: order.beneficiaryType,
    from: debtorOf(login, account),
    to,
    enteredBy,
    vopCheckId: check.id,
    // Its maker knew of one like it; otherwise one that was paid since may be the same.
    ...(!isRepeat && {
      repeats: {
        of: null,
        seesSalaries: isAllowed({ access }, "salaries"),
        since: epochOf(row.created_at) - dayMs,
      },
    }),
    now,
  });
  if (placed.ok) {
    if (placed.replayed) throw new Error("What was approved is paid already.");
    const detail = { payment: placed.payment.id, proposal: row.id };
    await audit(trx, {
      at: now,
      action: "payment.placedAsApproved",
      loginId: login.id,
      accountId,
      detail,
    });
    return;
  }
  if (placed.refusal === "above_limit") return fail(texts.approvalAboveLimit);
  return fail(isPlanFailure(placed.refusal, texts) ? failures[placed.refusal] : failures.not_allowed);
};
