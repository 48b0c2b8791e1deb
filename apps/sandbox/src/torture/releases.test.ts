import { execFile, execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, rename, rm, symlink } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { sql } from "kysely";
import { afterEach, beforeAll, beforeEach, describe, expect, inject, it } from "vitest";
import { migrations } from "../db/migrations";
import { freePort } from "../platform/postgresCluster";
import { openTestPostgres } from "../platform/testDatabases";
import { startBank, type BankProcess } from "../testing/bankProcess";
import { previousRelease } from "../testing/previousRelease";
import { type Played } from "./play";
import { builtServer, cache, inTurn, playSeed, root, seedsAt } from "./playSeed";

const run = promisify(execFile);
const { commit, lastMigration } = previousRelease;

function hasHistory(): boolean {
  try {
    execFileSync("git", ["cat-file", "-e", `${commit}^{commit}`], { cwd: root, stdio: "ignore" });
    return true;
  } catch {
    process.stdout.write(
      `The release before is not played: this clone has no commit ${commit.slice(0, 8)}; git fetch --unshallow brings it.\n`,
    );
    return false;
  }
}

/** The server of the release before, with the dependencies that are installed now. Built once. */
async function builtPrevious(): Promise<string> {
  const built = path.join(cache, "releases", commit);
  const program = path.join(built, "server.js");
  if (existsSync(program)) return program;
  await mkdir(path.dirname(built), { recursive: true });
  const folder = await mkdtemp(`${built}.`);
  const archive = path.join(folder, "sources.tar");
  const parts = ["apps/sandbox", "packages/api", "packages/domain"];
  await run("git", ["archive", "-o", archive, commit, ...parts], { cwd: root });
  await run("tar", ["-xf", archive, "-C", folder]);
  const own = path.join(folder, "node_modules/@amberline");
  await mkdir(own, { recursive: true });
  for (const name of ["api", "domain"])
    await symlink(path.join(folder, "packages", name), path.join(own, name), "junction");
  await builtServer(folder, path.join(folder, "built"));
  await rename(path.join(folder, "built"), built);
  await rm(folder, { recursive: true });
  return program;
}

describe.runIf(inject("postgres") && hasHistory())("the release before", () => {
  let programs: { old: string; current: string };
  let database: Awaited<ReturnType<typeof openTestPostgres>>;
  let running: BankProcess[] = [];

  beforeAll(async () => {
    const [old, current] = await Promise.all([
      builtPrevious(),
      builtServer(root, path.join(cache, "releases/current")),
    ]);
    programs = { old, current };
  });
  beforeEach(async () => {
    database = await openTestPostgres({ isMigrated: false });
  });
  afterEach(async () => {
    await Promise.all(running.map((bank) => bank.stop()));
    running = [];
    await database.close();
  });

  async function start(program: string): Promise<BankProcess> {
    const env = { DATABASE_URL: database.url, STOP_SECONDS: "1" };
    const bank = await startBank(program, { port: await freePort(), env });
    running.push(bank);
    return bank;
  }

  async function lastApplied(): Promise<string | undefined> {
    const { rows } = await sql<{ name: string }>`select max(name) as name from schema_migrations`.execute(
      database.db,
    );
    return rows[0]?.name;
  }

  it.each(seedsAt(Date.now()))(
    "serves on the schema of this one, beside it, until it is replaced while customers pay: seed %i",
    async (seed) => {
      const old = await start(programs.old);
      expect(await lastApplied()).toBe(lastMigration);
      const current = await start(programs.current);
      expect(await lastApplied()).toBe(migrations.at(-1)?.name);

      const banks = [old, current];
      /** Once both have made payments. */
      const replace = async ({ acknowledged }: Played) => {
        const origins = () => new Set(acknowledged.map(({ origin }) => origin));
        await expect.poll(origins, { timeout: 60_000 }).toEqual(new Set(banks.map(({ url }) => url)));
        banks.splice(0, 1, await start(programs.current));
        await old.stop();
      };
      const tortured = { bank: inTurn(banks), db: database.db, faults: { "a process replaced": replace } };
      await playSeed(seed, tortured, {
        how: "--releases",
        crossings: 1,
        knowsAll: false,
      });
      expect(banks).not.toContain(old);
    },
    300_000,
  );
});
