import { audit } from "../../audit";
import { instant } from "../../db/schema";
import { NotYours } from "../../http/refusal";
import { inTransaction, type Db } from "../../ledger";
import { type Right } from "@amberline/domain/rights";
import {
  accountOfCaller,
  stillAllowed,
  type AccountRow,
  type Caller,
  type OwnAccount,
} from "../../http/caller";

/** Throws NotYours for a company of somebody else, a private account and an unknown one. */
export async function companyOfCaller(
  db: Db,
  caller: Caller,
  companyId: string,
  right: Right | "owner",
): Promise<OwnAccount> {
  const account = await accountOfCaller(db, caller, companyId, right);
  if (account.kind !== "corporate") throw new NotYours();
  return account;
}

/** Changes of a company run one after the other, so that what a change has read still holds. */
export async function changeCompany<Result>(
  db: Db,
  { caller, companyId, right }: { caller: Caller; companyId: string; right: Right | "owner" },
  change: (trx: Db, company: AccountRow) => Promise<Result>,
): Promise<Result> {
  const account = await companyOfCaller(db, caller, companyId, right);
  return inTransaction(db, async (trx) => {
    const company = await lockCompany(trx, account.id);
    if (right !== "owner" && right !== "see") await stillAllowed(trx, caller, account, right);
    return change(trx, company);
  });
}

/** Locks the row of an account until the transaction ends. Throws NotYours if it was closed meanwhile. */
export async function lockCompany(trx: Db, id: string): Promise<AccountRow> {
  const locked = trx.selectFrom("accounts").selectAll().where("id", "=", id).forNoKeyUpdate();
  const account = await locked.executeTakeFirstOrThrow();
  if (account.closed_at !== null) throw new NotYours();
  return account;
}

/** A contract states facts of the company, so a change of them invalidates the signature. */
export async function endSignature(trx: Db, company: AccountRow, now: number): Promise<void> {
  const ended = await trx
    .updateTable("company_signatures")
    .set({ superseded_at: instant(now) })
    .where("account_id", "=", company.id)
    .where("superseded_at", "is", null)
    .executeTakeFirst();
  if (ended.numUpdatedRows === 0n) return;
  await audit(trx, { at: now, action: "company.signatureEnded", accountId: company.id });
}
