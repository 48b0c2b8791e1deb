import { civilDate, dayMs } from "@amberline/domain/dates";
import { expect, it } from "vitest";
import { recordPast, type PastTransaction } from "../../ledger";
import { describeOnDatabases } from "../../platform/testDatabases";
import { type Customer } from "../../operator/createCustomer";
import { testBank } from "../../testing/testBank";
import { bankTimeZone } from "../../days";

describeOnDatabases("the list of transactions", (at) => {
  const bank = testBank(at);

  const past = async (who: Customer, rows: (Partial<PastTransaction> & { at: number })[]) => {
    const own = { name: who.name, account: who.iban, bic: "AMBRLV22", bankName: "Amberline" };
    const other = {
      name: "Anna Liepiņa",
      account: "LV97HABA0012345678910",
      bic: "HABALV22",
      bankName: "Swedbank",
    };
    const base = { type: "SEND", amountCents: 100, reference: "Rēķins", paymentType: "INSTANT" } as const;
    await recordPast(at.db, {
      accountId: who.accountId,
      past: rows.map((row) => ({ ...base, from: own, to: other, ...row })),
    });
  };

  const list = async (who: Customer, token: string, request: object = {}, language?: string) =>
    bank.call("orderList", { id: who.accountId, ...request }, { token, language });

  it("is empty for a new account, without a first day [2.8]", async () => {
    const who = await bank.customer({ balance: "0.00" });
    const { data } = await list(who, await bank.token(who));
    expect(data).toEqual({ data: [], next: null, oldest: null, total: 0 });
  });

  it("finds one transaction by its id, of this account alone", async () => {
    const [who, other] = [await bank.customer(), await bank.customer()];
    const token = await bank.token(who);
    await past(who, [{ at: bank.clock.now() }, { at: bank.clock.now() + 1 }]);
    const [, earlier] = (await list(who, token)).data.data ?? [];
    const idsFor = async (login: Customer, transaction_id: string | undefined) => {
      const { data } = await list(login, login === who ? token : await bank.token(login), { transaction_id });
      return data.data?.map(({ id }: { id: string }) => id);
    };
    expect(await idsFor(who, earlier?.id)).toEqual([earlier?.id]);
    expect(await idsFor(who, "none")).toEqual([]);
    expect(await idsFor(other, earlier?.id)).toEqual([]);
  });

  it("shows a payment with all its fields, newest first, and its fee in a row of its own [3-4] [4]", async () => {
    const who = await bank.customer({ name: "Ilze Bērziņa" });
    const now = bank.clock.now();
    await past(who, [
      { at: now + 1_000, amountCents: 2_500, feeCents: 35 },
      { at: now + 2_000, amountCents: 42_000, status: "declined", statusReason: "account_closed" },
    ]);
    const { data } = await list(who, await bank.token(who), {}, "lv");
    expect(data.data?.map(({ type, status, amount }) => [type, status, amount])).toEqual([
      ["SEND", "declined", "420.00"],
      ["FEE", "done", "0.35"],
      ["SEND", "done", "25.00"],
      ["RECEIVE", "done", "1000.00"],
    ]);
    const [declined, fee, sent] = data.data ?? [];
    expect(declined?.status_reason).toBe("konts ir slēgts");
    expect(fee).toMatchObject({ id: `${sent?.id}-fee`, fee: "0.35" });
    expect(sent).toMatchObject({
      fee: "0.35",
      currency: "EUR",
      from_name: "Ilze Bērziņa",
      from_account: who.iban,
      to_name: "Anna Liepiņa",
      to_bank_name: "Swedbank",
      to_reference: "Rēķins",
      createdAt: new Date(now + 1_000).toISOString(),
    });
    expect(data).toMatchObject({ total: 4, next: null, oldest: "2026-11-20" });
  });

  it("continues from a cursor without gaps or duplicates, even between equal instants [7-21]", async () => {
    const who = await bank.customer({ balance: "0.01" });
    const now = bank.clock.now();
    await past(
      who,
      Array.from({ length: 23 }, (_, index) => ({
        at: now + Math.floor(index / 5) * 1_000,
        type: "RECEIVE" as const,
        amountCents: index + 1,
      })),
    );
    const token = await bank.token(who);
    const seen: string[] = [];
    let before: string | undefined;
    do {
      const { data } = await list(who, token, { limit: 5, before });
      expect(data.total).toBe(24);
      seen.push(...(data.data ?? []).map(({ id }) => id));
      before = data.next ?? undefined;
    } while (before);
    expect(seen).toHaveLength(24);
    expect(new Set(seen).size).toBe(24);
  });

  it("filters by days at the bank, both included, and names the very first day [9-11]", async () => {
    const who = await bank.customer({ balance: "0.01" });
    const at2300 = Date.parse("2026-11-18T22:30:00Z");
    await past(
      who,
      [-dayMs, 0, dayMs].map((offset) => ({ at: at2300 + offset, type: "RECEIVE" as const })),
    );
    const token = await bank.token(who);
    const { data } = await list(who, token, { start: "2026-11-19", end: "2026-11-19" });
    expect(data.data?.map(({ createdAt }) => civilDate(Date.parse(createdAt), bankTimeZone))).toEqual([
      "2026-11-19",
    ]);
    expect(data).toMatchObject({ total: 1, oldest: "2026-11-18" });
    expect((await list(who, token, { start: "2026-11-19" })).data.total).toBe(3);
    expect((await list(who, token, { end: "2026-11-18" })).data.total).toBe(1);
  });

  it("filters by text, statuses and types", async () => {
    const who = await bank.customer({ balance: "100.00" });
    const now = bank.clock.now();
    await past(who, [
      { at: now, reference: "Īre novembrī" },
      { at: now, reference: "Pusdienas", status: "declined", statusReason: "rejected" },
    ]);
    const token = await bank.token(who);
    const totals = async (request: object) => (await list(who, token, request)).data.total;
    expect(await totals({ text: "ire" })).toBe(1);
    expect(await totals({ text: "100%" })).toBe(0);
    expect(await totals({ statuses: ["declined", "pending"] })).toBe(1);
    expect(await totals({ statuses: [] })).toBe(0);
    expect(await totals({ types: ["RECEIVE"] })).toBe(1);
    expect(await totals({ text: "liepina", types: ["SEND"], statuses: ["done"] })).toBe(1);
  });

  it("filters by displayed amounts, both ends included: the fee of a fee row, otherwise the amount", async () => {
    const who = await bank.customer({ balance: "100.00" });
    const now = bank.clock.now();
    await past(who, [
      { at: now, amountCents: 1_000, feeCents: 35 },
      { at: now, amountCents: 1_001 },
    ]);
    const token = await bank.token(who);
    const amounts = async (request: object) =>
      (await list(who, token, request)).data.data?.map(({ amount }) => amount).sort();
    expect(await amounts({ amount_min: "10.00", amount_max: "10.01" })).toEqual(["10.00", "10.01"]);
    expect(await amounts({ amount_max: "0.35" })).toEqual(["0.35"]);
    expect(await amounts({ amount_min: 10.01, types: ["SEND"] })).toEqual(["10.01"]);
    expect(await amounts({ amount_min: "100.01" })).toEqual([]);
  });

  it("sums up the matches: only booked ones, with fees as outgoing", async () => {
    const who = await bank.customer({ balance: "100.00" });
    const now = bank.clock.now();
    await past(who, [
      { at: now + dayMs, amountCents: 2_000, feeCents: 35, reference: "Īre" },
      { at: now + dayMs, amountCents: 500, status: "declined", statusReason: "rejected" },
      { at: now + 2 * dayMs, amountCents: 120, type: "fee_manual" },
      { at: now + 2 * dayMs, amountCents: 7_000, type: "RECEIVE" },
    ]);
    const token = await bank.token(who);
    const totals = async (request: object) =>
      (await list(who, token, { ...request, totals: true })).data.totals;
    expect(await totals({})).toEqual({ in: "170.00", out: "21.55" });
    expect(await totals({ limit: 1, start: "2026-11-21" })).toEqual({ in: "70.00", out: "21.55" });
    expect(await totals({ text: "ire" })).toEqual({ in: "0.00", out: "20.35" });
    expect(await totals({ statuses: ["declined"] })).toEqual({ in: "0.00", out: "0.00" });
    expect((await list(who, token)).data).not.toHaveProperty("totals");
  });

  it("accepts a range with its ends swapped", async () => {
    const who = await bank.customer({ balance: "100.00" });
    const token = await bank.token(who);
    const { data } = await list(who, token, { start: "2026-12-31", end: "2026-11-01" });
    expect(data.total).toBe(1);
  });

  it("answers 304 while nothing has changed, for the same request and language [4, 7-21]", async () => {
    const who = await bank.customer();
    const token = await bank.token(who);
    const request = { id: who.accountId };
    const first = await bank.call("orderList", request, { token });
    const etag = first.headers.get("ETag") ?? "";
    expect(etag).toMatch(/^"[0-9a-f]{32}"$/);
    const again = (body: object, how: object = {}) =>
      bank.send("orderList", body, { token, headers: { "If-None-Match": `"x", W/${etag}` }, ...how });
    const same = await again(request);
    expect([same.status, await same.text(), same.headers.get("ETag")]).toEqual([304, "", etag]);
    expect((await again({ ...request, limit: 1 })).status).toBe(200);
    expect((await again(request, { language: "lv" })).status).toBe(200);
    await past(who, [{ at: bank.clock.now() }]);
    expect((await again(request)).status).toBe(200);
  });

  it.each([
    ["no day of the calendar", { start: "2026-02-30" }],
    ["no cursor", { before: "abc" }],
    ["too long a page", { limit: 501 }],
    ["no amount", { amount_min: "ten" }],
    ["an amount finer than a cent", { amount_max: "1.005" }],
    ["no status", { statuses: ["lost"] }],
    ["no category", { categories: ["gold"] }],
  ])("refuses %s", async (_, request) => {
    const who = await bank.customer();
    const { status } = await list(who, await bank.token(who), request);
    expect(status).toBe(400);
  });
});

describeOnDatabases("the bank behind an account", (at) => {
  const bank = testBank(at);

  it("is named with the payment types it supports, or unknown", async () => {
    const token = await bank.token(await bank.customer());
    const ask = async (account: string) => (await bank.call("payeeBank", { account }, { token })).data.data;
    expect(await ask("lv97 haba 0012 3456 7891 0")).toEqual({
      bic: "HABALV22",
      bank_name: "Swedbank",
      country: "LV",
      instant: true,
      credit: true,
    });
    expect(await ask("LT1270440")).toMatchObject({ bic: "CBVILT2X" });
    expect(await ask("LV97HAB")).toBeNull();
    expect(await ask("FR7630006000011234567890189")).toBeNull();
  });
});
