import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "tsup";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openPostgres } from "../db/openPostgres";
import { freePort, startCluster, type Cluster } from "../platform/postgresCluster";
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

const built = fileURLToPath(new URL("../../../../node_modules/.cache/amberline/torture", import.meta.url));
const programs = findPostgres();

describe.runIf(programs)("a bank that is tortured", () => {
  let cluster: Cluster;
  let bank: BankProcess;
  let started = 0;
  let opened: Awaited<ReturnType<typeof openPostgres>>;

  beforeAll(async () => {
    const entry = fileURLToPath(new URL("../server.ts", import.meta.url));
    const made = build({
      ...{ entry: [entry], outDir: built, format: "esm", platform: "node", target: "node20", config: false },
      ...{ noExternal: [/^@amberline\//], skipNodeModulesBundle: true, silent: true },
      esbuildOptions: (options) => void (options.conditions = ["@amberline/source", "node", "import"]),
    });
    const folder = await mkdtemp(path.join(tmpdir(), "amberline-torture-"));
    cluster = await startCluster(folder, { programs: programs ?? "", isDurable: true });
    await Promise.all([made, addTemplate(cluster.url)]);
  });
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
      const tortured: Tortured = { bank, cluster, db: opened.db };
      const played = await play(seed, tortured, size);
      const met = [...played.met].map(([what, times]) => `${times} ${what}`).join(", ");
      const again = `npm run torture -- --seed ${seed} --size ${size}`;
      expect(await wrongs(tortured, played), `${again}\n${met}`).toEqual([]);
      expect(played.acknowledged.length, met).toBeGreaterThan(0);
      if (process.env.AMBERLINE_TORTURE_SEED) process.stdout.write(`${again}: ${met}\n`);
    },
    600_000,
  );
});
