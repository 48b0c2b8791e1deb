import { addDays, civilDate, instantAt } from "@amberline/domain/dates";
import { type Kysely } from "kysely";
import { audit } from "../../audit";
import { bankTimeZone } from "../../days";
import { inTransaction } from "../../db/inTransaction";
import { instant, type Database } from "../../db/schema";
import { type AccountRow, loginOf } from "../../http/caller";
import { collectDebit, type Db } from "../../ledger";
import { type Parts } from "../../parts";
import { eachDue } from "../orders/eachDue";
import { debtorOf } from "../orders/parties";
import {
  collectedDays,
  isStopped,
  problemOf,
  type Collection,
  type DebitRefusal,
  type Mandate,
} from "./judge";
import { tellOfDebit, tellOfRefusal } from "./notices";

type Bank = Pick<Parts, "db" | "mailer">;
interface Due {
  account: AccountRow;
  mandate: Mandate;
  collection: Collection;
}

/** Nothing more can come after it. */
const isLast = ({ sequence }: Collection) => sequence === "OOFF" || sequence === "FNAL";

/** The next noon of the bank. */
function nextNoon(now: number): number {
  const today = civilDate(now, bankTimeZone);
  const noon = instantAt(today, "12:00", bankTimeZone);
  return now < noon ? noon : instantAt(addDays(today, 1), "12:00", bankTimeZone);
}

async function refuseDebit({ db: trx, mailer }: Bank, due: Due, reason: DebitRefusal, now: number) {
  const { account, mandate, collection } = due;
  await trx
    .updateTable("debit_collections")
    .set({ state: "refused", reason, due_at: null, updated_at: instant(now) })
    .where("id", "=", collection.id)
    .execute();
  const detail = { collection: collection.id, mandate: mandate.id, reason };
  await audit(trx, { at: now, action: "debit.refused", accountId: account.id, detail });
  await tellOfRefusal({ db: trx, mailer }, account, due, reason, now);
}

async function retryAtNoon({ db: trx, mailer }: Bank, due: Due, now: number) {
  const { account, collection } = due;
  await trx
    .updateTable("debit_collections")
    .set({ tries: 1, due_at: instant(nextNoon(now)), updated_at: instant(now) })
    .where("id", "=", collection.id)
    .execute();
  await tellOfDebit(
    { db: trx, mailer },
    account,
    due,
    (texts, facts) => [texts.debitAtNoonSubject, texts.debitAtNoonBody(facts)],
    now,
  );
}

async function noteCollected(trx: Db, { account, mandate, collection }: Due, paymentId: string, now: number) {
  await trx
    .updateTable("debit_collections")
    .set({ state: "collected", due_at: null, transaction_id: paymentId, updated_at: instant(now) })
    .where("id", "=", collection.id)
    .execute();
  if (isLast(collection))
    await trx
      .updateTable("mandates")
      .set({ state: "ended", updated_at: instant(now) })
      .where("id", "=", mandate.id)
      .execute();
  const detail = { collection: collection.id, mandate: mandate.id, payment: paymentId };
  await audit(trx, { at: now, action: "debit.collected", accountId: account.id, detail });
}

/** Judged anew, with rule and mandate as they are until the transaction ends. */
async function collectDue(bank: Bank, collection: Collection, now: number): Promise<void> {
  const { db: trx } = bank;
  const account = await trx
    .selectFrom("accounts")
    .selectAll()
    .where("id", "=", collection.account_id)
    .forShare()
    .executeTakeFirstOrThrow();
  const mandate = await trx
    .selectFrom("mandates")
    .selectAll()
    .where("id", "=", collection.mandate_id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const due = { account, mandate, collection };
  const owner = await loginOf(trx, account.login_id);
  const others = (await collectedDays(trx, [mandate], collection.day)).get(mandate.id) ?? [];
  const problem = isStopped(account, owner)
    ? "stopped"
    : problemOf({ rule: account.debit_rule, mandate, others }, collection, now);
  if (problem !== null) return refuseDebit(bank, due, problem, now);
  const debit = await collectDebit(trx, {
    accountId: account.id,
    scheme: mandate.scheme,
    amountCents: collection.amount_cents,
    reference: collection.reference,
    from: debtorOf(owner, account),
    to: {
      name: mandate.creditor_name,
      account: collection.creditor_account,
      bic: collection.creditor_bic,
      bankName: collection.creditor_bank,
    },
    // With a space, which no key of a request has.
    idempotencyKey: `debit ${collection.id}`,
    now,
  });
  if (debit.ok) return noteCollected(trx, due, debit.payment.id, now);
  return collection.tries === 0
    ? retryAtNoon(bank, due, now)
    : refuseDebit(bank, due, "insufficient_funds", now);
}

/** One that is due, whichever process comes first. Whether there was one. */
const runOne = (
  { db, mailer }: Bank,
  now: number,
  without: readonly string[],
  begins: (id: string) => void,
) =>
  inTransaction(db, async (trx) => {
    const collection = await trx
      .selectFrom("debit_collections")
      .selectAll()
      .where("due_at", "<=", instant(now))
      .$if(without.length > 0, (query) => query.where("id", "not in", without))
      .orderBy("due_at")
      .orderBy("id")
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (!collection) return false;
    begins(collection.id);
    await collectDue({ db: trx, mailer }, collection, now);
    begins("");
    return true;
  });

/**
 * Makes every collection that is due, those missed while the bank was down as well, each in a transaction of its own. Safe
 * to run in several processes.
 */
export const runCollections = (
  bank: { db: Kysely<Database>; mailer: Parts["mailer"] },
  now: number,
): Promise<void> => eachDue((without, begins) => runOne(bank, now, without, begins));
