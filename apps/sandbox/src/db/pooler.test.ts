import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { sql, type Kysely } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startCluster, type Cluster } from "../platform/postgresCluster";
import { findPostgres, poolerVersion } from "../platform/postgresPrograms";
import { makeRoles, startPooler, writeSecrets, type DatabaseSecrets, type Pooler } from "../testing/pooler";
import { openPostgres } from "./openPostgres";
import { type Database } from "./schema";
import { isInterrupted } from "./unavailable";

const programs = findPostgres();

type Opened = Kysely<Database>;

describe.runIf(programs)("a PostgreSQL with a certificate of its own", () => {
  let folder: string;
  let secrets: DatabaseSecrets;
  let cluster: Cluster;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), "amberline-tls-"));
    secrets = await writeSecrets(folder);
    const how = { programs: programs ?? "", user: "postgres", settings: secrets.tls };
    cluster = await startCluster(path.join(folder, "cluster"), how);
    await makeRoles(cluster.url, secrets, programs ?? "");
  });
  afterAll(async () => {
    await cluster.stop();
    await rm(folder, { recursive: true, force: true });
  });

  const addressOf = (host: string, query = secrets.query) =>
    `postgres://amberline:${secrets.password}@${host}:${new URL(cluster.url).port}/amberline?${query}`;
  const isEncrypted = async (url: string) => {
    const { db } = await openPostgres(url);
    const { rows } = await sql<{ ssl: boolean }>`
      select ssl from pg_stat_ssl where pid = pg_backend_pid()
    `
      .execute(db)
      .finally(() => db.destroy());
    return rows[0]?.ssl;
  };

  it("is reached with sslmode=verify-full", async () => {
    expect(await isEncrypted(addressOf("localhost"))).toBe(true);
  });

  it("is refused where its certificate is of another authority", async () => {
    const others = await mkdtemp(path.join(folder, "others-"));
    const { query } = await writeSecrets(others);
    const refused = openPostgres(addressOf("localhost", query));
    await expect(refused).rejects.toMatchObject({ cause: { code: "UNABLE_TO_VERIFY_LEAF_SIGNATURE" } });
  });

  describe.runIf(poolerVersion() !== null)("behind PgBouncer in transaction mode", () => {
    let pooler: Pooler;
    beforeAll(async () => {
      pooler = await startPooler(folder, { to: cluster.url, secrets });
    });
    afterAll(() => pooler.stop());

    it("is reached with TLS on both ways", async () => {
      expect(await isEncrypted(pooler.urlOf("amberline"))).toBe(true);
    });

    /** Processes that share their connections. */
    async function openProcesses(count: number) {
      const opened = await Promise.all(
        Array.from({ length: count }, () => openPostgres(pooler.urlOf("amberline"), { connections: 1 })),
      );
      return opened.map(({ db }) => db);
    }
    const nameOf = (name: string, db: Opened) =>
      sql<{ name: string }>`select ${sql.lit(name)} as name`.execute(db);
    async function hold(db: Opened) {
      const transaction = await db.startTransaction().execute();
      await sql`select 1`.execute(transaction);
      return transaction;
    }

    it("runs what it is asked for on a connection where another process has asked something else often", async () => {
      const [one, other, third] = (await openProcesses(3)) as [Opened, Opened, Opened];
      for (let time = 0; time < 12; time += 1) await nameOf("one", one);
      const first = await hold(third);
      for (let time = 0; time < 12; time += 1) await nameOf("other", other);
      const second = await hold(one);
      await first.rollback().execute();
      expect((await nameOf("other", other)).rows).toEqual([{ name: "other" }]);
      await second.rollback().execute();
      for (let time = 0; time < 50; time += 1)
        await Promise.all([nameOf("one", one), nameOf("other", other), nameOf("one", third)]);
      await Promise.all([one, other, third].map((db) => db.destroy()));
    });

    it("asks again without the plan that a migration has outdated", async () => {
      const [db] = (await openProcesses(1)) as [Opened];
      const ask = () => sql`select * from kept`.execute(db);
      const owner = await openPostgres(cluster.url.replace(/postgres$/, "amberline"));
      await sql`create table kept (id int); grant select on kept to amberline`.execute(owner.db);
      for (let time = 0; time < 15; time += 1) await ask();
      await sql`alter table kept add column more int`.execute(owner.db);
      await ask().catch((error: unknown) => expect(isInterrupted(error)).toBe(true));
      for (let time = 0; time < 15; time += 1) await ask();
      await Promise.all([db, owner.db].map((each) => each.destroy()));
    });
  });
});
