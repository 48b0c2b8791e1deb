import { type calls, type moneyRequestStates } from "@amberline/api/contract";
import { civilDate } from "@amberline/domain/dates";
import { money, moneyToDecimal } from "@amberline/domain/money";
import { type ExpressionBuilder, type Selectable } from "kysely";
import { jsonArrayFrom } from "kysely/helpers/postgres";
import { bankTimeZone } from "../../days";
import { instant, type Cents, type Count, type Database } from "../../db/schema";
import { type MoneyRequestsTable } from "../../db/tables/ledger";
import { readInstant } from "../../db/values";
import { hiddenAs, ownAccount, type Caller, type OwnAccount } from "../../http/caller";
import { type CallerAsk } from "../../http/handle";
import { seenTransactions, type Db, type Sight } from "../../ledger";
import { type Catalogue } from "../../locales";
import { type Parts } from "../../parts";

const mostListed = 200;
const mostSuggested = 5;

const decimal = (cents: Cents) => moneyToDecimal(money(cents, "EUR"));

const paidOf = (row: ExpressionBuilder<Database, "money_requests">) =>
  row
    .selectFrom("money_request_payments as matched")
    .innerJoin("transactions as paying", "paying.id", "matched.transaction_id")
    .select(({ fn, lit, cast }) =>
      cast<Cents>(fn.coalesce(fn.sum<Cents>("paying.amount_cents"), lit(0)), "bigint").as("cents"),
    )
    .whereRef("matched.request_id", "=", "money_requests.id")
    .where("paying.status", "=", "done");

/** With what came in. */
export const requestsWithPaid = (db: Db) =>
  db.selectFrom((eb) =>
    eb
      .selectFrom("money_requests")
      .selectAll()
      .select((row) => paidOf(row).as("paid_cents"))
      .as("request"),
  );

type WithPaid = Selectable<MoneyRequestsTable> & { paid_cents: Cents | null };

export function stateOf(row: WithPaid, now: number): (typeof moneyRequestStates)[number] {
  if (row.cancelled_at !== null) return "cancelled";
  if ((row.paid_cents ?? 0) >= row.amount_cents) return "paid";
  if (row.settled_at !== null) return "settled";
  return row.until < civilDate(now, bankTimeZone) ? "expired" : "open";
}

/** The same as `stateOf` says. */
export const openRequests = (db: Db, now: number) =>
  requestsWithPaid(db)
    .where("cancelled_at", "is", null)
    .where("settled_at", "is", null)
    .where("until", ">=", civilDate(now, bankTimeZone))
    .whereRef("paid_cents", "<", "amount_cents");

export const leftOf = ({ amount_cents: amount, paid_cents: paid }: WithPaid): Cents => amount - (paid ?? 0);

/** Payments from others to the account, which no request has yet. */
export const unmatched = (db: Db, sight: Sight) =>
  seenTransactions(db, sight)
    .where("type", "=", "RECEIVE")
    .where("status", "=", "done")
    .where("currency", "=", "EUR")
    .where("is_hidden", "=", false)
    .where("space_id", "is", null)
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom("money_request_payments as matched")
            .select("matched.request_id")
            .whereRef("matched.transaction_id", "=", "transactions.id"),
        ),
      ),
    )
    // One's own payment that came back.
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom("transactions as sent")
            .select("sent.id")
            .whereRef("sent.id", "=", "transactions.counterpart_id")
            .whereRef("sent.account_id", "=", "transactions.account_id"),
        ),
      ),
    );

export const sightOf = (account: OwnAccount, texts: Catalogue): Sight => ({
  accountId: account.id,
  hiddenAs: hiddenAs(account, texts),
});

const listed = (db: Db, sight: Sight, now: number) =>
  requestsWithPaid(db)
    .innerJoin("logins", "logins.id", "request.made_by")
    .selectAll("request")
    .select(["logins.first_name", "logins.last_name"])
    .select((row) =>
      jsonArrayFrom(
        seenTransactions(db, sight)
          .innerJoin("money_request_payments as matched", "matched.transaction_id", "transactions.id")
          .select(["transactions.id", "transactions.created_at", "from_name", "amount_cents"])
          .select("matched.is_chosen")
          .where("matched.request_id", "=", row.ref("request.id"))
          .where("transactions.status", "=", "done")
          .orderBy("transactions.created_at")
          .orderBy("transactions.seq"),
      ).as("payments"),
    )
    .where("request.account_id", "=", sight.accountId)
    .orderBy(
      (row) =>
        row("request.id", "in", openRequests(db, now).select("id").where("account_id", "=", sight.accountId)),
      "desc",
    )
    .orderBy("request.created_at", "desc")
    .orderBy("request.id")
    .limit(mostListed)
    .execute();

type Listed = Awaited<ReturnType<typeof listed>>[number];

/** What may have been meant for those that are not paid: the newest of each amount. */
function candidates(db: Db, sight: Sight, open: readonly Listed[]) {
  const [oldest = instant(0)] = open.map((row) => row.created_at).sort();
  const amounts = [...new Set(open.map(leftOf))];
  const newest = unmatched(db, sight)
    .select(["transactions.id", "created_at", "from_name", "amount_cents", "to_reference", "seq"])
    .select(({ fn }) =>
      fn
        .agg<Count>("row_number")
        .over((over) => over.partitionBy("amount_cents").orderBy("seq", "desc"))
        .as("nth"),
    )
    .where("amount_cents", "in", amounts)
    .where("created_at", ">=", oldest);
  return db
    .selectFrom(newest.as("newest"))
    .select(["id", "created_at", "from_name", "amount_cents", "to_reference"])
    .where("nth", "<=", mostSuggested)
    .orderBy("seq", "desc")
    .execute();
}

const wireReceived = (
  row: Pick<Listed["payments"][number], "id" | "created_at" | "from_name" | "amount_cents">,
) => ({
  id: row.id,
  createdAt: readInstant(row.created_at),
  from_name: row.from_name,
  amount: decimal(row.amount_cents),
});

/** What the payer writes. */
export const referenceFor = (
  { top_up_reference: topUp, iban }: Pick<OwnAccount, "top_up_reference" | "iban">,
  reference: string,
) => (iban === null && topUp !== null ? `${topUp} ${reference}` : reference);

export async function answerRequests(
  db: Db,
  { caller, account, texts, now }: { caller: Caller; account: OwnAccount; texts: Catalogue; now: number },
) {
  const sight = sightOf(account, texts);
  const rows = await listed(db, sight, now);
  const open = rows.filter((row) => ["open", "expired"].includes(stateOf(row, now)));
  const meant = open.length > 0 ? await candidates(db, sight, open) : [];
  const suggestionsFor = (row: Listed) =>
    meant
      .filter((each) => each.amount_cents === leftOf(row) && each.created_at >= row.created_at)
      .slice(0, mostSuggested);
  return {
    data: rows.map((row) => ({
      id: row.id,
      key: row.key,
      token: row.token,
      createdAt: row.created_at,
      made_by: { name: `${row.first_name} ${row.last_name}`.trim(), is_self: row.made_by === caller.id },
      payer: row.payer,
      text: row.what_for,
      amount: decimal(row.amount_cents),
      reference: referenceFor(account, row.reference),
      until: row.until,
      state: stateOf(row, now),
      paid: decimal(row.paid_cents ?? 0),
      payments: row.payments.map((each) => ({ ...wireReceived(each), is_chosen: each.is_chosen })),
      suggestions: open.includes(row)
        ? suggestionsFor(row).map((each) => ({ ...wireReceived(each), reference: each.to_reference }))
        : [],
    })),
  };
}

/** /request */
export const listRequests =
  ({ db }: Parts) =>
  async ({ caller, texts, now }: CallerAsk<typeof calls.moneyRequestList>) =>
    answerRequests(db, { caller, account: ownAccount(caller, "see"), texts, now });
