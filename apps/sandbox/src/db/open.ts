import { existsSync } from "node:fs";
import { mkdir, rename, rm } from "node:fs/promises";
import path from "node:path";
import { type Kysely } from "kysely";
import { lockFolder } from "./folderLock";
import { openEmbedded } from "./embedded";
import { migrate } from "./migrate";
import { openPostgres } from "./openPostgres";
import { type Database } from "./schema";
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
  /** Folder of the embedded database, created if missing; `memory://` keeps it in memory. */
  dataDir?: string;
}

/** Opens and migrates the database. Throws DatabaseProblem with a sentence for the person at the terminal. */
export async function openDatabase({ url, dataDir = "memory://" }: DatabasePlace): Promise<OpenDatabase> {
  const opened = url
    ? await open(url)
    : dataDir.startsWith("memory://")
      ? await inMemory()
      : await inFolder(dataDir);
  try {
    await migrate(opened.db);
    if (opened.kind === "pglite") await vacuum(opened.db);
    return opened;
  } catch (error) {
    await opened.close();
    throw url ? explainConnection(url, error) : explainFolder(dataDir, error);
  }
}

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
