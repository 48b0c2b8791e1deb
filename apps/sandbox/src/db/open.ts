import { existsSync } from "node:fs";
import { mkdir, rename, rm } from "node:fs/promises";
import path from "node:path";
import { sql, type Kysely } from "kysely";
import { lockFolder } from "./folderLock";
import { openEmbedded } from "./embedded";
import { migrate } from "./migrate";
import { openPostgres } from "./openPostgres";
import { type Database } from "./schema";
import { grantServing } from "./servingRole";
import { explainConnection, explainFolder } from "./sentences";
import { vacuum } from "./upkeep";

export interface OpenDatabase {
  db: Kysely<Database>;
  kind: "pglite" | "postgres";
  close(): Promise<void>;
}

export interface DatabasePlace {
  /** `postgres://user:password@host:port/database`. Takes precedence over `dataDir`. */
  url?: string;
  /** The same database as its owner, who migrates it and grants the user of `url` what serving needs. */
  ownerUrl?: string;
  /** Folder of the embedded database, created if missing; `memory://` keeps it in memory. */
  dataDir?: string;
}

/** Opens and migrates the database. Throws DatabaseProblem with a sentence for the person at the terminal. */
export async function openDatabase({
  url,
  ownerUrl,
  dataDir = "memory://",
}: DatabasePlace): Promise<OpenDatabase> {
  const opened = url
    ? await open(url)
    : dataDir.startsWith("memory://")
      ? await inMemory()
      : await inFolder(dataDir);
  try {
    if (url && ownerUrl) await migrateAsOwner(ownerUrl, opened.db);
    await migrate(opened.db);
    if (opened.kind === "pglite") await vacuum(opened.db);
    return opened;
  } catch (error) {
    await opened.close();
    throw url ? explainConnection(url, error) : explainFolder(dataDir, error);
  }
}

/** Throws DatabaseProblem. */
async function migrateAsOwner(ownerUrl: string, serving: Kysely<Database>): Promise<void> {
  const owner = await openPostgres(ownerUrl);
  try {
    await migrate(owner);
    const [role, ownerRole] = await Promise.all([serving, owner].map(roleOf));
    if (role !== undefined && role !== ownerRole) await grantServing(owner, role);
  } catch (error) {
    throw explainConnection(ownerUrl, error);
  } finally {
    await owner.destroy();
  }
}

const roleOf = async (db: Kysely<Database>): Promise<string | undefined> =>
  (await sql<{ role: string }>`select current_user::text as role`.execute(db)).rows[0]?.role;

async function open(url: string): Promise<OpenDatabase> {
  const db = await openPostgres(url);
  return { db, kind: "postgres", close: () => db.destroy() };
}

async function inMemory(): Promise<OpenDatabase> {
  const { db } = await openEmbedded("memory://");
  return { db, kind: "pglite", close: () => db.destroy() };
}

async function inFolder(folder: string): Promise<OpenDatabase> {
  let unlock = () => Promise.resolve();
  try {
    unlock = await lockFolder(folder);
    const database = path.join(folder, "database");
    if (!existsSync(database)) await createDatabase(database);
    const { db } = await openEmbedded(database);
    return { db, kind: "pglite", close: () => db.destroy().finally(unlock) };
  } catch (error) {
    await unlock();
    throw explainFolder(folder, error);
  }
}

/** Created elsewhere and then renamed, so that an interrupted first start can simply be repeated. */
async function createDatabase(database: string): Promise<void> {
  const unfinished = `${database}.new`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished);
  const { db } = await openEmbedded(unfinished);
  await db.destroy();
  await rename(unfinished, database);
}
