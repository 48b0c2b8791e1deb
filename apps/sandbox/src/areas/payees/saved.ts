import { refuse } from "../../http/refusal";
import { inTransaction, type Db } from "../../ledger";
import { isUuid } from "../../secrets/random";
import { type Catalogue } from "../../locales";
import { lockCompany } from "../company/company";
import { ownAccount, stillAllowed, type Caller } from "../../http/caller";

/** Templates, and receivers, per account. */
export const savedLimit = 500;

/** Changes of the token's account run one after the other, so that limits and uniqueness hold. */
export async function changeSaved<Result>(
  db: Db,
  caller: Caller,
  change: (trx: Db, accountId: string) => Promise<Result>,
): Promise<Result> {
  const account = ownAccount(caller, "pay");
  const { id } = account;
  return inTransaction(db, async (trx) => {
    await lockCompany(trx, id);
    await stillAllowed(trx, caller, account, "pay");
    return change(trx, id);
  });
}

export async function needRoom(
  trx: Db,
  table: "payment_templates" | "receivers",
  accountId: string,
  texts: Catalogue,
): Promise<void> {
  const kept = await trx.selectFrom(table).select("id").where("account_id", "=", accountId).execute();
  if (kept.length >= savedLimit) refuse(texts.savedFull(savedLimit));
}

/** The same answer for ids of other customers and unknown ones. */
export const refuseUnknown = () => refuse("NOT_FOUND");

/** Ids that are no UUID are unknown. */
export const readId = ({ id }: { id: string }): string => (isUuid(id) ? id : refuseUnknown());
