import type { Outcome, Transaction, TransactionPage, TransactionStatus } from "@amberline/api/client";
import type { Category } from "@amberline/domain/categories";
import type { DatePreset, DateRange } from "@amberline/domain/dates";
import type { Money } from "@amberline/domain/money";
import { assign, setup } from "xstate";
import {
  failureNoted,
  isForbidden,
  isOk,
  notProvided,
  POLL_INTERVAL,
  type LeafMeta,
  type Notice,
} from "../shared";

export interface ListFilter {
  /** The preset chosen; null for everything or a custom range. */
  preset: DatePreset | null;
  /** Civil dates, both inclusive; null shows everything. */
  range: DateRange | null;
  /** Searched in names, accounts, references, notes, labels, files and amounts. */
  text?: string;
  /** None means all. */
  statuses?: TransactionStatus[];
  kinds?: Transaction["kind"][];
  categories?: Category[];
  /** Whether there are files beside it; without it, both. */
  hasFiles?: boolean;
  /** Any of them, compared without case. */
  labels?: string[];
  /** Bounds of the amounts shown, both inclusive. */
  amountMin?: Money;
  amountMax?: Money;
}

export interface TransactionsInput {
  accountId: string;
  /** @default everything */
  filter?: ListFilter;
  /** Cached rows of this filter: shown at once, then refreshed. */
  rows?: TransactionRows;
}

export interface TransactionRows {
  transactions: readonly Transaction[];
  /** Cursor of the following page. */
  next: string | null;
  /** Civil date of the account's first transaction. */
  oldest: string | null;
  total: number;
  /** Totals of the booked transactions in the filter, when requested. */
  totals?: { in: Money; out: Money };
  /** All of the account, when requested. */
  labels?: readonly string[];
}

export interface TransactionsContext {
  accountId: string;
  filter: ListFilter;
  /** The first page as last read; the same object means that nothing changed. */
  firstPage: TransactionPage | null;
  /** Null until the first page of this filter is read. */
  rows: TransactionRows | null;
  /** Civil date of the account's first transaction, as far as it was ever read. */
  oldest: string | null;
  notice: Notice | null;
  /** Whether the customer asked for the current or last read; its failure then moves focus to the retry button. */
  isAskedFor: boolean;
  isHidden: boolean;
}

export interface ReadPage {
  accountId: string;
  filter: ListFilter;
  /** Cursor; without it the first page. */
  before?: string;
  /** Rows a page. @default the screen's page size */
  limit?: number;
}

export type PageOutcome = Outcome<TransactionPage>;

export type TransactionsEvent =
  | { type: "filter.choose"; filter: ListFilter }
  | { type: "more.load" }
  /** Prints the whole filtered list. */
  | { type: "list.print" }
  | { type: "print.cancel" }
  | { type: "print.done" }
  | { type: "transactions.retry" }
  /** A payment was made, so the list is out of date. */
  | { type: "account.changed" }
  | { type: "page.hidden" }
  | { type: "page.shown" };

/** Most transactions to print: some hundred pages. */
const PRINT_LIMIT = 5_000;

/** Replaces the first page and keeps the older rows loaded after it. */
function withFirstPage(rows: TransactionRows | null, page: TransactionPage): TransactionRows {
  const { transactions, ...rest } = page;
  const { next } = rest;
  const last = transactions.at(-1);
  if (!rows || !last || next === null) return { transactions, ...rest };
  const at = rows.transactions.findIndex(({ id }) => id === last.id);
  const older = at < 0 ? [] : rows.transactions.slice(at + 1);
  // Without an overlap the rows between are unknown: the list starts again and goes on from its own cursor.
  if (older.length === 0) return { transactions, ...rest };
  return { transactions: [...transactions, ...older], ...rest, next: rows.next };
}

/** Most rows two pages can share: the order never changes, only where a page begins. */
const SEAM = 1_000;

/** Appends the next page without rows that are already shown. */
function withNextPage(rows: TransactionRows, page: TransactionPage): TransactionRows {
  const shown = new Set(rows.transactions.slice(-SEAM).map(({ id }) => id));
  const added = page.transactions.filter(({ id }) => !shown.has(id));
  const { totals = rows.totals, next, total } = page;
  const transactions = [...rows.transactions, ...added];
  return { ...rows, transactions, next, total, ...(totals ? { totals } : {}) };
}

/** Between polls while a payment is on its way: an instant one arrives in 10 s. An unchanged list costs a 304. */
const ARRIVAL_INTERVAL = 10_000;

const isOnItsWay = ({ kind, status }: Transaction) =>
  kind === "send" && (status === "new" || status === "pending" || status === "approved");

/** Even where the bank says when something is new and nothing it told was missed, milliseconds. */
const TOLD_INTERVAL = 600_000;

export const pollInterval = ({ rows, notice }: TransactionsContext, isTold: boolean): number => {
  if (rows?.transactions.some(isOnItsWay)) return ARRIVAL_INTERVAL;
  return isTold && notice === null ? TOLD_INTERVAL : POLL_INTERVAL;
};

export const transactionsSetup = setup({
  types: {
    input: {} as TransactionsInput,
    context: {} as TransactionsContext,
    events: {} as TransactionsEvent,
    tags: {} as "busy" | "printing",
    meta: {} as LeafMeta,
  },
  actors: { readPage: notProvided<PageOutcome, ReadPage>("readPage") },
  delays: {
    pollInterval: ({ context }) => pollInterval(context, false),
  },
  guards: {
    isOk,
    isForbidden,
    isHidden: ({ context }) => context.isHidden,
    isUnchanged: ({ context }, outcome: PageOutcome) =>
      outcome.ok && outcome.data === context.firstPage && context.notice === null,
    isComplete: ({ context: { rows } }) =>
      rows !== null && (rows.next === null || rows.transactions.length >= PRINT_LIMIT),
    hasRows: ({ context }) => context.rows !== null,
    hasMore: ({ context }) => (context.rows?.next ?? null) !== null,
  },
  actions: {
    keepFilter: assign((_, { filter }: { filter: ListFilter }) => ({
      filter,
      firstPage: null,
      rows: null,
      notice: null,
      isAskedFor: true,
    })),
    keepFirstPage: assign(({ context }, outcome: PageOutcome) =>
      outcome.ok
        ? {
            firstPage: outcome.data,
            rows: withFirstPage(context.rows, outcome.data),
            oldest: outcome.data.oldest ?? context.oldest,
            notice: null,
          }
        : {},
    ),
    keepNextPage: assign(({ context }, outcome: PageOutcome) =>
      outcome.ok && context.rows ? { rows: withNextPage(context.rows, outcome.data), notice: null } : {},
    ),
    noteFailure: assign(failureNoted),
    noteAskedFor: assign({ isAskedFor: true }),
    noteHidden: assign({ isHidden: true }),
    noteShown: assign({ isHidden: false }),
    noteStale: assign({ notice: { key: "transactions.stale" } }),
    clearNotice: assign(({ context }) => (context.notice ? { notice: null } : {})),
  },
});

export const firstPageInput = ({
  context: { accountId, filter },
}: {
  context: TransactionsContext;
}): ReadPage => ({
  accountId,
  filter,
});

export const nextPageInput = ({ context }: { context: TransactionsContext }): ReadPage => ({
  ...firstPageInput({ context }),
  ...(context.rows?.next ? { before: context.rows.next } : {}),
});

/** The largest pages allowed, to read the whole list quickly. */
export const gatheringInput = ({ context }: { context: TransactionsContext }): ReadPage => ({
  ...nextPageInput({ context }),
  limit: 500,
});
