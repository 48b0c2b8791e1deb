import { existsSync } from "node:fs";
import { mkdir, rename, rm, statfs } from "node:fs/promises";
import path from "node:path";
import { sql, type Kysely, type Logger } from "kysely";
import { lockFolder } from "./folderLock";
import { openEmbedded } from "./embedded";
import { type FindReader } from "./inTransaction";
import { migrate } from "./migrate";
import { DatabaseProblem } from "./problem";
import { openPostgres } from "./openPostgres";
import { type PoolUse } from "./postgresPools";
import { type Database } from "./schema";
import { grantServing } from "./servingRole";
import { explainConnection, explainFolder } from "./sentences";
import { openStandby, type Standby } from "./standby";
import { vacuum } from "./upkeep";

export interface OpenDatabase {
  db: Kysely<Database>;
  kind: "pglite" | "postgres";
  /** Of PostgreSQL. */
  poolUse?: () => PoolUse[];
  /** @default the database itself */
  findReader?: FindReader;
  standbyBehindMs?: Standby["behindMs"];
  close(): Promise<void>;
}

export interface DatabasePlace {
  /** `postgres://user:password@host:port/database`. Takes precedence over `dataDir`. */
  url?: string;
  /** The same database as its owner, who migrates it and grants the user of `url` what serving needs. */
  ownerUrl?: string;
  /** A standby of it, to read lists and statements from. */
  standbyUrl?: string | undefined;
  /** To PostgreSQL, in all. @default 20 */
  connections?: number | undefined;
  /** Folder of the embedded database, created if missing; `memory://` keeps it in memory. */
  dataDir?: string;
  /** Learns of each statement and how long it took. */
  onStatement?: Logger | undefined;
  /** Called if another process has taken the folder over, after which this one must not write. */
  onLost?: ((problem: DatabaseProblem) => void) | undefined;
}

/** Opens and migrates the database. Throws DatabaseProblem with a sentence for the person at the terminal. */
export async function openDatabase({
  url,
  ownerUrl,
  standbyUrl,
  connections,
  dataDir = "memory://",
  onStatement,
  onLost,
}: DatabasePlace): Promise<OpenDatabase> {
  const opened = url
    ? await open(url, { standbyUrl, connections, onStatement })
    : dataDir.startsWith("memory://")
      ? await inMemory(onStatement)
      : await inFolder(dataDir, { onLost, onStatement });
  try {
    if (url) await migrateAsOwner(ownerUrl ?? url, opened.db);
    await migrate(opened.db);
    if (opened.kind === "pglite") await vacuum(opened.db);
    return opened;
  } catch (error) {
    await opened.close();
    throw url ? explainConnection(url, error) : explainFolder(dataDir, error);
  }
}

const dayMs = 86_400_000;

/** Takes the time that a large index does, and that transactions before it do. Throws DatabaseProblem. */
async function migrateAsOwner(ownerUrl: string, serving: Kysely<Database>): Promise<void> {
  const patience = { statementMs: dayMs, lockMs: dayMs };
  const { db: owner } = await openPostgres(ownerUrl, { patience });
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

async function open(
  url: string,
  { standbyUrl, ...options }: Pick<DatabasePlace, "standbyUrl" | "connections" | "onStatement">,
): Promise<OpenDatabase> {
  const opened = await openPostgres(url, options);
  if (standbyUrl === undefined) return { ...opened, kind: "postgres", close: () => opened.db.destroy() };
  const { findReader, behindMs, close } = await openStandby(standbyUrl, opened.db, options);
  const closeBoth = async () => void (await Promise.all([opened.db.destroy(), close()]));
  return { ...opened, kind: "postgres", findReader, standbyBehindMs: behindMs, close: closeBoth };
}

async function inMemory(onStatement: DatabasePlace["onStatement"]): Promise<OpenDatabase> {
  const { db } = await openEmbedded("memory://", { onStatement });
  return { db, kind: "pglite", close: () => db.destroy() };
}

const takenOver = (folder: string) =>
  new DatabaseProblem(
    `The data folder ${folder} was taken over by another process, as this one stood still for too long. It has stopped; nothing acknowledged is lost.`,
  );

async function inFolder(
  folder: string,
  { onLost, onStatement }: Pick<DatabasePlace, "onLost" | "onStatement">,
): Promise<OpenDatabase> {
  let unlock = () => Promise.resolve();
  try {
    unlock = await lockFolder(folder, () => onLost?.(takenOver(folder)));
    const database = path.join(folder, "database");
    if (!existsSync(database)) await createDatabase(database);
    const { db } = await openEmbedded(database, { onStatement });
    return { db, kind: "pglite", close: () => db.destroy().finally(unlock) };
  } catch (error) {
    await unlock();
    throw explainFolder(folder, (await isFull(folder)) ? fullDisk : error);
  }
}

/** A write-ahead segment of PostgreSQL, without room for which it does not even start. */
const leastRoom = 16 * 1024 * 1024;

const fullDisk = Object.assign(new Error("The disk is full."), { code: "ENOSPC" });

const isFull = (folder: string): Promise<boolean> =>
  statfs(folder).then(
    ({ bavail, bsize }) => bavail * bsize < leastRoom,
    () => false,
  );

/** Created elsewhere and then renamed, so that an interrupted first start can simply be repeated. */
async function createDatabase(database: string): Promise<void> {
  const unfinished = `${database}.new`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished);
  const { db } = await openEmbedded(unfinished);
  await db.destroy();
  await rename(unfinished, database);
}
