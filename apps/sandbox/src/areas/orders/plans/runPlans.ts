import { type Language } from "../../../locales";
import { civilDate, formatDate, instantAt, addDays } from "@amberline/domain/dates";
import { formatMoney, money } from "@amberline/domain/money";
import { paymentDay } from "@amberline/domain/plans";
import { type Kysely, type Selectable, type Updateable } from "kysely";
import { audit } from "../../../audit";
import { bankTimeZone, startOfDay } from "../../../days";
import { inTransaction } from "../../../db/inTransaction";
import { instant, type Database } from "../../../db/schema";
import { type PlannedPaymentsTable } from "../../../db/tables/ledger";
import { isAllowed } from "../../../http/caller";
import { placePayment, type Db } from "../../../ledger";
import { type Parts } from "../../../parts";
import { tell, type Letter } from "../../notifications";
import { eachDue } from "../eachDue";
import { payloadHashOf } from "../order";
import { debtorOf } from "../parties";
import { hasOtherName, partiesOf } from "../payer";
import { feeOf } from "../tariffs";
import { readPlanned } from "./makePlan";
import { isPlanFailure, withNext } from "./plans";

type Row = Selectable<PlannedPaymentsTable>;
type Bank = Pick<Parts, "db" | "mailer">;

/** Twice a day, on the day itself and two more. */
const mostTries = 6;

/** Noon or the next midnight, whichever comes first. */
function nextTry(now: number): number {
  const today = civilDate(now, bankTimeZone);
  const noon = instantAt(today, "12:00", bankTimeZone);
  return now < noon ? noon : startOfDay(addDays(today, 1));
}

type Parties = Awaited<ReturnType<typeof partiesOf>>;

/** Why the payment is not made; null if it is. Its key is of this payment of the plan, which nothing makes twice. */
async function pay(trx: Db, row: Row, { account, login, access, isAllowed: mayPay }: Parties, now: number) {
  if (!mayPay) return "not_allowed";
  const { order, to, enteredBy } = readPlanned(row);
  const placed = await placePayment(trx, {
    accountId: row.account_id,
    // With a space, which no key of a request has.
    idempotencyKey: `${row.id} ${row.nth}`,
    payloadHash: payloadHashOf(order),
    amountCents: order.amountCents,
    feeCents: feeOf(account.tariff, order.system),
    reference: order.reference,
    paymentSystem: order.system,
    paymentType: order.type,
    beneficiaryType: order.beneficiaryType,
    from: debtorOf(login, account),
    to,
    enteredBy,
    vopCheckId: row.vop_check_id,
    // Who was told that it could not be paid may have paid it by hand.
    ...(row.tries > 0 && { repeats: { of: null, seesSalaries: isAllowed({ access }, "salaries") } }),
    now,
  });
  if (!placed.ok) return placed.refusal;
  const detail = { payment: placed.payment.id, plan: row.id, nth: row.nth };
  await audit(trx, {
    at: now,
    action: "payment.placedAsPlanned",
    loginId: login.id,
    accountId: account.id,
    detail,
  });
  return null;
}

async function makeDue({ db: trx, mailer }: Bank, row: Row, now: number): Promise<void> {
  const { order, enteredBy, isApproved = false } = readPlanned(row);
  const parties = await partiesOf(trx, { accountId: row.account_id, madeBy: { enteredBy }, isApproved });
  const due = paymentDay(order.plan, row.nth) ?? civilDate(now, bankTimeZone);
  const factsIn = (language: Language) => ({
    amount: formatMoney(money(order.amountCents, "EUR"), language),
    payee: order.payeeName,
    day: formatDate(due, language),
  });
  const say = (letter: Letter) =>
    tell(
      { db: trx, mailer },
      {
        ...{ loginId: parties.login.id, kind: "planned", letter, accountId: row.account_id },
        ...{ about: { target: "plan", id: row.id }, otherwise: row.language },
      },
      now,
    );
  const become = (change: Updateable<PlannedPaymentsTable>) =>
    trx
      .updateTable("planned_payments")
      .set({ ...change, updated_at: instant(now) })
      .where("id", "=", row.id)
      .execute();
  const note = (problem: string) =>
    audit(trx, {
      at: now,
      action: "plan.notPaid",
      loginId: parties.login.id,
      accountId: row.account_id,
      detail: { plan: row.id, nth: row.nth, problem },
    });

  if (await hasOtherName(trx, order, row.name_result)) {
    await note("name_changed");
    await become({ state: "held", due_at: null, problem: "name_changed" });
    return say((texts, language) => [texts.planHeldSubject, texts.planHeldBody(factsIn(language))]);
  }
  const problem = await pay(trx, row, parties, now);
  if (problem === null) {
    await become(withNext(row, row.nth + 1));
    const paid = civilDate(now, bankTimeZone);
    if (paid <= due || row.tries > 0) return;
    return say((texts, language) => [
      texts.planLateSubject,
      texts.planLateBody({ ...factsIn(language), paid: formatDate(paid, language) }),
    ]);
  }
  await note(problem);
  const tries = row.tries + 1;
  const again = tries < mostTries && problem !== "likely_repeat" ? nextTry(now) : null;
  const next = withNext(row, row.nth + 1);
  await become(again === null ? { ...next, problem } : { due_at: instant(again), tries, problem });
  if (again !== null && tries > 1) return;
  const hasMore = next.state !== "ended";
  return say((texts, language) => {
    const why = isPlanFailure(problem, texts) ? texts.planFailures[problem] : "";
    const on = again === null ? "" : formatDate(civilDate(again, bankTimeZone), language);
    return [texts.planFailedSubject, texts.planFailedBody({ ...factsIn(language), why, hasMore, again: on })];
  });
}

/** Makes one payment that is due, whichever process comes first. Whether there was one. */
const runOne = (
  { db, mailer }: Bank,
  now: number,
  without: readonly string[],
  begins: (id: string) => void,
) =>
  inTransaction(db, async (trx) => {
    const row = await trx
      .selectFrom("planned_payments")
      .selectAll()
      .where("due_at", "<=", instant(now))
      .$if(without.length > 0, (query) => query.where("id", "not in", without))
      .orderBy("due_at")
      .orderBy("id")
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (!row) return false;
    begins(row.id);
    await makeDue({ db: trx, mailer }, row, now);
    begins("");
    return true;
  });

/**
 * Makes every planned payment that is due, those missed while the bank was down as well, each in a transaction of its
 * own. Safe to run in several processes. One that fails is tried with the next run.
 */
export const runPlans = (
  bank: { db: Kysely<Database>; mailer: Parts["mailer"] },
  now: number,
): Promise<void> => eachDue((without, begins) => runOne(bank, now, without, begins));
