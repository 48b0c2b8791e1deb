import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql, type RawBuilder } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openPostgres } from "../db/openPostgres";
import { missingForFailover, startPatroni } from "../testing/patroniCluster";
import { freePort, startCluster } from "../platform/postgresCluster";
import { addTemplate, migratedTemplate } from "../platform/postgresTemplate";
import { findPostgres, poolerVersion } from "../platform/postgresPrograms";
import { startPushService, type PushService } from "../testing/pushService";
import { startBank, type BankProcess } from "../testing/bankProcess";
import { makeRoles, startPooler, writeSecrets, type DatabaseSecrets, type Pooler } from "../testing/pooler";
import { type Tortured } from "./play";
import { builtServer, inTurn, playSeed, seedsAt } from "./playSeed";

/** Three nodes that fail over, whose faults are their own. */
const failsOver = process.env.AMBERLINE_TORTURE_FAILOVER === "1";

const programs = findPostgres();

/** As deploy/ has it; left out where it is not installed. */
const isPooled = failsOver || poolerVersion() !== null;

describe.runIf(programs)("a bank that is tortured", () => {
  let folder: string;
  let secrets: DatabaseSecrets;
  let cluster: { url: string; stop(): Promise<void> };
  let faults: Tortured["faults"];
  let program: string;
  let pooler: Pooler | undefined;
  let pushService: PushService;
  let banks: BankProcess[] = [];
  let started = 0;
  let name: string;
  let opened: Awaited<ReturnType<typeof openPostgres>>;

  async function startDatabase(): Promise<void> {
    secrets = await writeSecrets(folder);
    const killsPooler: Tortured["faults"] = isPooled
      ? { "PgBouncer killed": async () => pooler?.kill() }
      : {};
    if (failsOver) {
      expect(missingForFailover()).toEqual([]);
      const started = await startPatroni(folder, { programs: programs ?? "", secrets });
      faults = { ...started.faults, ...killsPooler };
      cluster = started;
      return;
    }
    const { tls: settings } = secrets;
    const how = { programs: programs ?? "", user: "postgres", isDurable: true, settings };
    const started = await startCluster(folder, how);
    faults = {
      "kill -9": () => banks[0]!.kill(),
      "backends terminated": () =>
        sql`select pg_terminate_backend(pid) from pg_stat_activity
          where application_name like 'amberline%' and pid <> pg_backend_pid()`
          .execute(opened.db)
          .catch(() => undefined),
      "PostgreSQL restarted": () => started.restart("fast"),
      "PostgreSQL killed": () => started.restart("immediate"),
      ...killsPooler,
    };
    cluster = started;
  }

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), "amberline-torture-"));
    await startDatabase();
    pushService = await startPushService();
    await makeRoles(cluster.url, secrets, programs ?? "");
    [program] = await Promise.all([builtServer(), addTemplate(cluster.url)]);
  }, 240_000);
  afterAll(() => Promise.all([cluster.stop(), pushService.close()]));

  async function onCluster(statement: RawBuilder<unknown>): Promise<void> {
    const { db } = await openPostgres(cluster.url);
    await statement.execute(db).finally(() => db.destroy());
  }

  beforeEach(async () => {
    const owner = new URL(cluster.url);
    name = `seed${(started += 1)}`;
    owner.pathname = `/${name}`;
    await onCluster(sql`create database ${sql.id(name)} template ${sql.id(migratedTemplate)}`);
    opened = await openPostgres(owner.href);
    const past = `postgres://amberline:${secrets.password}@localhost:${owner.port}/${name}?${secrets.query}`;
    if (isPooled) pooler = await startPooler(folder, { to: cluster.url, secrets });
    const env = {
      ...{ MIGRATION_URL: owner.href, LISTEN_URL: past },
      ...{ DATABASE_URL: pooler?.urlOf(name) ?? past, PUSH_HOSTS: pushService.origin },
    };
    banks = [];
    for (let nth = 0; nth < 2; nth += 1)
      banks.push(await startBank(program, { port: await freePort(), env }));
  });
  afterEach(async () => {
    await Promise.all([pooler, ...banks].map((each) => each?.stop()));
    await opened.db.destroy();
    // After a crash PostgreSQL syncs every file it has, those of earlier seeds too.
    await onCluster(sql`drop database ${sql.id(name)} with (force)`);
  });

  it.each(seedsAt(Date.now()))(
    "keeps every payment it acknowledged, once, and its books in balance: seed %i",
    async (seed) => {
      const tortured = { bank: inTurn(banks), db: opened.db, faults, pushService };
      const how = failsOver ? { how: "--failover", tailMs: 30_000 } : {};
      await playSeed(seed, tortured, how);
    },
    600_000,
  );
});
