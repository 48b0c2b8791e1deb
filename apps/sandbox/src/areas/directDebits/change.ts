import { type calls } from "@amberline/api/contract";
import { civilDate } from "@amberline/domain/dates";
import { debitRules, isLooserLimit, type MandateLimit } from "@amberline/domain/directDebits";
import { money } from "@amberline/domain/money";
import { audit } from "../../audit";
import { bankTimeZone, startOfDay } from "../../days";
import { instant } from "../../db/schema";
import { type AccountRow, type Caller, ownAccount, stillAllowed, type OwnAccount } from "../../http/caller";
import { type CallerAsk } from "../../http/handle";
import { NotYours, refuse } from "../../http/refusal";
import { inTransaction, returnPayment, type Db } from "../../ledger";
import { type Catalogue } from "../../locales";
import { type Parts } from "../../parts";
import { isUuid } from "../../secrets/random";
import { neededFor } from "../approvals/approvers";
import { useStepUp } from "../auth/stepUp";
import { readAmount } from "../orders/fields";
import { limitOf, paidBackUntil, stateOf, type Collection, type Mandate } from "./judge";
import { answerDirectDebits } from "./list";

interface Asked {
  caller: Caller;
  texts: Catalogue;
  now: number;
}

/** Runs a change of an account by somebody who may pay from it, and answers what stands afterwards. */
const changing = (
  { db }: Parts,
  { caller, texts, now }: Asked,
  change: (trx: Db, account: OwnAccount) => Promise<void>,
) => {
  const account = ownAccount(caller, "pay");
  return inTransaction(db, async (trx) => {
    await stillAllowed(trx, caller, account, "pay");
    await change(trx, account);
    return answerDirectDebits(trx, account.id, texts, now);
  });
};

/** /direct_debit/rule. With `all`, Core mandates that wait for the customer need not be allowed any more. */
export const saveDebitRule = (parts: Parts) => (ask: CallerAsk<typeof calls.directDebitRule>) =>
  changing(parts, ask, async (trx, { id }) => {
    const { caller, now } = ask;
    const { rule } = ask.request;
    const { debit_rule: before } = await trx
      .selectFrom("accounts")
      .select("debit_rule")
      .where("id", "=", id)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow();
    if (rule === before) return;
    const isLooser = debitRules.indexOf(rule) < debitRules.indexOf(before);
    if (isLooser) await useStepUp(trx, caller, "directDebitRule", now);
    await trx
      .updateTable("accounts")
      .set({ debit_rule: rule, updated_at: instant(now) })
      .where("id", "=", id)
      .execute();
    if (rule === "all")
      await trx
        .updateTable("mandates")
        .set({ state: "active", updated_at: instant(now) })
        .where("account_id", "=", id)
        .where("state", "=", "new")
        .where("scheme", "=", "CORE")
        .execute();
    const detail = { rule, before };
    await audit(trx, { at: now, action: "debit.ruleChanged", loginId: caller.id, accountId: id, detail });
  });

function readLimit(
  limit: { amount: string | number | null; every: MandateLimit["every"] },
  texts: Catalogue,
): MandateLimit {
  if (limit.amount === null) return { amount: null, every: limit.every };
  const cents = readAmount(String(limit.amount), texts);
  return { amount: money(cents, "EUR"), every: limit.every };
}

/** The rule can't change until the transaction ends. */
async function lockMandate(trx: Db, accountId: string, id: string) {
  if (!isUuid(id)) throw new NotYours();
  const account = await trx
    .selectFrom("accounts")
    .selectAll()
    .where("id", "=", accountId)
    .forShare()
    .executeTakeFirstOrThrow();
  const mandate = await trx
    .selectFrom("mandates")
    .selectAll()
    .where("id", "=", id)
    .where("account_id", "=", accountId)
    .forUpdate()
    .executeTakeFirst();
  if (!mandate) throw new NotYours();
  return { account, mandate };
}

/** What is never paid back takes as much as a payment of the most that may be collected. */
function requireOwnDecision(
  payer: OwnAccount,
  company: AccountRow,
  { amount }: MandateLimit,
  texts: Catalogue,
) {
  const cents = amount?.minor ?? Number.MAX_SAFE_INTEGER;
  const { access } = payer;
  const most = [access?.per_payment_cents, access?.per_day_cents].map((limit) => limit ?? cents);
  const isAbove = most.some((limit) => limit < cents);
  if (isAbove || neededFor({ ...payer, ...company }, cents) > 0) refuse(texts.mandateNeedsApproval);
}

type MandateAsk = CallerAsk<typeof calls.mandateUpdate>;
type Act = MandateAsk["request"]["act"];

const stateAfter = (act: Act, state: Mandate["state"]): Mandate["state"] => {
  if (act === "limit") return state;
  return act === "allow" ? "active" : act === "block" ? "blocked" : "revoked";
};

/** /direct_debit/mandate */
export const updateMandate = (parts: Parts) => (ask: MandateAsk) =>
  changing(parts, ask, async (trx, payer) => {
    const { caller, request, texts, language, now } = ask;
    const { account, mandate } = await lockMandate(trx, payer.id, request.id);
    const before = stateOf(mandate, now);
    const state = stateAfter(request.act, before);
    const known = limitOf(mandate);
    const takesLimit = request.act === "allow" || request.act === "limit";
    const limit = takesLimit && request.limit ? readLimit(request.limit, texts) : known;
    if (request.act === "limit" && !request.limit) return refuse(texts.badRequest, { status: 400 });
    const isSame = state === before && JSON.stringify(limit) === JSON.stringify(known);
    if (isSame) return;
    if (before === "revoked" || before === "ended") return refuse(texts.mandateGone);
    const isLooser = (state === "active" && before !== "active") || isLooserLimit(limit, known);
    if (isLooser && mandate.scheme === "B2B") requireOwnDecision(payer, account, limit, texts);
    if (isLooser) await useStepUp(trx, caller, "mandateUpdate", now);
    await trx
      .updateTable("mandates")
      .set({
        state,
        limit_cents: limit.amount?.minor ?? null,
        limit_every: limit.every,
        language,
        updated_at: instant(now),
      })
      .where("id", "=", mandate.id)
      .execute();
    const detail = {
      mandate: mandate.id,
      act: request.act,
      most: limit.amount?.minor ?? null,
      every: limit.every,
    };
    await audit(trx, {
      at: now,
      action: "debit.mandateChanged",
      loginId: caller.id,
      accountId: account.id,
      detail,
    });
  });

async function refuseCollection(trx: Db, { state, day, id }: Collection, { texts, now }: Asked) {
  if (state === "refused") return false;
  if (state !== "coming" || now >= startOfDay(day)) return refuse(texts.collectionGone);
  await trx
    .updateTable("debit_collections")
    .set({ state: "refused", reason: "by_customer", due_at: null, updated_at: instant(now) })
    .where("id", "=", id)
    .execute();
  return true;
}

async function refundCollection(trx: Db, collection: Collection, { texts, now }: Asked) {
  const { state, id, transaction_id: paymentId, mandate_id: mandateId } = collection;
  if (state === "returned") return false;
  const { scheme } = await trx
    .selectFrom("mandates")
    .select("scheme")
    .where("id", "=", mandateId)
    .executeTakeFirstOrThrow();
  if (state !== "collected" || paymentId === null || scheme === "B2B")
    return refuse(texts.collectionNoRefund);
  if (civilDate(now, bankTimeZone) > paidBackUntil(collection)) return refuse(texts.collectionTooLate);
  // The creditor's bank may have sent it back before.
  const returned = await returnPayment(trx, { paymentId, reason: "refunded", now });
  if (!returned.ok && returned.refusal !== "already_returned")
    throw new Error(`Collection ${id} can't be paid back: ${returned.refusal}.`);
  await trx
    .updateTable("debit_collections")
    .set({ state: "returned", updated_at: instant(now) })
    .where("id", "=", id)
    .execute();
  return true;
}

/** /direct_debit/collection. One that the bank is just collecting is waited for, and can't be refused then. */
export const updateCollection = (parts: Parts) => (ask: CallerAsk<typeof calls.collectionUpdate>) =>
  changing(parts, ask, async (trx, account) => {
    const { caller, request, now } = ask;
    const { id, act } = request;
    if (!isUuid(id)) throw new NotYours();
    const collection = await trx
      .selectFrom("debit_collections")
      .selectAll()
      .where("id", "=", id)
      .where("account_id", "=", account.id)
      .forUpdate()
      .executeTakeFirst();
    if (!collection) throw new NotYours();
    const change = act === "refuse" ? refuseCollection : refundCollection;
    if (!(await change(trx, collection, ask))) return;
    const action = act === "refuse" ? "debit.refusedByCustomer" : "debit.refunded";
    const detail = { collection: id, mandate: collection.mandate_id };
    await audit(trx, { at: now, action, loginId: caller.id, accountId: account.id, detail });
  });
