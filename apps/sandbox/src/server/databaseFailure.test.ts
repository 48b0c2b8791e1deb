import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from "vitest";
import { sql } from "kysely";
import { BASE_PATH, calls, TOKEN_HEADER } from "@amberline/api/contract";
import { inCompartment, compartments } from "../db/compartments";
import { openPostgres } from "../db/openPostgres";
import { isInterrupted, isUnavailable } from "../db/unavailable";
import { deferred } from "../platform/deferred";
import { openTestPostgres } from "../platform/testDatabases";
import { breakableProxy, type BreakableProxy } from "../testing/breakableProxy";
import { readOptions } from "./options";
import { startServer, type RunningServer } from "./startServer";

const key = "the key of programs, for tests only";
const secretsKey = Buffer.alloc(32).toString("base64");

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

describe.runIf(inject("postgres"))("a server whose PostgreSQL fails", () => {
  let opened: Awaited<ReturnType<typeof openTestPostgres>>;
  let proxy: BreakableProxy;
  let server: RunningServer;
  let token = "";
  let account = "";
  const defects: string[] = [];

  const operate = (path: string, body?: object) =>
    fetch(`${server.url}/sandbox/api${path}`, {
      headers: { Authorization: `Bearer ${key}`, "Content-Type": "application/json" },
      ...(body ? { method: "POST", body: JSON.stringify(body) } : {}),
    });
  const ask = (call: typeof calls.accountInfo | typeof calls.orderList) =>
    fetch(`${server.url}${BASE_PATH}${call.path}`, {
      method: call.method,
      headers: { [TOKEN_HEADER]: token, "Content-Type": "application/json" },
      ...(call.method === "POST" ? { body: JSON.stringify({ id: account }) } : {}),
    });
  const chargeFee = () => operate("/fees", { account, amount: "0.01" });
  const terminateAll = () =>
    sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name <> 'amberline admin' and pid <> pg_backend_pid()`.execute(
      opened.db,
    );

  beforeAll(async () => {
    opened = await openTestPostgres();
    const direct = new URL(opened.url);
    proxy = await breakableProxy({ host: direct.hostname, port: Number(direct.port) });
    const url = new URL(direct);
    url.port = String(proxy.port);
    const env = {
      ...{ PORT: "0", OPERATOR_KEY: key, SECRETS_KEY: secretsKey },
      ...{ DATABASE_URL: url.href, DATABASE_CONNECTIONS: "10" },
    };
    const options = readOptions(["--testing"], env);
    if (!options) throw new Error("Only help was asked for.");
    server = await startServer(options, { log: () => undefined, report: (text) => defects.push(text) });
    const made = await operate("/customers", { name: "Anna Ozola", balance: "1000.00" });
    const customer = (await made.json()) as { login: string; accountId: string };
    const session = await operate("/sessions", { login: customer.login });
    token = ((await session.json()) as { accessToken: string }).accessToken;
    account = customer.accountId;
  });
  afterAll(async () => {
    await server.stop();
    await proxy.close();
    await opened.close();
  });
  beforeEach(() => defects.splice(0));
  afterEach(async () => {
    await expect.poll(async () => (await ask(calls.accountInfo)).status, { timeout: 10_000 }).toBe(200);
  });

  it("lives on while its connections are terminated under load, and loses nothing it acknowledged", async () => {
    const seen = new Map<number, number>();
    let charged = 0;
    let isOver = false;
    const lane = async (request: () => Promise<Response>, onDone: () => void = () => undefined) => {
      while (!isOver) {
        const response = await request();
        if (response.status === 503) expect(response.headers.get("Retry-After")).toBe("2");
        if (response.status === 200) onDone();
        seen.set(response.status, (seen.get(response.status) ?? 0) + 1);
        await response.text();
      }
    };
    const load = [
      lane(() => ask(calls.accountInfo)),
      lane(() => ask(calls.orderList)),
      lane(() => operate("/customers")),
      lane(chargeFee, () => (charged += 1)),
      lane(chargeFee, () => (charged += 1)),
    ];
    for (let time = 0; time < 5; time += 1) {
      await wait(250);
      await (time % 2 ? terminateAll() : proxy.cut());
    }
    await expect.poll(() => seen.get(200), { timeout: 20_000 }).toBeGreaterThan(10);
    isOver = true;
    await Promise.all(load);
    expect([...seen.keys()].filter((status) => status !== 200 && status !== 503)).toEqual([]);
    const { rows } = await sql<{ fees: number; sum: number }>`
      select count(*) as fees, (select sum(amount_cents)::bigint from postings) as sum
      from transactions where type = 'fee_manual'`.execute(opened.db);
    expect(rows[0]?.fees).toBeGreaterThanOrEqual(charged);
    expect(rows[0]?.sum).toBe(0);
  });

  it("answers after a short restart as if nothing had been, and 503 with Retry-After in a longer one", async () => {
    await proxy.close();
    const delayed = ask(calls.accountInfo);
    await wait(500);
    await proxy.open();
    expect((await delayed).status).toBe(200);
    await proxy.close();
    const [refused, ready] = await Promise.all([ask(calls.accountInfo), fetch(`${server.url}/readyz`)]);
    expect(ready.status).toBe(503);
    expect([refused.status, refused.headers.get("Retry-After")]).toEqual([503, "2"]);
    expect(await refused.json()).toEqual({
      err: "The bank cannot answer at this moment. Try again in a few seconds.",
    });
    await proxy.open();
  });

  it("serves everything else while one lock is held, and gives up on what waits for it", async () => {
    let release = () => undefined as void;
    const isReleased = new Promise<void>((resolve) => (release = resolve));
    const holder = opened.db.transaction().execute(async (trx) => {
      await sql`select from balances join ledger_accounts on id = ledger_account_id
        where kind = 'fees' for update of balances`.execute(trx);
      await isReleased;
    });
    await wait(50);
    const fees = Array.from({ length: 8 }, chargeFee);
    await wait(200);
    const began = performance.now();
    const others = await Promise.all([
      ...Array.from({ length: 6 }, () => ask(calls.orderList)),
      operate("/customers"),
    ]);
    expect(others.map(({ status }) => status)).toEqual(others.map(() => 200));
    expect(performance.now() - began).toBeLessThan(1_900);
    await wait(2_200);
    release();
    await holder;
    const statuses = (await Promise.all(fees)).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([200, 503]));
    expect(defects.join("\n")).toContain("55P03");
  });

  it("gives a connection up that falls silent", async () => {
    const { port } = proxy;
    const url = new URL(opened.url);
    url.port = String(port);
    const own = await openPostgres(url.href, {
      patience: { connectMs: 20_000, statementMs: 100, silenceMs: 100 },
    });
    await sql`select 1`.execute(own.db);
    proxy.silence();
    const failure = await sql`select 2`.execute(own.db).then(
      () => null,
      (error: unknown) => error,
    );
    expect(isUnavailable(failure)).toBe(true);
    expect((await sql`select 3 as three`.execute(own.db)).rows).toEqual([{ three: 3 }]);
    await own.db.destroy();
    proxy.cut();
  });

  it("gives a connection up whose server no longer takes writes, as a demoted primary", async () => {
    const own = await openPostgres(opened.url, { connections: 1 });
    await sql`create table written (id int)`.execute(own.db);
    const write = () => sql`insert into written values (1)`.execute(own.db);
    await sql`set session characteristics as transaction read only`.execute(own.db);
    await expect(write()).rejects.toSatisfy(isInterrupted);
    await write();
    await own.db.destroy();
  });

  it("takes no connection to a standby, and asks for the primary again", async () => {
    const standby = (answer: boolean) =>
      sql`create or replace function standby.pg_is_in_recovery() returns boolean
        language sql as ${sql.lit(`select ${answer}`)}`.execute(opened.db);
    await sql`create schema standby`.execute(opened.db);
    await standby(false);
    const url = new URL(opened.url);
    url.searchParams.set("options", "-c search_path=standby,pg_catalog");
    const own = await openPostgres(url.href, { connections: 5, patience: { restartMs: 400 } });
    const ask = () => inCompartment("payments", () => sql`select 1`.execute(own.db));
    await standby(true);
    await expect(ask()).rejects.toMatchObject({ code: "25006" });
    const asked = ask();
    await standby(false);
    await asked;
    await standby(true);
    await expect(openPostgres(url.href)).rejects.toMatchObject({
      sentence: expect.stringContaining("it is a standby, or read-only.") as string,
    });
    await own.db.destroy();
  });

  it("prepares what it asks often, and does without where that no longer works", async () => {
    const own = await openPostgres(opened.url, { connections: 1 });
    const prepared = sql<{
      name: string;
    }>`select name from pg_prepared_statements where statement like '%kept%'`;
    const ask = () => sql`select * from kept`.execute(own.db);
    const failing = (work: Promise<unknown>) => expect(work).rejects.toSatisfy(isInterrupted);
    await sql`create table kept (id int)`.execute(own.db);
    for (let time = 0; time < 15; time += 1) await ask();
    expect((await prepared.execute(own.db)).rows).toHaveLength(1);
    await sql`alter table kept add column more int`.execute(own.db);
    await failing(ask());
    await ask();
    await sql`deallocate all`.execute(own.db);
    await failing(ask());
    await ask();
    expect((await prepared.execute(own.db)).rows).toEqual([]);
    await own.db.destroy();
  });

  it("ends statements and transactions that take too long, and keeps kinds of work apart", async () => {
    const own = await openPostgres(opened.url, {
      connections: 5,
      patience: { statementMs: 50, idleInTransactionMs: 50, connectMs: 500 },
    });
    await expect(sql`select pg_sleep(1)`.execute(own.db)).rejects.toMatchObject({ code: "57014" });
    const idle = own.db.transaction().execute(async (trx) => {
      await sql`select 1`.execute(trx);
      await wait(300);
      await sql`select 1`.execute(trx);
    });
    await expect(idle).rejects.toSatisfy(isUnavailable);
    const released = deferred<void>();
    const hold = () => own.db.connection().execute(() => released.promise);
    const held = inCompartment("payments", () => [hold(), hold()]);
    await wait(10);
    await expect(inCompartment("payments", () => sql`select 1`.execute(own.db))).rejects.toSatisfy(
      isUnavailable,
    );
    for (const compartment of compartments.filter((name) => name !== "payments"))
      await inCompartment(compartment, () => sql`select 1`.execute(own.db));
    released.resolve();
    await Promise.all(held);
    await own.db.destroy();
  });
});
