import {
  type collectDirectDebit,
  type letMoneyArrive,
  type OperatorRequest,
  type takeFee as takeFeeCall,
} from "@amberline/api/operator";
import { creditorIdentity, isCreditorId, mandateIdentity } from "@amberline/domain/directDebits";
import { addMonths, civilDate, isCivilDate } from "@amberline/domain/dates";
import { moneyFromDecimal } from "@amberline/domain/money";
import { normaliseIban } from "@amberline/domain/iban";
import { tidyText, toSepaText } from "@amberline/domain/reference";
import { ValidationError } from "yup";
import { announceCollection } from "../areas/directDebits";
import { type Announcement } from "../areas/directDebits/announce";
import { ownBank, partnerBank } from "../bank";
import { bankTimeZone } from "../days";
import { instant } from "../db/schema";
import {
  chargeFee,
  holderName,
  receivePayment,
  type Charged,
  type Db,
  type Party,
  type ReceivedPayment,
} from "../ledger";
import { isClearingPaused, runClearing, type ClearingRun } from "../clearing";
import { type Parts } from "../parts";
import { isUuid } from "../secrets/random";
import { tenant } from "../seed/counterparties";

function centsOf(text: string): number {
  const cents = moneyFromDecimal(text, "EUR")?.minor ?? 0;
  if (cents < 1) throw new ValidationError("amount must be at least 0.01");
  return cents;
}

const findAccount = (db: Db, named: string) =>
  db
    .selectFrom("accounts")
    .innerJoin("logins", "logins.id", "accounts.login_id")
    .select(["accounts.id", "accounts.kind", "accounts.name", "iban", "top_up_reference", "bic"])
    .select(["first_name", "middle_name", "last_name"])
    .where((eb) =>
      eb.or([
        eb("iban", "=", normaliseIban(named)),
        eb("top_up_reference", "=", named.trim()),
        ...(isUuid(named) ? [eb("accounts.id", "=", named)] : []),
      ]),
    )
    .executeTakeFirst();

type Account = NonNullable<Awaited<ReturnType<typeof findAccount>>>;

async function requireAccount(db: Db, named: string): Promise<Account> {
  const account = await findAccount(db, named);
  if (!account) throw new ValidationError("account is not a customer's id, IBAN or top-up reference");
  return account;
}

/** The account's own IBAN, or the partner bank's. */
const receiverOf = (account: Account): Party =>
  account.iban
    ? { name: holderName(account, account), account: account.iban, bic: account.bic, bankName: ownBank.name }
    : {
        name: partnerBank.holder,
        account: partnerBank.iban,
        bic: partnerBank.bic,
        bankName: partnerBank.name,
      };

/** Simulates a payment from another bank. Throws ValidationError for an unknown account or an invalid amount. */
export async function receiveMoney(
  { db, clock }: Pick<Parts, "db" | "clock">,
  wanted: OperatorRequest<typeof letMoneyArrive>,
): Promise<ReceivedPayment> {
  const account = await requireAccount(db, wanted.account);
  const { fromName = tenant.name, fromAccount = tenant.account } = wanted;
  const isTenant = fromAccount === tenant.account;
  return receivePayment(db, {
    accountId: account.id,
    amountCents: centsOf(wanted.amount),
    reference: [account.top_up_reference, wanted.reference].filter(Boolean).join(" "),
    paymentType: "INSTANT",
    from: { ...(isTenant ? tenant : {}), name: fromName, account: normaliseIban(fromAccount) },
    to: receiverOf(account),
    status: wanted.status,
    now: clock.now(),
  });
}

/** What has no number of its own is another one each day. */
const endToEndIdOf = ({ endToEndId, day }: OperatorRequest<typeof collectDirectDebit>, today: string) =>
  endToEndId === "NOTPROVIDED"
    ? `NOTPROVIDED ${day ?? today}`
    : (endToEndId ?? crypto.randomUUID().replaceAll("-", ""));

/**
 * Simulates a collection that another bank sends for a creditor. Throws ValidationError for an unknown account or creditor
 * identifier, or an invalid amount.
 */
export async function collectMoney(
  { db, mailer, clock }: Pick<Parts, "db" | "mailer" | "clock">,
  wanted: OperatorRequest<typeof collectDirectDebit>,
): Promise<Announcement> {
  const account = await requireAccount(db, wanted.account);
  if (!account.iban) throw new ValidationError("account has no IBAN of its own");
  if (!isCreditorId(wanted.creditorId)) throw new ValidationError("creditorId is no creditor identifier");
  const creditorName = tidyText(wanted.creditorName);
  if (creditorName === "") throw new ValidationError("creditorName is empty");
  for (const text of [wanted.mandate, wanted.endToEndId ?? ""])
    if (toSepaText(text) !== text)
      throw new ValidationError("mandate and endToEndId have letters, digits and / - ? : ( ) . , ' + alone");
  const today = civilDate(clock.now(), bankTimeZone);
  for (const day of [wanted.signed, wanted.day])
    if (day !== undefined && (!isCivilDate(day) || day > addMonths(today, 12)))
      throw new ValidationError("signed and day are days, and at most a year ahead");
  const { account: creditorAccount, bic = "", bankName = "" } = tenant;
  return announceCollection(
    { db, mailer },
    {
      accountId: account.id,
      creditor: {
        name: creditorName,
        id: creditorIdentity(wanted.creditorId),
        account: creditorAccount,
        bic,
        bankName,
      },
      mandate: mandateIdentity(wanted.mandate),
      scheme: wanted.scheme,
      signed: wanted.signed,
      sequence: wanted.sequence,
      amountCents: centsOf(wanted.amount),
      day: wanted.day,
      reference: wanted.reference ?? "",
      endToEndId: endToEndIdOf(wanted, today),
    },
    clock.now(),
  );
}

/** Throws ValidationError for an unknown account or an invalid amount. */
export async function takeFee(
  { db, clock }: Pick<Parts, "db" | "clock">,
  wanted: OperatorRequest<typeof takeFeeCall>,
): Promise<Charged> {
  const account = await requireAccount(db, wanted.account);
  const from = { ...receiverOf(account), name: holderName(account, account) };
  const to = { name: ownBank.name, account: "", bic: ownBank.bic, bankName: ownBank.name };
  const amountCents = centsOf(wanted.amount);
  return chargeFee(db, {
    accountId: account.id,
    amountCents,
    from,
    to,
    reference: wanted.reference || "Konta apkalpošana",
    now: clock.now(),
  });
}

/** Clears what waits for the next cycle at once. Null while clearing is paused. */
export async function runCycle({ db, clock }: Pick<Parts, "db" | "clock">): Promise<ClearingRun | null> {
  if (await isClearingPaused(db)) return null;
  const now = clock.now();
  await db
    .updateTable("transactions")
    .set({ due_at: instant(now) })
    .where("due_at", ">", instant(now))
    .where("payment_type", "=", "CREDIT")
    .execute();
  return runClearing(db, now);
}
