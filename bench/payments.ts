import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { nextCycle } from "@amberline/domain/clearing";
import { runClearing } from "@amberline/sandbox/clearing";
import { openDatabase, type DatabasePlace, type OpenDatabase } from "@amberline/sandbox/db/open";
import {
  listTransactions,
  placePayment,
  recordPast,
  transactionsVersion,
  trialBalance,
} from "@amberline/sandbox/ledger";
import {
  friday,
  openCustomer,
  orderOf,
  outside,
  type TestCustomer,
} from "@amberline/sandbox/ledger/testBank";
import { startCluster } from "@amberline/sandbox/platform/postgresCluster";
import { findPostgres } from "@amberline/sandbox/platform/postgresPrograms";

// Usage: tsx --conditions=@amberline/source bench/payments.ts [rows of history]
const history = Number(process.argv[2] ?? 20_000);
const accounts = 20;
const forMs = 4_000;

type Result = Record<string, string>;

/** Runs of `work` per second at a given concurrency, after a short warm-up. */
async function perSecond(atATime: number, work: (turn: number) => Promise<unknown>): Promise<string> {
  let turn = 0;
  const run = async (ms: number) => {
    const first = turn;
    const began = performance.now();
    const lane = async () => {
      while (performance.now() - began < ms) await work((turn += 1));
    };
    await Promise.all(Array.from({ length: atATime }, lane));
    return ((turn - first) * 1_000) / (performance.now() - began);
  };
  await run(forMs / 4);
  return `${Math.round(await run(forMs))}/s`;
}

async function median(work: () => Promise<unknown>): Promise<string> {
  const times: number[] = [];
  for (let turn = 0; turn < 25; turn += 1) {
    const began = performance.now();
    await work();
    times.push(performance.now() - began);
  }
  return `${times.sort((a, b) => a - b)[12]?.toFixed(1)} ms`;
}

async function measure({ db }: OpenDatabase): Promise<Result> {
  await db
    .insertInto("banks")
    .values({
      country: "LV",
      bank_code: "HABA",
      bic: "HABALV22",
      name: "Swedbank",
      takes_instant: true,
      takes_credit: true,
      vop_reachable: true,
    })
    .execute();
  const bank: TestCustomer[] = [];
  for (let nth = 0; nth < accounts; nth += 1) bank.push(await openCustomer(db, { cents: 1_000_000_000 }));
  const customer = (nth: number) => bank[nth % accounts] ?? { accountId: "", party: outside };
  const transfer = (turn: number) =>
    placePayment(db, { ...orderOf(customer(turn), customer(turn * 7 + 1).party), amountCents: 1 });
  const place = (turn: number) =>
    placePayment(db, { ...orderOf(customer(turn)), paymentType: "CREDIT", amountCents: 1 });

  const result: Result = {};
  result["transfer between customers, one at a time"] = await perSecond(1, transfer);
  result["transfer between customers, 32 at a time"] = await perSecond(32, transfer);
  result["payment placed, one at a time"] = await perSecond(1, place);
  result["payment placed, 32 at a time"] = await perSecond(32, place);

  const clearingBegan = performance.now();
  const { settled } = await runClearing(db, nextCycle(friday));
  result["payment cleared, in batches"] =
    `${Math.round((settled * 1_000) / (performance.now() - clearingBegan))}/s`;

  const { accountId, party } = await openCustomer(db, { cents: 1_000_000_000 });
  const past = Array.from({ length: history }, (_, nth) => ({
    type: "SEND" as const,
    amountCents: 100 + (nth % 900),
    from: party,
    to: { name: `Rimi ${nth % 500}`, account: `LV97HABA${String(nth).padStart(13, "0")}` },
    reference: `Pirkums ${nth}`,
    paymentType: "CREDIT" as const,
    at: friday + nth * 60_000,
  }));
  const recordingBegan = performance.now();
  await recordPast(db, { accountId, past });
  result["history recorded, in bulk"] =
    `${Math.round((history * 1_000) / (performance.now() - recordingBegan))}/s`;
  const rows = history.toLocaleString("en");
  result["idle poll (unchanged list)"] = await median(() => transactionsVersion(db, accountId));
  result[`first page of ${rows}`] = await median(() => listTransactions(db, { accountId }));
  const before = `${friday + history * 6_000}-1`;
  result[`a page deep in ${rows}`] = await median(() => listTransactions(db, { accountId, before }));
  result[`text search in ${rows}`] = await median(() =>
    listTransactions(db, { accountId, text: "pirkums 4242" }),
  );

  const { totals, unequal } = await trialBalance(db);
  if (unequal.length > 0 || totals.some((total) => total.postedCents !== 0))
    throw new Error("The books are wrong.");
  return result;
}

async function measureAt(place: DatabasePlace): Promise<Result> {
  const opened = await openDatabase(place);
  return measure(opened).finally(() => opened.close());
}

const folder = await mkdtemp(path.join(tmpdir(), "amberline-bench-"));
const columns: Record<string, Result> = {
  "PGlite in memory": await measureAt({ dataDir: "memory://" }),
  "PGlite in a folder": await measureAt({ dataDir: path.join(folder, "data") }),
};
const programs = findPostgres();
if (programs) {
  const cluster = await startCluster(await mkdtemp(path.join(tmpdir(), "amberline-bench-")), {
    programs,
    isDurable: true,
  });
  columns.PostgreSQL = await measureAt({ url: cluster.url }).finally(() => cluster.stop());
}
await rm(folder, { recursive: true, force: true });

const names = Object.keys(columns);
const measurements = Object.keys(columns["PGlite in memory"] ?? {});
const lines = [
  ["", ...names],
  ...measurements.map((measurement) => [
    measurement,
    ...names.map((name) => columns[name]?.[measurement] ?? ""),
  ]),
];
const widths =
  lines[0]?.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0))) ?? [];
for (const line of lines) {
  const [first = "", ...cells] = line;
  const padded = cells.map((cell, nth) => cell.padStart(widths[nth + 1] ?? 0));
  process.stdout.write(`${[first.padEnd(widths[0] ?? 0), ...padded].join("  ")}\n`);
}
