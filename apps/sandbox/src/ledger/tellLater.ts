import { type Db } from "../db/inTransaction";

/** Queues transactions, which nobody is told of while they are booked. */
export async function tellLater(
  trx: Db,
  transactions: readonly { id: string; account_id: string }[],
): Promise<void> {
  if (transactions.length === 0) return;
  await trx
    .insertInto("untold_transactions")
    .values(transactions.map((each) => ({ transaction_id: each.id, account_id: each.account_id })))
    .onConflict((row) => row.doNothing())
    .execute();
}
