import { IDEMPOTENCY_HEADER } from "@amberline/api/contract";
import { refuse, Refused } from "../../http/refusal";
import { type Parts } from "../../parts";
import { type Catalogue } from "../../locales";
import { ownAccount } from "../../http/caller";
import { neededFor, requireApprovable } from "../approvals/approvers";
import { readAnswer, storedAnswer } from "./answers";
import { orderFacts } from "./facts";
import { payloadHashOf, readOrder, type OrderAsk } from "./order";
import { checkPayee } from "./payeeCheck";
import {
  requireCovered,
  requireMaySend,
  requireNothingReplaced,
  requireOwnDebtor,
  requirePlannable,
  requireQuotedFee,
  requireReachable,
  requireWithinLimits,
} from "./permission";
import { madeToday, placeOrder } from "./placeOrder";
import { takesNoCode } from "./withoutCode";

const requireKey = (header: string | undefined, texts: Catalogue): string =>
  header !== undefined && /^[\x21-\x7e]{1,255}$/.test(header)
    ? header
    : refuse(texts.keyMissing, { status: 400 });

/**
 * /order/create: checks everything again, whatever the client has checked. The first request of an intent checks the
 * payee's name; the forced one, with a code, pays. A key that has an answer gets that answer again.
 */
export const createOrder = (parts: Parts) => async (ask: OrderAsk) => {
  const { db } = parts;
  const { caller, request, texts, language } = ask;
  const payer = ownAccount(caller, "prepare");
  requireOwnDebtor(request, payer);
  const key = requireKey(ask.header(IDEMPOTENCY_HEADER), texts);
  const order = readOrder(request, payer, texts);
  const keyed = { accountId: payer.id, key, payloadHash: payloadHashOf(order) };
  const facts = await orderFacts(db, ask, order, keyed);
  const given = readAnswer(facts.given, keyed, texts);
  if (given) return given;
  try {
    requireMaySend(caller, payer, texts);
    requireQuotedFee(request, order, language, texts);
    requireReachable(order, facts.isReachable);
    requirePlannable(order, ask.now, texts);
    if (!order.plan) requireCovered(payer, order, language, texts);
    requireWithinLimits(facts.limits, order, language, texts);
    const { amountCents } = order;
    const needed = neededFor(payer, amountCents + (await madeToday(db, ask, payer, { order, keyed })));
    if (needed > 0) requireNothingReplaced(order, texts);
    if (needed > 0) await requireApprovable(db, payer, { parties: [caller.id], amountCents, needed }, texts);
    if (request.force_payment) return await placeOrder(parts, ask, { order, payer, keyed, facts });
    const checked = await checkPayee(parts, order, payer, ask);
    const judged = { order, payer, check: { result: checked.vop_result } };
    return {
      ...checked,
      id: undefined,
      status: undefined,
      planned_for: undefined,
      approvals_needed: needed > 0 ? needed : undefined,
      without_code: (needed === 0 && (await takesNoCode(db, parts, ask, judged))) || undefined,
    };
  } catch (error) {
    // A concurrent duplicate may have paid, which is why this one no longer can.
    const meanwhile = error instanceof Refused ? await storedAnswer(db, keyed, texts) : null;
    if (meanwhile) return meanwhile;
    throw error;
  }
};
