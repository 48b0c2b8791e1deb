import { PGlite } from "@electric-sql/pglite";
import { sql, type Kysely } from "kysely";
import pg from "pg";
import { vi } from "vitest";
import { type Database } from "../db/schema";

/** The statements that some work asks of the database, `begin` and `commit` included, whichever database it is. */
export async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const spies = [vi.spyOn(PGlite.prototype, "query"), vi.spyOn(pg.Client.prototype, "query")];
  try {
    await work();
    const asked: unknown[] = spies.flatMap(({ mock }) => mock.calls.map(([query]) => query as unknown));
    return asked.map((query) => (typeof query === "string" ? query : (query as pg.QueryConfig).text));
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}

export const countStatements = async (work: () => Promise<unknown>): Promise<number> =>
  (await statementsOf(work)).length;

/** How many rows of each table some work leaves behind, new or changed. */
export async function rowsWritten(
  db: Kysely<Database>,
  work: () => Promise<unknown>,
): Promise<Record<string, number>> {
  const { rows: tables } = await sql<{ name: string; next: string }>`
    select relname as name, pg_snapshot_xmax(pg_current_snapshot())::text as next
    from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
  `.execute(db);
  await work();
  const counts = tables.map(
    ({ name, next }) =>
      sql`select ${sql.lit(name)} as name, count(*)::int as rows from ${sql.table(name)} where xmin::text::bigint >= ${sql.lit(next)}::bigint`,
  );
  const { rows } = await sql<{ name: string; rows: number }>`${sql.join(counts, sql` union all `)}`.execute(
    db,
  );
  return Object.fromEntries(rows.filter((table) => table.rows > 0).map((table) => [table.name, table.rows]));
}

interface Plan {
  "Node Type": string;
  "Relation Name"?: string;
  "Index Cond"?: string;
  "Recheck Cond"?: string;
  Plans?: Plan[];
}

const scansOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(scansOf)];

/** The tables that a statement would read whole, whatever its values, once they are large. */
export function tablesReadWhole(db: Kysely<Database>, statement: string): Promise<string[]> {
  return db.transaction().execute(async (trx) => {
    await sql`set local enable_seqscan = off`.execute(trx);
    await sql`set local plan_cache_mode = force_generic_plan`.execute(trx);
    await sql.raw(`prepare asked as ${statement}`).execute(trx);
    const numbers = [...statement.matchAll(/\$(\d+)/g)].map(([, number]) => Number(number));
    const values = Array.from({ length: Math.max(0, ...numbers) }, () => "null").join(", ");
    const { rows } = await sql
      .raw<{ "QUERY PLAN": { Plan: Plan }[] }>(
        `explain (format json) execute asked${values && `(${values})`}`,
      )
      .execute(trx);
    await sql`deallocate asked`.execute(trx);
    return scansOf(rows[0]!["QUERY PLAN"][0]!.Plan)
      .filter((scan) => scan["Node Type"].endsWith("Scan") && !scan["Index Cond"] && !scan["Recheck Cond"])
      .flatMap((scan) => scan["Relation Name"] ?? []);
  });
}
