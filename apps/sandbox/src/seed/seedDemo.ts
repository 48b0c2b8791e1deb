import {
  addDays,
  addMonths,
  civilDate,
  dayMs,
  hourMs,
  minuteMs,
  startOfMonth,
} from "@amberline/domain/dates";
import { sealTotp } from "../areas/auth/totp";
import { openLogin } from "../areas/auth/openLogin";
import { propose } from "../areas/approvals/proposals";
import { payeeHashOf, payloadHashOf, type Order } from "../areas/orders/order";
import { makePlan } from "../areas/orders/plans/makePlan";
import { tariffs } from "../areas/orders/tariffs";
import { agreeToAll } from "../areas/user/agree";
import { ownBank, ownIban } from "../bank";
import { bankTimeZone } from "../days";
import { waitForTurn } from "../db/advisoryLocks";
import { instant } from "../db/schema";
import { allowTime } from "../db/upkeep";
import {
  inTransaction,
  openCustomerAccount,
  placePayment,
  recordPast,
  type Db,
  type Party,
  type PastTransaction,
} from "../ledger";
import { catalogueIn } from "../locales";
import { type Parts } from "../parts";
import { uuid } from "../secrets/random";
import { banks } from "./banks";
import { landlady, latvenergo, rigasSiltums, tenant } from "./counterparties";
import { beginRegistration, completeRegistration } from "./demoCompany";
import { addDemoDebits } from "./demoDebits";
import { addDemoChats } from "./demoChats";
import { addDemoRequests } from "./demoRequests";
import { demoAddress, demoLogins, demoPassword, type DemoName } from "./demoLogins";
import { seededRandom, type SeededRandom } from "./seededRandom";
import { companyHistory, privateHistory } from "./history";
import { testAccounts } from "./outsideAccounts";
import { householdPayees, savePayees, sawmillPayees } from "./savedPayees";
import { recordVerification } from "./verifications";

const yearMs = 366 * dayMs;

/** The directories of banks and of accounts at other banks; existing rows stay. */
export async function seedDirectory(db: Db): Promise<void> {
  await db
    .insertInto("banks")
    .values([...banks])
    .onConflict((row) => row.doNothing())
    .execute();
  await db
    .insertInto("outside_accounts")
    .values(
      testAccounts.map(({ iban, holder, kind, closed = false, behaviour = "accepts" }) => ({
        iban,
        holder_name: holder,
        kind,
        closed,
        behaviour,
      })),
    )
    .onConflict((row) => row.doNothing())
    .execute();
}

interface Making extends Pick<Parts, "sealing" | "fonts"> {
  trx: Db;
  now: number;
  chance: SeededRandom;
  passwordHash: string;
}

async function addLogin(
  { trx, sealing, now, chance, passwordHash }: Making,
  name: DemoName,
): Promise<string> {
  const id = uuid(chance.bytes);
  const place = Object.keys(demoLogins).indexOf(name);
  const { totpSecret: secret, ...demo } = demoLogins[name];
  const totpSecret = secret === null ? null : sealTotp(sealing, id, secret);
  const login = { ...demo, totpSecret, id, passwordHash, address: demoAddress };
  await openLogin(trx, { ...login, now: now - yearMs + place });
  await agreeToAll(trx, id, now - dayMs);
  return id;
}

interface Opened {
  accountId: string;
  owner: Party;
}

async function addAccount(
  { trx, now, chance }: Making,
  account: {
    loginId: string;
    holder: string;
    number: string;
    name?: string;
    companyNumber?: string;
    /** Whether the bank has confirmed the company. @default true */
    isConfirmed?: boolean;
  },
): Promise<Opened> {
  const { loginId, holder, name = "My account", companyNumber, isConfirmed = true } = account;
  const isCompany = companyNumber !== undefined;
  const tariff = isCompany ? "business" : "everyday";
  const iban = ownIban(account.number);
  const accountId = await openCustomerAccount(trx, {
    id: uuid(chance.bytes),
    loginId,
    kind: isCompany ? "corporate" : "private",
    name,
    iban,
    bic: ownBank.bic,
    tariff,
    tariffName: tariffs[tariff].name,
    corporateConfirm: isCompany && isConfirmed,
    country: ownBank.country,
    registrationNumber: companyNumber ?? null,
    currencies: ["EUR", "GBP"],
    now: now - yearMs,
  });
  return { accountId, owner: { name: holder, account: iban, bic: ownBank.bic, bankName: ownBank.name } };
}

/** A regular payment that clearing ignores, so that it waits for a manual decision. */
async function addWaitingPayment({ trx, now }: Making, { accountId, owner }: Opened): Promise<void> {
  const placed = await placePayment(trx, {
    accountId,
    amountCents: 25_000,
    reference: "Rēķins 2026 1107",
    paymentType: "CREDIT",
    beneficiaryType: "organization",
    from: owner,
    to: rigasSiltums,
    idempotencyKey: "seed-waiting",
    payloadHash: "seed-waiting",
    now: now - 60_000,
  });
  if (!placed.ok) throw new Error(`The seed could not place a payment: ${placed.refusal}.`);
  await trx.updateTable("transactions").set({ due_at: null }).where("id", "=", placed.payment.id).execute();
}

/** Of a payee whose name matches, as it is when it is confirmed. */
async function addCheck({ trx, now, chance }: Making, order: Order) {
  const check = { id: uuid(chance.bytes), result: "MTCH" } as const;
  await trx
    .insertInto("vop_checks")
    .values({
      ...check,
      account_id: order.accountId,
      payload_hash: payloadHashOf(order),
      payee_hash: payeeHashOf(order),
      ...{ matched_name: null, text_shown: null, language: null },
      ordered: JSON.stringify(order),
      created_at: instant(now),
    })
    .execute();
  return check;
}

const orderTo = (
  accountId: string,
  to: Party,
  terms: Pick<Order, "reference" | "amountCents" | "beneficiaryType" | "plan">,
): Order => ({
  ...{ ...terms, accountId, feeCents: 0, system: "SEPA", type: "CREDIT" },
  ...{ payeeName: to.name, account: to.account, bic: to.bic ?? "" },
});

async function addPlans(
  making: Making,
  { accountId }: Opened,
  planned: readonly ({ to: Party } & Pick<Order, "reference" | "amountCents" | "beneficiaryType" | "plan">)[],
): Promise<void> {
  for (const { to, ...terms } of planned) {
    const order = orderTo(accountId, to, terms);
    const check = await addCheck(making, order);
    const plan = { order, to, enteredBy: accountId, key: `seed-${check.id}`, check };
    await makePlan(making.trx, { now: making.now, language: "lv", texts: catalogueIn("lv") }, plan);
  }
}

/** Dace prepares payments of Andris' company, which wait for him. */
async function addDace(making: Making, { accountId }: Opened): Promise<void> {
  const { trx, now, chance } = making;
  const { firstName, lastName } = demoLogins.dace;
  const { loginId, accountId: enteredBy } = await addEmpty(making, "dace", "0000435195012");
  const { login_id: ownerId } = await trx
    .selectFrom("accounts")
    .select("login_id")
    .where("id", "=", accountId)
    .executeTakeFirstOrThrow();
  const at = instant(now - 30 * dayMs);
  await trx
    .insertInto("account_people")
    .values({
      ...{ id: uuid(chance.bytes), account_id: accountId, login_id: loginId, state: "active" },
      ...{ first_name: firstName, last_name: lastName, invited_by: ownerId, invited_at: at, updated_at: at },
      ...{ may_prepare: true, may_see_salaries: true, may_keep_documents: true },
      ...{ may_pay: false, may_name_people: false, per_payment_cents: null, per_day_cents: null },
    })
    .execute();
  const waiting = [
    { to: rigasSiltums, reference: "Rēķins 2026 1124", amountCents: 48_215, madeAt: now - 3 * hourMs },
    { to: latvenergo, reference: "4402 119", amountCents: 126_090, madeAt: now - 20 * hourMs },
  ];
  for (const { to, madeAt, ...terms } of waiting) {
    const order = orderTo(accountId, to, { ...terms, beneficiaryType: "organization" });
    const check = { ...(await addCheck(making, order)), text: null };
    await propose(trx, {
      ...{ accountId, madeBy: loginId, key: `seed-${check.id}`, needed: 1, language: "lv", now: madeAt },
      content: { kind: "payment", order, to, enteredBy, check, isRepeat: false },
    });
  }
}

/** Transaction ids are the same in every seeding. */
const record = ({ trx, chance }: Making, { accountId }: Opened, past: readonly PastTransaction[]) =>
  recordPast(trx, {
    accountId,
    past: past.map((transaction) => ({ ...transaction, id: uuid(chance.bytes) })),
  });

async function addIlze(making: Making): Promise<Opened> {
  const { now, chance } = making;
  const loginId = await addLogin(making, "ilze");
  const opened = await addAccount(making, { loginId, holder: "Ilze Bērziņa", number: "0000435195001" });
  const past = privateHistory({ owner: opened.owner, now, random: chance, endsWith: 1_273_035 });
  await record(making, opened, past);
  await addWaitingPayment(making, opened);
  const today = civilDate(now, bankTimeZone);
  const repeated = { until: null, times: null, shift: "after" } as const;
  await addPlans(making, opened, [
    {
      ...{ to: latvenergo, reference: "4402 118", amountCents: 8_840, beneficiaryType: "organization" },
      plan: { ...repeated, first: addDays(today, 3), rhythm: "once" },
    },
    {
      ...{ to: landlady, reference: "Īre", amountCents: 98_000, beneficiaryType: "private" },
      plan: { ...repeated, first: addDays(addMonths(startOfMonth(today), 1), 2), rhythm: "monthly" },
    },
  ]);
  return opened;
}

async function addAndris(making: Making): Promise<Opened> {
  const { now, chance } = making;
  const loginId = await addLogin(making, "andris");
  const own = await addAccount(making, { loginId, holder: "Andris Ozols", number: "0000435195002" });
  const holder = "SIA Ziemeļu Koks";
  const company = { holder, name: holder, companyNumber: "40003999001", isConfirmed: false };
  const koks = await addAccount(making, { loginId, number: "0000435195003", ...company });
  const registering = { companyId: koks.accountId, directorId: loginId, signer: "Andris Ozols" };
  const fonts = await making.fonts();
  await completeRegistration(making.trx, { ...registering, fonts, now: now - yearMs });
  const past = { owner: koks.owner, now, random: chance, endsWith: 8_415_920 };
  await record(making, koks, companyHistory(past));
  const topUp = { type: "RECEIVE", paymentType: "INSTANT", reference: "Konta papildinājums" } as const;
  const at = now - yearMs / 12;
  await record(making, own, [{ ...topUp, amountCents: 320_000, from: tenant, to: own.owner, at }]);
  return koks;
}

async function addEmpty(
  making: Making,
  name: Exclude<DemoName, "ilze" | "andris">,
  number: string,
): Promise<{ loginId: string; accountId: string }> {
  const { firstName, lastName } = demoLogins[name];
  const loginId = await addLogin(making, name);
  const { accountId } = await addAccount(making, { loginId, holder: `${firstName} ${lastName}`, number });
  return { loginId, accountId };
}

/** Zane opens a company with Toms, who is not verified yet. */
async function addZane(making: Making, ownerId: string): Promise<void> {
  const { trx, now } = making;
  const { loginId: directorId } = await addEmpty(making, "zane", "0000435195010");
  const holder = "SIA Zaļā Pupa";
  const company = { holder, name: holder, companyNumber: "40003999002", isConfirmed: false };
  const opened = await addAccount(making, { loginId: directorId, number: "0000435195011", ...company });
  const { accountId: companyId } = opened;
  await beginRegistration(trx, { companyId, directorId, ownerId, now: now - dayMs });
}

/** Toms waits for the operator; Līga has to submit new photos. Returns the id of Toms. */
async function addVerifications(making: Making): Promise<string> {
  const { trx, now, chance } = making;
  const shared = { random: chance.bytes, now: now - hourMs };
  const { loginId } = await addEmpty(making, "toms", "0000435195008");
  await recordVerification(trx, { ...shared, loginId });
  const verdict = {
    decision: "retry",
    reason: "photo_unreadable",
    comment: "The card's number is hidden by a reflection.",
  } as const;
  const { loginId: rejected } = await addEmpty(making, "liga", "0000435195009");
  await recordVerification(trx, { ...shared, loginId: rejected, verdict });
  return loginId;
}

/** Whether a database has the demo customers. */
export const hasDemo = async (db: Db): Promise<boolean> =>
  (await db
    .selectFrom("logins")
    .select("id")
    .where("email", "=", demoLogins.ilze.email)
    .executeTakeFirst()) !== undefined;

/**
 * Adds the demo customers to a new database, all or none; a database that has them stays as it is. Deterministic for a
 * time and password hash.
 */
export async function seedDemo({
  db,
  clock,
  passwords,
  sealing,
  fonts,
}: Pick<Parts, "db" | "clock" | "passwords" | "sealing" | "fonts">): Promise<void> {
  await seedDirectory(db);
  if (await hasDemo(db)) return;
  const passwordHash = await passwords.hash(demoPassword);
  await inTransaction(db, async (trx) => {
    // Another process may be seeding, which takes longer than a request waits.
    await allowTime(trx, { statementMs: minuteMs, lockMs: minuteMs });
    await waitForTurn(trx, "demo");
    if (await hasDemo(trx)) return;
    const chance = seededRandom(20_260_301);
    const making: Making = { trx, sealing, fonts, now: clock.now(), chance, passwordHash };
    const ilze = await addIlze(making);
    const koks = await addAndris(making);
    await addEmpty(making, "marta", "0000435195004");
    await addEmpty(making, "juris", "0000435195005");
    await addEmpty(making, "elina", "0000435195006");
    await addEmpty(making, "roberts", "0000435195007");
    const toms = await addVerifications(making);
    const keep = { random: making.chance.bytes, now: making.now };
    await savePayees(trx, { ...keep, accountId: ilze.accountId, saved: householdPayees });
    await savePayees(trx, { ...keep, accountId: koks.accountId, saved: sawmillPayees });
    await addZane(making, toms);
    await addDemoChats(trx, keep);
    await addDace(making, koks);
    await addDemoRequests(trx, { ...keep, accountId: ilze.accountId });
    await addDemoDebits(trx, { ...keep, accountId: ilze.accountId });
  });
}
