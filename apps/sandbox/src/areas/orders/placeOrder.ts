import { calls, LIKELY_REPEAT } from "@amberline/api/contract";
import { audited, auditRow } from "../../audit";
import { startOfDay } from "../../days";
import { instant, type Cents } from "../../db/schema";
import { Replay, writeAnswer } from "../../http/answer";
import { NotYours, refuse } from "../../http/refusal";
import { balanceOf, likePayment, placePayment, type Db, type Party, type PaymentOrder } from "../../ledger";
import { type Parts } from "../../parts";
import { isAllowed, stillAllowed, type OwnAccount } from "../../http/caller";
import { neededFor, ruleOf } from "../approvals/approvers";
import { likeProposals, paymentsInFiles, propose, requireFewWaiting } from "../approvals/proposals";
import { unapprovedToday } from "../approvals/unapproved";
import { proofOfAct } from "../auth/act";
import { withProof } from "../auth/proof";
import { lockedMinutes } from "../auth/throttle";
import { lockCompany } from "../company/company";
import { storedAnswer, type KeyedRequest } from "./answers";
import { type OrderFacts } from "./facts";
import { type Order, type OrderAsk } from "./order";
import { debtorOf, payeeOf } from "./parties";
import { paymentAct } from "./paymentAct";
import { isRefusedBy, withoutCheck, type StoredCheck } from "./payeeCheck";
import { balanceText, limitText, requireNothingReplaced } from "./permission";
import { makePlan, takePlaceOf } from "./plans/makePlan";
import { trustFor } from "./withoutCode";

type PlacingParts = Pick<Parts, "db" | "sealing" | "trustLimits">;

/** A validated order, the debtor account, the request and what the bank knows about it. */
export type Placing = { order: Order; payer: OwnAccount; keyed: KeyedRequest; facts: OrderFacts };

function requireCheck({ request, texts }: OrderAsk, { payer, facts: { check } }: Placing): StoredCheck {
  if (!check) return refuse(request.vop_id === undefined ? texts.nameCheckMissing : texts.nameCheckStale);
  return isRefusedBy(payer.vop_policy, check.result) ? refuse(texts.nameCheckRefused) : check;
}

/**
 * Stores the answer under the key and, permanently, that the payer overrode a check, with the wording and language of the
 * warning.
 */
async function store(
  trx: Db,
  { caller, now }: OrderAsk,
  { keyed }: Placing,
  check: StoredCheck,
  made: { id: string; action: string },
  body: string,
): Promise<void> {
  const isMatch = check.result === "MTCH";
  const row = auditRow({
    at: now,
    action: isMatch ? made.action : `${made.action}PastNameCheck`,
    loginId: caller.id,
    accountId: keyed.accountId,
    detail: {
      payment: made.id,
      nameCheck: check.id,
      result: check.result,
      textShown: check.text_shown,
      language: check.language,
    },
  });
  await trx
    .with("overridden", (db) =>
      db
        .updateTable("vop_checks")
        .set({ overridden_at: instant(now) })
        .where("id", "=", check.id)
        .where("result", "<>", "MTCH"),
    )
    .with("logged", (db) => db.insertInto("audit_log").values(row))
    .insertInto("idempotency")
    .values({
      account_id: keyed.accountId,
      key: keyed.key,
      payload_hash: keyed.payloadHash,
      response_body: body,
      created_at: instant(now),
    })
    .execute();
  audited(row);
}

/** Rolls a duplicate back, which gets the answer of the first. */
class Answered extends Error {
  constructor(readonly given: Replay) {
    super("This key has an answer.");
  }
}

function answerOfFirst(error: unknown): Replay {
  if (error instanceof Answered) return error.given;
  throw error;
}

const notPaid = {
  ...withoutCheck,
  status: undefined,
  planned_for: undefined,
  approvals_needed: undefined,
  without_code: undefined,
};

/** Nothing is paid now, and nothing withheld. */
async function plan(trx: Db, ask: OrderAsk, placing: Placing, check: StoredCheck): Promise<Replay> {
  const { order, payer, keyed, facts } = placing;
  const { request, texts } = ask;
  const to = payeeOf(order, request, facts.bank?.name ?? "");
  const made = await makePlan(trx, ask, {
    order,
    to,
    enteredBy: facts.enteredBy,
    key: keyed.key,
    check,
    payer,
  });
  if (!made) throw new Answered((await storedAnswer(trx, keyed, texts)) ?? refuse(texts.keyReused));
  const answer = { ...notPaid, id: made.id, planned_for: made.day };
  const body = writeAnswer(calls.orderCreate, answer);
  await store(trx, ask, placing, check, { id: made.id, action: "payment.planned" }, body);
  return new Replay(body);
}

/**
 * Whether the request names a payment like it, of the last 24 hours or one that waits. Refuses it where there is one and
 * none is named.
 */
async function isMeantAgain(
  trx: Db,
  { request, now }: OrderAsk,
  { order, payer }: Placing,
  to: Party,
): Promise<boolean> {
  const { accountId, amountCents, reference } = order;
  const waiting = await likeProposals(trx, order);
  const seesSalaries = isAllowed(payer, "salaries");
  const asked = { accountId, to, amountCents, reference, now };
  const paid = await likePayment(trx, asked, { of: null, seesSalaries }).executeTakeFirst();
  const like = paid ? [paid.id, ...waiting] : waiting;
  const [first] = like;
  if (first === undefined) return false;
  return like.includes(request.repeat_of ?? "") || refuse(LIKELY_REPEAT, { repeatOf: first });
}

/** Nothing is paid until others have approved it. */
async function proposeOrder(trx: Db, ask: OrderAsk, placing: Placing, check: StoredCheck, needed: number) {
  const { order, keyed, facts } = placing;
  const { caller, request, texts, language, now } = ask;
  const { accountId, plan: planned } = order;
  const to = payeeOf(order, request, facts.bank?.name ?? "");
  requireNothingReplaced(order, texts);
  const isRepeat = await isMeantAgain(trx, ask, placing, to);
  const { id: checkId, result, text_shown: text } = check;
  const made = await propose(trx, {
    ...{ accountId, madeBy: caller.id, key: keyed.key, needed, language, now },
    content: {
      ...{ kind: "payment", order, to, enteredBy: facts.enteredBy },
      check: { id: checkId, result, text },
      isRepeat,
    },
    ...(planned && { lastMoment: startOfDay(planned.first) }),
  });
  if (!made) throw new Answered((await storedAnswer(trx, keyed, texts)) ?? refuse(texts.keyReused));
  await requireFewWaiting(trx, { accountId, madeBy: caller.id }, texts);
  const answer = { ...notPaid, id: made.id, approvals_needed: needed };
  const body = writeAnswer(calls.orderCreate, answer);
  await store(trx, ask, placing, check, { id: made.id, action: "payment.proposed" }, body);
  return new Replay(body);
}

/** What the person had paid to the payee today, without approval: it counts with this order. */
export const madeToday = async (
  db: Db,
  { caller, now }: Pick<OrderAsk, "caller" | "now">,
  payer: OwnAccount,
  { order: { account, replaces }, keyed: { key } }: Pick<Placing, "order" | "keyed">,
): Promise<Cents> => {
  const made = await unapprovedToday(db, payer, caller, now, { key, replaced: replaces?.id });
  return made.get(account) ?? 0;
};

/**
 * A company's rule as it is now, which doesn't change until the transaction ends, and whether a payment of this amount
 * waits. What may need approval is made one after the other, so that it sees what is like it, and what it counts with.
 */
async function companyNow(trx: Db, ask: OrderAsk, placing: Placing) {
  const { order, payer } = placing;
  const { amountCents } = order;
  if (payer.kind !== "corporate") {
    // Nothing is planned that closing doesn't end.
    if (order.plan) await lockCompany(trx, payer.id);
    return { needed: 0, hasLike: false };
  }
  const reading = trx
    .selectFrom("accounts")
    .select(["approve_above_cents", "approvers", "closed_at"])
    .select((row) =>
      row
        .exists(
          row
            .selectFrom("proposals")
            .select("proposals.id")
            .whereRef("account_id", "=", "accounts.id")
            .where("ended_at", "is", null)
            .where("amount_cents", "=", amountCents),
        )
        .$castTo<boolean>()
        .as("hasLike"),
    )
    .select((row) => row.exists(paymentsInFiles(trx, order).select("nth")).$castTo<boolean>().as("isInFile"))
    .where("id", "=", payer.id);
  const isHeld = ruleOf(payer) !== null || neededFor(payer, amountCents) > 0;
  const { hasLike, isInFile, ...rule } = await (
    isHeld ? reading.forNoKeyUpdate() : reading.forShare()
  ).executeTakeFirstOrThrow();
  // Nothing is planned or proposed that closing doesn't end.
  if (rule.closed_at !== null) throw new NotYours();
  const company = { ...payer, ...rule };
  const needed = neededFor(company, amountCents + (await madeToday(trx, ask, company, placing)));
  return { needed, hasLike: hasLike || isInFile };
}

async function place(
  trx: Db,
  ask: OrderAsk,
  placing: Placing,
  check: StoredCheck,
  withoutCode?: PaymentOrder["withoutCode"],
): Promise<Replay> {
  const { order, payer, keyed, facts } = placing;
  const { caller, request, now, texts, language } = ask;
  // Before any balance is locked, as the run of what is due does it.
  await takePlaceOf(trx, ask, order, payer);
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
    to: payeeOf(order, request, facts.bank?.name ?? ""),
    enteredBy: facts.enteredBy,
    vopCheckId: check.id,
    repeats: { of: request.repeat_of ?? null, seesSalaries: isAllowed(payer, "salaries") },
    ...(withoutCode && { withoutCode }),
    now,
  });
  if (placed.ok) {
    const { id, status } = placed.payment;
    const body = writeAnswer(calls.orderCreate, { ...notPaid, id, status });
    if (placed.replayed) throw new Answered((await storedAnswer(trx, keyed, texts)) ?? new Replay(body));
    const action = withoutCode ? "payment.placedWithoutCode" : "payment.placed";
    await store(trx, ask, placing, check, { id, action }, body);
    return new Replay(body);
  }
  if (placed.refusal === "likely_repeat") return refuse(LIKELY_REPEAT, { repeatOf: placed.of });
  if (placed.refusal === "above_limit") return refuse(limitText(placed.limit, language, texts));
  if (placed.refusal === "unknown_account") throw new NotYours();
  if (placed.refusal === "own_account") return refuse(texts.ownAccount);
  if (placed.refusal === "code_needed") return refuse("INCORRECT_2FA_CODE");
  if (placed.refusal === "key_reused") return refuse(texts.keyReused);
  const available = (await balanceOf(trx, order.accountId))?.availableCents ?? 0;
  return refuse(balanceText(order, available, language, texts));
}

/**
 * Makes a small payment to a trusted payee, if nothing asks for the code after all. Who has guessed at codes until they are
 * locked makes none.
 */
async function placeWithoutCode(
  parts: PlacingParts,
  ask: OrderAsk,
  placing: Placing,
  check: StoredCheck,
): Promise<Replay> {
  const { caller, request, now, texts } = ask;
  const { order, payer } = placing;
  // One of the payee alone may have been made for another amount.
  if (request.vop_id === undefined) return refuse("INCORRECT_2FA_CODE");
  const minutes = await lockedMinutes(parts.db, `payment:${caller.id}`, now);
  if (minutes > 0) return refuse(texts.lockedMinutes(minutes));
  return parts.db.transaction().execute(async (trx) => {
    const { needed, hasLike } = await companyNow(trx, ask, placing);
    await stillAllowed(trx, caller, payer, "pay");
    const limits = needed > 0 ? null : await trustFor(trx, parts, ask, { order, payer, check });
    if (!limits) return refuse("INCORRECT_2FA_CODE");
    if (hasLike) await isMeantAgain(trx, ask, placing, payeeOf(order, request, ""));
    return place(trx, ask, placing, check, { mostCents: limits.perDay });
  });
}

/**
 * Makes a payment the customer has confirmed: key, code and payment are stored together or not at all. A refusal stores
 * nothing but a wrong attempt; concurrent duplicates wait for the first, and all get its answer. Throttled separately
 * from sign-in, so that guessing there does not keep a customer from paying.
 */
export async function placeOrder(parts: PlacingParts, ask: OrderAsk, placing: Placing): Promise<Replay> {
  const { caller, request, now, texts, language } = ask;
  const { keyed, order } = placing;
  const check = requireCheck(ask, placing);
  const code = request.code2fa;
  if (!code) return placeWithoutCode(parts, ask, placing, check).catch(answerOfFirst);
  const act = paymentAct(check.id, order, language);
  const attempt = { of: "payment", loginId: caller.id, now, texts } as const;
  const prove = async (trx: Db) => {
    const proof = await proofOfAct({ ...parts, db: trx }, ask, act, code);
    const given = proof.verdict === "right" ? null : await storedAnswer(trx, keyed, texts);
    if (given) throw new Answered(given);
    return proof;
  };
  const done = await withProof(parts, attempt, prove, async (trx, consume) => {
    const { needed, hasLike } = await companyNow(trx, ask, placing);
    await stillAllowed(trx, caller, placing.payer, needed > 0 ? "prepare" : "pay");
    await consume();
    if (needed > 0) return proposeOrder(trx, ask, placing, check, needed);
    if (hasLike) await isMeantAgain(trx, ask, placing, payeeOf(order, request, ""));
    return order.plan ? plan(trx, ask, placing, check) : place(trx, ask, placing, check);
  }).catch((error: unknown) => ({ made: answerOfFirst(error) }));
  if ("made" in done) return done.made;
  return refuse(done.problem === "locked" ? done.text : "INCORRECT_2FA_CODE");
}
