import { sql, type Selectable } from "kysely";
import { type BanksTable } from "../db/tables/directory";
import { type Db } from "../db/inTransaction";

export type Bank = Selectable<BanksTable>;

/**
 * The bank of an IBAN, else of a BIC (8 letters, or 11 whose last three may be XXX). Undefined if neither is in the
 * directory.
 */
export const bankOf = (db: Db, { iban = "", bic = "" }: { iban?: string; bic?: string }) => {
  const isOfIban = sql<boolean>`(country = ${iban.slice(0, 2)} and left(${iban.slice(4)}, length(bank_code)) = bank_code)`;
  const bics = bic === "" ? [] : [bic, bic.slice(0, 8), `${bic.slice(0, 8)}XXX`];
  return db
    .selectFrom("banks")
    .selectAll()
    .where((bank) => bank.or([isOfIban, ...(bics.length > 0 ? [bank("bic", "in", bics)] : [])]))
    .orderBy(isOfIban, "desc")
    .orderBy(sql`case when ${isOfIban} then length(bank_code) end`, "desc")
    .orderBy("bank_code")
    .limit(1);
};

export const findBank = (db: Db, of: { iban?: string; bic?: string }): Promise<Bank | undefined> =>
  bankOf(db, of).executeTakeFirst();
