import { calls, LIKELY_REPEAT } from "@amberline/api/contract";
import { audit } from "../../audit";
import { instant } from "../../db/schema";
import { Replay, writeAnswer } from "../../http/answer";
import { type CallerAsk } from "../../http/handle";
import { NotYours, refuse } from "../../http/refusal";
import { balanceOf, placePayment, type Db, type Transaction } from "../../ledger";
import { type Parts } from "../../parts";
import { type AccountRow } from "../../http/caller";
import { proofOfAct } from "../auth/act";
import { withProof } from "../auth/proof";
import { claimKey, storeAnswer, type KeyedRequest } from "./answers";
import { type Order } from "./order";
import { debtorOf, enteredBy, payeeOf } from "./parties";
import { paymentAct } from "./paymentAct";
import { checkFor, isRefusedBy, withoutCheck, type StoredCheck } from "./payeeCheck";
import { balanceText } from "./permission";

export type OrderAsk = CallerAsk<typeof calls.orderCreate>;

/** A validated order, the debtor account and the request. */
export type Placing = { order: Order; payer: AccountRow; keyed: KeyedRequest };

async function requireCheck(db: Db, ask: OrderAsk, { order, payer }: Placing): Promise<StoredCheck> {
  const { request, now, texts } = ask;
  const check = await checkFor(db, order, request.vop_id, now);
  if (!check) return refuse(request.vop_id === undefined ? texts.nameCheckMissing : texts.nameCheckStale);
  return isRefusedBy(payer.vop_policy, check.result) ? refuse(texts.nameCheckRefused) : check;
}

/** Records permanently that the payer overrode a check, and the wording and language of the warning. */
async function recordOverride(
  trx: Db,
  ask: OrderAsk,
  check: StoredCheck,
  payment: Transaction,
): Promise<void> {
  const { caller, now } = ask;
  if (check.result !== "MTCH") {
    await trx
      .updateTable("vop_checks")
      .set({ overridden_at: instant(now) })
      .where("id", "=", check.id)
      .execute();
  }
  await audit(trx, {
    at: now,
    action: check.result === "MTCH" ? "payment.placed" : "payment.placedPastNameCheck",
    loginId: caller.id,
    accountId: payment.account_id,
    detail: {
      payment: payment.id,
      nameCheck: check.id,
      result: check.result,
      textShown: check.text_shown,
      language: check.language,
    },
  });
}

async function place(
  trx: Db,
  ask: OrderAsk,
  { order, payer, keyed }: Placing,
  check: StoredCheck,
): Promise<Transaction> {
  const { caller, request, now, texts, language } = ask;
  const placed = await placePayment(trx, {
    ...keyed,
    idempotencyKey: keyed.key,
    amountCents: order.amountCents,
    feeCents: order.feeCents,
    reference: order.reference,
    paymentSystem: order.system,
    paymentType: order.type,
    beneficiaryType: order.beneficiaryType,
    from: debtorOf(caller, payer),
    to: await payeeOf(trx, order, request),
    enteredBy: await enteredBy(trx, caller),
    vopCheckId: check.id,
    repeatOf: request.repeat_of ?? null,
    now,
  });
  if (placed.ok) {
    await recordOverride(trx, ask, check, placed.payment);
    return placed.payment;
  }
  if (placed.refusal === "likely_repeat") return refuse(LIKELY_REPEAT, { repeatOf: placed.of });
  if (placed.refusal === "unknown_account") throw new NotYours();
  if (placed.refusal === "own_account") return refuse(texts.ownAccount);
  if (placed.refusal === "key_reused") return refuse(texts.keyReused);
  const available = (await balanceOf(trx, order.accountId))?.availableCents ?? 0;
  return refuse(balanceText(order, available, language, texts));
}

/**
 * Makes a payment the customer has confirmed: key, code and payment are stored together or not at all. A refusal stores
 * nothing but a wrong attempt; of several concurrent duplicates one pays and all get its answer. Throttled separately
 * from sign-in, so that guessing there does not keep a customer from paying.
 */
export async function placeOrder(
  parts: Pick<Parts, "db" | "sealing">,
  ask: OrderAsk,
  placing: Placing,
): Promise<Replay> {
  const { caller, request, now, texts, language } = ask;
  const { keyed, order } = placing;
  const check = await requireCheck(parts.db, ask, placing);
  if (!request.code2fa) return refuse("INCORRECT_2FA_CODE");
  const act = paymentAct(check.id, order, language);
  const proof = await proofOfAct(parts, ask, act, request.code2fa);
  const attempt = { of: "payment", loginId: caller.id, now, texts } as const;
  const done = await withProof(parts, attempt, proof, async (trx, consume) => {
    const claim = await claimKey(trx, keyed, ask);
    if (!claim.isOurs) return claim.given;
    await consume();
    const { id, status } = await place(trx, ask, placing, check);
    const body = writeAnswer(calls.orderCreate, { ...withoutCheck, id, status });
    await storeAnswer(trx, keyed, body);
    return new Replay(body);
  });
  if ("made" in done) return done.made;
  return refuse(done.problem === "locked" ? done.text : "INCORRECT_2FA_CODE");
}
