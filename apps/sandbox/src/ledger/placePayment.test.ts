import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { describeOnDatabases } from "../platform/testDatabases";
import {
  balanceOf,
  collectDebit,
  listTransactions,
  paymentByKey,
  placePayment,
  recordPast,
  transferBetweenCustomers,
} from "./index";
import { debitOf, friday, openCustomer, orderOf, outside, balancesOf } from "./testBank";
import { transactionRow } from "./transaction";

describeOnDatabases("placing a payment", (at) => {
  it("withholds amount and fee and posts nothing yet [4]", async () => {
    const anna = await openCustomer(at.db, { cents: 10_000 });
    const placed = await placePayment(at.db, { ...orderOf(anna), feeCents: 35 });
    expect(placed).toMatchObject({
      ok: true,
      replayed: false,
      payment: { status: "pending", held_cents: 2_535 },
    });
    expect(await balancesOf(at.db, anna)).toEqual({ posted: 10_000, pending: 2_535, available: 7_465 });
  });

  it("shows a payment with a fee as two rows, the fee's id ending in -fee", async () => {
    const anna = await openCustomer(at.db, { cents: 10_000 });
    const placed = await placePayment(at.db, { ...orderOf(anna), feeCents: 35 });
    const { rows } = await listTransactions(at.db, {
      accountId: anna.accountId,
      hiddenAs: null,
      types: ["SEND", "FEE"],
    });
    const id = placed.ok ? placed.payment.id : "";
    expect(rows.map((row) => [row.id, row.type, row.status, row.amount_cents, row.fee_cents])).toEqual([
      [`${id}-fee`, "FEE", "pending", 35, 35],
      [id, "SEND", "pending", 2_500, 35],
    ]);
  });

  it("sends the last cent, overdraft included, and not one more [5]", async () => {
    const anna = await openCustomer(at.db, { cents: 1_000, overdraftCents: 500 });
    const order = { ...orderOf(anna), feeCents: 10 };
    expect(await placePayment(at.db, { ...order, amountCents: 1_491 })).toEqual({
      ok: false,
      refusal: "insufficient_funds",
    });
    expect(await placePayment(at.db, { ...order, amountCents: 1_490 })).toMatchObject({ ok: true });
    expect((await balancesOf(at.db, anna)).available).toBe(0);
  });

  it("answers a repeated key with the same payment, even if the money is gone", async () => {
    const anna = await openCustomer(at.db, { cents: 2_500 });
    const order = orderOf(anna);
    const first = await placePayment(at.db, order);
    const again = await placePayment(at.db, { ...order, now: friday + 5_000 });
    expect(again).toEqual({ ...first, replayed: true });
    expect((await balancesOf(at.db, anna)).pending).toBe(2_500);
  });

  it("refuses a key of another payment", async () => {
    const anna = await openCustomer(at.db, { cents: 10_000 });
    const order = orderOf(anna);
    await placePayment(at.db, order);
    expect(await placePayment(at.db, { ...order, payloadHash: "other" })).toEqual({
      ok: false,
      refusal: "key_reused",
    });
  });

  it("lets two customers use the same key", async () => {
    const [anna, janis] = [
      await openCustomer(at.db, { cents: 2_500 }),
      await openCustomer(at.db, { cents: 2_500 }),
    ];
    const idempotencyKey = crypto.randomUUID();
    for (const customer of [anna, janis]) {
      const placed = await placePayment(at.db, { ...orderOf(customer), idempotencyKey });
      expect(placed).toMatchObject({ ok: true, replayed: false });
    }
  });

  it("finds a payment by its key, and does not store the key of a refused one", async () => {
    const anna = await openCustomer(at.db, { cents: 2_500 });
    const order = orderOf(anna);
    await placePayment(at.db, { ...order, amountCents: 9_999 });
    expect(await paymentByKey(at.db, anna.accountId, order.idempotencyKey)).toBeUndefined();
    await placePayment(at.db, order);
    expect(await paymentByKey(at.db, anna.accountId, order.idempotencyKey)).toMatchObject({
      amount_cents: 2_500,
    });
  });

  it("refuses a payment to the debtor's own account", async () => {
    const anna = await openCustomer(at.db, { cents: 2_500 });
    const toSelf = await placePayment(at.db, orderOf(anna, anna.party));
    expect(toSelf).toEqual({ ok: false, refusal: "own_account" });
    const byCycle = await placePayment(at.db, { ...orderOf(anna, anna.party), paymentType: "CREDIT" });
    expect(byCycle).toEqual({ ok: false, refusal: "own_account" });
  });

  it("refuses an unknown account, or one without the currency", async () => {
    const anna = await openCustomer(at.db, { cents: 2_500 });
    const nobody = await placePayment(at.db, { ...orderOf(anna), accountId: crypto.randomUUID() });
    expect(nobody).toEqual({ ok: false, refusal: "unknown_account" });
    const pounds = await placePayment(at.db, { ...orderOf(anna), currency: "GBP" });
    expect(pounds).toEqual({ ok: false, refusal: "unknown_account" });
    expect(await balanceOf(at.db, anna.accountId, "GBP")).toBeNull();
  });

  it("delivers an instant payment to another customer at once, as RECEIVE", async () => {
    const anna = await openCustomer(at.db, { cents: 10_000 });
    const janis = await openCustomer(at.db, { name: "Jānis Ozols" });
    const placed = await placePayment(at.db, { ...orderOf(anna, janis.party), feeCents: 35 });
    expect(placed).toMatchObject({ ok: true, payment: { status: "done", held_cents: 0 } });
    expect(await balancesOf(at.db, anna)).toEqual({ posted: 7_465, pending: 0, available: 7_465 });
    expect(await balancesOf(at.db, janis)).toEqual({ posted: 2_500, pending: 0, available: 2_500 });
    const { rows } = await listTransactions(at.db, { accountId: janis.accountId, hiddenAs: null });
    expect(rows).toMatchObject([
      {
        type: "RECEIVE",
        status: "done",
        amount_cents: 2_500,
        fee_cents: 0,
        from_name: "Anna Bērziņa",
        to_reference: "Rēķins 12",
      },
    ]);
  });

  it("leaves a regular payment to another customer to the next cycle", async () => {
    const anna = await openCustomer(at.db, { cents: 10_000 });
    const janis = await openCustomer(at.db);
    const placed = await placePayment(at.db, { ...orderOf(anna, janis.party), paymentType: "CREDIT" });
    expect(placed).toMatchObject({ payment: { status: "pending", due_at: "2026-11-20T10:30:00.000Z" } });
    expect((await balancesOf(at.db, janis)).posted).toBe(0);
  });

  it("transfers between customers by their ids", async () => {
    const anna = await openCustomer(at.db, { cents: 10_000 });
    const janis = await openCustomer(at.db);
    const transfer = {
      fromAccountId: anna.accountId,
      toAccountId: janis.accountId,
      amountCents: 1_234,
      reference: "Pusdienas",
      idempotencyKey: crypto.randomUUID(),
      payloadHash: "as agreed",
      now: friday,
    };
    expect(await transferBetweenCustomers(at.db, transfer)).toMatchObject({ ok: true });
    expect((await balancesOf(at.db, janis)).posted).toBe(1_234);
    const toNobody = await transferBetweenCustomers(at.db, { ...transfer, toAccountId: crypto.randomUUID() });
    expect(toNobody).toEqual({ ok: false, refusal: "unknown_account" });
  });

  it("repeats no direct debit of the same sum [2.10-12]", async () => {
    const anna = await openCustomer(at.db, { cents: 10_000 });
    expect(await collectDebit(at.db, debitOf(anna))).toMatchObject({ ok: true });
    const order = { ...orderOf(anna), repeats: { of: null, seesSalaries: true }, now: friday + 1 };
    expect(await placePayment(at.db, order)).toMatchObject({ ok: true });
    const again = { ...order, idempotencyKey: crypto.randomUUID(), now: friday + 2 };
    expect(await placePayment(at.db, again)).toMatchObject({ refusal: "likely_repeat" });
  });

  // What is counted is PostgreSQL's.
  it.runIf(at.kind === "postgres")("looks for one like it among those to its payee alone", async () => {
    const anna = await openCustomer(at.db, { cents: 10_000_000 });
    const past = Array.from({ length: 600 }, (_, nth) => ({
      ...{ type: "SEND" as const, amountCents: 100 + nth, from: anna.party, to: outside },
      ...{ reference: "", paymentType: "INSTANT" as const, at: friday + nth },
    }));
    await recordPast(at.db, { accountId: anna.accountId, past });
    const read = await at.db.transaction().execute(async (trx) => {
      const reads = async () => {
        const { rows } = await sql<{ read: number }>`
          select sum(pg_stat_get_xact_tuples_returned(indexrelid))::int as read
          from pg_index where indrelid = 'transactions'::regclass
        `.execute(trx);
        return rows[0]?.read ?? NaN;
      };
      const before = await reads();
      const placed = await placePayment(trx, {
        ...orderOf(anna),
        repeats: { of: null, seesSalaries: true },
        now: friday + 600,
      });
      expect(placed.ok).toBe(true);
      return (await reads()) - before;
    });
    expect(read).toBeLessThan(5);
  });

  it("is committed or rolled back with the transaction it is given", async () => {
    const anna = await openCustomer(at.db, { cents: 10_000 });
    const order = orderOf(anna);
    const failing = at.db.transaction().execute(async (trx) => {
      await placePayment(trx, order);
      throw new Error("the audit log is full");
    });
    await expect(failing).rejects.toThrow("the audit log is full");
    expect(await balancesOf(at.db, anna)).toEqual({ posted: 10_000, pending: 0, available: 10_000 });
    expect(await paymentByKey(at.db, anna.accountId, order.idempotencyKey)).toBeUndefined();
  });
});

describe("an amount", () => {
  const facts = {
    id: "1",
    accountId: "1",
    type: "SEND",
    status: "pending",
    from: outside,
    to: outside,
    reference: "",
    paymentType: "INSTANT",
    now: friday,
  } as const;

  it.each([0, -1, 0.5, Number.NaN, Number.MAX_SAFE_INTEGER + 1])("of %d cents is invalid", (amountCents) => {
    expect(() => transactionRow({ ...facts, amountCents })).toThrow(RangeError);
  });

  it("may have no fee but not a negative one", () => {
    expect(transactionRow({ ...facts, amountCents: 1 })).toMatchObject({ fee_cents: 0, held_cents: 1 });
    expect(() => transactionRow({ ...facts, amountCents: 1, feeCents: -1 })).toThrow(RangeError);
  });
});
