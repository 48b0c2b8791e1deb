import { type Db } from "../db/inTransaction";
import { lockBalances } from "./balance";

const ledgerAccountsOf = (db: Db, accountId: string) =>
  db.selectFrom("ledger_accounts").select(["id", "currency"]).where("account_id", "=", accountId);

/** Locks all balances of an account, and that of whom it pays out to, in the order of payments. */
export async function lockForClosing(trx: Db, accountId: string, iban?: string): Promise<void> {
  const held = await ledgerAccountsOf(trx, accountId).execute();
  const currencies = held.map(({ currency }) => currency);
  await lockBalances(trx, { accountIds: [accountId], ibans: iban === undefined ? [] : [iban], currencies });
}

/** Nothing is paid from a locked account or to it any more, but for a payout; nothing is lent. */
export async function closeBalances(trx: Db, accountId: string): Promise<void> {
  await trx
    .updateTable("balances")
    .set({ is_closed: true, overdraft_cents: 0 })
    .where("ledger_account_id", "in", ledgerAccountsOf(trx, accountId).clearSelect().select("id"))
    .execute();
}
