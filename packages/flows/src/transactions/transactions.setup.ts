import { assign, setup } from "xstate";
import { failureNotice, isForbidden, isOk, notProvided, POLL_INTERVAL, type LeafMeta } from "../shared";
import { PRINT_LIMIT } from "./printLimit";
import { withFirstPage, withNextPage } from "./rows";
import type {
  PageOutcome,
  ReadPage,
  TransactionFilter,
  TransactionsContext,
  TransactionsEvent,
  TransactionsInput,
} from "./transactions.types";

/** Everything the transactions chart names. */
export const transactionsSetup = setup({
  types: {
    input: {} as TransactionsInput,
    context: {} as TransactionsContext,
    events: {} as TransactionsEvent,
    tags: {} as "busy" | "printing",
    meta: {} as LeafMeta,
  },
  actors: { readPage: notProvided<PageOutcome, ReadPage>("readPage") },
  delays: { pollInterval: POLL_INTERVAL },
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
    keepFilter: assign((_, { filter }: { filter: TransactionFilter }) => ({
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
    noteFailure: assign((_, outcome: PageOutcome) => ({
      notice: outcome.ok ? null : failureNotice(outcome),
    })),
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

/** The largest pages there are, so that the whole list is there soon. */
export const gatheringInput = ({ context }: { context: TransactionsContext }): ReadPage => ({
  ...nextPageInput({ context }),
  limit: 500,
});

export const startingContext = ({ input }: { input: TransactionsInput }): TransactionsContext => ({
  accountId: input.accountId,
  filter: input.filter ?? { preset: null, range: null },
  firstPage: null,
  rows: input.rows ?? null,
  oldest: input.rows?.oldest ?? null,
  notice: null,
  isAskedFor: false,
  isHidden: false,
});
