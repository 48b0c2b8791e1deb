import { type Kysely } from "kysely";
import { civilDate } from "@amberline/domain/dates";
import { audit } from "../../audit";
import { bankTimeZone } from "../../days";
import { inTransaction } from "../../db/inTransaction";
import { epochOf, instant, type Count, type Database } from "../../db/schema";
import { lockForPayments, placePayment, type Db } from "../../ledger";
import { accountIdsOf } from "../../http/caller";
import { type Parts } from "../../parts";
import { tell, type Letter } from "../notifications";
import { eachDue } from "../orders/eachDue";
import { payloadHashOf, type Order } from "../orders/order";
import { debtorOf, enteredBy } from "../orders/parties";
import { hasOtherName, partiesOf } from "../orders/payer";
import { feeOf } from "../orders/tariffs";
import { checkSome } from "./check";
import { fileOf, sumIn, sumsOf, todayOf, type File } from "./files";
import { type Row } from "./judge";

type Bank = Pick<Parts, "db" | "mailer">;
type Parties = Awaited<ReturnType<typeof partiesOf>>;

/** So many payments are made in one transaction: other payments of the account wait for no more. */
const paidAtOnce = 25;

const orderOf = (row: Row, { account }: Parties): Order => ({
  accountId: account.id,
  payeeName: row.payee_name,
  account: row.account,
  bic: row.bic,
  reference: row.reference,
  amountCents: row.amount_cents ?? 0,
  feeCents: feeOf(account.tariff, "SEPA"),
  system: "SEPA",
  type: row.is_instant ? "INSTANT" : "CREDIT",
  beneficiaryType: "organization",
});

/** Makes one payment, whose key is of this row alone. Why it is not made, or its id. */
async function pay(
  trx: Db,
  file: File,
  row: Row,
  parties: Parties,
  by: string | null,
  now: number,
): Promise<{ refused: string } | { payment_id: string }> {
  const { account, login, isAllowed } = parties;
  if (!isAllowed) return { refused: "not_allowed" };
  const order = orderOf(row, parties);
  // The name was asked for on another day, perhaps.
  const isLate =
    file.proposal_id !== null ||
    (row.day !== null && file.approved_at !== null && row.day > todayOf(epochOf(file.approved_at)));
  if (isLate && file.checks_names && (await hasOtherName(trx, order, row.name_result ?? "")))
    return { refused: "name_changed" };
  const placed = await placePayment(trx, {
    accountId: account.id,
    // With a space, which no key of a request has.
    idempotencyKey: `${file.id} ${row.nth}`,
    payloadHash: payloadHashOf(order),
    amountCents: order.amountCents,
    feeCents: order.feeCents,
    reference: order.reference,
    paymentSystem: order.system,
    paymentType: order.type,
    beneficiaryType: order.beneficiaryType,
    from: debtorOf(login, account),
    to: {
      name: order.payeeName,
      account: order.account,
      bic: order.bic,
      bankName: row.bank_name,
      address: "",
      city: "",
      zip: "",
      country: "",
    },
    enteredBy: by,
    isSalary: file.is_salary,
    now,
  });
  return placed.ok ? { payment_id: placed.payment.id } : { refused: placed.refusal };
}

const dueIn = (db: Db, now: number) =>
  db
    .selectFrom("payment_rows")
    .where("payment_rows.state", "=", "paying")
    .where((row) => row.or([row("day", "is", null), row("day", "<=", civilDate(now, bankTimeZone))]));

async function paySome(trx: Db, file: File, now: number): Promise<void> {
  const rows = await dueIn(trx, now)
    .selectAll()
    .where("file_id", "=", file.id)
    .orderBy("nth")
    .limit(paidAtOnce)
    .execute();
  const madeBy = { loginId: file.approved_by ?? file.made_by };
  const made = { accountId: file.account_id, madeBy, isApproved: file.proposal_id !== null };
  const parties = await partiesOf(trx, made);
  const { id: by } = (await enteredBy(trx, parties.login).executeTakeFirst()) ?? { id: null };
  const instantPayees = rows.filter((row) => row.is_instant).map((row) => row.account);
  await lockForPayments(trx, file.account_id, instantPayees);
  const refused: Count[] = [];
  for (const row of rows) {
    const outcome = await pay(trx, file, row, parties, by, now);
    if ("refused" in outcome) refused.push(row.nth);
    await trx
      .updateTable("payment_rows")
      .set({ ...outcome, state: "refused" in outcome ? "refused" : "paid" })
      .where("file_id", "=", file.id)
      .where("nth", "=", row.nth)
      .execute();
  }
  const detail = { file: file.id, nths: rows.map(({ nth }) => nth).join(), refused: refused.join() };
  const action = "paymentFile.paid";
  await audit(trx, { at: now, action, loginId: parties.login.id, accountId: file.account_id, detail });
}

/** Tells whoever approved it what became of a file. */
async function finish({ db: trx, mailer }: Bank, file: File, now: number): Promise<void> {
  const sums = (await sumsOf(trx, [file.id])).get(file.id);
  if (!sums || sumIn(sums, "paying").count > 0) return;
  await trx
    .updateTable("payment_files")
    .set({ state: "done", updated_at: instant(now) })
    .where("id", "=", file.id)
    .execute();
  const facts = { name: file.name, paid: sumIn(sums, "paid").count, refused: sumIn(sums, "refused").count };
  const letter: Letter = (texts) => [texts.paymentFileDoneSubject, texts.paymentFileDoneBody(facts)];
  const approver = file.approved_by ?? file.made_by;
  const company = await trx
    .selectFrom("accounts")
    .select("login_id")
    .where("id", "=", file.account_id)
    .where("id", "not in", accountIdsOf(trx, approver))
    .executeTakeFirst();
  // Whose access has ended learns no more of it.
  const loginId = company?.login_id ?? approver;
  const about = { target: "paymentFile", id: file.id } as const;
  const { account_id: accountId, language: otherwise } = file;
  await tell({ db: trx, mailer }, { loginId, kind: "planned", letter, accountId, about, otherwise }, now);
}

/** Asks for names or makes payments of one file, whichever process comes first. Whether there was one. */
const runOne = (
  { db, mailer }: Bank,
  now: number,
  without: readonly string[],
  begins: (id: string) => void,
): Promise<boolean> =>
  inTransaction(db, async (trx) => {
    const found = await trx
      .selectFrom("payment_files")
      .select(["id", "account_id"])
      .where((file) =>
        file.or([
          file("state", "=", "checking"),
          file("state", "=", "running").and(file("id", "in", dueIn(trx, now).select("file_id"))),
        ]),
      )
      .$if(without.length > 0, (query) => query.where("id", "not in", without))
      .orderBy("updated_at")
      .orderBy("id")
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (!found) return false;
    begins(found.id);
    const file = await fileOf(trx, found.account_id, found.id);
    if (file.state === "running") {
      await paySome(trx, file, now);
      await finish({ db: trx, mailer }, file, now);
    } else {
      const account = await trx
        .selectFrom("accounts")
        .select(["id", "vop_policy"])
        .where("id", "=", file.account_id)
        .executeTakeFirstOrThrow();
      await checkSome(trx, account, file);
    }
    // The next file has its turn.
    await trx
      .updateTable("payment_files")
      .set({ updated_at: instant(now) })
      .where("id", "=", file.id)
      .execute();
    begins("");
    return true;
  });

/**
 * Asks for the names of payees and makes payments of all files that have any to ask for or to make, a few in a
 * transaction. Safe to run in several processes; what one that ends has begun, another goes on with.
 */
export const runPaymentFiles = (
  bank: { db: Kysely<Database>; mailer: Parts["mailer"] },
  now: number,
): Promise<void> => eachDue((without, begins) => runOne(bank, now, without, begins));
