import { dayMs } from "@amberline/domain/dates";
import { expect, it } from "vitest";
import { describeOnDatabases } from "../platform/testDatabases";
import { listTransactions, placePayment, returnPayment, settlePayment, trialBalance } from "./index";
import { friday, openCustomer, orderOf, balancesOf, type TestCustomer } from "./testBank";

describeOnDatabases("a returned payment", (at) => {
  const pay = async (who: TestCustomer, order: object = {}) => {
    const placed = await placePayment(at.db, { ...orderOf(who), amountCents: 2_500, ...order });
    if (!placed.ok) throw new Error(placed.refusal);
    return placed.payment.id;
  };
  const comeBack = (paymentId: string) =>
    returnPayment(at.db, { paymentId, reason: "account_closed", now: friday + 3 * dayMs });

  it("is booked beside the original entry, from the payee to the payer, without its fee", async () => {
    const anna = await openCustomer(at.db, { cents: 10_000 });
    const paid = await pay(anna, { feeCents: 35, reference: "Īre" });
    await settlePayment(at.db, { paymentId: paid, now: friday + dayMs });
    const returned = await comeBack(paid);
    expect(returned).toMatchObject({
      ok: true,
      payment: {
        type: "RECEIVE",
        status: "done",
        status_reason: "account_closed",
        amount_cents: 2_500,
        counterpart_id: paid,
        from_name: "SIA Rīts",
        to_account: anna.party.account,
        to_reference: "Īre",
      },
    });
    expect(await balancesOf(at.db, anna)).toMatchObject({ posted: 9_965, pending: 0 });
    const { rows } = await listTransactions(at.db, { accountId: anna.accountId, hiddenAs: null });
    expect(rows.map(({ type, status }) => `${type} ${status}`)).toEqual([
      "RECEIVE done",
      "FEE done",
      "SEND done",
      "RECEIVE done",
    ]);
    const { totals, unequal } = await trialBalance(at.db);
    expect([unequal, totals.every(({ postedCents }) => postedCents === 0)]).toEqual([[], true]);
  });

  it("is returned once, even with concurrent requests", async () => {
    const anna = await openCustomer(at.db, { cents: 10_000 });
    const paid = await pay(anna);
    await settlePayment(at.db, { paymentId: paid, now: friday });
    const answers = await Promise.all(Array.from({ length: 5 }, () => comeBack(paid)));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await comeBack(paid)).toEqual({ ok: false, refusal: "already_returned" });
    expect((await balancesOf(at.db, anna)).posted).toBe(10_000);
  });

  it("must be completed, and from another bank", async () => {
    const [anna, janis] = [await openCustomer(at.db, { cents: 10_000 }), await openCustomer(at.db)];
    expect(await comeBack(await pay(anna))).toEqual({ ok: false, refusal: "not_done" });
    const inside = await placePayment(at.db, { ...orderOf(anna, janis.party), paymentType: "INSTANT" });
    expect(await comeBack(inside.ok ? inside.payment.id : "")).toEqual({ ok: false, refusal: "stayed_here" });
    expect(await comeBack("nothing")).toEqual({ ok: false, refusal: "unknown_payment" });
  });
});
