import { sql } from "kysely";
import { analyze } from "../db/upkeep";
import { type Db } from "../ledger";

/** Multiplies the rows of an account's list without ledger entries, to measure the list alone. */
export async function lengthen(db: Db, accountId: string, copies: number): Promise<void> {
  await sql`
    insert into transactions (id, account_id, type, status, amount_cents, fee_cents, held_cents, currency, payment_system,
      payment_type, beneficiary_type, from_name, from_account, from_bic, from_bank_name, to_name, to_account, to_bic,
      to_bank_name, to_address, to_address_city, to_address_zip, to_address_country, to_reference, search, created_at,
      updated_at)
    select gen_random_uuid()::text, account_id, type, status, amount_cents, fee_cents, 0, currency, payment_system,
      payment_type, beneficiary_type, from_name, from_account, from_bic, from_bank_name, to_name, to_account, to_bic,
      to_bank_name, to_address, to_address_city, to_address_zip, to_address_country, to_reference, search,
      created_at - copy * interval '1 minute', updated_at
    from transactions, generate_series(1, ${sql.lit(copies)}) copy
    where account_id = ${accountId} and type in ('SEND', 'RECEIVE') and status in ('done', 'declined')
  `.execute(db);
  await analyze(db);
}

const readMs = (line: string) => Number(/^(?:Planning|Execution) Time: ([\d.]+) ms$/.exec(line)?.[1] ?? 0);

/** Time the database needs to plan and read the first page of a list, in milliseconds. */
export async function firstPageMs(db: Db, accountId: string): Promise<number> {
  const { rows } = await sql<{ "QUERY PLAN": string }>`
    explain (analyze) select * from transactions where account_id = ${accountId}
    order by created_at desc, seq desc limit 51
  `.execute(db);
  return rows.reduce((ms, row) => ms + readMs(row["QUERY PLAN"]), 0);
}
