import { foldText } from "@amberline/domain/text";
import { sql, type RawBuilder } from "kysely";
import { type Db } from "../db/inTransaction";
import { type TransactionsTable } from "../db/tables/ledger";
import { type Transaction } from "./transaction";

/** What a customer sees of an account. Who may not see salaries sees a word for whom they go to. */
export interface Sight {
  accountId: string;
  /** That word; null for who sees everything. */
  hiddenAs: string | null;
}

/** A transaction as a customer sees it. */
export interface SeenTransaction extends Transaction {
  /** It is a salary, and all that tells whom it went to is left out. */
  is_hidden: boolean;
}

type Veil = (column: RawBuilder<unknown>, word: string) => RawBuilder<unknown>;

const shown: Veil = (column) => column;

const veil =
  (when: RawBuilder<unknown>, instead: (word: string) => RawBuilder<unknown>): Veil =>
  (column, word) =>
    sql`case when is_salary and ${when} then ${instead(word)} else ${column} end`;

const isAny = sql`true`;
/** A salary that came back comes from whom it went to. */
const isFromPayee = sql`type = 'RECEIVE'`;
const isToPayee = sql`type <> 'RECEIVE'`;

const theWord = (word: string) => sql`${word}::text`;
const empty = () => sql`''`;
const none = () => sql`null`;
const searched = (word: string) =>
  sql`${foldText(word)}::text || ' ' || (amount_cents / 100) || '.' || lpad((amount_cents % 100)::text, 2, '0')`;

const sender = { name: veil(isFromPayee, theWord), other: veil(isFromPayee, empty) };
const receiver = { name: veil(isToPayee, theWord), other: veil(isToPayee, empty) };
const unknown = veil(isAny, none);

/** Each column, so that a new one can't be seen before somebody has said whether it may be. */
const veils: Record<keyof TransactionsTable, Veil> = {
  id: shown,
  seq: shown,
  account_id: shown,
  payment_id: shown,
  counterpart_id: shown,
  type: shown,
  status: shown,
  status_reason: unknown,
  amount_cents: shown,
  fee_cents: shown,
  held_cents: shown,
  currency: shown,
  payment_system: shown,
  payment_type: shown,
  beneficiary_type: shown,
  from_name: sender.name,
  from_account: sender.other,
  from_bic: sender.other,
  from_bank_name: sender.other,
  to_name: receiver.name,
  to_account: receiver.other,
  to_bic: receiver.other,
  to_bank_name: receiver.other,
  to_address: receiver.other,
  to_address_city: receiver.other,
  to_address_zip: receiver.other,
  to_address_country: receiver.other,
  to_reference: veil(isAny, empty),
  entered_by: shown,
  vop_check_id: unknown,
  idempotency_key: unknown,
  payload_hash: unknown,
  is_salary: shown,
  direct_debit: shown,
  space_id: shown,
  due_at: shown,
  search: veil(isAny, searched),
  created_at: shown,
  updated_at: shown,
};

function columnsFor(hiddenAs: string | null) {
  if (hiddenAs === null) return sql`*, false as is_hidden`;
  const columns = Object.entries(veils).map(([name, seen]) => {
    const column = sql.ref(name);
    return seen === shown ? column : sql`${seen(column, hiddenAs)} as ${column}`;
  });
  return sql`${sql.join(columns)}, is_salary as is_hidden`;
}

/** In place of the table, for all that customers read. PostgreSQL plans it as the table. */
export const seenRows = ({ hiddenAs }: Pick<Sight, "hiddenAs">) =>
  sql<SeenTransaction>`(select ${columnsFor(hiddenAs)} from transactions)`;

export const seenTransactions = (db: Db, sight: Sight) =>
  db.selectFrom(seenRows(sight).as("transactions")).where("transactions.account_id", "=", sight.accountId);
