import { sql, type Kysely } from "kysely";
import { takeTurn, waitForTurn } from "./advisoryLocks";
import { inCompartment } from "./compartments";
import { migrations, type Migration } from "./migrations";
import { codeOf, DatabaseProblem } from "./problem";
import { type Database } from "./schema";
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

const reasonOf = (cause: unknown) => (cause instanceof Error ? cause.message : "no reason given");

const creatingIndex = /^create (?:unique )?index (?=(\w+) on )/;

async function apply(trx: Kysely<Database>, version: Migration): Promise<void> {
  const { name, statements } = version;
  try {
    for (const statement of statements)
      await sql.raw(statement.replace(creatingIndex, "$&if not exists ")).execute(trx);
  } catch (cause) {
    throw new DatabaseProblem(
      `The migration ${name} of the database failed (${reasonOf(cause)}). Nothing of it was changed.`,
      { cause },
    );
  }
  await note(trx, version);
}

async function note(trx: Kysely<Database>, { name, unusedSince }: Migration): Promise<void> {
  await (
    unusedSince === undefined
      ? sql`insert into schema_migrations (name) values (${name})`
      : sql`insert into schema_migrations (name, unused_since) values (${name}, ${unusedSince})`
  ).execute(trx);
}

const hasIndexesOnly = ({ statements }: Migration) => statements.every((each) => creatingIndex.test(each));

/**
 * Builds an index while others write, unless it is there. What an interrupted build left is of no use, and makes way.
 * False while a process that is gone has the database build it.
 */
async function build(db: Kysely<Database>, statement: string): Promise<boolean> {
  const index = creatingIndex.exec(statement)?.[1] ?? "";
  const { rows } = await sql<{ isValid: boolean; isUnderWay: boolean }>`
    select indisvalid as "isValid", exists (
      select from pg_stat_progress_create_index where index_relid = indexrelid
    ) as "isUnderWay"
    from pg_index where indexrelid = to_regclass(${index})
  `.execute(db);
  const [found] = rows;
  if (found?.isValid) return true;
  if (found?.isUnderWay) return false;
  if (found) await sql`drop index concurrently if exists ${sql.id(index)}`.execute(db);
  await sql.raw(statement.replace(creatingIndex, "$&concurrently if not exists ")).execute(db);
  return build(db, statement);
}

async function buildAll(db: Kysely<Database>, { name, statements }: Migration): Promise<boolean> {
  try {
    for (const statement of statements) if (!(await build(db, statement))) return false;
    return true;
  } catch (cause) {
    throw new DatabaseProblem(
      `An index of the migration ${name} could not be built (${reasonOf(cause)}). The next start tries again.`,
      { cause },
    );
  }
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

/** Applies what is missing, and returns the next if it is of indexes to be built beside whoever writes. */
async function tryToMigrate(
  db: Kysely<Database>,
  versions: readonly Migration[],
  lockMs: number,
): Promise<Migration | undefined> {
  return db.transaction().execute(async (trx) => {
    await allowTime(trx, { statementMs: 0, lockMs: 0 });
    await waitForTurn(trx, "migration");
    await allowTime(trx, { statementMs: 0, lockMs });
    const applied = await appliedTo(trx);
    // Nobody writes to an empty database yet, and the embedded one has a single connection.
    const isAlone = applied === null || (await isEmbedded(trx));
    if (applied === null) await sql`create table schema_migrations (name text primary key)`.execute(trx);
    for (const version of missingIn(applied ?? [], versions)) {
      if (!isAlone && hasIndexesOnly(version)) return version;
      await apply(trx, version);
    }
    return undefined;
  });
}

/** Building waits for every transaction, so nobody waits for this turn in one. */
const tryToBuild = (db: Kysely<Database>, version: Migration): Promise<boolean> =>
  db.transaction().execute(async (trx) => {
    await allowTime(trx, { statementMs: 0, lockMs: 0 });
    if (!(await takeTurn(trx, "indexes"))) return false;
    const isThere = (await appliedTo(trx))?.some(({ name }) => name === version.name);
    if (isThere) return true;
    // Lets go of the snapshot that a prepared statement keeps until the next one: building would wait for it forever.
    await sql`set local lock_timeout = 0`.execute(trx);
    if (!(await buildAll(db, version))) return false;
    await note(trx, version);
    return true;
  });

const isEmbedded = async (db: Kysely<Database>): Promise<boolean> =>
  (await sql<{ version: string }>`select version()`.execute(db)).rows[0]?.version.includes("PGlite") ?? false;

const turnMs = 200;

/**
 * Migrates the database to this version of the program while an earlier one may serve: a lock that others hold is left to
 * them and tried for again, and migrations of indexes alone are built beside whoever writes, one after the other; those
 * in between are applied completely or not at all. Of several processes that start at once, one migrates and the others
 * wait. One that is migrated needs no right to change its tables, and one of a newer version stays as it is.
 * Throws DatabaseProblem for a database that this version no longer suits, and for a migration that fails.
 */
export async function migrate(
  db: Kysely<Database>,
  versions: readonly Migration[] = migrations,
  { lockMs, pauseMs, tries }: Patience = usual,
): Promise<void> {
  const current = await appliedTo(db);
  if (current && missingIn(current, versions).length === 0) return;
  const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
  for (let left = tries - 1; ;) {
    try {
      const next = await inCompartment("background", () => tryToMigrate(db, versions, lockMs));
      if (!next) return;
      if (!(await inCompartment("background", () => tryToBuild(db, next)))) await pause(turnMs);
    } catch (error) {
      if (left <= 0 || !isLockedOut(error)) throw error;
      left -= 1;
      await pause(pauseMs);
    }
  }
}
