import { sql } from "kysely";
import { beforeAll, expect, it } from "vitest";
import { instant } from "../db/schema";
import { describeOnDatabases } from "../platform/testDatabases";
import { balanceOf, chargeFee, placePayment, transferBetweenCustomers, trialBalance } from "./index";
import { friday, openCustomer, orderOf, balancesOf, outside, type TestCustomer } from "./testBank";

const customers = 20;
const transfers = 200;
const each = 10_000;

describeOnDatabases("concurrent transfers", (at) => {
  const bank: TestCustomer[] = [];

  beforeAll(async () => {
    for (let nth = 0; nth < customers; nth += 1) {
      bank.push(await openCustomer(at.db, { name: `Klients ${nth}`, cents: each }));
    }
  });

  const customer = (nth: number): TestCustomer => {
    const found = bank[nth % customers];
    if (!found) throw new Error(`There is no customer ${nth}.`);
    return found;
  };
  const total = async () => {
    const balances = await Promise.all(bank.map((one) => balanceOf(at.db, one.accountId)));
    expect(balances.every((balance) => balance && balance.availableCents >= 0)).toBe(true);
    return balances.reduce((sum, balance) => sum + (balance?.postedCents ?? 0), 0);
  };
  const countOf = async (keys: readonly string[]) => {
    const { rows } = await sql<{ type: string; count: number }>`
      select t.type, count(*) as count from transactions t left join transactions p on p.id = t.counterpart_id
      where coalesce(p.idempotency_key, t.idempotency_key) in (${sql.join(keys)}) group by t.type order by t.type
    `.execute(at.db);
    return rows;
  };

  it(`keep the total, no balance below zero and no payment lost in ${transfers} among ${customers} accounts`, async () => {
    const orders = Array.from({ length: transfers }, (_, nth) => ({
      fromAccountId: customer(nth * 7).accountId,
      toAccountId: customer(nth * 7 + 1 + (nth % 19)).accountId,
      amountCents: 1 + ((nth * 2_617) % 4_000),
      reference: `${nth}`,
      idempotencyKey: `parallel ${nth}`,
      payloadHash: "as agreed",
      now: friday,
    }));
    const reads = Array.from({ length: 20 }, async (_, nth) => {
      const balance = await balanceOf(at.db, customer(nth).accountId);
      expect(balance?.availableCents).toBeGreaterThanOrEqual(0);
    });
    const placed = await Promise.all(orders.map((order) => transferBetweenCustomers(at.db, order)));
    await Promise.all(reads);
    const made = orders.filter((_, nth) => placed[nth]?.ok);
    expect(placed.filter((one) => !one.ok && one.refusal !== "insufficient_funds")).toEqual([]);
    expect(made.length).toBeGreaterThan(transfers / 2);
    expect(await total()).toBe(customers * each);
    expect(await countOf(orders.map((order) => order.idempotencyKey))).toEqual([
      { type: "RECEIVE", count: made.length },
      { type: "SEND", count: made.length },
    ]);
    expect((await trialBalance(at.db)).unequal).toEqual([]);
  });

  it("make one payment of forty requests with the same idempotency key", async () => {
    const order = orderOf(customer(0), customer(1).party);
    const payer = await openCustomer(at.db, { cents: 5_000 });
    const requests = Array.from({ length: 40 }, () =>
      placePayment(at.db, { ...order, accountId: payer.accountId, from: payer.party }),
    );
    const placed = await Promise.all(requests);
    expect(placed.filter((one) => one.ok && !one.replayed)).toHaveLength(1);
    expect(new Set(placed.map((one) => (one.ok ? one.payment.id : one.refusal))).size).toBe(1);
    expect((await balancesOf(at.db, payer)).posted).toBe(2_500);
  });

  it("let one of two different payments have a key, never both", async () => {
    const payer = await openCustomer(at.db, { cents: 50_000 });
    const order = orderOf(payer);
    const placed = await Promise.all(
      Array.from({ length: 20 }, (_, nth) =>
        placePayment(at.db, { ...order, payloadHash: nth % 2 ? "one" : "other" }),
      ),
    );
    expect(placed.filter((one) => one.ok && !one.replayed)).toHaveLength(1);
    expect(placed.filter((one) => !one.ok && one.refusal === "key_reused")).toHaveLength(10);
    expect((await balancesOf(at.db, payer)).pending).toBe(2_500);
  });

  it("spend the last money once, however many try", async () => {
    const payer = await openCustomer(at.db, { cents: 10_000 });
    const placed = await Promise.all(Array.from({ length: 50 }, () => placePayment(at.db, orderOf(payer))));
    expect(placed.filter((one) => one.ok)).toHaveLength(4);
    expect(await balancesOf(at.db, payer)).toEqual({ posted: 10_000, pending: 10_000, available: 0 });
  });

  it("make one payment of forty that are alike, whatever their keys, while nobody asks for more", async () => {
    const payer = await openCustomer(at.db, { cents: 50_000 });
    const placed = await Promise.all(
      Array.from({ length: 40 }, () =>
        placePayment(at.db, { ...orderOf(payer), repeats: { of: null, seesSalaries: true } }),
      ),
    );
    const [made, ...more] = placed.flatMap((one) => (one.ok ? [one.payment.id] : []));
    expect(more).toEqual([]);
    expect(placed.filter((one) => !one.ok)).toEqual(
      Array.from({ length: 39 }, () => ({ ok: false, refusal: "likely_repeat", of: made })),
    );
  });

  it("book on several rows of an internal account, one in each transaction, and their sum is its balance", async () => {
    const payer = await openCustomer(at.db, { cents: 5_000 });
    const fees = async () => {
      const { lines } = await trialBalance(at.db);
      return lines.find(({ kind, currency }) => kind === "fees" && currency === "EUR")?.postedCents ?? NaN;
    };
    const before = await fees();
    const charge = { accountId: payer.accountId, from: payer.party, to: outside, reference: "Konts" };
    const twice = (nth: number) =>
      at.db.transaction().execute(async (trx) => {
        for (let time = 0; time < 2; time += 1)
          await chargeFee(trx, { ...charge, amountCents: 10, now: friday + nth });
      });
    for (let nth = 0; nth < 24; nth += 1) await twice(nth);
    const booked = await at.db
      .selectFrom("postings")
      .innerJoin("ledger_accounts", "ledger_accounts.id", "postings.ledger_account_id")
      .select(["booked_at", "stripe"])
      .distinct()
      .where("kind", "=", "fees")
      .where("booked_at", ">=", instant(friday))
      .where("amount_cents", "=", 10)
      .execute();
    expect(booked).toHaveLength(24);
    expect(new Set(booked.map(({ stripe }) => stripe)).size).toBeGreaterThan(1);
    expect((await fees()) - before).toBe(480);
    expect((await trialBalance(at.db)).unequal).toEqual([]);
  });

  it("do not deadlock when two customers pay each other", async () => {
    const [anna, janis] = [
      await openCustomer(at.db, { cents: 5_000 }),
      await openCustomer(at.db, { cents: 5_000 }),
    ];
    const placed = await Promise.all(
      Array.from({ length: 100 }, (_, nth) => {
        const [from, to] = nth % 2 ? [anna, janis] : [janis, anna];
        return placePayment(at.db, { ...orderOf(from, to.party), amountCents: 10, feeCents: 1 });
      }),
    );
    expect(placed.every((one) => one.ok)).toBe(true);
    expect([(await balancesOf(at.db, anna)).posted, (await balancesOf(at.db, janis)).posted]).toEqual([
      4_950, 4_950,
    ]);
  });
});
