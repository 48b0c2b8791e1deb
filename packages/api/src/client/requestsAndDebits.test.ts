import { money } from "@amberline/domain/money";
import { describe, expect, it } from "vitest";
import { createEntryClient } from "./createEntryClient";
import { directDebitCalls } from "./directDebits";
import type { Mandate } from "./model";
import { moneyRequestCalls, viewMoneyRequest } from "./moneyRequests";

/** Answers one after the other, the last one for good. */
function bank(...answers: readonly object[]) {
  const asked: [string, unknown][] = [];
  const { send } = createEntryClient({
    baseUrl: "https://bank.example",
    session: { token: () => "t", replacement: async () => null, ended: () => undefined },
    fetch: async (input, init) => {
      const request = new Request(String(input), init);
      asked.push([new URL(request.url).pathname, await request.json()]);
      return Response.json(answers[asked.length - 1] ?? answers.at(-1));
    },
  });
  return { send, asked };
}

const euro = (minor: number) => money(minor, "EUR");
const createdAt = "2026-03-02T10:00:00.000Z";
const at = Date.parse(createdAt);

describe("requests for money", () => {
  const received = { id: "p-1", createdAt, from_name: "Jānis Ozols", amount: "20.00" };
  const wire = {
    ...{ id: "r-1", key: "k-1", token: "secret", createdAt, payer: "", text: "Tickets" },
    ...{ made_by: { name: "Ilze", is_self: true }, amount: 45, reference: "RF18", until: "2026-04-01" },
    ...{ state: "open", paid: "20.00", payments: [{ ...received, is_chosen: true }] },
    suggestions: [{ ...received, reference: "tickets" }],
  };
  const payment = { id: "p-1", createdAt: at, payer: "Jānis Ozols", amount: euro(2_000) };

  it("are read in our names and cents, and asked for with decimal amounts [2.9-4]", async () => {
    const { send, asked } = bank({ data: [wire] });
    const { requestMoney, changeMoneyRequest } = moneyRequestCalls(send);
    const wanted = { key: "k-1", payer: "", text: "Tickets", amount: euro(4_500), until: "2026-04-01" };
    expect(await requestMoney(wanted)).toEqual({
      ok: true,
      data: [
        {
          ...{ ...wanted, id: "r-1", token: "secret", createdAt: at, reference: "RF18" },
          ...{ madeBy: { name: "Ilze", isSelf: true }, state: "open", paid: euro(2_000) },
          payments: [{ ...payment, isChosen: true }],
          suggestions: [{ ...payment, reference: "tickets" }],
        },
      ],
    });
    await changeMoneyRequest({ id: "r-1", act: "match", transactionId: "p-1" });
    await changeMoneyRequest({ id: "r-1", act: "cancel" });
    expect(asked).toEqual([
      ["/api/v1/request/create", { ...wanted, amount: "45.00" }],
      ["/api/v1/request/update", { id: "r-1", act: "match", transaction_id: "p-1" }],
      ["/api/v1/request/update", { id: "r-1", act: "cancel" }],
    ]);
  });

  it("say to whoever has the link what to pay, or that there is nothing [2.9-4]", async () => {
    const pay = { to_account: "LV80", to_bic: "BIC", to_bank_name: "", amount: "25.00", reference: "RF18" };
    const seen = { state: "open", to_name: "Ilze", text: "" };
    const { send } = bank({ data: { ...seen, pay: { ...pay, until: "2026-04-01" } } }, { data: seen });
    expect(await viewMoneyRequest(send, "secret")).toMatchObject({
      data: { payee: "Ilze", pay: { iban: "LV80", amount: euro(2_500), until: "2026-04-01" } },
    });
    expect(await viewMoneyRequest(send, "secret")).toMatchObject({ ok: true, data: { pay: null } });
  });
});

describe("direct debits", () => {
  const named = { id: "m-1", reference: "L-1", scheme: "CORE", signed: "2026-03-01", state: "active" };
  const collection = { id: "c-1", amount: "38.20", day: "2026-03-16", sequence: "FRST", reference: "" };
  const data = {
    rule: "all",
    mandates: [
      {
        ...{ ...named, creditor_name: "Gaisma", creditor_id: "LV61ZZZ1", createdAt },
        limit: { amount: "60.00", every: "month" },
      },
    ],
    coming: [{ ...collection, mandate_id: "m-1", creditor_name: "Gaisma", state: "coming" }],
    past: [],
  };
  const refused = { err: "STEP_UP_REQUIRED" };

  it("are read in our names and cents [2.10-12]", async () => {
    const { send } = bank({ data });
    expect(await directDebitCalls(send).directDebits()).toEqual({
      ok: true,
      data: {
        ...{ rule: "all", past: [] },
        mandates: [
          {
            ...{ ...named, creditor: "Gaisma", creditorId: "LV61ZZZ1", createdAt: at },
            limit: { amount: euro(6_000), every: "month" },
          },
        ],
        coming: [
          {
            ...{ ...collection, mandateId: "m-1", creditor: "Gaisma", amount: euro(3_820), state: "coming" },
            ...{ problem: "", refusableUntil: null, refundableUntil: null, transactionId: null },
          },
        ],
      },
    });
  });

  it("are changed, after a step-up where the provider wants one [2.10-12, 2.10-13]", async () => {
    const { send, asked } = bank(refused, { data }, refused, { data });
    const proven: unknown[] = [];
    const { saveDebitRule, changeMandate, changeCollection } = directDebitCalls(
      send,
      async ({ act, subject }) => {
        proven.push([act, subject]);
        return true;
      },
    );
    expect(await saveDebitRule("all")).toMatchObject({ ok: true });
    const limit = { amount: euro(4_000), every: "month" } as const;
    const mandate = { id: "m-1", limit } as Mandate;
    expect(await changeMandate({ mandate, act: "allow" })).toMatchObject({ ok: true });
    await changeMandate({ mandate, act: "block" });
    await changeCollection({ id: "c-1", act: "refund" });
    expect(proven).toEqual([
      ["directDebitRule", "all"],
      ["mandateUpdate", "m-1:40.00:month"],
    ]);
    expect(asked.slice(3)).toEqual([
      [
        "/api/v1/direct_debit/mandate",
        { id: "m-1", act: "allow", limit: { amount: "40.00", every: "month" } },
      ],
      ["/api/v1/direct_debit/mandate", { id: "m-1", act: "block" }],
      ["/api/v1/direct_debit/collection", { id: "c-1", act: "refund" }],
    ]);
  });

  it("stay as they are where nobody proves who is there", async () => {
    const { send } = bank(refused);
    expect(await directDebitCalls(send).saveDebitRule("all")).toMatchObject({
      ok: false,
      problem: "unproven",
    });
  });
});
