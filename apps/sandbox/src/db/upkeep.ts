import { sql, type Kysely } from "kysely";
import { type Database } from "./schema";

/**
 * Gives a transaction of the bank's own its time, in milliseconds, whatever the connection or the role allows; 0 is any.
 */
export async function allowTime(
  trx: Kysely<Database>,
  { statementMs, lockMs }: { statementMs: number; lockMs: number },
): Promise<void> {
  await sql`select set_config('statement_timeout', ${String(statementMs)}, true),
    set_config('idle_in_transaction_session_timeout', ${String(statementMs)}, true),
    set_config('lock_timeout', ${String(lockMs)}, true)`.execute(trx);
}

/**
 * Analyses tables only after they have grown: statistics of an almost empty table make the planner prefer a sequential
 * scan, and triggers and foreign keys cache such a plan as long as the connection lives.
 */
async function grownTables(db: Kysely<Database>) {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where oid in ('transactions'::regclass, 'journal_entries'::regclass, 'postings'::regclass)
      and pg_relation_size(oid) > 128 * 1024
  `.execute(db);
  return rows.length === 0 ? null : sql.join(rows.map((row) => sql.table(row.name)));
}

/** Updates the statistics of tables that have grown, so that the planner uses the index in their order. */
export async function analyze(db: Kysely<Database>): Promise<void> {
  const tables = await grownTables(db);
  if (tables) await sql`analyze ${tables}`.execute(db);
}

/** The embedded database has no autovacuum, so this runs at each start. Not inside a transaction. */
export async function vacuum(db: Kysely<Database>): Promise<void> {
  const tables = await grownTables(db);
  if (tables) await sql`vacuum (analyze) ${tables}`.execute(db);
}
