import { sql, type Kysely } from "kysely";
import { waitForTurn } from "./advisoryLocks";
import { migrations, type Migration } from "./migrations";
import { DatabaseProblem } from "./problem";
import { type Database } from "./schema";

/** The migrations that were applied; null before the first. */
async function appliedTo(db: Kysely<Database>): Promise<Set<string> | null> {
  const { rows: tables } = await sql<{ name: string | null }>`
    select to_regclass('schema_migrations')::text as name
  `.execute(db);
  if (!tables[0]?.name) return null;
  const { rows } = await sql<{ name: string }>`select name from schema_migrations`.execute(db);
  return new Set(rows.map((row) => row.name));
}

async function apply(trx: Kysely<Database>, { name, statements }: Migration): Promise<void> {
  try {
    for (const statement of statements) await sql.raw(statement).execute(trx);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : "no reason given";
    throw new DatabaseProblem(
      `The migration ${name} of the database failed (${reason}). Nothing of it was changed.`,
      { cause },
    );
  }
  await sql`insert into schema_migrations values (${name})`.execute(trx);
}

/**
 * Migrates the database to this version of the program, completely or not at all. Of several processes that start at
 * once, one migrates and the others wait. One that is migrated needs no right to change its tables. Throws
 * DatabaseProblem for a database of a newer version, and for a migration that fails.
 */
export async function migrate(
  db: Kysely<Database>,
  versions: readonly Migration[] = migrations,
): Promise<void> {
  const current = await appliedTo(db);
  if (current?.size === versions.length && versions.every(({ name }) => current.has(name))) return;
  await db.transaction().execute(async (trx) => {
    for (const patience of ["statement_timeout", "lock_timeout", "idle_in_transaction_session_timeout"])
      await sql`select set_config(${patience}, '0', true)`.execute(trx);
    await waitForTurn(trx, "migration");
    await sql`create table if not exists schema_migrations (name text primary key)`.execute(trx);
    const applied = (await appliedTo(trx)) ?? new Set();
    for (const version of versions) if (!applied.delete(version.name)) await apply(trx, version);
    if (applied.size > 0) {
      throw new DatabaseProblem(
        "The database was made by a newer version of Amberline. Update the program, or use another database.",
      );
    }
  });
}
