import { formatMoney, money } from "@amberline/domain/money";
import { sql, type ExpressionBuilder, type RawBuilder } from "kysely";
import { jsonArrayFrom, jsonObjectFrom } from "kysely/helpers/postgres";
import { type Database } from "../../db/schema";
import { inTransaction, type Db } from "../../ledger";
import { type Parts } from "../../parts";
import { eachDue } from "../orders/eachDue";
import { reasonText } from "../orders/list";
import { tell, type Letter, type News } from "./tell";

type Bank = Pick<Parts, "db" | "mailer" | "pubsub">;

const publishedAtOnce = 500;

const isUuid = "^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$";
const asUuid = (text: RawBuilder<unknown>) =>
  sql<string>`case when ${text} ~ ${sql.lit(isUuid)} then ${text}::uuid end`;

/** A file tells itself of the payments that it made: their keys are its id, a space and a number. */
const isOfFile = (row: ExpressionBuilder<Database & { t: Database["transactions"] }, "t">) =>
  row.exists(
    row
      .selectFrom("payment_files")
      .select("payment_files.id")
      .where("t.type", "=", "SEND")
      .where("t.status", "=", "done")
      .where("payment_files.id", "=", asUuid(sql`split_part(t.idempotency_key, ' ', 1)`)),
  );

const waiting = (db: Db) =>
  db
    .selectFrom("untold_transactions as untold")
    .innerJoin("transactions as t", "t.id", "untold.transaction_id");

const forgetThoseOfFiles = (db: Db) =>
  db
    .deleteFrom("untold_transactions")
    .where("transaction_id", "in", waiting(db).where(isOfFile).select("t.id"))
    .execute();

/** With who sees the account, and what it was made by or for. */
const untold = (db: Db, without: readonly string[]) =>
  waiting(db)
    .where((row) => row.not(isOfFile(row)))
    .innerJoin("accounts", "accounts.id", "t.account_id")
    .select(["t.id", "t.account_id", "t.type", "t.status", "t.status_reason", "t.amount_cents", "t.currency"])
    .select(["t.from_name", "t.to_name", "t.to_reference", "t.is_salary"])
    .select(["accounts.login_id as ownerId", "accounts.kind", "accounts.name as company"])
    .select((row) => [
      jsonArrayFrom(
        row
          .selectFrom("account_people")
          .select("login_id as id")
          .whereRef("account_people.account_id", "=", "t.account_id")
          .where("account_people.state", "=", "active"),
      ).as("people"),
      row
        .selectFrom("accounts as own")
        .select("own.login_id")
        .where("own.id", "=", asUuid(sql.ref("t.entered_by")))
        .as("makerId"),
      jsonObjectFrom(
        row
          .selectFrom("money_request_payments as matched")
          .innerJoin("money_requests", "money_requests.id", "matched.request_id")
          .select(["money_requests.id", "money_requests.what_for as whatFor"])
          .whereRef("matched.transaction_id", "=", "t.id"),
      ).as("request"),
      row
        .exists(
          row
            .selectFrom("transactions as sent")
            .select("sent.id")
            .whereRef("sent.id", "=", "t.counterpart_id")
            .whereRef("sent.account_id", "=", "t.account_id"),
        )
        .$castTo<boolean>()
        .as("cameBack"),
    ])
    .$if(without.length > 0, (rest) => rest.where("untold.transaction_id", "not in", without))
    .limit(1)
    .forUpdate("untold")
    .skipLocked();

type Untold = NonNullable<Awaited<ReturnType<ReturnType<typeof untold>["executeTakeFirst"]>>>;

const letterOf =
  (
    row: Untold,
    name: string,
    write: "moneyIn" | "requestPaid" | "paymentMade" | "paymentFailed" | "moneyBack",
  ): Letter =>
  (texts, language) =>
    texts.booked[write]({
      amount: formatMoney(money(row.amount_cents, row.currency), language),
      name: row.is_salary ? texts.salary : name,
      reference: row.is_salary ? "" : row.to_reference,
      why: (!row.is_salary && reasonText(row.status_reason, texts)) || "",
      whatFor: row.request?.whatFor ?? "",
      company: row.kind === "corporate" ? row.company : "",
    });

type Told = Pick<News, "kind" | "letter" | "about">;

/** What of it is told; null for nothing. */
function newsOf(row: Untold): (Told & { isForAll: boolean }) | null {
  const about = { target: "transaction", id: row.id } as const;
  if (row.type === "RECEIVE") {
    if (row.status !== "done") return null;
    if (row.cameBack)
      return {
        kind: "paymentFailed",
        letter: letterOf(row, row.from_name, "moneyBack"),
        about,
        isForAll: false,
      };
    if (!row.request)
      return { kind: "moneyIn", letter: letterOf(row, row.from_name, "moneyIn"), about, isForAll: true };
    const request = { target: "moneyRequest", id: row.request.id } as const;
    return {
      kind: "moneyIn",
      letter: letterOf(row, row.from_name, "requestPaid"),
      about: request,
      isForAll: true,
    };
  }
  if (row.status !== "done")
    return {
      kind: "paymentFailed",
      letter: letterOf(row, row.to_name, "paymentFailed"),
      about,
      isForAll: false,
    };
  return { kind: "paymentMade", letter: letterOf(row, row.to_name, "paymentMade"), about, isForAll: false };
}

/** Tells of one transaction, whichever process comes first. Whether there was one. */
const tellOne = (
  { db, mailer }: Bank,
  now: number,
  without: readonly string[],
  begins: (id: string) => void,
): Promise<boolean> =>
  inTransaction(db, async (trx) => {
    const row = await untold(trx, without).executeTakeFirst();
    if (!row) return false;
    begins(row.id);
    const news = newsOf(row);
    const people = [row.ownerId, ...row.people.map(({ id }) => id)];
    const told = news?.isForAll ? people : people.filter((id) => [row.ownerId, row.makerId].includes(id));
    if (news)
      for (const loginId of told) {
        const { kind, letter, about } = news;
        await tell({ db: trx, mailer }, { loginId, kind, letter, about, accountId: row.account_id }, now);
      }
    await trx.deleteFrom("untold_transactions").where("transaction_id", "=", row.id).execute();
    begins("");
    return true;
  });

/** Wakes the streams of whoever was told something, in every process. Whether there may be more. */
async function publishSome({ db, pubsub }: Bank): Promise<boolean> {
  const some = db
    .selectFrom("notifications")
    .select("seq")
    .where("is_published", "=", false)
    .orderBy("seq")
    .limit(publishedAtOnce)
    .forUpdate()
    .skipLocked();
  const told = await db
    .updateTable("notifications")
    .set({ is_published: true })
    .where("seq", "in", some)
    .returning("login_id")
    .execute();
  for (const loginId of new Set(told.map((each) => each.login_id))) await pubsub.publish(loginId);
  return told.length === publishedAtOnce;
}

/** Tells of what was booked, and wakes the streams of everybody who was told something. */
export async function runNotifications(bank: Bank, now: number): Promise<void> {
  await forgetThoseOfFiles(bank.db);
  await eachDue((without, begins) => tellOne(bank, now, without, begins));
  while (await publishSome(bank));
}
