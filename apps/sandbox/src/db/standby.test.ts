import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { startCluster, type Cluster } from "../platform/postgresCluster";
import { findPostgres } from "../platform/postgresPrograms";
import { payers } from "../testing/orders";
import { testBank } from "../testing/testBank";
import { openDatabase, type OpenDatabase } from "./open";

const programs = findPostgres() ?? "";

describe.runIf(programs)("a database with a standby", () => {
  let primary: Cluster;
  let standby: Cluster;
  let opened: OpenDatabase;
  let admin: pg.Client;

  const isRead = async () => (await opened.findReader?.()) !== opened.db;

  beforeAll(async () => {
    const newFolder = () => mkdtemp(path.join(tmpdir(), "amberline-standby-"));
    primary = await startCluster(await newFolder(), { programs, isDurable: true });
    standby = await startCluster(await newFolder(), { programs, isDurable: true, standbyOf: primary.url });
    opened = await openDatabase({ url: primary.url, standbyUrl: standby.url });
    admin = new pg.Client({ connectionString: standby.url });
    await admin.connect();
  });
  afterAll(async () => {
    await admin.end();
    await opened.close();
    await standby.stop();
    await primary.stop();
  });

  it("reads lists, statements and exports there, with what has just been paid", async () => {
    const readers: boolean[] = [];
    const findReader = async () => {
      const reader = (await opened.findReader?.()) ?? opened.db;
      readers.push(reader !== opened.db);
      return reader;
    };
    const bank = testBank({ kind: "postgres", url: primary.url, db: opened.db }, { findReader });
    const { who, ask, force } = await payers(bank).ready();
    await vi.waitUntil(isRead, { timeout: 20_000, interval: 100 });
    const token = await bank.token(who);
    const seen = async () => {
      const { data } = await bank.call("orderList", { id: who.accountId }, { token });
      return (data as { data: { type: string }[] }).data.filter(({ type }) => type === "SEND").length;
    };
    for (let paid = 1; paid <= 5; paid += 1) {
      await ask({ to_reference: `Bill ${paid}` }, `key-${paid}`);
      await force({ to_reference: `Bill ${paid}` }, `key-${paid}`);
      expect(await seen()).toBe(paid);
    }
    // A busy machine lets it be late.
    expect(readers).toContain(true);
    const range = { id: who.accountId, start: "2026-01-01", end: "2026-12-31" };
    const statement = await bank.send("orderExport", { ...range, format: "camt053" }, { token });
    expect(await statement.text()).toContain("</BkToCstmrStmt>");
    expect((await bank.send("orderPdf", range, { token })).status).toBe(200);
    expect(readers).toHaveLength(7);
    expect(bank.defects).toEqual([]);

    await admin.query("select pg_wal_replay_pause()");
    onTestFinished(() => void admin.query("select pg_wal_replay_resume()"));
    await ask({ to_reference: "Bill 6" }, "key-6");
    await force({ to_reference: "Bill 6" }, "key-6");
    expect(await seen()).toBe(6);
    expect(readers.at(-1)).toBe(false);
    expect(await opened.standbyBehindMs?.()).toBeGreaterThan(0);
    await admin.query("select pg_wal_replay_resume()");
    await vi.waitUntil(isRead, { timeout: 20_000, interval: 100 });
    await expect.poll(() => opened.standbyBehindMs?.(), { timeout: 20_000 }).toBe(0);
  });

  it.each([
    [
      "another database of its server",
      () => Object.assign(new URL(standby.url), { pathname: "/template1" }).href,
    ],
    ["the database itself", () => primary.url],
    ["nothing", () => "postgres://amberline@127.0.0.1:1/postgres"],
  ])("is read from itself where STANDBY_URL is %s", async (_, standbyUrl) => {
    const other = await openDatabase({ url: primary.url, standbyUrl: standbyUrl() });
    onTestFinished(() => other.close());
    expect(await other.findReader?.()).toBe(other.db);
  });

  it("is read from itself while the standby is away, and from the standby once it is back", async () => {
    await vi.waitUntil(isRead, { timeout: 20_000, interval: 100 });
    await admin.end();
    await standby.restart("immediate");
    admin = new pg.Client({ connectionString: standby.url });
    await admin.connect();
    await vi.waitUntil(isRead, { timeout: 20_000, interval: 100 });
    await admin.query("select pg_promote()");
    expect(await isRead()).toBe(false);
    await expect(opened.standbyBehindMs?.()).resolves.toBeGreaterThanOrEqual(0);
  });
});
