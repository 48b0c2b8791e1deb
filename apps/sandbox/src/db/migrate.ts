import { sql, type Kysely } from "kysely";
import { waitForTurn } from "./advisoryLocks";
import { inCompartment } from "./compartments";
import { migrations, type Migration } from "./migrations";
import { DatabaseProblem } from "./problem";
import { type Database } from "./schema";
import { codeOf } from "./sentences";
import { allowTime } from "./upkeep";

interface Applied {
  name: string;
  unusedSince: string | null;
}

/** The migrations that were applied; null before the first. */
async function appliedTo(db: Kysely<Database>): Promise<Applied[] | null> {
  const { rows: tables } = await sql<{ name: string | null }>`
    select to_regclass('schema_migrations')::text as name
  `.execute(db);
  if (!tables[0]?.name) return null;
  // By way of JSON, as the column is missing before its migration.
  const { rows } = await sql<Applied>`
    select name, to_jsonb(schema_migrations) ->> 'unused_since' as "unusedSince" from schema_migrations
  `.execute(db);
  return rows;
}

/** What is to be applied. Throws DatabaseProblem for a database that does not suit this version. */
function missingIn(applied: readonly Applied[], versions: readonly Migration[]): readonly Migration[] {
  const there = new Set(applied.map(({ name }) => name));
  const known = new Set(versions.map(({ name }) => name));
  const missing = versions.filter(({ name }) => !there.has(name));
  const later = applied.filter(({ name }) => !known.has(name));
  if (later.length === 0) return missing;
  if (missing.length > 0) {
    throw new DatabaseProblem(
      "The database was made by another version of Amberline, and lacks changes of this one. Use the program that made it, or another database.",
    );
  }
  if (later.some(({ unusedSince }) => unusedSince !== null && !known.has(unusedSince))) {
    throw new DatabaseProblem(
      "The database was made by a newer version of Amberline, and this one is too old for it. Update the program, or use another database.",
    );
  }
  return [];
}

async function apply(trx: Kysely<Database>, { name, statements, unusedSince }: Migration): Promise<void> {
  try {
    for (const statement of statements) await sql.raw(statement).execute(trx);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : "no reason given";
    throw new DatabaseProblem(
      `The migration ${name} of the database failed (${reason}). Nothing of it was changed.`,
      { cause },
    );
  }
  await (
    unusedSince === undefined
      ? sql`insert into schema_migrations (name) values (${name})`
      : sql`insert into schema_migrations (name, unused_since) values (${name}, ${unusedSince})`
  ).execute(trx);
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
    for (const version of missingIn((await appliedTo(trx)) ?? [], versions)) await apply(trx, version);
  });
}

/**
 * Migrates the database to this version of the program, completely or not at all, while an earlier one may serve: a lock
 * that others hold is left to them and tried for again. Of several processes that start at once, one migrates and the
 * others wait. One that is migrated needs no right to change its tables, and one of a newer version stays as it is.
 * Throws DatabaseProblem for a database that this version no longer suits, and for a migration that fails.
 */
export async function migrate(
  db: Kysely<Database>,
  versions: readonly Migration[] = migrations,
  { lockMs, pauseMs, tries }: Patience = usual,
): Promise<void> {
  const current = await appliedTo(db);
  if (current && missingIn(current, versions).length === 0) return;
  for (let left = tries - 1; ; left -= 1) {
    try {
      return await inCompartment("background", () => tryToMigrate(db, versions, lockMs));
    } catch (error) {
      if (left <= 0 || !isLockedOut(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  }
}
