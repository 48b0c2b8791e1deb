import { nextCycle } from "@amberline/domain/clearing";
import { beforeAll, expect, it } from "vitest";
import { listTransactions, placePayment, trialBalance, type PaymentOrder, type Party } from "../ledger";
import { friday, openCustomer, orderOf, outside, balancesOf } from "../ledger/testBank";
import { describeOnDatabases } from "../platform/testDatabases";
import { findBank, runClearing, setClearingPaused, startClearing } from "./index";

const banks = [
  {
    country: "LV",
    bank_code: "AMBR",
    bic: "AMBRLV22",
    name: "Amberline",
    takes_instant: true,
    takes_credit: true,
  },
  {
    country: "LV",
    bank_code: "HABA",
    bic: "HABALV22",
    name: "Swedbank",
    takes_instant: true,
    takes_credit: true,
  },
  {
    country: "LV",
    bank_code: "SLOW",
    bic: "SLOWLV22",
    name: "Slow",
    takes_instant: false,
    takes_credit: true,
  },
  {
    country: "LV",
    bank_code: "FAST",
    bic: "FASTLV22XXX",
    name: "Fast",
    takes_instant: true,
    takes_credit: false,
  },
  {
    country: "DK",
    bank_code: "6695",
    bic: "SXPYDKKK",
    name: "Partner",
    takes_instant: true,
    takes_credit: true,
  },
  {
    country: "DK",
    bank_code: "66",
    bic: "OTHRDKKK",
    name: "Shorter",
    takes_instant: true,
    takes_credit: true,
  },
].map((bank) => ({ ...bank, vop_reachable: true }));

const account = (iban: string): Party => ({ name: "Kāds", account: iban });

describeOnDatabases("clearing", (at) => {
  beforeAll(async () => {
    await at.db.insertInto("banks").values(banks).execute();
    await at.db
      .insertInto("outside_accounts")
      .values([
        { iban: "LV10HABA0000000000001", holder_name: "Closed", kind: "private", closed: true },
        { iban: "LV10HABA0000000000002", holder_name: "Rejecting", kind: "private", behaviour: "rejects" },
        { iban: "LV10HABA0000000000003", holder_name: "Silent", kind: "private", behaviour: "silent" },
        { iban: "LV10HABA0000000000004", holder_name: "Open", kind: "private" },
      ])
      .execute();
  });

  const send = async (order: PaymentOrder) => {
    const placed = await placePayment(at.db, order);
    if (!placed.ok) throw new Error(placed.refusal);
    return placed.payment.id;
  };
  const statusOf = (id: string) =>
    at.db
      .selectFrom("transactions")
      .select(["status", "status_reason"])
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
  const rich = () => openCustomer(at.db, { cents: 100_000 });

  it("settles an instant payment within ten seconds, and not before the bank answers", async () => {
    const anna = await rich();
    const id = await send(orderOf(anna, account("LV10HABA0000000000004")));
    expect(await runClearing(at.db, friday + 1_999)).toEqual({ settled: 0, declined: 0, awaited: 0 });
    expect(await runClearing(at.db, friday + 2_000)).toEqual({ settled: 1, declined: 0, awaited: 0 });
    expect(await statusOf(id)).toEqual({ status: "done", status_reason: null });
    expect((await balancesOf(at.db, anna)).posted).toBe(97_500);
  });

  it("settles a regular payment in the next cycle", async () => {
    const anna = await rich();
    const id = await send({ ...orderOf(anna, account("LV10SLOW0000000000001")), paymentType: "CREDIT" });
    const cycle = nextCycle(friday);
    await runClearing(at.db, cycle - 1);
    expect((await statusOf(id)).status).toBe("pending");
    await runClearing(at.db, cycle);
    expect((await statusOf(id)).status).toBe("done");
  });

  it.each([
    ["closed account", "INSTANT", "LV10HABA0000000000001", "account_closed"],
    ["closed account", "CREDIT", "LV10HABA0000000000001", "account_closed"],
    ["account that rejects", "INSTANT", "LV10HABA0000000000002", "rejected"],
    ["bank without instant payments", "INSTANT", "LV10SLOW0000000000001", "instant_not_taken"],
    ["bank without regular payments", "CREDIT", "LV10FAST0000000000001", "credit_not_taken"],
    ["bank nobody knows", "INSTANT", "FR1420041010050500013M02606", "bank_unknown"],
    ["account this bank does not have", "INSTANT", "LV10AMBR0000000000001", "account_unknown"],
  ] as const)("declines a payment to a %s (%s)", async (_, paymentType, iban, reason) => {
    const anna = await rich();
    const id = await send({ ...orderOf(anna, account(iban)), paymentType, feeCents: 20 });
    await runClearing(at.db, nextCycle(friday));
    expect(await statusOf(id)).toEqual({ status: "declined", status_reason: reason });
    expect(await balancesOf(at.db, anna)).toEqual({ posted: 100_000, pending: 0, available: 100_000 });
  });

  it("waits ten seconds for a silent bank, then declines", async () => {
    const anna = await rich();
    const id = await send(orderOf(anna, account("LV10HABA0000000000003")));
    expect(await runClearing(at.db, friday + 2_000)).toEqual({ settled: 0, declined: 0, awaited: 1 });
    await runClearing(at.db, friday + 9_999);
    expect((await statusOf(id)).status).toBe("pending");
    await runClearing(at.db, friday + 10_000);
    expect(await statusOf(id)).toEqual({ status: "declined", status_reason: "no_answer" });
  });

  it("delivers regular payments between customers as RECEIVE", async () => {
    const [anna, janis] = [await rich(), await rich()];
    await send({ ...orderOf(anna, janis.party), paymentType: "CREDIT", feeCents: 20 });
    await send({ ...orderOf(janis, anna.party), paymentType: "CREDIT", amountCents: 700 });
    await runClearing(at.db, nextCycle(friday));
    expect(await balancesOf(at.db, anna)).toMatchObject({ posted: 100_000 - 2_520 + 700, pending: 0 });
    expect(await balancesOf(at.db, janis)).toMatchObject({ posted: 100_000 + 2_500 - 700, pending: 0 });
    const { rows } = await listTransactions(at.db, {
      hiddenAs: null,
      accountId: janis.accountId,
      types: ["RECEIVE"],
      limit: 1,
    });
    expect(rows).toMatchObject([{ amount_cents: 2_500, from_account: anna.party.account, status: "done" }]);
  });

  it("books each payment once if several processes clear at once", async () => {
    const customers = await Promise.all(Array.from({ length: 4 }, rich));
    const payee = (nth: number) => customers[(nth + 1) % 4]?.party ?? outside;
    const orders = customers.flatMap((customer, nth) =>
      Array.from({ length: 60 }, (_, turn) => ({
        ...orderOf(customer, turn % 2 ? payee(nth) : account("LV10HABA0000000000004")),
        paymentType: "CREDIT" as const,
        amountCents: 100,
      })),
    );
    for (const order of orders) await send(order);
    const runs = await Promise.all(Array.from({ length: 5 }, () => runClearing(at.db, nextCycle(friday))));
    expect(runs.reduce((sum, run) => sum + run.settled, 0)).toBe(240);
    for (const customer of customers) {
      expect(await balancesOf(at.db, customer)).toEqual({ posted: 97_000, pending: 0, available: 97_000 });
    }
  });

  it("has no effect the second time", async () => {
    expect(await runClearing(at.db, nextCycle(friday))).toEqual({ settled: 0, declined: 0, awaited: 0 });
  });

  it("leaves payments to a tester while it is paused", async () => {
    const id = await send(orderOf(await rich(), account("LV10HABA0000000000004")));
    await setClearingPaused(at.db, true);
    await runClearing(at.db, friday + 5_000);
    expect((await statusOf(id)).status).toBe("pending");
    await setClearingPaused(at.db, false);
    await runClearing(at.db, friday + 5_000);
    expect((await statusOf(id)).status).toBe("done");
  });

  it("runs periodically until it is stopped", async () => {
    const id = await send(orderOf(await rich(), account("LV10HABA0000000000004")));
    let now = friday;
    const loop = startClearing({
      db: at.db,
      clock: { now: () => (now += 1_000) },
      everyMs: 1,
      onError: (error) => expect.fail(String(error)),
    });
    await expect.poll(async () => (await statusOf(id)).status).toBe("done");
    await loop.stop();
    const stopped = now;
    await runClearing(at.db, friday);
    expect(now).toBe(stopped);
  });

  it("reports a failed run and tries again", async () => {
    const failures: unknown[] = [];
    let attempts = 0;
    const clock = {
      now() {
        attempts += 1;
        return attempts === 1 ? Number.NaN : friday;
      },
    };
    const loop = startClearing({ db: at.db, clock, everyMs: 1, onError: (error) => failures.push(error) });
    await expect.poll(() => attempts).toBeGreaterThan(2);
    await loop.stop();
    expect(failures).toHaveLength(1);
  });

  it("finds a bank by IBAN first, the longest code first, then by BIC", async () => {
    const bicOf = async (of: { iban?: string; bic?: string }) => (await findBank(at.db, of))?.bic;
    expect(await bicOf({ iban: "DK5066950000000001", bic: "HABALV22" })).toBe("SXPYDKKK");
    expect(await bicOf({ iban: "DK5066000000000001" })).toBe("OTHRDKKK");
    expect(await bicOf({ bic: "HABALV22XXX" })).toBe("HABALV22");
    expect(await bicOf({ bic: "FASTLV22" })).toBe("FASTLV22XXX");
    expect(await bicOf({ iban: "EE382200221020145685" })).toBeUndefined();
  });

  it("leaves a balanced ledger", async () => {
    const { totals, unequal } = await trialBalance(at.db);
    expect(totals.map((total) => total.postedCents)).toEqual([0, 0]);
    expect(unequal).toEqual([]);
  });
});
