import { money } from "@amberline/domain/money";
import { describe, expect, it } from "vitest";
import { createClient } from "./createClient";
import type { PaymentOrder } from "./model";

const transaction = {
  id: "p-1",
  type: "SEND",
  status: "done",
  amount: "1234.50",
  fee: 0.35,
  currency: "EUR",
  createdAt: "2026-11-20T10:00:00.000Z",
  updatedAt: "2026-11-20T10:00:05.000Z",
  to_name: "SIA Rīgas Siltums",
  to_reference: "Invoice 7",
};

const order: PaymentOrder = {
  payee: { name: "Jānis Kalniņš", account: "LV97HABA0012345678910", bic: "HABALV22", type: "private" },
  reference: "Concert tickets",
  amount: money(2500, "EUR"),
  system: "SEPA",
  type: "INSTANT",
  debtor: {
    name: "Ilze Bērziņa",
    account: "LV80BANK0000435195001",
    country: "LV",
    city: "Rīga",
    zip: "LV-1010",
    street: "Brīvības 1",
  },
  enteredBy: "acc-1",
};

function clientAnswering(...answers: (() => Response)[]) {
  const requests: Request[] = [];
  const client = createClient({
    baseUrl: "https://bank.example",
    session: { token: () => "t", replacement: async () => null, ended: () => undefined },
    fetch: async (input, init) => {
      requests.push(new Request(String(input), init));
      return (answers.length > 1 ? answers.shift() : answers[0])!();
    },
  });
  return { client, requests };
}

const json =
  (body: unknown, headers: HeadersInit = {}) =>
  () =>
    new Response(JSON.stringify(body), { headers });

describe("the client", () => {
  it("converts decimal text and numbers into integer cents [3-11]", async () => {
    const { client } = clientAnswering(json({ data: [transaction], total: 1 }));
    const outcome = await client.transactions({ accountId: "acc-1" });
    expect(outcome.ok && outcome.data.transactions[0]).toMatchObject({
      kind: "send",
      amount: { minor: 123450, currency: "EUR" },
      fee: { minor: 35, currency: "EUR" },
      payee: { name: "SIA Rīgas Siltums" },
      createdAt: Date.UTC(2026, 10, 20, 10),
    });
  });

  it("displays the fee of a FEE row and the amount of all others, fee_manual included [4-9]", async () => {
    const rows = [transaction, { ...transaction, type: "FEE" }, { ...transaction, type: "fee_manual" }];
    const { client } = clientAnswering(json({ data: rows, total: 3 }));
    const outcome = await client.transactions({ accountId: "acc-1" });
    expect(outcome.ok && outcome.data.transactions.map(({ displayed }) => displayed.minor)).toEqual([
      123450, 35, 123450,
    ]);
  });

  it("returns the same object if the page has not changed", async () => {
    const { client, requests } = clientAnswering(
      json({ data: [transaction], total: 1 }, { ETag: '"7"' }),
      () => new Response(null, { status: 304 }),
    );
    const first = await client.transactions({ accountId: "acc-1" });
    const second = await client.transactions({ accountId: "acc-1" });
    expect(requests[1]!.headers.get("If-None-Match")).toBe('"7"');
    expect(first.ok && second.ok && second.data === first.data).toBe(true);
  });

  it("says when a page was answered by the provider's clock, unchanged or not, if the provider says", async () => {
    const noon = Date.UTC(2026, 10, 21, 12);
    const { client } = clientAnswering(
      json({ data: [transaction], total: 1 }, { ETag: '"7"', Date: new Date(noon).toUTCString() }),
      () => new Response(null, { status: 304, headers: { Date: new Date(noon + 30_000).toUTCString() } }),
      json({ data: [transaction], total: 1 }, { Date: "today" }),
    );
    const answeredAt = async () => (await client.transactions({ accountId: "acc-1" })).answeredAt;
    expect([await answeredAt(), await answeredAt(), await answeredAt()]).toEqual([
      noon,
      noon + 30_000,
      undefined,
    ]);
  });

  it("knows that only a provider which names its policy checks names before any payment", async () => {
    const account = { id: "acc-1", user: { id: "u-1" } };
    for (const [named, expected] of [
      [{ vop_policy: "refuse" }, { nameCheckPolicy: "refuse", checksNamesFirst: true }],
      [{ vop_policy: "warn" }, { nameCheckPolicy: "warn", checksNamesFirst: true }],
      [{}, { nameCheckPolicy: "warn", checksNamesFirst: false }],
    ]) {
      const { client } = clientAnswering(json({ data: { ...account, ...named } }));
      expect(await client.account("acc-1", { token: "t" })).toMatchObject({ ok: true, data: expected });
    }
  });

  it("is unreadable with an invalid amount", async () => {
    const { client } = clientAnswering(json({ data: [{ ...transaction, amount: "12,34" }], total: 1 }));
    expect(await client.transactions({ accountId: "acc-1" })).toEqual({ ok: false, problem: "unreadable" });
  });

  it("sends every field of a payment under the provider's names, with its key [3-5, 7-23]", async () => {
    const { client, requests } = clientAnswering(
      json({ vop_result: "CMTC", matchedName: "Jānis Kalniņš-Bērzs", vop_id: "v-1" }),
    );
    const outcome = await client.createOrder(order, null, { idempotencyKey: "k-1" });
    expect(requests[0]!.headers.get("Idempotency-Key")).toBe("k-1");
    expect(await requests[0]!.json()).toMatchObject({
      to_name: "Jānis Kalniņš",
      amount: "25.00",
      fee: "0.00",
      currency: "EUR",
      type: "SEND",
      payment_system: "SEPA",
      payment_type: "INSTANT",
      beneficary_type: "private",
      force_payment: false,
      entered_by: "acc-1",
      to_address: "",
    });
    expect(outcome).toEqual({
      ok: true,
      data: { kind: "nameCheck", check: { result: "CMTC", id: "v-1", matchedName: "Jānis Kalniņš-Bērzs" } },
    });
  });

  it("ignores a name check in the answer to a forced payment [4-17]", async () => {
    const { client, requests } = clientAnswering(json({ id: "p-9", status: "pending", vop_result: "NMTC" }));
    const outcome = await client.createOrder(
      order,
      { code: "123456", nameCheckId: "v-1" },
      { idempotencyKey: "k-1" },
    );
    expect(await requests[0]!.json()).toMatchObject({
      force_payment: true,
      code2fa: "123456",
      vop_id: "v-1",
    });
    expect(outcome).toEqual({ ok: true, data: { kind: "accepted", id: "p-9", status: "pending" } });
  });

  it("is unreadable without a token after signing in", async () => {
    const { client } = clientAnswering(json({}));
    expect(await client.login({ email: "a@b.lv", password: "Demo1234" })).toEqual({
      ok: false,
      problem: "unreadable",
    });
  });

  it("takes a missing challenge for the authenticator app's code, but not where the provider has the call", async () => {
    for (const answer of [() => new Response(null, { status: 404 }), () => new Response("<h1>Not found")]) {
      const { client } = clientAnswering(answer);
      expect(await client.sendCode("payment", "v-1")).toEqual({
        ok: true,
        data: { sentTo: null, passkey: null },
      });
      expect(await client.sendCode("payment", "v-1", { isOffered: true })).toMatchObject({ ok: false });
    }
  });

  it("reports an unconfirmed login and what to confirm [4-12, 7-4]", async () => {
    const { client } = clientAnswering(
      () => new Response(JSON.stringify({ err: "NOT_CONFIRMED", type: "phone" }), { status: 400 }),
    );
    expect(await client.user()).toMatchObject({
      problem: "refused",
      code: "NOT_CONFIRMED",
      details: { type: "phone" },
    });
  });
});
