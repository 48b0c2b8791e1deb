import { mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from "vitest";
import { type Kysely } from "kysely";
import { placePayment, trialBalance } from "../ledger";
import { openCustomer, orderOf, type TestCustomer } from "../ledger/testBank";
import { createTestFolder, openTestPostgres } from "../platform/testDatabases";
import { backUp, restore } from "./backup";
import { openDatabase } from "./open";
import { type Database } from "./schema";

const balancesOf = async (db: Kysely<Database>) => {
  const { totals, unequal } = await trialBalance(db);
  const count = async (table: "transactions" | "postings") =>
    (await db.selectFrom(table).select("id").execute()).length;
  return {
    unequal,
    isBalanced: totals.every(({ postedCents }) => postedCents === 0),
    transactions: await count("transactions"),
    postings: await count("postings"),
  };
};

const addsUp = { unequal: [], isBalanced: true };

const pay = async (db: Kysely<Database>, from: TestCustomer, to: TestCustomer) => {
  const placed = await placePayment(db, { ...orderOf(from, to.party), amountCents: 1 });
  if (!placed.ok) throw new Error(placed.refusal);
};

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "amberline-backup-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe("a backup of the embedded database", () => {
  it("restores into books that are the same and add up, and goes on from there", async () => {
    const [dataDir, restored, file] = ["data", "restored", "bank.backup"].map((name) =>
      path.join(folder, name),
    ) as [string, string, string];
    await createTestFolder(dataDir);
    const { db, close } = await openDatabase({ dataDir });
    const [anna, karlis] = [await openCustomer(db, { cents: 1_000 }), await openCustomer(db)];
    for (let each = 0; each < 5; each += 1) await pay(db, anna, karlis);
    const books = await balancesOf(db);
    await expect(backUp({ dataDir }, file)).rejects.toThrow("is in use by process");
    await close();

    await backUp({ dataDir }, file);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    await expect(backUp({ dataDir }, file)).rejects.toThrow("is there already");
    await expect(restore({ dataDir }, file)).rejects.toThrow("restore into another folder");
    await restore({ dataDir: restored }, file);
    const again = await openDatabase({ dataDir: restored });
    expect(await balancesOf(again.db)).toEqual({ ...books, ...addsUp });
    await pay(again.db, anna, karlis);
    await again.close();
  });

  it("is refused where there is nothing to back up, or no file", async () => {
    await expect(backUp({ dataDir: folder }, path.join(folder, "file"))).rejects.toThrow("no database in");
    await expect(restore({ dataDir: folder }, path.join(folder, "file"))).rejects.toThrow("There is no");
  });
});

describe.runIf(inject("postgres"))("a backup of PostgreSQL", () => {
  let bank: Awaited<ReturnType<typeof openTestPostgres>>;
  let empty: Awaited<ReturnType<typeof openTestPostgres>>;
  beforeAll(async () => {
    bank = await openTestPostgres();
    empty = await openTestPostgres({ isMigrated: false });
  });
  afterAll(async () => {
    await bank.close();
    await empty.close();
  });

  it("taken while payments are made restores into books of one moment that add up", async () => {
    const file = path.join(folder, "bank.backup");
    const customers: TestCustomer[] = [];
    for (let each = 0; each < 4; each += 1) customers.push(await openCustomer(bank.db, { cents: 1_000_000 }));
    const before = await balancesOf(bank.db);
    let isDone = false;
    const lane = async (from: TestCustomer, to: TestCustomer) => {
      while (!isDone) await pay(bank.db, from, to);
    };
    const lanes = customers.map((from, at) => lane(from, customers[(at + 1) % 4] ?? from));
    await backUp({ url: bank.url, dataDir: "" }, file).finally(() => (isDone = true));
    await Promise.all(lanes);

    await restore({ url: empty.url, dataDir: "" }, file);
    const [after, restored] = [await balancesOf(bank.db), await balancesOf(empty.db)];
    expect(restored).toMatchObject(addsUp);
    expect(restored.transactions).toBeGreaterThanOrEqual(before.transactions);
    expect(restored.transactions).toBeLessThanOrEqual(after.transactions);
    const opened = await openDatabase({ url: empty.url });
    const [from, to] = customers as [TestCustomer, TestCustomer];
    await pay(opened.db, from, to);
    await opened.close();
    await expect(restore({ url: empty.url, dataDir: "" }, file)).rejects.toThrow("restore into a new one");
  });

  it("says why it cannot be taken", async () => {
    const { username, hostname, port } = new URL(bank.url);
    const file = path.join(folder, "bank.backup");
    for (const url of [
      `postgres://${username}:secret@${hostname}:${port}/nowhere`,
      `postgres://${username}:secret@/nowhere?host=${hostname}&port=${port}`,
    ]) {
      const taken = backUp({ url, dataDir: "" }, file);
      await expect(taken).rejects.toThrow(/^pg_dump failed\. .*"nowhere" does not exist/);
      await expect(stat(file)).rejects.toThrow();
    }
  });
});
