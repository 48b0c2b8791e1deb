import { type CallName, type Calls, type RequestOf, type ResponseOf } from "@amberline/api/contract";

type Call = Extract<
  CallName,
  | `moneyRequest${string}`
  | `directDebit${string}`
  | `space${string}`
  | `budget${string}`
  | "mandateUpdate"
  | "collectionUpdate"
>;

const requestId = "0b7f5d3a-1c2e-4f60-8a9b-3c5d7e9f1a24";
const mandateId = "5a3c1e7f-9b8d-4c60-b2a4-6e8f0a1c3d57";
const collectionId = "7c9e1a3b-5d4f-4e82-96b8-0a2c4e6f8b19";
const transactionId = "2f1b7c3e-8a64-4d0e-9d55-1f2a6b7c8d90";

const asked: ResponseOf<Calls["moneyRequestList"]> = {
  data: [
    {
      id: requestId,
      key: "9d8c7b6a-5f4e-4d3c-8b2a-1f0e9d8c7b6a",
      token: "tq2Hn8VbYx0KpLw5Rz7Dma",
      createdAt: "2026-03-02T09:10:00.000Z",
      made_by: { name: "Ilze Bērziņa", is_self: true },
      payer: "Jānis Ozols",
      text: "Concert tickets",
      amount: "45.00",
      reference: "RF72C7K3M9QX2",
      until: "2026-04-01",
      state: "open",
      paid: "20.00",
      payments: [
        {
          id: transactionId,
          createdAt: "2026-03-03T10:00:00.000Z",
          from_name: "Jānis Ozols",
          amount: "20.00",
          is_chosen: false,
        },
      ],
      suggestions: [],
    },
  ],
};

const spaceId = "4e6a8c0b-2d1f-4b73-a5c9-7f9b1d3e5a60";
const goal = { amount: "1500.00", until: "2026-08-01" };

const spaces: ResponseOf<Calls["spaceList"]> = {
  data: [
    {
      ...{ id: spaceId, name: "Summer in Norway", balance: "320.00", goal },
      ...{ rule: { kind: "monthly", amount: "100.00", day: 5 }, next: "2026-04-05", skipped: null },
    },
  ],
};

const budgets: ResponseOf<Calls["budgetList"]> = {
  data: {
    ...{ first: "2026-03-01", last: "2026-03-31", days_left: 12 },
    categories: [
      { category: "groceries", limit: "300.00", spent: "214.60", average: "280.00", version: 1 },
      { category: "transport", limit: null, spent: "32.50", average: "45.00", version: 0 },
    ],
  },
};

const debits: ResponseOf<Calls["directDebitList"]> = {
  data: {
    rule: "all",
    mandates: [
      {
        id: mandateId,
        creditor_name: "Rīgas Gaisma",
        creditor_id: "LV61ZZZ40003032949",
        reference: "RG-2026-0117",
        scheme: "CORE",
        signed: "2026-01-15",
        state: "active",
        limit: { amount: "60.00", every: "month" },
        createdAt: "2026-01-20T08:00:00.000Z",
      },
    ],
    coming: [
      {
        id: collectionId,
        mandate_id: mandateId,
        creditor_name: "Rīgas Gaisma",
        amount: "38.20",
        day: "2026-03-16",
        sequence: "RCUR",
        reference: "Rēķins 2026-02",
        state: "coming",
        problem: null,
        refusable_until: "2026-03-15T22:00:00.000Z",
        refundable_until: null,
        transaction_id: null,
      },
    ],
    past: [],
  },
};

export const requestExamples: {
  [Name in Call]: { request: RequestOf<Calls[Name]>; response: ResponseOf<Calls[Name]> };
} = {
  spaceList: { request: {}, response: spaces },
  spaceSave: {
    request: {
      ...{ id: spaceId, name: "Summer in Norway", goal },
      rule: { kind: "monthly", amount: "100.00", day: 5 },
    },
    response: spaces,
  },
  spaceMove: {
    request: {
      ...{ id: spaceId, key: "1c3e5a70-9b2d-4f68-8a4c-6e0b2d4f6a81", direction: "in", amount: "20.00" },
    },
    response: spaces,
  },
  spaceClose: { request: { id: spaceId }, response: { data: [] } },
  budgetList: { request: {}, response: budgets },
  budgetSave: {
    request: { category: "groceries", limit: "300.00", version: 0 },
    response: budgets,
  },
  moneyRequestList: { request: {}, response: asked },
  moneyRequestCreate: {
    request: {
      key: "9d8c7b6a-5f4e-4d3c-8b2a-1f0e9d8c7b6a",
      payer: "Jānis Ozols",
      text: "Concert tickets",
      amount: "45.00",
      until: "2026-04-01",
    },
    response: asked,
  },
  moneyRequestUpdate: { request: { id: requestId, act: "settle" }, response: asked },
  moneyRequestView: {
    request: { token: "tq2Hn8VbYx0KpLw5Rz7Dma" },
    response: {
      data: {
        state: "open",
        to_name: "Ilze Bērziņa",
        text: "Concert tickets",
        pay: {
          to_account: "LV80BANK0000435195001",
          to_holder: null,
          to_bic: "AMBELV22",
          to_bank_name: "Amberline",
          amount: "25.00",
          reference: "RF72C7K3M9QX2",
          until: "2026-04-01",
        },
      },
    },
  },
  directDebitList: { request: {}, response: debits },
  directDebitRule: { request: { rule: "all" }, response: debits },
  mandateUpdate: {
    request: { id: mandateId, act: "limit", limit: { amount: "60.00", every: "month" } },
    response: debits,
  },
  collectionUpdate: { request: { id: collectionId, act: "refuse" }, response: debits },
};
