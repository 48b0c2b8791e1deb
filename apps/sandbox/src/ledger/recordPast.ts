import { sql, type Insertable } from "kysely";
import { type TransactionsTable } from "../db/tables/ledger";
import { analyze } from "../db/upkeep";
import { lockBalances, type LockedBalance } from "./balance";
import { book, clearingOf, outgoingLegs, type Entry } from "./book";
import { inTransaction, type Db } from "../db/inTransaction";
import { feeRow, transactionRow, type Party, type PaymentTerms } from "./transaction";

export interface PastTransaction extends PaymentTerms {
  /** @default a new UUID */
  id?: string;
  type: "SEND" | "RECEIVE" | "fee_manual";
  /** Only `done` is booked. @default "done" */
  status?: "done" | "declined" | "error_done";
  statusReason?: string;
  isSalary?: boolean;
  from: Party;
  to: Party;
  /** Creation and booking, milliseconds since 1970. */
  at: number;
}

const chunk = 500;

/**
 * Bulk-inserts completed transactions of one account, oldest first. All or none; they are booked in batches of 500,
 * after each of which the balance must respect the overdraft.
 */
export function recordPast(
  db: Db,
  {
    accountId,
    currency = "EUR",
    past,
  }: { accountId: string; currency?: string; past: readonly PastTransaction[] },
): Promise<void> {
  return inTransaction(db, async (trx) => {
    const [customer] = await lockBalances(trx, { accountIds: [accountId], currencies: [currency] });
    if (!customer) throw new Error(`Account ${accountId} holds no ${currency}.`);
    for (let first = 0; first < past.length; first += chunk) {
      const rows = past.slice(first, first + chunk).map((transaction) =>
        transactionRow({
          ...transaction,
          id: transaction.id ?? crypto.randomUUID(),
          accountId,
          currency,
          status: transaction.status ?? "done",
          now: transaction.at,
        }),
      );
      const withFees = rows.flatMap((row) => (row.fee_cents > 0 ? [row, feeRow(row)] : [row]));
      await insertAll(trx, withFees);
      await book(
        trx,
        rows.filter((row) => row.status === "done").map((row) => entryOf(row, customer)),
      );
    }
    if (past.length >= chunk) await analyze(trx);
  });
}

/** One JSON parameter: on the embedded database a parameter per column costs more than the insert. */
async function insertAll(trx: Db, rows: readonly Insertable<TransactionsTable>[]): Promise<void> {
  const columns = sql.join(Object.keys(rows[0] ?? {}).map((column) => sql.ref(column)));
  await sql`
    insert into transactions (${columns})
    select ${columns} from json_populate_recordset(null::transactions, ${JSON.stringify(rows)}::json)
  `.execute(trx);
}

function entryOf(row: Insertable<TransactionsTable>, customer: LockedBalance): Entry {
  const { amount_cents: amount, fee_cents: fee } = row;
  const clearing = clearingOf(row.payment_type);
  const base = { transactionId: row.id, bookedAt: row.created_at, currency: row.currency };
  switch (row.type) {
    case "RECEIVE":
      return { ...base, purpose: "receipt", legs: outgoingLegs(clearing, customer, amount, 0) };
    case "SEND":
      return { ...base, purpose: "settlement", legs: outgoingLegs(customer, clearing, amount, fee) };
    default:
      return { ...base, purpose: "charge", legs: outgoingLegs(customer, { kind: "fees" }, amount, 0) };
  }
}
