import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { open, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { sql } from "kysely";
import { openEmbedded } from "./embedded";
import { lockFolder } from "./folderLock";
import { openPostgres } from "./openPostgres";
import { DatabaseProblem } from "./problem";
import { explainFolder } from "./sentences";

export interface BackupPlace {
  /** Of PostgreSQL, as the owner of the tables. Takes precedence over `dataDir`. */
  url?: string | undefined;
  dataDir: string;
}

const codeOf = (error: unknown) => (error instanceof Error && "code" in error ? error.code : undefined);

/** Without the password in its arguments, which every user of the machine can read. */
async function runProgram(program: "pg_dump" | "pg_restore", url: string, words: string[]): Promise<void> {
  const [, password = ""] = /^\w+:\/\/[^:/?#]*:([^/?#]*)@/.exec(url) ?? [];
  const PGPASSWORD = decodeURIComponent(password);
  try {
    const env = { ...process.env, ...(PGPASSWORD && { PGPASSWORD }) };
    await promisify(execFile)(program, [...words, `--dbname=${url.replace(`:${password}@`, "@")}`], { env });
  } catch (error) {
    if (codeOf(error) === "ENOENT")
      throw new DatabaseProblem(`${program} is not installed: it comes with PostgreSQL's client programs.`);
    const { stderr = "" } = error as { stderr?: string };
    throw new DatabaseProblem(`${program} failed. ${stderr.trim().split("\n").at(-1) ?? ""}`, {
      cause: error,
    });
  }
}

/** Keeps it under the name of its own only when it is whole, and never in place of another. */
async function writeWhole(file: string, write: (part: string) => Promise<void>): Promise<void> {
  if (existsSync(file)) throw new DatabaseProblem(`${file} is there already.`);
  const part = `${file}.part`;
  try {
    await write(part);
    const written = await open(part, "r+");
    await written.sync().finally(() => written.close());
    await rename(part, file);
  } catch (error) {
    await rm(part, { force: true });
    if (error instanceof DatabaseProblem) throw error;
    throw new DatabaseProblem(`${file} cannot be written (${String(codeOf(error) ?? error)}).`, {
      cause: error,
    });
  }
}

const mine = 0o600;

const archiveOf = async (dataDir: string): Promise<Blob> => {
  const database = path.join(dataDir, "database");
  if (!existsSync(database)) throw new DatabaseProblem(`There is no database in ${dataDir}.`);
  const unlock = await lockFolder(dataDir);
  try {
    const { db, pglite } = await openEmbedded(database);
    return await pglite.dumpDataDir("gzip").finally(() => db.destroy());
  } catch (error) {
    throw explainFolder(dataDir, error);
  } finally {
    await unlock();
  }
};

/**
 * Writes all data to a file: of PostgreSQL as they are at one moment, while the bank runs; of an embedded database,
 * which only one process can have open, while it does not. Throws DatabaseProblem.
 */
export async function backUp({ url, dataDir }: BackupPlace, file: string): Promise<void> {
  await writeWhole(file, async (part) => {
    await writeFile(part, "", { mode: mine });
    if (url)
      return runProgram("pg_dump", url, [
        "--format=custom",
        "--no-owner",
        "--no-privileges",
        `--file=${part}`,
      ]);
    await writeFile(part, (await archiveOf(dataDir)).stream());
  });
}

async function requireEmpty(url: string): Promise<void> {
  const { db } = await openPostgres(url);
  try {
    const { rows } = await sql<{ name: string | null }>`
      select to_regclass('schema_migrations')::text as name
    `.execute(db);
    if (rows[0]?.name) throw new DatabaseProblem("The database has data in it: restore into a new one.");
  } finally {
    await db.destroy();
  }
}

async function restoreFolder(dataDir: string, archive: Blob): Promise<void> {
  const unlock = await lockFolder(dataDir);
  try {
    const database = path.join(dataDir, "database");
    if (existsSync(database))
      throw new DatabaseProblem(`There is a database in ${dataDir} already: restore into another folder.`);
    const unfinished = `${database}.new`;
    await rm(unfinished, { recursive: true, force: true });
    const { db } = await openEmbedded(unfinished, { snapshot: archive });
    await db.destroy();
    await rename(unfinished, database);
  } finally {
    await unlock();
  }
}

/** Makes a database of such a file, all of it or nothing, in a place that has none. Throws DatabaseProblem. */
export async function restore({ url, dataDir }: BackupPlace, file: string): Promise<void> {
  if (!existsSync(file)) throw new DatabaseProblem(`There is no ${file}.`);
  if (url) {
    await requireEmpty(url);
    const words = ["--single-transaction", "--exit-on-error", "--no-owner", "--no-privileges", file];
    return runProgram("pg_restore", url, words);
  }
  const archive = new Blob([await readFile(file)]);
  await restoreFolder(dataDir, archive).catch((error: unknown) => {
    throw explainFolder(dataDir, error);
  });
}
