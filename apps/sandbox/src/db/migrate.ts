import { sql, type Kysely } from "kysely";
import { waitForTurn } from "./advisoryLocks";
import { inCompartment } from "./compartments";
import { migrations, type Migration } from "./migrations";
import { DatabaseProblem } from "./problem";
import { type Database } from "./schema";
import { codeOf } from "./sentences";
import { allowTime } from "./upkeep";

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

/** Milliseconds, but for the tries. */
interface Patience {
  /** Shorter than what customers wait for a lock: they stand behind a migration that waits for one. */
  lockMs: number;
  pauseMs: number;
  tries: number;
}

const usual: Patience = { lockMs: 1_000, pauseMs: 4_000, tries: 60 };

const isLockedOut = (error: unknown) =>
  error instanceof DatabaseProblem && /^(55P03|40P01)$/.test(codeOf(error.cause));

async function tryToMigrate(
  db: Kysely<Database>,
  versions: readonly Migration[],
  lockMs: number,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await allowTime(trx, { statementMs: 0, lockMs: 0 });
    await waitForTurn(trx, "migration");
    await allowTime(trx, { statementMs: 0, lockMs });
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

/**
 * Migrates the database to this version of the program, completely or not at all, while an earlier one may serve: a lock
 * that others hold is left to them and tried for again. Of several processes that start at once, one migrates and the
 * others wait. One that is migrated needs no right to change its tables. Throws DatabaseProblem for a database of a newer
 * version, and for a migration that fails.
 */
export async function migrate(
  db: Kysely<Database>,
  versions: readonly Migration[] = migrations,
  { lockMs, pauseMs, tries }: Patience = usual,
): Promise<void> {
  const current = await appliedTo(db);
  if (current?.size === versions.length && versions.every(({ name }) => current.has(name))) return;
  for (let left = tries - 1; ; left -= 1) {
    try {
      return await inCompartment("background", () => tryToMigrate(db, versions, lockMs));
    } catch (error) {
      if (left <= 0 || !isLockedOut(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  }
}
