import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { sql, type Kysely } from "kysely";
import { build } from "tsup";
import { afterEach, beforeAll, beforeEach, describe, expect, inject, it } from "vitest";
import { migrate } from "../db/migrate";
import { migrations } from "../db/migrations";
import { openDatabase, type DatabasePlace } from "../db/open";
import { type Database } from "../db/schema";
import { createTestFolder, openTestPostgres } from "../platform/testDatabases";
import { placePayment, trialBalance } from "./index";
import { openCustomer, orderOf, type TestCustomer } from "./testBank";

const built = fileURLToPath(new URL("../../../../node_modules/.cache/amberline/killed", import.meta.url));

/** Built once, so that each process starts quickly. */
beforeAll(() =>
  build({
    entry: [fileURLToPath(new URL("./payUntilKilled.ts", import.meta.url))],
    outDir: built,
    format: "esm",
    platform: "node",
    target: "node20",
    noExternal: [/^@amberline\//],
    skipNodeModulesBundle: true,
    esbuildOptions: (options) => void (options.conditions = ["@amberline/source", "node", "import"]),
    config: false,
    silent: true,
  }),
);

const each = 1_000_000;
const rounds = 2;
const enough = 40;

const startPaying = (place: DatabasePlace, bank: readonly TestCustomer[]) =>
  spawn(
    process.execPath,
    [path.join(built, "payUntilKilled.js"), JSON.stringify(place), JSON.stringify(bank)],
    { stdio: ["ignore", "pipe", "inherit"] },
  );

/** Starts the paying process, kills it after some payments, and returns the ids it acknowledged. */
async function payAndKill(
  place: DatabasePlace,
  bank: readonly TestCustomer[],
  whilePaying: () => Promise<void>,
): Promise<string[]> {
  const child = startPaying(place, bank);
  const ended = once(child, "exit");
  const acknowledged: string[] = [];
  for await (const line of createInterface(child.stdout)) {
    acknowledged.push(line);
    if (acknowledged.length === enough / 2) await whilePaying();
    if (acknowledged.length === enough) child.kill("SIGKILL");
  }
  await ended;
  return acknowledged;
}

async function expectNothingLost(db: Kysely<Database>, acknowledged: readonly string[]): Promise<void> {
  const found = await db.selectFrom("transactions").select("id").where("id", "in", acknowledged).execute();
  expect(found).toHaveLength(acknowledged.length);
  const { totals, unequal } = await trialBalance(db);
  expect(totals.every((total) => total.postedCents === 0)).toBe(true);
  expect(unequal).toEqual([]);
  const halves = await db
    .selectFrom("transactions as sent")
    .leftJoin("transactions as fee", "fee.payment_id", "sent.id")
    .leftJoin("journal_entries as entry", "entry.transaction_id", "sent.id")
    .select("sent.id")
    .where("sent.type", "=", "SEND")
    .where((eb) =>
      eb.or([
        eb("fee.id", "is", null),
        eb("fee.status", "!=", eb.ref("sent.status")),
        eb.and([eb("sent.status", "=", "done"), eb("entry.id", "is", null)]),
        eb.and([eb("sent.status", "!=", "done"), eb("entry.id", "is not", null)]),
      ]),
    )
    .execute();
  expect(halves).toEqual([]);
}

const openBank = async (db: Kysely<Database>) => [
  await openCustomer(db, { cents: each }),
  await openCustomer(db, { cents: each }),
];

describe("a process killed while paying", () => {
  let folder: string;

  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), "amberline-killed-"));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  it(
    "loses nothing it acknowledged in a PGlite folder, leaves no half payments and no lock",
    { timeout: 120_000 },
    async () => {
      const place = { dataDir: path.join(folder, "data") };
      await createTestFolder(place.dataDir);
      const first = await openDatabase(place);
      const bank = await openBank(first.db);
      await first.close();
      const acknowledged: string[] = [];
      for (let round = 0; round < rounds; round += 1) {
        const expectRefused = () => expect(openDatabase(place)).rejects.toThrow(/is in use by process \d+/);
        acknowledged.push(...(await payAndKill(place, bank, expectRefused)));
        const reopened = await openDatabase(place);
        await expectNothingLost(reopened.db, acknowledged);
        await reopened.close();
      }
      expect(acknowledged.length).toBeGreaterThanOrEqual(rounds * enough);
    },
  );

  it.runIf(inject("postgres"))(
    "loses nothing it acknowledged on PostgreSQL and leaves no half payments",
    { timeout: 120_000 },
    async () => {
      const { db, url, close } = await openTestPostgres();
      const bank = await openBank(db);
      const acknowledged: string[] = [];
      for (let round = 0; round < rounds; round += 1) {
        acknowledged.push(...(await payAndKill({ url }, bank, () => Promise.resolve())));
        await expectNothingLost(db, acknowledged);
      }
      expect(acknowledged.length).toBeGreaterThanOrEqual(rounds * enough);
      await close();
    },
  );
});

describe.runIf(inject("postgres"))("a process killed while it builds an index", () => {
  it(
    "held up no payment, and leaves it to one of the next two to build, without what it left",
    { timeout: 120_000 },
    async () => {
      const { db, url, close } = await openTestPostgres({ isMigrated: false });
      const others = migrations.filter(({ name }) => name !== "0044_lookup_indexes");
      await migrate(db, others);
      const bank = await openBank(db);
      const [payer] = bank;
      if (!payer) throw new Error("Nobody pays.");
      const pay = () => placePayment(db, orderOf(payer));
      expect(await pay()).toMatchObject({ ok: true });

      const older = await db.startTransaction().execute();
      await sql`lock table transactions in row exclusive mode`.execute(older);
      const building = async () =>
        (await sql<{ pid: number }>`select pid from pg_stat_progress_create_index`.execute(db)).rows;
      const index = async () =>
        (
          await sql<{ oid: number; valid: boolean }>`
            select indexrelid::int8 as oid, indisvalid as valid from pg_index
            where indexrelid = to_regclass('transactions_of_check')
          `.execute(db)
        ).rows[0];

      const first = startPaying({ url }, bank);
      await expect.poll(building, { timeout: 20_000 }).toHaveLength(1);
      for (let each = 0; each < 5; each += 1) expect(await pay()).toMatchObject({ ok: true });
      const ended = once(first, "exit");
      first.kill("SIGKILL");
      await ended;
      const left = await index();
      expect(left?.valid).toBe(false);

      const next = [startPaying({ url }, bank), startPaying({ url }, bank)];
      await sql`select pg_terminate_backend(pid) from pg_stat_progress_create_index`.execute(db);
      expect(await pay()).toMatchObject({ ok: true });
      await older.commit().execute();
      await Promise.all(next.map(({ stdout }) => once(stdout, "data")));
      const made = await index();
      expect(made).toEqual({ oid: expect.any(Number), valid: true });
      expect(made?.oid).not.toBe(left?.oid);
      expect(await sql`select from pg_index where not indisvalid`.execute(db)).toMatchObject({ rows: [] });
      await Promise.all(next.map((child) => (child.kill("SIGKILL"), once(child, "exit"))));
      await close();
    },
  );
});
