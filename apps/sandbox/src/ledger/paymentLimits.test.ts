import { sql } from "kysely";
import { type LimitName } from "@amberline/domain/limits";
import { expect, it } from "vitest";
import { instant } from "../db/schema";
import { startOfDay } from "../days";
import { describeOnDatabases } from "../platform/testDatabases";
import { collectDebit, declinePayment, limitsOf, placePayment, type PaymentOrder } from "./index";
import { debitOf, friday, openCustomer, orderOf, type TestCustomer } from "./testBank";

describeOnDatabases("payment limits", (at) => {
  const limited = async (limits: Partial<Record<LimitName, number>>) => {
    const anna = await openCustomer(at.db, { cents: 1_000_000 });
    await at.db
      .insertInto("payment_limits")
      .values({
        account_id: anna.accountId,
        per_payment_cents: limits.perPayment ?? null,
        per_day_cents: limits.perDay ?? null,
        instant_per_payment_cents: limits.instantPerPayment ?? null,
        instant_per_day_cents: limits.instantPerDay ?? null,
        updated_at: instant(friday),
      })
      .execute();
    return anna;
  };
  const pay = async (who: TestCustomer, amountCents: number, change: Partial<PaymentOrder> = {}) => {
    const placed = await placePayment(at.db, {
      ...orderOf(who),
      amountCents,
      idempotencyKey: crypto.randomUUID(),
      ...change,
    });
    return placed.ok ? "made" : placed.refusal === "above_limit" ? placed.limit.name : placed.refusal;
  };
  const regular = { paymentType: "CREDIT" } as const;

  it("hold for a single payment, without its fee, to the cent", async () => {
    const anna = await limited({ perPayment: 5_000 });
    expect(await pay(anna, 5_001)).toBe("perPayment");
    expect(await pay(anna, 5_000, { feeCents: 35 })).toBe("made");
    expect(await pay(anna, 5_000)).toBe("made");
  });

  it("hold for instant payments apart", async () => {
    const anna = await limited({ perDay: 10_000, instantPerPayment: 2_000, instantPerDay: 3_000 });
    expect(await pay(anna, 2_001)).toBe("instantPerPayment");
    expect(await pay(anna, 2_001, regular)).toBe("made");
    expect(await pay(anna, 2_000)).toBe("made");
    expect(await pay(anna, 1_001)).toBe("instantPerDay");
    expect(await pay(anna, 1_000)).toBe("made");
    expect(await pay(anna, 5_000, regular)).toBe("perDay");
  });

  it("count what was sent since midnight in Riga, declined payments left out", async () => {
    const anna = await limited({ perDay: 3_000 });
    const midnight = startOfDay("2026-11-21");
    expect(await pay(anna, 3_000, { now: midnight - 1 })).toBe("made");
    expect(await pay(anna, 1, { now: midnight - 1 })).toBe("perDay");
    const placed = await placePayment(at.db, { ...orderOf(anna), amountCents: 2_000, now: midnight });
    expect(placed.ok).toBe(true);
    expect(await pay(anna, 1_001, { now: midnight })).toBe("perDay");
    if (placed.ok)
      await declinePayment(at.db, {
        paymentId: placed.payment.id,
        reason: "unknown_account",
        now: midnight + 1,
      });
    expect(await pay(anna, 3_000, { now: midnight + 2 })).toBe("made");
    const today = await limitsOf(at.db, anna.accountId, sql.val(null), midnight + 3).executeTakeFirst();
    expect(today).toMatchObject({ perDay: 3_000, sentToday: 3_000 });
  });

  it("don't count direct debits, and don't hold for them [2.10-12]", async () => {
    const anna = await limited({ perPayment: 3_000, perDay: 3_000 });
    expect(await collectDebit(at.db, { ...debitOf(anna), amountCents: 3_001 })).toMatchObject({ ok: true });
    expect(await pay(anna, 3_000)).toBe("made");
  });

  it("hold among payments made at once", async () => {
    const anna = await limited({ perDay: 3_500 });
    const made = await Promise.all(Array.from({ length: 10 }, () => pay(anna, 1_000)));
    expect(made.filter((each) => each === "made")).toHaveLength(3);
    expect(made.filter((each) => each === "perDay")).toHaveLength(7);
  });

  it("don't stop the answer to a payment that was made", async () => {
    const anna = await limited({ perDay: 2_500 });
    const order = orderOf(anna);
    const first = await placePayment(at.db, order);
    expect(await placePayment(at.db, order)).toEqual({ ...first, replayed: true });
  });

  it("leave accounts without them alone", async () => {
    const [anna, berta] = [await openCustomer(at.db, { cents: 9_000 }), await limited({ perDay: 1 })];
    expect(await pay(anna, 9_000)).toBe("made");
    expect(await pay(berta, 2)).toBe("perDay");
  });
});
