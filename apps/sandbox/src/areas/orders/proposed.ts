import { audit } from "../../audit";
import { refuse } from "../../http/refusal";
import { placePayment } from "../../ledger";
import { type CarryOut } from "../approvals/approve";
import { payloadHashOf } from "./order";
import { debtorOf } from "./parties";
import { hasOtherName, partiesOf } from "./payer";
import { limitText, requirePlannable } from "./permission";
import { makePlan, takePlaceOf } from "./plans/makePlan";
import { isPlanFailure } from "./plans/plans";

/** Pays or plans what was approved, as it was confirmed. Refuses what its maker could not pay any more. */
export const makePayment: CarryOut["payment"] = async (
  trx,
  _parts,
  { row, content, now, texts, language },
) => {
  const { order, to, enteredBy, check, isRepeat } = content;
  const { accountId } = order;
  const fail = (why: string): never => refuse(texts.approvalFailed(order.payeeName, why));
  const failures = texts.planFailures;
  const made = { accountId, madeBy: { loginId: row.made_by }, isApproved: true };
  const { account, login, access, isAllowed } = await partiesOf(trx, made);
  if (!isAllowed) return fail(texts.approvalMaker);
  if (await hasOtherName(trx, order, check.result)) return fail(failures.name_changed);
  const key = row.idempotency_key ?? row.id;
  const payer = { access };
  if (order.plan) {
    requirePlannable(order, now, texts);
    const planned = { order, to, enteredBy, key, check, payer, isApproved: true };
    if (!(await makePlan(trx, { now, language: row.language, texts }, planned)))
      throw new Error("What was approved is planned already.");
    return;
  }
  await takePlaceOf(trx, { now, texts }, order, payer);
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
    // Its maker knew of one like it; otherwise one that was paid meanwhile may be the same.
    ...(isRepeat ? {} : { repeatOf: null }),
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
  if (placed.refusal === "above_limit") return fail(limitText(placed.limit, language, texts));
  return fail(isPlanFailure(placed.refusal, texts) ? failures[placed.refusal] : failures.not_allowed);
};
