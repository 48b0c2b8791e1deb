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
import { neededFor, ruleOf } from "../approvals/approvers";
import { useStepUp } from "../auth/stepUp";
import { lockCompany } from "../company/company";
import { tell } from "../notifications";
import { readAmount } from "../orders/fields";
import { requireMaySend } from "../orders/permission";
import { limitOf, paidBackUntil, stateOf, type Collection, type Mandate } from "./judge";
import { answerDirectDebits } from "./list";
import { mandateChange, ruleChange } from "./agree";

const notYours = (): never => {
  throw new NotYours();
};

interface Asked {
  caller: Caller;
  texts: Catalogue;
  now: number;
}

/**
 * Runs a change by somebody who may pay from the account, as far as its company lets them now, and answers what stands
 * afterwards. `lock` comes first: whoever changes access locks the account before the person.
 */
const changing = <T>(
  { db }: Parts,
  { caller, texts, now }: Asked,
  lock: (trx: Db, accountId: string) => Promise<T>,
  change: (trx: Db, payer: OwnAccount, locked: T) => Promise<void>,
) => {
  const account = ownAccount(caller, "pay");
  return inTransaction(db, async (trx) => {
    const locked = await lock(trx, account.id);
    await stillAllowed(trx, caller, account, "pay");
    await change(trx, await withAmounts(trx, caller, account), locked);
    return answerDirectDebits(trx, { accountId: account.id, texts, now });
  });
};

/** With the amounts that the company lets the person pay now. */
async function withAmounts(trx: Db, { id: loginId }: Caller, account: OwnAccount): Promise<OwnAccount> {
  if (account.access === null) return account;
  const amounts = await trx
    .selectFrom("account_people")
    .select(["per_payment_cents", "per_day_cents"])
    .where("account_id", "=", account.id)
    .where("login_id", "=", loginId)
    .executeTakeFirst();
  return { ...account, access: { ...account.access, ...amounts } };
}

/** In case somebody else let more be collected. */
const tellLoosened = ({ mailer }: Parts, trx: Db, account: AccountRow, now: number): Promise<void> =>
  tell(
    { db: trx, mailer },
    {
      ...{ loginId: account.login_id, accountId: account.id, kind: "security" },
      about: { target: "directDebit" },
      letter: (texts) => [texts.debitsChangedSubject, texts.debitsChangedBody(account.iban ?? account.name)],
    },
    now,
  );

/** What is never paid back is one person's decision only as far as a payment of as much would be. */
function requireOwnDecision(
  payer: OwnAccount,
  company: AccountRow,
  { amount, every }: MandateLimit,
  texts: Catalogue,
) {
  const cents = amount?.minor ?? Number.MAX_SAFE_INTEGER;
  const { access } = payer;
  const amounts = [access?.per_payment_cents, access?.per_day_cents].filter(
    (most) => typeof most === "number",
  );
  const isBound = amounts.length > 0 || ruleOf(company) !== null;
  const isAbove = amounts.some((most) => most < cents) || neededFor({ ...payer, ...company }, cents) > 0;
  if (isAbove || (isBound && every === "any")) refuse(texts.mandateNeedsApproval);
}

/** /direct_debit/rule. With `all`, Core mandates that wait for the customer need not be allowed any more. */
export const saveDebitRule = (parts: Parts) => (ask: CallerAsk<typeof calls.directDebitRule>) =>
  changing(parts, ask, lockCompany, async (trx, payer, company) => {
    const { caller, texts, now } = ask;
    const { rule } = ask.request;
    const { id, debit_rule: before } = company;
    if (rule === before) return;
    if (rule !== "none" && debitRules.indexOf(rule) < debitRules.indexOf(before)) {
      const mandates = await trx.selectFrom("mandates").selectAll().where("account_id", "=", id).execute();
      for (const mandate of mandates.filter(({ scheme, state }) => scheme === "B2B" && state === "active"))
        requireOwnDecision(payer, company, limitOf(mandate), texts);
      requireMaySend(caller, { ...payer, ...company }, texts);
      await useStepUp(trx, caller, "directDebitRule", now, ruleChange(id, rule).subject);
      await tellLoosened(parts, trx, company, now);
    }
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

async function lockMandate(trx: Db, accountId: string, id: string): Promise<Mandate> {
  const mandate = await trx
    .selectFrom("mandates")
    .selectAll()
    .where("id", "=", isUuid(id) ? id : null)
    .where("account_id", "=", accountId)
    .forUpdate()
    .executeTakeFirst();
  return mandate ?? notYours();
}

type MandateAsk = CallerAsk<typeof calls.mandateUpdate>;
type Act = MandateAsk["request"]["act"];

const stateAfter = (act: Act, state: Mandate["state"]): Mandate["state"] => {
  if (act === "limit") return state;
  return act === "allow" ? "active" : act === "block" ? "blocked" : "revoked";
};

/** /direct_debit/mandate. Blocking is of the creditor, whatever the number of the mandate. */
export const updateMandate = (parts: Parts) => (ask: MandateAsk) =>
  changing(parts, ask, lockCompany, async (trx, payer, company) => {
    const { caller, request, texts, language, now } = ask;
    const { act } = request;
    const mandate = await lockMandate(trx, company.id, request.id);
    const before = stateOf(mandate, now);
    const state = stateAfter(act, before);
    const known = limitOf(mandate);
    if (act === "limit" && !request.limit) return refuse(texts.badRequest, { status: 400 });
    const takesLimit = act === "allow" || act === "limit";
    const limit = takesLimit && request.limit ? readLimit(request.limit, texts) : known;
    if (state === before && JSON.stringify(limit) === JSON.stringify(known)) return;
    if (before === "revoked" || before === "ended") return refuse(texts.mandateGone);
    if ((state === "active" && before !== "active") || isLooserLimit(limit, known)) {
      if (mandate.scheme === "B2B") requireOwnDecision(payer, company, limit, texts);
      requireMaySend(caller, { ...payer, ...company }, texts);
      const { subject } = mandateChange(mandate, limit, language);
      await useStepUp(trx, caller, "mandateUpdate", now, subject);
      await tellLoosened(parts, trx, company, now);
    }
    const written = { language, updated_at: instant(now) };
    await trx
      .updateTable("mandates")
      .set({ ...written, state, limit_cents: limit.amount?.minor ?? null, limit_every: limit.every })
      .where("id", "=", mandate.id)
      .execute();
    if (act === "block")
      await trx
        .updateTable("mandates")
        .set({ ...written, state })
        .where("account_id", "=", company.id)
        .where("creditor_id", "=", mandate.creditor_id)
        .where("state", "in", ["new", "active"])
        .execute();
    const most = limit.amount?.minor ?? null;
    await audit(trx, {
      at: now,
      action: "debit.mandateChanged",
      loginId: caller.id,
      accountId: company.id,
      detail: { mandate: mandate.id, act, most, every: limit.every },
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
  const returned = await returnPayment(trx, { paymentId, reason: "refunded", now });
  if (!returned.ok) throw new Error(`Collection ${id} can't be paid back: ${returned.refusal}.`);
  return true;
}

const lockCollection = (id: string) => async (trx: Db, accountId: string) => {
  const collection = await trx
    .selectFrom("debit_collections")
    .selectAll()
    .where("id", "=", isUuid(id) ? id : null)
    .where("account_id", "=", accountId)
    .forUpdate()
    .executeTakeFirst();
  return collection ?? notYours();
};

/** /direct_debit/collection. One that the bank is just collecting is waited for, and can't be refused then. */
export const updateCollection = (parts: Parts) => (ask: CallerAsk<typeof calls.collectionUpdate>) =>
  changing(parts, ask, lockCollection(ask.request.id), async (trx, account, collection) => {
    const { caller, now } = ask;
    const { id, act } = ask.request;
    const change = act === "refuse" ? refuseCollection : refundCollection;
    if (!(await change(trx, collection, ask))) return;
    const action = act === "refuse" ? "debit.refusedByCustomer" : "debit.refunded";
    const detail = { collection: id, mandate: collection.mandate_id };
    await audit(trx, { at: now, action, loginId: caller.id, accountId: account.id, detail });
  });
