import fc from "fast-check";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { runClearing } from "../clearing";
import { instant } from "../db/schema";
import { describeOnDatabases, type TestDatabase } from "../platform/testDatabases";
import {
  balanceAt,
  chargeFee,
  declinePayment,
  failPayment,
  listTransactions,
  placePayment,
  receivePayment,
  settlePayment,
  trialBalance,
} from "./index";
import { friday, openCustomer, orderOf, outside, balancesOf, type TestCustomer } from "./testBank";

type Step =
  | {
      is: "send";
      from: number;
      to: number;
      cents: number;
      fee: number;
      type: "INSTANT" | "CREDIT";
      key: number;
    }
  | { is: "receive"; at: number; cents: number }
  | { is: "charge"; at: number; cents: number }
  | { is: "decide"; how: "settle" | "decline" | "fail"; nth: number }
  | { is: "clear"; afterMs: number };

const cents = fc.integer({ min: 1, max: 8_000 });
const who = fc.nat({ max: 2 });
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      is: fc.constant("send" as const),
      from: who,
      to: fc.nat({ max: 3 }),
      cents,
      fee: fc.nat({ max: 50 }),
      type: fc.constantFrom("INSTANT" as const, "CREDIT" as const),
      key: fc.nat({ max: 12 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ is: fc.constant("receive" as const), at: who, cents }) },
  { weight: 1, arbitrary: fc.record({ is: fc.constant("charge" as const), at: who, cents }) },
  {
    weight: 3,
    arbitrary: fc.record({
      is: fc.constant("decide" as const),
      how: fc.constantFrom("settle" as const, "decline" as const, "fail" as const),
      nth: fc.nat({ max: 12 }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      is: fc.constant("clear" as const),
      afterMs: fc.integer({ min: 0, max: 200_000_000 }),
    }),
  },
);

const decisions = { settle: settlePayment, decline: declinePayment, fail: failPayment };

/**
 * Runs steps on a bank of three customers and on a model of it: each customer's balance, and what each payment
 * withholds.
 */
async function rehearse(at: TestDatabase, steps: readonly Step[]): Promise<void> {
  const overdrafts = [0, 2_000, 500];
  const bank: TestCustomer[] = [];
  for (const overdraftCents of overdrafts)
    bank.push(await openCustomer(at.db, { cents: 10_000, overdraftCents }));
  const member = (nth: number): TestCustomer => bank[nth] ?? { accountId: "", party: outside };
  const posted = overdrafts.map(() => 10_000);
  const open = new Map<string, { from: number; to: number; cents: number; fee: number }>();
  const answered = new Map<string, string>();
  let now = friday;
  const change = (nth: number, by: number) => {
    if (nth < posted.length) posted[nth] = (posted[nth] ?? 0) + by;
  };
  const pendingOf = (nth: number) =>
    [...open.values()]
      .filter(({ from }) => from === nth)
      .reduce((sum, { cents: amount, fee }) => sum + amount + fee, 0);
  const availableOf = (nth: number) => (posted[nth] ?? 0) - pendingOf(nth) + (overdrafts[nth] ?? 0);
  const book = (id: string) => {
    const payment = open.get(id);
    if (!payment) return;
    open.delete(id);
    change(payment.from, -payment.cents - payment.fee);
    change(payment.to, payment.cents);
  };
  const send = async (one: Extract<Step, { is: "send" }>) => {
    const payloadHash = JSON.stringify(one);
    const key = `${one.from}/${one.key}`;
    const earlier = answered.get(key);
    const placed = await placePayment(at.db, {
      ...orderOf(member(one.from), member(one.to).party),
      amountCents: one.cents,
      feeCents: one.fee,
      paymentType: one.type,
      idempotencyKey: key,
      payloadHash,
      now,
    });
    if (one.from === one.to) return expect(placed).toEqual({ ok: false, refusal: "own_account" });
    const isCovered = availableOf(one.from) >= one.cents + one.fee;
    if (earlier !== undefined) {
      return expect(placed).toMatchObject(
        earlier === payloadHash ? { ok: true, replayed: true } : { ok: false, refusal: "key_reused" },
      );
    }
    if (!isCovered) return expect(placed).toEqual({ ok: false, refusal: "insufficient_funds" });
    if (!placed.ok) throw new Error(`Refused ${placed.refusal}`);
    answered.set(key, payloadHash);
    open.set(placed.payment.id, { from: one.from, to: one.to, cents: one.cents, fee: one.fee });
    if (placed.payment.status === "done") book(placed.payment.id);
  };

  for (const one of steps) {
    now += 1_000;
    switch (one.is) {
      case "send":
        await send(one);
        break;
      case "receive": {
        const { accountId, party } = member(one.at);
        const terms = { accountId, amountCents: one.cents, reference: "", paymentType: "CREDIT" as const };
        await receivePayment(at.db, { ...terms, from: outside, to: party, now });
        change(one.at, one.cents);
        break;
      }
      case "charge": {
        const { accountId, party } = member(one.at);
        const isCovered = availableOf(one.at) >= one.cents;
        const charge = { accountId, amountCents: one.cents, reference: "", from: party, to: outside, now };
        expect((await chargeFee(at.db, charge)).ok).toBe(isCovered);
        if (isCovered) change(one.at, -one.cents);
        break;
      }
      case "decide": {
        const paymentId = [...open.keys()][one.nth];
        if (paymentId === undefined) break;
        expect(await decisions[one.how](at.db, { paymentId, reason: "test", now })).toMatchObject({
          ok: true,
        });
        if (one.how === "settle") book(paymentId);
        else open.delete(paymentId);
        expect(await decisions[one.how](at.db, { paymentId, reason: "test", now })).toMatchObject({
          ok: false,
        });
        break;
      }
      case "clear": {
        now += one.afterMs;
        await runClearing(at.db, now);
        for (const id of [...open.keys()]) {
          const row = at.db.selectFrom("transactions").select("status").where("id", "=", id);
          const { status } = await row.executeTakeFirstOrThrow();
          if (status === "done") book(id);
          else if (status === "declined") open.delete(id);
        }
      }
    }
    for (const [nth, one] of bank.entries()) {
      const expected = { posted: posted[nth], pending: pendingOf(nth), available: availableOf(nth) };
      expect(await balancesOf(at.db, one)).toEqual(expected);
      expect(availableOf(nth)).toBeGreaterThanOrEqual(0);
    }
  }
  await checkBooks(at, bank);
}

/** Invariants of the books. */
async function checkBooks(at: TestDatabase, bank: readonly TestCustomer[]): Promise<void> {
  const { totals, unequal } = await trialBalance(at.db);
  expect(totals.every((total) => total.postedCents === 0)).toBe(true);
  expect(unequal).toEqual([]);
  const { rows: unbalanced } = await sql`
    select entry_id from postings group by entry_id, currency having sum(amount_cents) <> 0`.execute(at.db);
  expect(unbalanced).toEqual([]);
  for (const one of bank) {
    const { rows } = await listTransactions(at.db, {
      hiddenAs: null,
      accountId: one.accountId,
      statuses: ["done"],
      limit: 1_000,
    });
    const listed = rows.reduce(
      (sum, row) => sum + (row.type === "RECEIVE" ? row.amount_cents : -row.amount_cents),
      0,
    );
    expect(listed).toBe((await balancesOf(at.db, one)).posted);
    // The closing balance at any time is the next opening balance.
    const moment = instant(friday + 20_000);
    const before = await balanceAt(at.db, one.accountId, moment);
    const { rows: later } = await sql<{ cents: number }>`
      select coalesce(sum(p.amount_cents), 0)::bigint as cents from postings p
      join ledger_accounts l on l.id = p.ledger_account_id
      where l.account_id = ${one.accountId} and p.booked_at >= ${moment}`.execute(at.db);
    expect(before + (later[0]?.cents ?? 0)).toBe(listed);
  }
}

describeOnDatabases("any sequence of ledger operations", (at) => {
  it("keeps the ledger equal to a simple model of it", { timeout: 120_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 25 }), (steps) => rehearse(at, steps)),
      { numRuns: 40, endOnFailure: true },
    );
  });
});
