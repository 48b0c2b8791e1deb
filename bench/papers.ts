import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { type CreatedCustomer } from "@amberline/api/operator";
import { openDatabase } from "@amberline/sandbox/db/open";
import { recordPast } from "@amberline/sandbox/ledger";
import { outside } from "@amberline/sandbox/ledger/testBank";
import { freePort, startCluster } from "@amberline/sandbox/platform/postgresCluster";
import { findPostgres } from "@amberline/sandbox/platform/postgresPrograms";
import { startBank } from "@amberline/sandbox/testing/bankProcess";

// Usage: tsx --conditions=@amberline/source bench/papers.ts [rows], after npm run build. How long another customer waits
// for account_info while one customer's longest statement is drawn.
const rows = Number(process.argv[2] ?? 20_000);
const pauseMs = 20;
const quietMs = 15_000;
const dayMs = 86_400_000;

const say = (line: string) => process.stdout.write(`${line}\n`);

/** Sorted milliseconds of account_info, asked again and again until `until` is done. */
async function latencies(ask: () => Promise<unknown>, until: Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  let isOver = false;
  void until.finally(() => (isOver = true));
  while (!isOver) {
    const began = performance.now();
    await ask();
    times.push(performance.now() - began);
    await wait(pauseMs);
  }
  return times.toSorted((a, b) => a - b);
}

const shown = (times: readonly number[]) =>
  Object.entries({ p50: 0.5, p99: 0.99, max: 1 })
    .map(([name, part]) => `${name} ${Math.round(times[Math.ceil(times.length * part) - 1] ?? NaN)} ms`)
    .join(", ");

const programs = findPostgres();
if (!programs) throw new Error("PostgreSQL is not installed.");
const cluster = await startCluster(await mkdtemp(path.join(tmpdir(), "amberline-bench-")), { programs });
const env = { DATABASE_URL: cluster.url };
const bank = await startBank("apps/sandbox/dist/server.js", { port: await freePort(), env });
try {
  const customer = async (name: string) => {
    const made = await bank.operate<CreatedCustomer>("/customers", { name, balance: "1000000.00" });
    const { accessToken } = await bank.operate<{ accessToken: string }>("/sessions", { login: made.login });
    return { ...made, token: accessToken };
  };
  const [anna, karlis] = [await customer("Anna Ozola"), await customer("Karlis Liepa")];
  const { db, close } = await openDatabase({ url: cluster.url });
  const now = Date.now();
  const past = Array.from({ length: rows - 1 }, (_, at) => ({
    type: "SEND" as const,
    amountCents: 100 + (at % 900),
    from: { name: anna.name, account: anna.iban },
    to: outside,
    reference: `Pirkums ${at}`,
    paymentType: "CREDIT" as const,
    at: now - (rows - at) * 60_000,
  }));
  await recordPast(db, { accountId: anna.accountId, past }).finally(close);

  const ask = async () => (await bank.send("accountInfo", {}, { token: karlis.token })).arrayBuffer();
  const day = (ms: number) => new Date(ms).toISOString().slice(0, 10);
  const range = { id: anna.accountId, start: day(now - rows * 60_000 - dayMs), end: day(now + dayMs) };
  const draw = async () => {
    const answer = await bank.send("orderPdf", range, { token: anna.token });
    if (answer.headers.get("Content-Type") !== "application/pdf") throw new Error(await answer.text());
    return (await answer.arrayBuffer()).byteLength;
  };
  await latencies(ask, wait(2_000));
  say(`account_info, quiet: ${shown(await latencies(ask, wait(quietMs)))}`);
  const began = performance.now();
  const drawing = draw();
  say(`account_info, while ${rows} rows are drawn: ${shown(await latencies(ask, drawing))}`);
  const seconds = ((performance.now() - began) / 1_000).toFixed(1);
  say(`the statement: ${((await drawing) / 1e6).toFixed(1)} MB in ${seconds} s`);
} finally {
  await bank.stop();
  await cluster.stop();
}
