import { PGlite } from "@electric-sql/pglite";
import { sql, type Kysely } from "kysely";
import pg from "pg";
import { vi } from "vitest";
import { type Database } from "../db/schema";

async function queriesOf(work: () => Promise<unknown>): Promise<pg.QueryConfig[]> {
  const spies = [vi.spyOn(PGlite.prototype, "query"), vi.spyOn(pg.Client.prototype, "query")];
  try {
    await work();
    const asked: unknown[] = spies.flatMap(({ mock }) => mock.calls.map(([query]) => query as unknown));
    return asked.map((query) => (typeof query === "string" ? { text: query } : (query as pg.QueryConfig)));
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}

/** The statements that some work asks of the database, `begin` and `commit` included, whichever database it is. */
export const statementsOf = async (work: () => Promise<unknown>): Promise<string[]> =>
  (await queriesOf(work)).map(({ text }) => text);

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

/** A prepared statement is planned with its values five times before its plan may be kept. */
const plansWithValues = 5;

/** The statements of some work that PostgreSQL would plan anew each time, although they are prepared. */
export async function plannedAnew(db: Kysely<Database>, work: () => Promise<unknown>): Promise<string[]> {
  const found: string[] = [];
  for (const { text, values = [] } of await queriesOf(work)) {
    if (!/^(select|with|update|insert)\b/.test(text) || values.length === 0) continue;
    const given = values.map((value) => (value === null ? "null" : pg.escapeLiteral(String(value))));
    await db.transaction().execute(async (trx) => {
      await sql.raw(`prepare asked as ${text}`).execute(trx);
      for (let time = 0; time <= plansWithValues; time += 1)
        await sql.raw(`explain execute asked(${given.join(", ")})`).execute(trx);
      const { rows } = await sql<{ isKept: boolean }>`
        select generic_plans > 0 as "isKept" from pg_prepared_statements where name = 'asked'
      `.execute(trx);
      await sql`deallocate asked`.execute(trx);
      if (!rows[0]?.isKept) found.push(text);
    });
  }
  return found;
}
