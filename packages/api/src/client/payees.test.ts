import { money } from "@amberline/domain/money";
import { describe, expect, it, vi } from "vitest";
import { createClient } from "./createClient";
import { createEntryClient } from "./createEntryClient";
import type { ReceiverDraft, TemplateDraft } from "./model";
import { trustCalls } from "./trust";

function clientAnswering(body: unknown) {
  const requests: Request[] = [];
  const client = createClient({
    baseUrl: "https://bank.example",
    session: { token: () => "t", replacement: async () => null, ended: () => undefined },
    fetch: async (input, init) => {
      requests.push(new Request(String(input), init));
      return new Response(JSON.stringify(body));
    },
  });
  const sent = async () =>
    Promise.all(requests.map(async (request) => [new URL(request.url).pathname, await request.json()]));
  return { client, requests, sent };
}

const rent: TemplateDraft = {
  templateName: "Rent",
  payeeName: "Velta Krūmiņa",
  account: "LV97HABA0012345678910",
  bic: "HABALV22",
  reference: "Rent November",
  amount: money(98_000, "EUR"),
};
const wireRent = {
  template_name: "Rent",
  beneficiary_name: "Velta Krūmiņa",
  beneficiary_iban: "LV97HABA0012345678910",
  bic: "HABALV22",
  details: "Rent November",
  amount: "980.00",
  provider_template: false,
};
const velta: ReceiverDraft = {
  name: "Velta Krūmiņa",
  account: "LV97HABA0012345678910",
  bic: "HABALV22",
  bankName: "Swedbank",
  type: "private",
  reference: "",
};
const wireVelta = {
  name: "Velta Krūmiņa",
  account: "LV97HABA0012345678910",
  bic: "HABALV22",
  bank_name: "Swedbank",
  beneficary_type: "private",
  details: "",
};

describe("templates", () => {
  it("are translated into our names and cents, with numbers and missing details as providers send them [3-6]", async () => {
    const rows = [
      { id: "1", ...wireRent },
      { id: "2", ...wireRent, amount: 12.5, details: null, provider_template: true },
    ];
    const { client, sent } = clientAnswering({ data: rows });
    expect(await client.templates("acc-1")).toEqual({
      ok: true,
      data: [
        { id: "1", ...rent, isFromProvider: false },
        { id: "2", ...rent, reference: "", amount: money(1_250, "EUR"), isFromProvider: true },
      ],
    });
    expect(await sent()).toEqual([["/api/v1/user/payment_templates/list", { id: "acc-1" }]]);
  });

  it("are created, changed and deleted with the field names of the specification [7-14]", async () => {
    const { client, requests, sent } = clientAnswering({ id: "1", success: true });
    expect(await client.createTemplate(rent, { token: "other" })).toEqual({ ok: true, data: true });
    expect(await client.updateTemplate("1", rent)).toEqual({ ok: true, data: true });
    expect(await client.deleteTemplate("1")).toEqual({ ok: true, data: true });
    expect(await sent()).toEqual([
      ["/api/v1/user/payment_templates/create", wireRent],
      ["/api/v1/user/payment_templates/update", { id: "1", ...wireRent }],
      ["/api/v1/user/payment_templates/delete", { id: "1" }],
    ]);
    expect(requests.map(({ headers }) => headers.get("token"))).toEqual(["other", "t", "t"]);
  });

  it("are unreadable with an impossible amount", async () => {
    const { client } = clientAnswering({ data: [{ id: "1", ...wireRent, amount: "1,005" }] });
    expect(await client.templates("acc-1")).toEqual({ ok: false, problem: "unreadable" });
  });
});

describe("receivers", () => {
  it("are translated, whatever a provider leaves out", async () => {
    const { bank_name: _bank, details: _details, ...bare } = wireVelta;
    const rows = [
      { id: "1", ...wireVelta },
      { id: "2", ...bare },
    ];
    const { client, sent } = clientAnswering({ data: rows });
    expect(await client.receivers("acc-1")).toEqual({
      ok: true,
      data: [
        { id: "1", ...velta, trust: null },
        { id: "2", ...velta, bankName: "", trust: null },
      ],
    });
    expect(await sent()).toEqual([["/api/v1/user/receivers/list", { id: "acc-1" }]]);
  });

  it("are trusted within the bank's limits by their name and account, after a step-up for just that", async () => {
    const trust = { per_payment: "250.00", per_day: "500.00" };
    const { client } = clientAnswering({ data: [{ id: "1", ...wireVelta, is_trusted: true }], trust });
    const listed = await client.receivers("acc-1");
    const limits = { perPayment: money(25_000, "EUR"), perDay: money(50_000, "EUR") };
    expect(listed).toMatchObject({ data: [{ trust: { isTrusted: true, limits } }] });
    const proveAgain = vi.fn(async () => true);
    const answers = [{ err: "STEP_UP_REQUIRED" }, { success: true }, { success: true }];
    const asked: unknown[] = [];
    const { send } = createEntryClient({
      baseUrl: "https://bank.example",
      session: { token: () => "t", replacement: async () => null, ended: () => undefined },
      fetch: async (input, init) => {
        asked.push(await new Request(String(input), init).json());
        return new Response(JSON.stringify(answers[asked.length - 1]));
      },
    });
    const calls = trustCalls(send, proveAgain);
    const { name, account } = velta;
    expect(await calls.trustReceiver({ id: "1", name, account, limits })).toEqual({ ok: true, data: true });
    const agreement = { payee: { name, account }, limits };
    const subject = `1:${account}:${name}`;
    expect(proveAgain).toHaveBeenCalledWith({ act: "receiverTrust", subject, agreement }, undefined);
    expect(await calls.distrustReceiver("1")).toEqual({ ok: true, data: true });
    expect(asked).toEqual([
      { id: "1", trust: true },
      { id: "1", trust: true },
      { id: "1", trust: false },
    ]);
  });

  it("are created, changed and deleted by calls modelled on those of templates", async () => {
    const { client, sent } = clientAnswering({ id: "1" });
    expect(await client.createReceiver(velta)).toEqual({ ok: true, data: true });
    expect(await client.updateReceiver("1", velta)).toEqual({ ok: true, data: true });
    expect(await client.deleteReceiver("1")).toEqual({ ok: true, data: true });
    expect(await sent()).toEqual([
      ["/api/v1/user/receivers/create", wireVelta],
      ["/api/v1/user/receivers/update", { id: "1", ...wireVelta }],
      ["/api/v1/user/receivers/delete", { id: "1" }],
    ]);
  });

  it.each(["NOT_FOUND", "RECEIVER_EXISTS"] as const)(
    "distinguish the refusal %s from others",
    async (err) => {
      const { client } = clientAnswering({ err });
      expect(await client.updateReceiver("1", velta)).toMatchObject({ problem: "refused", code: err });
      const { client: angry } = clientAnswering({ err: "Not today" });
      expect(await angry.updateReceiver("1", velta)).toMatchObject({ code: "other", text: "Not today" });
    },
  );
});
