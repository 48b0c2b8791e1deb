import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { Kysely, PostgresDialect, sql } from "kysely";
import pg from "pg";
import { afterAll, beforeAll, describe, inject } from "vitest";
import { openEmbedded } from "../db/embedded";
import { migrate } from "../db/migrate";
import { migrations } from "../db/migrations";
import { type OpenDatabase } from "../db/open";
import { openPostgres } from "../db/openPostgres";
import { type Database } from "../db/schema";
import { migratedTemplate } from "./postgresTemplate";
import { readSnapshot, restoreSnapshot, type DatabaseSnapshot } from "./databaseSnapshot";

export interface TestDatabase {
  readonly kind: "pglite" | "postgres";
  /** A migrated database for this suite only. Use it in tests and hooks, not during collection. */
  readonly db: Kysely<Database>;
  /** For other processes; undefined for the embedded database, which is in memory. */
  readonly url: string | undefined;
}

/** Runs a suite on the embedded database only, as its result does not depend on the database. */
export function describeOnPGlite(name: string, tests: (database: TestDatabase) => void): void {
  describe(name, () => suite("pglite", tests));
}

/** Day of the matrices, as for the end-to-end tests; NaN to run all. */
const day = Number(process.env.AMBERLINE_MATRIX_DAY ?? NaN);

/** Days in which every suite that PostgreSQL proves runs on the embedded database too: of no week, as files have a day. */
const days = 5;

const isItsDay = (name: string) =>
  Number.isNaN(day) || [...name].reduce((sum, letter) => sum + letter.charCodeAt(0), day) % days === 0;

/** Tests of the embedded database that PostgreSQL, where it is there, proves each day: on each fifth one. */
export function describeEmbedded(name: string, tests: () => void): void {
  describe.runIf(inject("postgres") === null || isItsDay(name))(`${name}, on PGlite`, tests);
}

/**
 * Runs a suite on the embedded database and on PostgreSQL, each with its own database: for the effects of SQL, and for
 * concurrency, which the single connection of the embedded database cannot show. With PostgreSQL there, a run with a
 * day plays a fifth of the suites on the embedded one, on which all else runs.
 */
export function describeOnDatabases(name: string, tests: (database: TestDatabase) => void): void {
  describeEmbedded(name, () => suite("pglite", tests));
  if (inject("postgres") !== null) describe(`${name}, on PostgreSQL`, () => suite("postgres", tests));
}

type Opened = OpenDatabase & { url?: string };

function suite(kind: TestDatabase["kind"], tests: (database: TestDatabase) => void): void {
  let opened: Opened | undefined;
  beforeAll(async () => {
    opened = kind === "pglite" ? await reusePGlite() : await openTestPostgres();
  });
  afterAll(() => opened?.close());
  const ready = (): Opened => {
    if (!opened) throw new Error("The test database is open only while tests run.");
    return opened;
  };
  tests({
    kind,
    get db() {
      return ready().db;
    },
    get url() {
      return ready().url;
    },
  });
}

const require = createRequire(import.meta.url);
const cache = fileURLToPath(new URL("../../../../node_modules/.cache/amberline", import.meta.url));

interface ReusableDatabase {
  db: Kysely<Database>;
  snapshot: DatabaseSnapshot;
}

const returned: ReusableDatabase[] = [];

/** A migrated embedded database in memory. Suites of a worker reuse it, restored each time. */
async function reusePGlite(): Promise<OpenDatabase> {
  const { db, snapshot } = returned.pop() ?? (await openPGlite());
  const giveBack = async () => {
    await restoreSnapshot(db, snapshot);
    returned.push({ db, snapshot });
  };
  return { db, kind: "pglite", close: giveBack };
}

/** An empty embedded database in memory, much faster than creating one. */
export async function openEmptyPGlite(): Promise<Kysely<Database>> {
  const { db } = await openEmbedded("memory://", { snapshot: await migratedArchive() });
  await sql`drop schema public cascade`.execute(db);
  await sql`create schema public`.execute(db);
  return db;
}

async function openPGlite(): Promise<ReusableDatabase> {
  const { db } = await openEmbedded("memory://", { snapshot: await migratedArchive() });
  return { db, snapshot: await readSnapshot(db) };
}

/** Puts a migrated embedded database into a new data folder, as the first `openDatabase` would. */
export async function createTestFolder(dataDir: string): Promise<void> {
  const database = path.join(dataDir, "database");
  await mkdir(database, { recursive: true });
  await migratedArchive();
  await promisify(execFile)("tar", ["-xf", await archiveFile(), "-C", database]);
}

const archiveFile = async () => path.join(cache, `${await fingerprint()}.tar`);

async function migratedArchive(): Promise<Blob> {
  const file = await archiveFile();
  const kept = await readFile(file).catch(() => null);
  if (kept) return new Blob([kept]);
  const { db, pglite } = await openEmbedded("memory://");
  await migrate(db);
  const made = await pglite.dumpDataDir("none");
  await db.destroy();
  await storeArchive(file, made);
  return made;
}

async function fingerprint(): Promise<string> {
  const engine = await readFile(
    path.join(path.dirname(require.resolve("@electric-sql/pglite")), "../package.json"),
  );
  return createHash("sha256").update(engine).update(JSON.stringify(migrations)).digest("hex").slice(0, 24);
}

async function storeArchive(file: string, made: Blob): Promise<void> {
  await mkdir(cache, { recursive: true });
  for (const old of await readdir(cache)) {
    if (old.endsWith(".tar")) await rm(path.join(cache, old), { force: true });
  }
  // Renamed when complete, so that another worker never reads half an archive.
  const part = `${file}.${process.pid}`;
  await writeFile(part, Buffer.from(await made.arrayBuffer()));
  await rename(part, file);
}

async function postgresServer(): Promise<{ server: string; hasTemplate: boolean }> {
  const postgres = inject("postgres");
  if (!postgres) throw new Error("There is no PostgreSQL for tests.");
  if ("url" in postgres) return { server: postgres.url, hasTemplate: false };
  const answer = await fetch(postgres.door);
  const text = await answer.text();
  if (!answer.ok) throw new Error(text);
  return { server: text, hasTemplate: true };
}

/** A new database on the run's PostgreSQL, migrated by default; closing it drops it. */
export async function openTestPostgres({ isMigrated = true } = {}): Promise<Opened & { url: string }> {
  const { server, hasTemplate } = await postgresServer();
  const isCopied = hasTemplate && isMigrated;
  const name = `amberline_test_${crypto.randomUUID().replaceAll("-", "")}`;
  const command = async (statement: string) => {
    const dialect = new PostgresDialect({ pool: new pg.Pool({ connectionString: server, max: 1 }) });
    const admin = new Kysely<unknown>({ dialect });
    await sql.raw(statement).execute(admin);
    await admin.destroy();
  };
  await command(
    `create database ${name}${isCopied ? ` template ${migratedTemplate} strategy file_copy` : ""}`,
  );
  const url = new URL(server);
  url.pathname = `/${name}`;
  // A busy machine is no fault of what is tested.
  const { db } = await openPostgres(url.href, { patience: { connectMs: 60_000 } });
  if (isMigrated && !isCopied) await migrate(db);
  const close = async () => {
    await db.destroy();
    await command(`drop database ${name} with (force)`);
  };
  return { db, kind: "postgres", url: url.href, close };
}
