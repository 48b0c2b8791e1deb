import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "tsup";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openPostgres } from "../db/openPostgres";
import { missingForFailover, startPatroni } from "../testing/patroniCluster";
import { freePort, startCluster } from "../platform/postgresCluster";
import { addTemplate, migratedTemplate } from "../platform/postgresTemplate";
import { findPostgres } from "../platform/postgresPrograms";
import { startBank, type BankProcess } from "../testing/bankProcess";
import { wrongs } from "./check";
import { play, type Tortured } from "./play";

/** Without a seed of its own, a run plays that of the day. */
const first = Number(process.env.AMBERLINE_TORTURE_SEED ?? Math.floor(Date.now() / 86_400_000));
const seeds = Array.from(
  { length: Number(process.env.AMBERLINE_TORTURE_SEEDS ?? 1) },
  (_, nth) => first + nth,
);
const size = Number(process.env.AMBERLINE_TORTURE_SIZE ?? 1);

/** Three nodes that fail over, whose faults are their own. */
const failsOver = process.env.AMBERLINE_TORTURE_FAILOVER === "1";

const built = fileURLToPath(new URL("../../../../node_modules/.cache/amberline/torture", import.meta.url));
const programs = findPostgres();

describe.runIf(programs)("a bank that is tortured", () => {
  let cluster: { url: string; stop(): Promise<void> };
  let faults: Tortured["faults"];
  let bank: BankProcess;
  let started = 0;
  let opened: Awaited<ReturnType<typeof openPostgres>>;

  async function startDatabase(folder: string): Promise<void> {
    if (failsOver) {
      expect(missingForFailover()).toEqual([]);
      const started = await startPatroni(folder, { programs: programs ?? "" });
      ({ faults } = started);
      cluster = started;
      return;
    }
    const started = await startCluster(folder, { programs: programs ?? "", isDurable: true });
    faults = {
      "kill -9": () => bank.kill(),
      "backends terminated": () =>
        sql`select pg_terminate_backend(pid) from pg_stat_activity
          where application_name like 'amberline%' and pid <> pg_backend_pid()`
          .execute(opened.db)
          .catch(() => undefined),
      "PostgreSQL restarted": () => started.restart("fast"),
      "PostgreSQL killed": () => started.restart("immediate"),
    };
    cluster = started;
  }

  beforeAll(async () => {
    const entry = fileURLToPath(new URL("../server.ts", import.meta.url));
    const made = build({
      ...{ entry: [entry], outDir: built, format: "esm", platform: "node", target: "node20", config: false },
      ...{ noExternal: [/^@amberline\//], skipNodeModulesBundle: true, silent: true },
      esbuildOptions: (options) => void (options.conditions = ["@amberline/source", "node", "import"]),
    });
    const folder = await mkdtemp(path.join(tmpdir(), "amberline-torture-"));
    await startDatabase(folder);
    await Promise.all([made, addTemplate(cluster.url)]);
  }, 240_000);
  afterAll(() => cluster.stop());

  beforeEach(async () => {
    const url = new URL(cluster.url);
    const admin = await openPostgres(url.href);
    url.pathname = `/seed${(started += 1)}`;
    await sql`create database ${sql.id(url.pathname.slice(1))} template ${sql.id(migratedTemplate)}`.execute(
      admin.db,
    );
    await admin.db.destroy();
    opened = await openPostgres(url.href);
    const port = await freePort();
    bank = await startBank(path.join(built, "server.js"), { port, env: { DATABASE_URL: url.href } });
  });
  afterEach(async () => {
    await bank.stop();
    await opened.db.destroy();
  });

  it.each(seeds)(
    "keeps every payment it acknowledged, once, and its books in balance: seed %i",
    async (seed) => {
      const tortured: Tortured = { bank, db: opened.db, faults };
      const played = await play(seed, tortured, size).catch((cause: unknown) => {
        throw new Error(`The bank does not go on:\n${bank.log()}`, { cause });
      });
      const met = [...played.met].map(([what, times]) => `${times} ${what}`).join(", ");
      const again = `npm run torture -- --seed ${seed} --size ${size}${failsOver ? " --failover" : ""}`;
      expect(await wrongs(tortured, played), `${again}\n${met}`).toEqual([]);
      expect(played.acknowledged.length, met).toBeGreaterThan(0);
      const paid = new Set(played.acknowledged.map(({ key }) => key)).size;
      const silences = played.silences.map(({ fault, ms }) => `${(ms / 1_000).toFixed(1)} s (${fault})`);
      const told = `${paid} payments, none lost or doubled; none acknowledged for ${silences.join(", ")}`;
      if (process.env.AMBERLINE_TORTURE_SEED) process.stdout.write(`${again}: ${told}; ${met}\n`);
    },
    600_000,
  );
});
