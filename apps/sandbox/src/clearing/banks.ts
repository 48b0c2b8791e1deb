import { sql, type Selectable } from "kysely";
import { type BanksTable } from "../db/tables/directory";
import { type Db } from "../ledger/inTransaction";

export type Bank = Selectable<BanksTable>;

/**
 * The bank of an IBAN, else of a BIC (8 letters, or 11 whose last three may be XXX). Undefined if neither is in the
 * directory.
 */
export async function findBank(
  db: Db,
  { iban = "", bic = "" }: { iban?: string; bic?: string },
): Promise<Bank | undefined> {
  const byIban = await db
    .selectFrom("banks")
    .selectAll()
    .where("country", "=", iban.slice(0, 2))
    .where(sql<boolean>`left(${iban.slice(4)}, length(bank_code)) = bank_code`)
    .orderBy(sql`length(bank_code)`, "desc")
    .executeTakeFirst();
  if (byIban || !bic) return byIban;
  return db
    .selectFrom("banks")
    .selectAll()
    .where("bic", "in", [bic, bic.slice(0, 8), `${bic.slice(0, 8)}XXX`])
    .orderBy("bank_code")
    .executeTakeFirst();
}
