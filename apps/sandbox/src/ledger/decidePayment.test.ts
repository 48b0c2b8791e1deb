import { expect, it } from "vitest";
import { describeOnDatabases } from "../platform/testDatabases";
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
  type PaymentOrder,
} from "./index";
import { friday, openCustomer, orderOf, outside, balancesOf, type TestCustomer } from "./testBank";

describeOnDatabases("deciding a payment", (at) => {
  const place = async (order: PaymentOrder) => {
    const placed = await placePayment(at.db, order);
    if (!placed.ok) throw new Error(placed.refusal);
    return placed.payment.id;
  };
  const statusesOf = async ({ accountId }: TestCustomer) => {
    const { rows } = await listTransactions(at.db, { accountId, hiddenAs: null, types: ["SEND", "FEE"] });
    return rows.map((row) => [row.type, row.status, row.status_reason]);
  };

  it("books a settled payment with its fee and ends the hold", async () => {
    const anna = await openCustomer(at.db, { cents: 10_000 });
    const paymentId = await place({ ...orderOf(anna), feeCents: 35 });
    const settled = await settlePayment(at.db, { paymentId, now: friday + 2_000 });
    expect(settled).toMatchObject({ ok: true, payment: { status: "done", held_cents: 0, due_at: null } });
    expect(await balancesOf(at.db, anna)).toEqual({ posted: 7_465, pending: 0, available: 7_465 });
    expect(await statusesOf(anna)).toEqual([
      ["FEE", "done", null],
      ["SEND", "done", null],
    ]);
  });

  it("releases a declined payment's money, fee included, with the reason", async () => {
    const anna = await openCustomer(at.db, { cents: 10_000 });
    const paymentId = await place({ ...orderOf(anna), feeCents: 35 });
    const declined = await declinePayment(at.db, { paymentId, reason: "account_closed", now: friday });
    expect(declined).toMatchObject({
      ok: true,
      payment: { status: "declined", status_reason: "account_closed" },
    });
    expect(await balancesOf(at.db, anna)).toEqual({ posted: 10_000, pending: 0, available: 10_000 });
    expect(await statusesOf(anna)).toEqual([
      ["FEE", "declined", "account_closed"],
      ["SEND", "declined", "account_closed"],
    ]);
  });

  it("releases the money of a failed payment and marks it as an error", async () => {
    const anna = await openCustomer(at.db, { cents: 10_000 });
    const paymentId = await place(orderOf(anna));
    const failed = await failPayment(at.db, { paymentId, reason: "by_operator", now: friday });
    expect(failed).toMatchObject({ ok: true, payment: { status: "error_done" } });
    expect((await balancesOf(at.db, anna)).available).toBe(10_000);
  });

  it("decides a payment once", async () => {
    const anna = await openCustomer(at.db, { cents: 10_000 });
    const paymentId = await place(orderOf(anna));
    await declinePayment(at.db, { paymentId, reason: "rejected", now: friday });
    for (const decide of [settlePayment, declinePayment, failPayment]) {
      const again = await decide(at.db, { paymentId, reason: "again", now: friday });
      expect(again).toEqual({ ok: false, refusal: "already_final" });
    }
  });

  it("decides a payment once, even with concurrent decisions", async () => {
    const anna = await openCustomer(at.db, { cents: 10_000 });
    const paymentId = await place(orderOf(anna));
    const decisions = await Promise.all(
      Array.from({ length: 12 }, (_, turn) =>
        turn % 2
          ? settlePayment(at.db, { paymentId, now: friday })
          : declinePayment(at.db, { paymentId, reason: "rejected", now: friday }),
      ),
    );
    expect(decisions.filter((decision) => decision.ok)).toHaveLength(1);
    expect((await balancesOf(at.db, anna)).pending).toBe(0);
  });

  it("does not know a payment by a wrong id, nor by the id of a fee", async () => {
    const anna = await openCustomer(at.db, { cents: 10_000 });
    const paymentId = await place({ ...orderOf(anna), feeCents: 35 });
    const unknown = { ok: false, refusal: "unknown_payment" };
    expect(await settlePayment(at.db, { paymentId: "nothing", now: friday })).toEqual(unknown);
    expect(await settlePayment(at.db, { paymentId: `${paymentId}-fee`, now: friday })).toEqual(unknown);
  });

  it("delivers a settled payment to the customer with its top-up reference", async () => {
    const anna = await openCustomer(at.db, { cents: 10_000 });
    const pooled = await openCustomer(at.db);
    const pool = { name: "Partner", account: `DK50${pooled.party.account.slice(8)}`, bic: "SXPYDKKK" };
    await at.db
      .updateTable("accounts")
      .set({ iban: null, top_up_reference: "AMB-7731" })
      .where("id", "=", pooled.accountId)
      .execute();
    await at.db
      .insertInto("outside_accounts")
      .values({ iban: pool.account, holder_name: "Partner", kind: "organization", behaviour: "pooled" })
      .execute();
    const paymentId = await place({ ...orderOf(anna, pool), reference: "Papildināšana AMB-7731" });
    await settlePayment(at.db, { paymentId, now: friday });
    expect((await balancesOf(at.db, pooled)).posted).toBe(2_500);
  });

  it("books received money at once, or when it is settled", async () => {
    const anna = await openCustomer(at.db);
    const incoming = {
      accountId: anna.accountId,
      amountCents: 700,
      reference: "Atmaksa",
      paymentType: "CREDIT",
      from: outside,
      to: anna.party,
      now: friday,
    } as const;
    await receivePayment(at.db, incoming);
    expect((await balancesOf(at.db, anna)).posted).toBe(700);
    const awaited = await receivePayment(at.db, { ...incoming, status: "new" });
    expect((await balancesOf(at.db, anna)).posted).toBe(700);
    await settlePayment(at.db, { paymentId: awaited.ok ? awaited.payment.id : "", now: friday });
    expect((await balancesOf(at.db, anna)).posted).toBe(1_400);
  });

  it("takes no character from another bank that turns or hides text", async () => {
    const anna = await openCustomer(at.db);
    const received = await receivePayment(at.db, {
      accountId: anna.accountId,
      amountCents: 700,
      reference: "\u202EAtmaksa\u2066 par\u200B\u0000 maiju\u202C ",
      paymentType: "CREDIT",
      from: { ...outside, name: "\u2067Jānis\u00A0Ozols\u061C" },
      to: anna.party,
      now: friday,
    });
    expect(received).toMatchObject({
      payment: { from_name: "Jānis Ozols", to_reference: "Atmaksa par maiju" },
    });
  });

  it("books received money with the same message number once", async () => {
    const anna = await openCustomer(at.db);
    const receive = () =>
      receivePayment(at.db, {
        accountId: anna.accountId,
        amountCents: 700,
        reference: "Atmaksa",
        paymentType: "INSTANT",
        from: outside,
        to: anna.party,
        messageId: "HABA-1",
        now: friday,
      });
    const received = await Promise.all([receive(), receive(), receive()]);
    expect(received.map((one) => one.ok && one.replayed).sort()).toEqual([false, true, true]);
    expect((await balancesOf(at.db, anna)).posted).toBe(700);
  });

  it("charges a fee, never below the overdraft", async () => {
    const anna = await openCustomer(at.db, { cents: 300 });
    const charge = {
      accountId: anna.accountId,
      amountCents: 200,
      from: anna.party,
      to: { name: "Amberline", account: "" },
      reference: "Konta apkalpošana",
      now: friday,
    };
    expect(await chargeFee(at.db, charge)).toMatchObject({
      ok: true,
      payment: { type: "fee_manual", status: "done" },
    });
    expect(await chargeFee(at.db, charge)).toEqual({ ok: false, refusal: "insufficient_funds" });
    expect((await balancesOf(at.db, anna)).posted).toBe(100);
  });

  it("knows the balance at any time of the past", async () => {
    const anna = await openCustomer(at.db, { cents: 10_000 });
    const paymentId = await place(orderOf(anna));
    await settlePayment(at.db, { paymentId, now: friday + 60_000 });
    const held = (ms: number) => balanceAt(at.db, anna.accountId, new Date(friday + ms).toISOString());
    expect([await held(0), await held(1), await held(60_000), await held(60_001)]).toEqual([
      0, 10_000, 10_000, 7_500,
    ]);
  });

  it("leaves a balanced ledger whose balances equal their postings", async () => {
    const { totals, unequal, lines } = await trialBalance(at.db);
    expect(totals.map((total) => total.postedCents)).toEqual([0, 0]);
    expect(unequal).toEqual([]);
    expect(lines.find((line) => line.kind === "fees" && line.currency === "EUR")?.postedCents).toBe(235);
  });
});
