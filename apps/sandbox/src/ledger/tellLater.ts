import { type QueryCreator } from "kysely";
import { type Database } from "../db/schema";
import { type Db } from "../db/inTransaction";

type Told = readonly { id: string; account_id: string }[];

/** The statement that queues transactions, which nobody is told of while they are booked. */
export const telling = (db: QueryCreator<Database>, transactions: Told) =>
  db
    .insertInto("untold_transactions")
    .values(transactions.map((each) => ({ transaction_id: each.id, account_id: each.account_id })))
    .onConflict((row) => row.doNothing());

export async function tellLater(trx: Db, transactions: Told): Promise<void> {
  if (transactions.length > 0) await telling(trx, transactions).execute();
}
