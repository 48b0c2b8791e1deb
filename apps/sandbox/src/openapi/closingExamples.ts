import { type CallName, type Calls, type RequestOf, type ResponseOf } from "@amberline/api/contract";

type Call = Extract<CallName, `closing${string}` | "accountClose">;

const to = { name: "Anna Liepiņa", account: "LV50UNLA0050001234567" };

export const closingExamples: {
  [Name in Call]: { request: RequestOf<Calls[Name]>; response: ResponseOf<Calls[Name]> };
} = {
  closingInfo: {
    request: {},
    response: {
      data: {
        closed_at: null,
        amount: "1250.40",
        blockers: [{ kind: "pending", rows: [{ name: "Zaļā Enerģija", amount: "12.50", day: null }] }],
        ends: [{ kind: "plans", rows: [{ name: "SIA Nams", amount: "320.00", day: "2026-04-01" }] }],
        own: [],
        paid: null,
        kept_until: null,
      },
    },
  },
  closingPayee: {
    request: { amount: "1250.40", to },
    response: {
      data: {
        id: "c4b8e1f6-2a7d-4d3c-9b5e-7f1a3c5e7d9b",
        result: "MTCH",
        matched_name: null,
        bank: "SEB banka",
      },
    },
  },
  accountClose: {
    request: { amount: "1250.40", to, check: "c4b8e1f6-2a7d-4d3c-9b5e-7f1a3c5e7d9b" },
    response: {
      data: {
        closed_at: "2026-03-02T09:10:00.000Z",
        amount: "0.00",
        blockers: [],
        ends: [],
        own: [],
        paid: { ...to, amount: "1250.40", is_final: false },
        kept_until: "2031-03-02",
      },
    },
  },
};
