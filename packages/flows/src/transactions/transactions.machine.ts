import type { Client } from "@amberline/api/client";
import { fromPromise, type SnapshotFrom } from "xstate";
import { onAnswer, onEvent } from "../shared";
import {
  firstPageInput,
  gatheringInput,
  nextPageInput,
  pollInterval,
  transactionsSetup,
} from "./transactions.setup";

const screen = "transactions";

/** The list on screen: refreshed every 30 s while visible, unchanged if a read fails. */
const shownStates = transactionsSetup.createStateConfig({
  initial: "resting",
  states: {
    resting: {
      meta: { screen, focus: null, announce: null },
      always: { guard: "isHidden", target: "paused" },
      after: { pollInterval: "refreshing" },
      on: {
        "account.changed": "refreshing",
        "more.load": { guard: "hasMore", target: "loadingMore" },
        "list.print": "gathering",
      },
    },
    paused: {
      meta: { screen, focus: null, announce: null },
      on: {
        "page.shown": { target: "refreshing", actions: "noteShown" },
        "account.changed": "refreshing",
      },
    },
    refreshing: {
      meta: { screen, focus: null, announce: null },
      on: {
        "more.load": { guard: "hasMore", target: "loadingMore" },
        "list.print": "gathering",
        // The read in progress predates the change.
        "account.changed": { target: "refreshing", reenter: true },
      },
      invoke: {
        id: "readPage",
        src: "readPage",
        input: firstPageInput,
        onDone: [
          { guard: onAnswer("isUnchanged"), target: "resting" },
          { guard: onAnswer("isOk"), target: "resting", actions: onAnswer("keepFirstPage") },
          {
            guard: onAnswer("isForbidden"),
            target: "#transactions.forbidden",
            actions: onAnswer("noteFailure"),
          },
          { target: "resting", actions: "noteStale" },
        ],
        onError: { target: "resting", actions: "noteStale" },
      },
    },
    loadingMore: {
      tags: "busy",
      meta: { screen, focus: null, announce: "transactions.loading" },
      on: { "list.print": "gathering" },
      invoke: {
        id: "readNextPage",
        src: "readPage",
        input: nextPageInput,
        onDone: [
          { guard: onAnswer("isOk"), target: "resting", actions: onAnswer("keepNextPage") },
          { target: "resting", actions: onAnswer("noteFailure") },
        ],
        onError: { target: "resting", actions: "noteStale" },
      },
    },
    /** Reads the rest of the filtered list, page by page, up to the print limit. */
    gathering: {
      tags: "busy",
      meta: { screen, focus: null, announce: "history.print.gathering" },
      always: { guard: "isComplete", target: "printing" },
      on: { "print.cancel": "resting" },
      invoke: {
        id: "readRest",
        src: "readPage",
        input: gatheringInput,
        onDone: [
          { guard: onAnswer("isOk"), target: "gathering", reenter: true, actions: onAnswer("keepNextPage") },
          { target: "resting", actions: onAnswer("noteFailure") },
        ],
        onError: { target: "resting", actions: "noteStale" },
      },
    },
    /** The print view stays on the page until the browser has printed it. */
    printing: {
      tags: "printing",
      meta: { screen, focus: null, announce: null },
      on: { "print.done": "resting" },
    },
  },
});

/** An account's transactions: first read, polling, filter, paging. */
export const transactionsMachine = transactionsSetup.createMachine({
  id: "transactions",
  context: ({ input }) => ({
    accountId: input.accountId,
    filter: input.filter ?? { preset: null, range: null },
    firstPage: null,
    rows: input.rows ?? null,
    oldest: input.rows?.oldest ?? null,
    notice: null,
    isAskedFor: false,
    isHidden: false,
  }),
  initial: "loading",
  on: {
    // A read in progress finishes first; then polling pauses until the page is visible.
    "page.hidden": { actions: "noteHidden" },
    "page.shown": { actions: "noteShown" },
    "filter.choose": { target: ".loading", reenter: true, actions: onEvent("keepFilter") },
  },
  states: {
    loading: {
      tags: "busy",
      meta: { screen, focus: null, announce: "transactions.loading" },
      entry: "clearNotice",
      always: { guard: "hasRows", target: "shown.refreshing" },
      invoke: {
        id: "readPage",
        src: "readPage",
        input: firstPageInput,
        onDone: [
          { guard: onAnswer("isOk"), target: "shown", actions: onAnswer("keepFirstPage") },
          { guard: onAnswer("isForbidden"), target: "forbidden", actions: onAnswer("noteFailure") },
          { target: "failed", actions: onAnswer("noteFailure") },
        ],
        onError: "failed",
      },
    },
    failed: {
      meta: { screen, focus: "retry", announce: null },
      on: {
        "transactions.retry": { target: "loading", actions: "noteAskedFor" },
        "page.shown": { target: "loading", actions: "noteShown" },
      },
    },
    /** No retry: it would be refused again. */
    forbidden: { meta: { screen, focus: null, announce: null } },
    shown: shownStates,
  },
});

/** The part of the snapshot a list renders. */
export type TransactionsScreenSnapshot = Pick<
  SnapshotFrom<typeof transactionsMachine>,
  "context" | "value" | "getMeta"
>;

/** Whether the list is shown, in this substate. */
export const isShownAs = ({ value }: Pick<TransactionsScreenSnapshot, "value">, state: string) =>
  typeof value === "object" && value.shown === state;

interface Reading {
  /** Rows at once. @default 50 */
  pageSize?: number;
  /** Whether the first page comes with the totals of the filter, and the labels of the account. @default false */
  withTotals?: boolean;
}

export interface TransactionsCalls extends Pick<Client, "transactions"> {
  /** Reads the account again; called with each poll, so that list and balance agree. */
  refreshAccount(signal: AbortSignal): Promise<unknown>;
  /** Whether the bank says when something is new, so that asking every 30 s is needless. */
  isToldOfNews(): boolean;
}

export const wireTransactions = (
  calls: TransactionsCalls,
  { pageSize = 50, withTotals = false }: Reading = {},
) =>
  transactionsMachine.provide({
    delays: { pollInterval: ({ context }) => pollInterval(context, calls.isToldOfNews()) },
    actors: {
      readPage: fromPromise(async ({ input, signal }) => {
        const { accountId, filter, before, limit = pageSize } = input;
        const { preset: _, range, ...narrowing } = filter;
        const asked = before ? { before } : withTotals ? { totals: true, withLabels: true } : {};
        const query = { accountId, limit, ...range, ...narrowing, ...asked };
        const [page] = await Promise.all([
          calls.transactions(query, { signal }),
          before ? null : calls.refreshAccount(signal),
        ]);
        return page;
      }),
    },
  });
