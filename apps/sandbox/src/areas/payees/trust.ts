import { type calls } from "@amberline/api/contract";
import { formatIban, validateIban } from "@amberline/domain/iban";
import { formatMoney, money } from "@amberline/domain/money";
import { audit } from "../../audit";
import { instant } from "../../db/schema";
import { ownAccount, type Caller, type OwnAccount } from "../../http/caller";
import { type CallerAsk } from "../../http/handle";
import { refuse } from "../../http/refusal";
import { type Db } from "../../ledger";
import { type Catalogue, type Language } from "../../locales";
import { type Parts, type TrustLimits } from "../../parts";
import { isUuid } from "../../secrets/random";
import { type Act } from "../auth/act";
import { useStepUp, type FindChanges } from "../auth/stepUp";
import { tell, type Letter } from "../notifications";
import { changeSaved, readId, refuseUnknown } from "./saved";

/** With the first payment of a day above them the code is asked for again. */
export const defaultTrustLimits: TrustLimits = { perPayment: 250_00, perDay: 500_00 };

type TrustedPart = Pick<Parts, "trustLimits">;

export const receiverOf = (db: Db, accountId: string, id: string) =>
  db
    .selectFrom("receivers")
    .select(["id", "name", "account"])
    .where((row) => row.and({ id, account_id: accountId }))
    .executeTakeFirst();

type Payee = NonNullable<Awaited<ReturnType<typeof receiverOf>>>;

const grouped = (account: string) => (validateIban(account).ok ? formatIban(account) : account);

const euros = (cents: number, language: Language) => formatMoney(money(cents, "EUR"), language);

/** Trusts just this payee: with another name or account it is another change. */
const trustChange = ({ id, name, account }: Payee, limits: TrustLimits, language: Language): Act => ({
  subject: `${id}:${account}:${name}`,
  purpose: ({ actPurposes }) =>
    actPurposes.receiverTrust({
      payee: name,
      account: grouped(account),
      perPayment: euros(limits.perPayment, language),
      perDay: euros(limits.perDay, language),
    }),
});

/** Who makes payments without a code has a second factor to agree to that by. */
function requireTrusting(parts: TrustedPart, { two_factor: hasFactor }: Caller, texts: Catalogue) {
  if (!parts.trustLimits) return refuse(texts.trustOff);
  if (!hasFactor) return refuse(texts.twoFactorOff);
  return parts.trustLimits;
}

export const findTrustChange =
  ({ db, ...parts }: Pick<Parts, "db" | "trustLimits">): FindChanges["receiverTrust"] =>
  async ({ caller, request, texts, language }) => {
    const { id: accountId } = ownAccount(caller, "pay");
    const limits = requireTrusting(parts, caller, texts);
    const [id = ""] = (request.subject ?? "").split(":");
    const payee = isUuid(id) ? await receiverOf(db, accountId, id) : undefined;
    if (!payee) return refuseUnknown();
    const change = trustChange(payee, limits, language);
    // What the customer was shown.
    return change.subject === request.subject ? change : refuseUnknown();
  };

async function tellOfTrust(
  parts: Pick<Parts, "db" | "mailer">,
  caller: Caller,
  account: OwnAccount,
  payee: Payee,
  now: number,
  otherwise: Language,
) {
  const letter: Letter = (texts) => [
    texts.payeeTrustedSubject(payee.name),
    texts.payeeTrustedBody(payee.name, grouped(payee.account), account.iban ?? account.name),
  ];
  for (const loginId of new Set([caller.id, account.login_id]))
    await tell(parts, { loginId, kind: "security", otherwise, letter, accountId: account.id }, now);
}

/** Takes a payee off the list, if it is on it. */
export async function distrust(
  trx: Db,
  caller: Caller,
  { id, name, account }: Payee,
  accountId: string,
  now: number,
) {
  const gone = await trx
    .deleteFrom("trusted_payees")
    .where("receiver_id", "=", id)
    .returning("receiver_id")
    .executeTakeFirst();
  if (!gone) return;
  const detail = { receiver: id, name, account };
  await audit(trx, { at: now, action: "payee.distrusted", loginId: caller.id, accountId, detail });
}

/** What somebody trusted who may no longer pay is trusted no more: the list is the payer's. */
export async function distrustAllOf(
  trx: Db,
  { accountId, loginId, by, now }: { accountId: string; loginId: string; by: string | null; now: number },
) {
  const gone = await trx
    .deleteFrom("trusted_payees")
    .where("account_id", "=", accountId)
    .where("trusted_by", "=", loginId)
    .returning(["receiver_id as receiver", "name", "account"])
    .execute();
  for (const detail of gone)
    await audit(trx, { at: now, action: "payee.distrusted", loginId: by, accountId, detail });
}

/** /user/receivers/trust: by whoever may pay, and told to them and to the owner of the account. */
export const trustReceiver = (parts: Parts) => async (ask: CallerAsk<typeof calls.receiverTrust>) => {
  const { caller, request, texts, now, language } = ask;
  const id = readId(request);
  const limits = request.trust ? requireTrusting(parts, caller, texts) : null;
  return changeSaved(parts.db, caller, async (trx, accountId) => {
    const payee = await receiverOf(trx, accountId, id);
    if (!payee) return refuseUnknown();
    if (!limits) {
      await distrust(trx, caller, payee, accountId, now);
      return { success: true };
    }
    await useStepUp(trx, caller, "receiverTrust", now, trustChange(payee, limits, language).subject);
    const { name, account } = payee;
    const row = { name, account, trusted_by: caller.id, created_at: instant(now) };
    await trx
      .insertInto("trusted_payees")
      .values({ receiver_id: id, account_id: accountId, ...row })
      .onConflict((known) => known.column("receiver_id").doUpdateSet(row))
      .execute();
    const detail = { receiver: id, name, account };
    await audit(trx, { at: now, action: "payee.trusted", loginId: caller.id, accountId, detail });
    await tellOfTrust({ ...parts, db: trx }, caller, ownAccount(caller, "pay"), payee, now, language);
    return { success: true };
  });
};

/** On the list with this very name and account. */
export const trustedAs = (
  db: Db,
  { accountId, payeeName, account }: { accountId: string; payeeName: string; account: string },
) =>
  db
    .selectFrom("trusted_payees")
    .innerJoin("receivers", "receivers.id", "trusted_payees.receiver_id")
    .select("receiver_id")
    .where("trusted_payees.account_id", "=", accountId)
    .where("trusted_payees.name", "=", payeeName)
    .where("trusted_payees.account", "=", account)
    .whereRef("receivers.name", "=", "trusted_payees.name")
    .whereRef("receivers.account", "=", "trusted_payees.account");
