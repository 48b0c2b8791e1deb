import { existsSync, readdirSync, readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { Agent, request as httpRequest } from "node:http";
import { cpus, loadavg, tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { BASE_PATH, calls, IDEMPOTENCY_HEADER, TOKEN_HEADER, type CallName } from "@amberline/api/contract";
import { type CreatedCustomer } from "@amberline/api/operator";
import { openDatabase } from "@amberline/sandbox/db/open";
import { openEmbedded } from "@amberline/sandbox/db/embedded";
import { reconcile } from "@amberline/sandbox/ledger";
import { freePort, startCluster, type Cluster } from "@amberline/sandbox/platform/postgresCluster";
import { findPostgres } from "@amberline/sandbox/platform/postgresPrograms";
import { startBank, type BankProcess } from "@amberline/sandbox/testing/bankProcess";
import pg from "pg";
import { othersSql, pastSql } from "./fill";
import { orderTo } from "./orders";

// Usage: npm run bench [-- seconds of each measurement [connections, as in 1,32 [payments of each customer before]]].
// Needs a built server: npm run build.
const forMs = Number(process.argv[2] ?? 2) * 1_000;
const connections = (process.argv[3] ?? "1,32,128").split(",").map(Number);
const past = Number(process.argv[4] ?? 100);
const customers = 10_000;
/** Of whom something is asked, with two factors to pay and with one to sign in. */
const [payers, signers] = [128, 32];
/** For each measurement of payments: as many as have a code before it begins. */
const payments = 192;

const program = fileURLToPath(new URL("../apps/sandbox/dist/server.js", import.meta.url));
if (!existsSync(program)) throw new Error("The server is not built: npm run build.");

interface Customer extends CreatedCustomer {
  token: string;
}

/** One request on a connection of the agent. Resolves to the status and the body. */
function send(
  agent: Agent,
  url: string,
  name: CallName,
  body: object,
  headers: Record<string, string> = {},
): Promise<{ status: number; text: string; etag: string }> {
  const { method, path: called } = calls[name];
  return new Promise((resolve, reject) => {
    const sent = httpRequest(
      `${url}${BASE_PATH}${called}`,
      { agent, method, headers: { "Content-Type": "application/json", ...headers } },
      (answer) => {
        let text = "";
        answer.setEncoding("utf8");
        answer.on("data", (part: string) => (text += part));
        const { statusCode: status = 0, headers: got } = answer;
        answer.on("end", () => resolve({ status, text, etag: got.etag ?? "" }));
      },
    );
    sent.on("error", (error) => {
      // The server had closed the connection just before.
      if (sent.reusedSocket) resolve(send(agent, url, name, body, headers));
      else reject(error);
    });
    sent.end(method === "POST" ? JSON.stringify(body) : undefined);
  });
}

/** Seconds of processor time a process and those it has started have used. Linux only. */
function cpuOf(pid: number): number {
  const fieldsOf = (of: string) => {
    const stat = readFileSync(`/proc/${of}/stat`, "utf8");
    return stat
      .slice(stat.lastIndexOf(")") + 2)
      .split(" ")
      .map(Number);
  };
  const used = ([...fields]: number[], until: number) =>
    fields.slice(11, until).reduce((sum, ticks) => sum + ticks, 0) / 100;
  try {
    const children = readdirSync("/proc").filter((name) => {
      try {
        return /^\d+$/.test(name) && fieldsOf(name)[1] === pid;
      } catch {
        return false;
      }
    });
    return children.reduce((sum, child) => sum + used(fieldsOf(child), 13), used(fieldsOf(String(pid)), 15));
  } catch {
    return NaN;
  }
}

interface Measured {
  count: number;
  perSecond: number;
  p50: number;
  p99: number;
  refused: number;
  /** Milliseconds of processor time a request, of the bank and of PostgreSQL. */
  cpu: [bank: number, database: number];
}

/** Runs lanes until the time or the work is over; `work` resolves to whether it was answered as it should. */
async function measure(
  lanes: number,
  work: (lane: number) => Promise<boolean | null>,
  cpu: () => [number, number],
): Promise<Measured> {
  const times: number[] = [];
  let refused = 0;
  const before = cpu();
  const began = performance.now();
  await Promise.all(
    Array.from({ length: lanes }, async (_, lane) => {
      while (performance.now() - began < forMs) {
        const asked = performance.now();
        const isAnswered = await work(lane);
        if (isAnswered === null) return;
        if (isAnswered) times.push(performance.now() - asked);
        else refused += 1;
      }
    }),
  );
  const tookMs = performance.now() - began;
  const after = cpu();
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? NaN;
  const each = (nth: 0 | 1) => ((after[nth] - before[nth]) * 1_000) / (times.length + refused);
  return {
    count: times.length,
    perSecond: (times.length * 1_000) / tookMs,
    ...{ p50: at(0.5), p99: at(0.99), refused, cpu: [each(0), each(1)] },
  };
}

const agentOf = (lanes: number) => new Agent({ keepAlive: true, maxSockets: lanes });

interface Setting {
  asked: { payers: Customer[]; signers: Customer[] };
  banks: BankProcess[];
  cluster: Cluster | null;
}

let intents = 0;

async function measureBank({ asked, banks, cluster }: Setting): Promise<Map<string, Measured[]>> {
  const [first] = banks;
  if (!first) throw new Error("There is no bank.");
  const cpu = (): [number, number] => [
    banks.reduce((sum, bank) => sum + cpuOf(bank.pid()), 0),
    cluster ? cpuOf(cluster.pid()) : 0,
  ];
  const urlOf = (lane: number) => (banks[lane % banks.length] ?? first).url;
  for (const one of asked.payers)
    one.token = (await first.operate<{ accessToken: string }>("/sessions", { login: one.login })).accessToken;
  const customerOf = (lane: number) => asked.payers[lane % payers]!;
  const results = new Map<string, Measured[]>();
  const run = async (
    name: string,
    lanes: number,
    work: (agent: Agent, lane: number) => Promise<boolean | null>,
  ) => {
    const agent = agentOf(lanes);
    const measured = await measure(lanes, (lane) => work(agent, lane), cpu);
    agent.destroy();
    results.set(name, [...(results.get(name) ?? []), measured]);
    process.stderr.write(`${name}, ${lanes}: ${measured.p50.toFixed(1)} ms\n`);
  };
  /** Payments with their codes, each lane's its own. */
  const prepare = async (lanes: number, payeeOf: (nth: number) => Customer | null) => {
    const agent = agentOf(8);
    const queues: { token: string; key: string; body: object }[][] = Array.from({ length: lanes }, () => []);
    const one = async (nth: number) => {
      const { token, login } = customerOf(nth);
      const reference = `B ${(intents += 1)}`;
      const key = `bench-${intents}`;
      const order = orderTo(payeeOf(nth), reference);
      const headers = { [TOKEN_HEADER]: token, [IDEMPOTENCY_HEADER]: key };
      const checked = await send(agent, first.url, "orderCreate", order, headers);
      const { vop_id } = JSON.parse(checked.text) as { vop_id: string };
      const act = { act: "payment", subject: vop_id, by: "code" };
      await send(agent, first.url, "challengeCreate", act, { [TOKEN_HEADER]: token });
      const { mail } = await first.operate<{ mail: { body: string }[] }>(
        `/outbox?search=${encodeURIComponent(login)}`,
      );
      const body = mail.find((sent) => sent.body.includes(`"${reference}"`))?.body ?? "";
      const code2fa = /\b[2-9A-HJ-NP-Z]{6}\b/.exec(body)?.[0] ?? "";
      queues[nth % lanes]?.push({ token, key, body: { ...order, force_payment: true, vop_id, code2fa } });
    };
    let next = 0;
    await Promise.all(
      Array.from({ length: 8 }, async () => {
        while (next < payments) await one(next++);
      }),
    );
    agent.destroy();
    return queues;
  };
  for (const lanes of connections) {
    const ofToken = (lane: number) => ({ [TOKEN_HEADER]: customerOf(lane).token });
    const list = (lane: number) => ({ id: customerOf(lane).accountId });
    await run(
      "account_info",
      lanes,
      async (agent, lane) =>
        (await send(agent, urlOf(lane), "accountInfo", {}, ofToken(lane))).status === 200,
    );
    await run(
      "list of transactions",
      lanes,
      async (agent, lane) =>
        (await send(agent, urlOf(lane), "orderList", list(lane), ofToken(lane))).status === 200,
    );
    const tags = new Map<number, string>();
    await run("idle poll", lanes, async (agent, lane) => {
      const tag = tags.get(lane) ?? "";
      const headers = { ...ofToken(lane), "If-None-Match": tag };
      const { status, etag } = await send(agent, urlOf(lane), "orderList", list(lane), headers);
      tags.set(lane, etag);
      return status === 304 || tag === "";
    });
    await run("name check", lanes, async (agent, lane) => {
      const key = `bench-${(intents += 1)}`;
      const headers = { ...ofToken(lane), [IDEMPOTENCY_HEADER]: key };
      const { text } = await send(agent, urlOf(lane), "orderCreate", orderTo(null, "B"), headers);
      return text.includes("vop_id");
    });
    for (const [name, payeeOf] of [
      ["payment to another bank", () => null],
      ["payment inside the bank", (nth: number) => customerOf(nth + 1)],
    ] as const) {
      const queues = await prepare(lanes, payeeOf);
      await run(name, lanes, async (agent, lane) => {
        const next = queues[lane]?.pop();
        if (!next) return null;
        const headers = { [TOKEN_HEADER]: next.token, [IDEMPOTENCY_HEADER]: next.key };
        return (await send(agent, urlOf(lane), "orderCreate", next.body, headers)).text.includes('"id"');
      });
    }
    await run("sign-in", lanes, async (agent, lane) => {
      const { login, password } = asked.signers[lane % signers]!;
      return (await send(agent, urlOf(lane), "login", { login, password })).status === 200;
    });
  }
  return results;
}

async function onCluster<T>({ url }: Cluster, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return work(client).finally(() => client.end());
}

/** Runs a statement after the other on one connection. */
type Query = (text: string, values?: unknown[]) => Promise<unknown>;

const bareTables = `create schema bare;
  create table bare.accounts (id int primary key, cents bigint not null check (cents >= 0));
  create table bare.transfers (id uuid primary key, payer int not null references bare.accounts,
    payee int not null references bare.accounts, cents bigint not null, at timestamptz not null);
  create table bare.idempotency (account int, key text, body text not null, primary key (account, key));
  insert into bare.accounts select id, 1000000 from generate_series(0, ${2 * Math.max(...connections)}) id`;

/** The least a transfer can be: a key, two balances and a row of its own, in one transaction. */
async function transfer(query: Query, lane: number): Promise<boolean> {
  const id = crypto.randomUUID();
  await query("begin");
  const [payer, payee] = [2 * lane, 2 * lane + 1];
  await query("insert into bare.idempotency values ($1, $2, $3)", [payer, id, `{"id":"${id}"}`]);
  await query("update bare.accounts set cents = cents - 10 where id = $1", [payer]);
  await query("update bare.accounts set cents = cents + 10 where id = $1", [payee]);
  await query("insert into bare.transfers values ($1, $2, $3, 10, now())", [id, payer, payee]);
  await query("commit");
  return true;
}

const bare = "bare SQL transfer";

async function measureBareOnPostgres(cluster: Cluster): Promise<Measured[]> {
  await onCluster(cluster, (client) => client.query(bareTables));
  const results: Measured[] = [];
  for (const lanes of connections) {
    const clients = await Promise.all(
      Array.from({ length: lanes }, async () => {
        const client = new pg.Client({ connectionString: cluster.url });
        await client.connect();
        return client;
      }),
    );
    const measured = await measure(
      lanes,
      (lane) => transfer((text, values) => clients[lane]!.query(text, values), lane),
      () => [NaN, cpuOf(cluster.pid())],
    );
    results.push(measured);
    await Promise.all(clients.map((client) => client.end()));
  }
  return results;
}

/** PGlite has one connection: one transfer after the other. */
async function measureBareOnPglite(folder: string): Promise<Measured[]> {
  const { db, pglite } = await openEmbedded(folder);
  await pglite.exec(bareTables);
  const results: Measured[] = [];
  for (const lanes of connections) {
    let last: Promise<unknown> = Promise.resolve();
    const one = (lane: number) => {
      const mine = last.then(() => transfer((text, values) => pglite.query(text, values), lane));
      last = mine;
      return mine;
    };
    results.push(await measure(lanes, one, () => [process.cpuUsage().user / 1e6, 0]));
  }
  await db.destroy();
  return results;
}

const figure = (value: number) => (value >= 100 ? value.toFixed(0) : value.toFixed(1));

function print(title: string, results: Map<string, Measured[]>): void {
  const inside = results.get("payment inside the bank");
  const heads = connections.map((lanes) => `${lanes} at a time: p50 / p99 ms, a second`);
  const lines = [...results].map(([name, measured]) => {
    const cells = measured.map(
      ({ p50, p99, perSecond, refused }) =>
        `${figure(p50)} / ${figure(p99)}, ${perSecond.toFixed(0)}${refused > 0 ? ` (${refused} refused)` : ""}`,
    );
    const [first] = measured;
    const cpu = (first?.cpu ?? []).filter((ms) => ms > 0).map(figure);
    return [name, ...cells, cpu.join(" + ")];
  });
  const ratios = connections.map((_, nth) =>
    figure((inside?.[nth]?.p50 ?? NaN) / (results.get(bare)?.[nth]?.p50 ?? NaN)),
  );
  const table = [
    [title, ...heads, "CPU ms, bank + database"],
    ["---", ...heads.map(() => "---"), "---"],
    ...lines,
    ["payment inside the bank : bare SQL transfer, p50", ...ratios, ""],
  ];
  process.stdout.write(`${table.map((cells) => `| ${cells.join(" | ")} |`).join("\n")}\n\n`);
}

const folder = () => mkdtemp(path.join(tmpdir(), "amberline-bench-"));
process.stdout.write(
  `${cpus().length} cores of ${cpus()[0]?.model}, a load of ${loadavg()[0]?.toFixed(1)}, Node ${process.versions.node}, ${customers} customers with ${past} payments each\n\n`,
);

async function createAsked(bank: BankProcess): Promise<Setting["asked"]> {
  const create = async (count: number, twoFactor: boolean) => {
    const made: Customer[] = [];
    while (made.length < count) {
      const wanted = { name: "Laura Ozola", balance: "1000.00", twoFactor };
      made.push({ ...(await bank.operate<CreatedCustomer>("/customers", wanted)), token: "" });
    }
    return made;
  };
  return { payers: await create(payers, true), signers: await create(signers, false) };
}

/** Adds the others, and everybody's past, and has the bank check its ledger. */
async function fill(exec: (text: string) => Promise<unknown>, db: Parameters<typeof reconcile>[0]) {
  const began = performance.now();
  await exec(othersSql(customers - payers - signers));
  await exec(pastSql(past));
  await exec("vacuum analyze");
  const filledMs = performance.now() - began;
  // An hour from now, as the bank may just have checked it.
  const found = await reconcile(db, Date.now() + 3_600_000);
  if (!found?.isEqual) throw new Error(`The filled ledger is not equal: ${JSON.stringify(found)}`);
  const checkedMs = performance.now() - began - filledMs;
  process.stderr.write(`filled in ${seconds(filledMs)}, the ledger checked in ${seconds(checkedMs)}\n`);
}

const seconds = (ms: number) => `${(ms / 1_000).toFixed(0)} s`;

const programs = findPostgres();
if (programs) {
  const settings = { max_wal_size: "4GB" };
  const cluster = await startCluster(await folder(), { programs, isDurable: true, settings });
  const start = async () =>
    startBank(program, { port: await freePort(), env: { DATABASE_URL: cluster.url } });
  const banks = [await start()];
  const asked = await createAsked(banks[0]!);
  const { db, close } = await openDatabase({ url: cluster.url, connections: 2 });
  await onCluster(cluster, (client) => fill((text) => client.query(text), db)).finally(close);
  const bares = await measureBareOnPostgres(cluster);
  for (const title of ["PostgreSQL, 1 process", "PostgreSQL, 2 processes"]) {
    if (title.includes("2")) banks.push(await start());
    const results = await measureBank({ asked, banks, cluster });
    print(title, results.set(bare, bares));
  }
  await Promise.all(banks.map((bank) => bank.stop()));
  await cluster.stop();
}
const place = await folder();
const data = path.join(place, "data");
const port = await freePort();
const start = () => startBank(program, { port, env: {}, args: ["--no-demo", "--data-dir", data] });
const empty = await start();
const asked = await createAsked(empty);
await empty.stop();
const { db, pglite } = await openEmbedded(path.join(data, "database"));
await fill((text) => pglite.exec(text), db).finally(() => db.destroy());
const bank = await start();
const results = await measureBank({ asked, banks: [bank], cluster: null });
await bank.stop();
print("PGlite in a folder", results.set(bare, await measureBareOnPglite(path.join(place, "bare"))));
await rm(place, { recursive: true, force: true });
