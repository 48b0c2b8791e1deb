import type { TransactionPage } from "@amberline/api/client";
import { failureKeys } from "@amberline/flows/shared";
import { failures } from "@amberline/flows/shared/examples";
import type { PageOutcome, TransactionsEvent } from "@amberline/flows/transactions";
import { transactionsMachine } from "@amberline/flows/transactions/machine";
import { exampleDebit, examplePayment } from "@amberline/flows/transactions/examples";
import { answers, examples, type FlowDefinition } from "../engine";

const first: TransactionPage = {
  transactions: [examplePayment(0), exampleDebit(1)],
  next: "cursor-1",
  oldest: "2026-11-01",
  total: 3,
};

const changed: TransactionPage = {
  ...first,
  transactions: [examplePayment(0, { id: "payment-new" }), ...first.transactions],
  total: 4,
};

const following: TransactionPage = { ...first, transactions: [examplePayment(2)], next: null };

const between: TransactionPage = { ...first, transactions: [examplePayment(2)], next: "cursor-2", total: 4 };

const none: TransactionPage = { transactions: [], next: null, oldest: null, total: 0 };

const pages: Record<string, PageOutcome> = {
  ok: { ok: true, data: first },
  changed: { ok: true, data: changed },
  none: { ok: true, data: none },
  ...failures,
};

const customer: Record<string, TransactionsEvent> = {
  "filter.choose": {
    type: "filter.choose",
    filter: { preset: "last7", range: { start: "2026-11-15", end: "2026-11-21" } },
  },
  "more.load": { type: "more.load" },
  "list.print": { type: "list.print" },
  "print.cancel": { type: "print.cancel" },
  "print.done": { type: "print.done" },
  "transactions.retry": { type: "transactions.retry" },
};

const surroundings: Record<string, TransactionsEvent> = {
  "account.changed": { type: "account.changed" },
  "page.hidden": { type: "page.hidden" },
  "page.shown": { type: "page.shown" },
};

export const transactionsFlow: FlowDefinition<typeof transactionsMachine> = {
  id: "transactions",
  machine: transactionsMachine,
  inputs: {
    everything: { accountId: "account-1" },
    leftBefore: {
      accountId: "account-1",
      rows: {
        transactions: [examplePayment(0), examplePayment(1)],
        next: "older",
        oldest: "2026-11-01",
        total: 3,
      },
    },
    lastWeek: {
      accountId: "account-1",
      filter: { preset: "last7", range: { start: "2026-11-15", end: "2026-11-21" } },
    },
  },
  catalogue: (snapshot) => [
    ...examples("user", customer),
    ...answers(snapshot, "readPage", pages),
    ...answers<PageOutcome>(snapshot, "readNextPage", { ok: { ok: true, data: following }, ...failures }),
    ...answers<PageOutcome>(snapshot, "readRest", {
      ok: { ok: true, data: following },
      more: { ok: true, data: between },
      ...failures,
    }),
    ...examples("environment", surroundings),
  ],
  project: ({ rows, isHidden }) => [rows?.next ?? null, rows?.total ?? null, isHidden],
  requirements: {
    loading: ["2.8", "4 polling"],
    failed: ["8 network failure"],
    forbidden: ["8 HTTP 403"],
    "shown.resting": ["2.8", "4 polling", "9 polling"],
    "shown.paused": ["4 polling"],
    "shown.refreshing": ["4 polling", "7 /order"],
    "shown.loadingMore": ["2.8"],
    "shown.gathering": ["2.1 /history"],
    "shown.printing": ["2.1 /history"],
  },
  texts: [...failureKeys, "transactions.stale"],
  takenWhileBusy: ["filter.choose", "list.print", "print.cancel"],
  unreachable: {},
};
