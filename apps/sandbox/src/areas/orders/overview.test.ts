import { dayMs } from "@amberline/domain/dates";
import { expect, it } from "vitest";
import { collectDebit, placePayment, recordPast, type PastTransaction } from "../../ledger";
import { describeOnDatabases } from "../../platform/testDatabases";
import { type Customer } from "../../operator/createCustomer";
import { testBank } from "../../testing/testBank";

const rimi = { name: "Rimi Latvia", account: "LV44UNLA0055001234567", bic: "UNLALV2X" };
const anna = { name: "Anna Liepiņa", account: "LV97HABA0012345678910", bic: "HABALV22" };

describeOnDatabases("the overview of an account", (at) => {
  const bank = testBank(at);

  const past = async (who: Customer, rows: (Partial<PastTransaction> & { at: number })[]) => {
    const own = { name: who.name, account: who.iban, bic: "AMBRLV22" };
    const base = { type: "SEND", amountCents: 100, reference: "", paymentType: "INSTANT" } as const;
    await recordPast(at.db, {
      accountId: who.accountId,
      past: rows.map((row) => ({ ...base, from: own, to: anna, ...row })),
    });
  };
  const overview = async (who: Customer) => {
    const token = await bank.token(who);
    const { data } = await bank.call("orderOverview", { id: who.accountId }, { token });
    if (!data.data) throw new Error("The overview was refused.");
    return { token, ...data.data };
  };

  it("of a new account has twelve empty months and nothing to compare with [2.8]", async () => {
    const { months, before, payees, recent, waiting } = await overview(
      await bank.customer({ balance: "0.00" }),
    );
    expect(months.map(({ month }) => month)).toEqual([
      ...["2025-12", "2026-01", "2026-02", "2026-03", "2026-04", "2026-05"],
      ...["2026-06", "2026-07", "2026-08", "2026-09", "2026-10", "2026-11"],
    ]);
    expect(months.every((month) => month.in === "0.00" && month.out === "0.00")).toBe(true);
    expect({ before, payees, recent, waiting }).toEqual({
      before: null,
      payees: [],
      recent: [],
      waiting: { total: 0, data: [] },
    });
  });

  it("counts a month as the list of that month does, fees included, declined payments not [2.8, 9]", async () => {
    const who = await bank.customer({ balance: "5000.00" });
    // The last hour of October in Riga is still October, and the first of November is not.
    const november = Date.parse("2026-10-31T22:00:00Z");
    await past(who, [
      { at: Date.parse("2025-11-30T21:59:59Z"), type: "RECEIVE", amountCents: 9_999, from: anna, to: rimi },
      { at: november - 1, amountCents: 700 },
      { at: november, amountCents: 1_000, feeCents: 35 },
      { at: november + dayMs, type: "RECEIVE", amountCents: 20_000, from: anna, to: rimi },
      { at: november + dayMs, amountCents: 4_200, status: "declined", statusReason: "rejected" },
    ]);
    const { token, months } = await overview(who);
    expect(months.at(-2)).toEqual({ month: "2026-10", in: "0.00", out: "7.00" });
    expect(months.at(-1)).toEqual({ month: "2026-11", in: "5200.00", out: "10.35" });
    expect(months[0]).toEqual({ month: "2025-12", in: "0.00", out: "0.00" });
    for (const [start, end, nth] of [
      ["2026-10-01", "2026-10-31", -2],
      ["2026-11-01", "2026-11-30", -1],
    ] as const) {
      const listed = { id: who.accountId, start, end, totals: true };
      const { data } = await bank.call("orderList", listed, { token });
      expect(months.at(nth)).toMatchObject(data.totals ?? {});
    }
  });

  it("compares with last month up to the same day, that day included", async () => {
    const who = await bank.customer({ balance: "900.00" });
    await past(who, [
      { at: Date.parse("2026-10-01T09:00:00Z"), amountCents: 100 },
      { at: Date.parse("2026-10-20T20:00:00Z"), amountCents: 30 },
      { at: Date.parse("2026-10-20T21:30:00Z"), amountCents: 7 },
    ]);
    expect((await overview(who)).before).toEqual({ day: "2026-10-20", out: "1.30" });
  });

  it("names the largest payees of the month by their account, as they were last written", async () => {
    const who = await bank.customer({ balance: "900.00" });
    const now = bank.clock.now();
    const accounts = Array.from({ length: 6 }, (_, nth) => ({
      name: `Payee ${nth}`,
      account: `LV44UNLA005500000000${nth}`,
    }));
    await past(who, [
      { at: now - 40 * dayMs, amountCents: 50_000, to: rimi },
      { at: now - 3, amountCents: 600, to: { ...rimi, name: "RIMI" } },
      { at: now - 2, amountCents: 600, to: rimi },
      ...accounts.map((to, nth) => ({ at: now - 1, amountCents: 100 + nth, to })),
    ]);
    const { payees } = await overview(who);
    expect(payees).toHaveLength(5);
    expect(payees[0]).toEqual({ name: "Rimi Latvia", account: rimi.account, out: "12.00" });
    expect(payees[1]).toMatchObject({ name: "Payee 5", out: "1.05" });
  });

  it("names who was paid last, each once, with what a new payment needs; not whom a payment did not reach, nor who collected", async () => {
    const who = await bank.customer({ balance: "900.00" });
    const now = bank.clock.now();
    const declined = { name: "Nobody", account: "LV44UNLA0055001234999" };
    await past(who, [
      { at: now - 3, to: rimi, beneficiaryType: "organization" },
      { at: now - 2 },
      { at: now - 1, to: rimi, beneficiaryType: "organization" },
      { at: now, to: declined, status: "declined", statusReason: "rejected" },
    ]);
    const collected = await collectDebit(at.db, {
      accountId: who.accountId,
      scheme: "CORE",
      amountCents: 100,
      reference: "",
      from: { name: who.name, account: who.iban },
      to: { name: "Latvenergo", account: "LV44UNLA0055001234888" },
      idempotencyKey: crypto.randomUUID(),
      now,
    });
    expect(collected.ok).toBe(true);
    expect((await overview(who)).recent).toEqual([
      { ...rimi, beneficary_type: "organization" },
      { ...anna, beneficary_type: "private" },
    ]);
  });

  it("has the payments that are not final, without their fees", async () => {
    const who = await bank.customer({ balance: "900.00" });
    for (const amountCents of [4, 3, 2, 1]) {
      await placePayment(at.db, {
        accountId: who.accountId,
        idempotencyKey: `waiting-${amountCents}`,
        payloadHash: "as agreed",
        amountCents,
        feeCents: 35,
        reference: "",
        paymentType: "CREDIT",
        from: { name: who.name, account: who.iban },
        to: anna,
        now: bank.clock.now() - amountCents,
      });
    }
    const { waiting } = await overview(who);
    expect(waiting.total).toBe(4);
    expect(waiting.data?.map(({ amount }) => amount)).toEqual(["0.01", "0.02", "0.03"]);
  });

  it("is refused for the account of another", async () => {
    const [who, other] = [await bank.customer(), await bank.customer()];
    const token = await bank.token(who);
    expect((await bank.call("orderOverview", { id: other.accountId }, { token })).status).toBe(403);
  });
});
