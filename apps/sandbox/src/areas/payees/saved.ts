import { refuse } from "../../http/refusal";
import { inTransaction, type Db } from "../../ledger";
import { isUuid } from "../../secrets/random";
import { type Catalogue } from "../../locales";
import { ownAccount, type Caller } from "../../http/caller";

/** How many templates, and how many receivers, an account may keep. */
export const savedLimit = 500;

/** Changes what the account of the token keeps, one change after the other, so that limits and uniqueness hold. */
export async function changeSaved<Result>(
  db: Db,
  caller: Caller,
  change: (trx: Db, accountId: string) => Promise<Result>,
): Promise<Result> {
  const { id } = await ownAccount(db, caller);
  return inTransaction(db, async (trx) => {
    await trx.selectFrom("accounts").select("id").where("id", "=", id).forNoKeyUpdate().execute();
    return change(trx, id);
  });
}

/** Refuses one more than an account may keep. */
export async function needRoom(
  trx: Db,
  table: "payment_templates" | "receivers",
  accountId: string,
  texts: Catalogue,
): Promise<void> {
  const kept = await trx.selectFrom(table).select("id").where("account_id", "=", accountId).execute();
  if (kept.length >= savedLimit) refuse(texts.savedFull(savedLimit));
}

/** One of somebody else's looks like one that is not there. */
export const refuseUnknown = () => refuse("NOT_FOUND");

/** An id that can be looked for. */
export const readId = ({ id }: { id: string }): string => (isUuid(id) ? id : refuseUnknown());
