import { mkdir } from "node:fs/promises";
import path from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { Kysely, PostgresDialect, sql } from "kysely";
import pg from "pg";
import { lockFolder } from "../platform/folderLock";
import { migrate } from "./migrate";
import { pgliteDialect } from "./pgliteDialect";
import { DatabaseProblem } from "./problem";
import { type Database } from "./schema";
import { explainConnection, explainFolder } from "./sentences";
import { oid, readInstant, readInteger } from "./values";

export interface OpenDatabase {
  db: Kysely<Database>;
  kind: "pglite" | "postgres";
  close(): Promise<void>;
}

export interface DatabasePlace {
  /** A PostgreSQL address, `postgres://user:password@host:port/database`. Wins over `dataDir`. */
  url?: string;
  /** The folder of the embedded database, made when missing; `memory://` keeps it in memory only. */
  dataDir?: string;
}

/** Opens the database and brings it up to date. Throws DatabaseProblem with a sentence for the person at the terminal. */
export async function openDatabase({ url, dataDir = "memory://" }: DatabasePlace): Promise<OpenDatabase> {
  const opened = url ? await openPostgres(url) : await openEmbedded(dataDir);
  try {
    await migrate(opened.db);
    return opened;
  } catch (error) {
    await opened.close();
    throw error;
  }
}

async function openPostgres(url: string): Promise<OpenDatabase> {
  try {
    const readers = new Map<number, (text: string) => unknown>([
      [oid.int8, readInteger],
      [oid.timestamptz, readInstant],
    ]);
    const pool = new pg.Pool({
      connectionString: url,
      connectionTimeoutMillis: 10_000,
      types: { getTypeParser: (id, format) => readers.get(id) ?? pg.types.getTypeParser(id, format) },
    });
    // An idle connection that breaks is replaced by the pool; without a listener it would end the process.
    pool.on("error", () => undefined);
    const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
    const close = () => db.destroy();
    try {
      await refuseOldServer(db);
      return { db, kind: "postgres", close };
    } catch (error) {
      await close();
      throw error;
    }
  } catch (error) {
    throw explainConnection(url, error);
  }
}

async function refuseOldServer(db: Kysely<Database>): Promise<void> {
  const { rows } = await sql<{ number: number; name: string }>`
    select current_setting('server_version_num')::int as number, current_setting('server_version') as name
  `.execute(db);
  const [version] = rows;
  if (version && version.number < 150_000) {
    throw new DatabaseProblem(`The database is PostgreSQL ${version.name}; Amberline needs 15 or newer.`);
  }
}

async function openEmbedded(dataDir: string): Promise<OpenDatabase> {
  const inMemory = dataDir.startsWith("memory://");
  let unlock = async () => undefined as void;
  try {
    if (!inMemory) unlock = await lockFolder(dataDir);
    const folder = inMemory ? dataDir : path.join(dataDir, "database");
    if (!inMemory) await mkdir(folder, { recursive: true });
    const pglite = await PGlite.create(folder, {
      parsers: { [oid.int8]: readInteger, [oid.timestamptz]: readInstant },
    });
    const db = new Kysely<Database>({ dialect: pgliteDialect(pglite) });
    return { db, kind: "pglite", close: () => db.destroy().finally(unlock) };
  } catch (error) {
    await unlock();
    throw explainFolder(dataDir, error);
  }
}
