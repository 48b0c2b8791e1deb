import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { dayMs } from "@amberline/domain/dates";
import { listAsCsv } from "@amberline/sandbox/areas/orders/listFile";
import { statementFile } from "@amberline/sandbox/areas/orders/statementFile";
import { statementOf } from "@amberline/sandbox/ledger/statement";
import { openDatabase, type DatabasePlace, type OpenDatabase } from "@amberline/sandbox/db/open";
import { listTransactions, transactionsVersion } from "@amberline/sandbox/ledger";
import { startCluster } from "@amberline/sandbox/platform/postgresCluster";
import { findPostgres } from "@amberline/sandbox/platform/postgresPrograms";
import { systemRandom } from "@amberline/sandbox/secrets/random";
import { scryptPasswords } from "@amberline/sandbox/secrets/passwords";
import { seedCustomer } from "@amberline/sandbox/seed";
import { firstPageMs, lengthen } from "@amberline/sandbox/testing/longList";

// Usage: tsx --conditions=@amberline/source bench/history.ts [rows of the list] [rows of the statement] [pglite | postgres]
const many = Number(process.argv[2] ?? 1_000_000);
const booked = Number(process.argv[3] ?? 100_000);
const only = process.argv[4];
const now = Date.parse("2026-11-21T10:00:00Z");

const say = (line: string) => process.stdout.write(`${line}\n`);

/** Median and maximum of `work` in milliseconds, after a warm-up. */
async function times(name: string, work: () => Promise<unknown>, turns = 15): Promise<void> {
  await work();
  const taken: number[] = [];
  for (let turn = 0; turn < turns; turn += 1) {
    const began = performance.now();
    await work();
    taken.push(performance.now() - began);
  }
  taken.sort((a, b) => a - b);
  say(
    `  ${name.padEnd(58)} ${taken[turns >> 1]?.toFixed(1).padStart(8)} ms   worst ${taken.at(-1)?.toFixed(1)} ms`,
  );
}

/** Duration and size of a file, and the growth of memory while it is written. */
async function file(name: string, pieces: AsyncGenerator<string>): Promise<void> {
  const before = process.memoryUsage().heapUsed;
  const began = performance.now();
  let [size, peak] = [0, 0];
  for await (const piece of pieces) {
    size += piece.length;
    peak = Math.max(peak, process.memoryUsage().heapUsed - before);
  }
  const seconds = ((performance.now() - began) / 1_000).toFixed(1);
  say(
    `  ${name.padEnd(58)} ${seconds.padStart(8)} s    ${(size / 1e6).toFixed(1)} MB, heap at most +${Math.round(peak / 1e6)} MB`,
  );
}

const seed = async ({ db }: OpenDatabase, login: string, transactions: number) => {
  const passwords = scryptPasswords({ cost: { logN: 4, r: 8, p: 1 } });
  const id = await seedCustomer(
    { db, clock: { now: () => now }, passwords, random: systemRandom },
    { login, transactions },
  );
  return id ?? "";
};

async function measure(opened: OpenDatabase): Promise<void> {
  const { db } = opened;
  const began = performance.now();
  const accountId = await seed(opened, "many@example.lv", booked);
  say(
    `  ${booked.toLocaleString("en")} transactions seeded in ${Math.round((performance.now() - began) / 1_000)} s`,
  );
  const list = (filter: Partial<Parameters<typeof listTransactions>[1]>) => () =>
    listTransactions(db, { accountId, hiddenAs: null, ...filter });
  const at = (ms: number) => new Date(ms).toISOString();
  await times("text search, every row fits", list({ text: "laima" }));
  await times("text search, some rows fit", list({ text: "kafija" }));
  await times("text search, one row fits or none", list({ text: "pirkums 4242" }));
  await times("a year with totals", list({ start: at(now - 365 * dayMs), withTotals: true }));
  await times("amounts with totals", list({ leastCents: 5_000, mostCents: 6_000, withTotals: true }));
  const range = { accountId, hiddenAs: null, start: "2023-01-01", end: "2026-11-21", now };
  await times("statement: balances and sums", () => statementOf(db, range));
  await file("the list as CSV", listAsCsv(db, { accountId, hiddenAs: null }, "lv"));
  await file("the statement as camt.053", statementFile(await statementOf(db, range), "camt053", now));

  const source = await seed(opened, "more@example.lv", Math.min(20_000, many / 10));
  await lengthen(db, source, Math.ceil(many / Math.min(20_000, many / 10) / 0.88));
  const { total } = await listTransactions(db, { accountId: source, hiddenAs: null });
  const long = (filter: Partial<Parameters<typeof listTransactions>[1]>) => () =>
    listTransactions(db, { accountId: source, hiddenAs: null, ...filter });
  say(`  list of ${total.toLocaleString("en")}`);
  await times("idle poll (one indexed row, then 304)", () => transactionsVersion(db, source));
  const inside: number[] = [];
  for (let turn = 0; turn < 15; turn += 1) inside.push(await firstPageMs(db, source));
  const worst = Math.max(...inside).toFixed(1);
  const median = inside
    .sort((one, other) => one - other)[7]
    ?.toFixed(1)
    .padStart(8);
  say(
    `  ${"first page, planned and read, as the database says".padEnd(58)} ${median} ms   worst ${worst} ms`,
  );
  await times("first page", long({}));
  await times("first page with totals", long({ withTotals: true }));
  await times("text search there, every row fits", long({ text: "laima" }), 5);
  await times("text search there, one row fits or none", long({ text: "pirkums 4242" }), 5);
  await times("a page in the middle", long({ before: `${now - 540 * dayMs}-1` }));
  await times(
    "one month with totals",
    long({ start: at(now - 90 * dayMs), end: at(now - 60 * dayMs), withTotals: true }),
  );
}

async function measureAt(name: string, place: DatabasePlace): Promise<void> {
  say(name);
  const opened = await openDatabase(place);
  await measure(opened).finally(() => opened.close());
}

if (only !== "postgres") await measureAt("PGlite in memory", { dataDir: "memory://" });
const programs = only === "pglite" ? null : findPostgres();
if (programs) {
  const cluster = await startCluster(await mkdtemp(path.join(tmpdir(), "amberline-bench-")), {
    programs,
    isDurable: true,
  });
  await measureAt("PostgreSQL", { url: cluster.url }).finally(() => cluster.stop());
}
