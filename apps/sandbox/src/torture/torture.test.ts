import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openPostgres } from "../db/openPostgres";
import { missingForFailover, startPatroni } from "../testing/patroniCluster";
import { freePort, startCluster } from "../platform/postgresCluster";
import { addTemplate, migratedTemplate } from "../platform/postgresTemplate";
import { findPostgres } from "../platform/postgresPrograms";
import { startBank, type BankProcess } from "../testing/bankProcess";
import { type Tortured } from "./play";
import { builtServer, playSeed, seedsAt } from "./playSeed";

/** Three nodes that fail over, whose faults are their own. */
const failsOver = process.env.AMBERLINE_TORTURE_FAILOVER === "1";

const programs = findPostgres();

describe.runIf(programs)("a bank that is tortured", () => {
  let cluster: { url: string; stop(): Promise<void> };
  let faults: Tortured["faults"];
  let program: string;
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
    const folder = await mkdtemp(path.join(tmpdir(), "amberline-torture-"));
    await startDatabase(folder);
    [program] = await Promise.all([builtServer(), addTemplate(cluster.url)]);
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
    bank = await startBank(program, { port, env: { DATABASE_URL: url.href } });
  });
  afterEach(async () => {
    await bank.stop();
    await opened.db.destroy();
  });

  it.each(seedsAt(Date.now()))(
    "keeps every payment it acknowledged, once, and its books in balance: seed %i",
    async (seed) => {
      await playSeed(seed, { bank, db: opened.db, faults }, { how: failsOver ? "--failover" : "" });
    },
    600_000,
  );
});
