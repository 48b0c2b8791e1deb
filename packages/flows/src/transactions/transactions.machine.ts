import { onAnswer, onEvent } from "../shared";
import { gatheringState, printingState } from "./transactions.printing";
import { firstPageInput, nextPageInput, startingContext, transactionsSetup } from "./transactions.setup";

const screen = "transactions";

/** The list on screen: kept fresh every 30 s while it is looked at, kept as it is when a read fails. */
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
        // What is being read is older than the change.
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
    gathering: gatheringState,
    printing: printingState,
  },
});

/** An account's transactions: the first read, the polling, the filter, the pages that follow. */
export const transactionsMachine = transactionsSetup.createMachine({
  id: "transactions",
  context: startingContext,
  initial: "loading",
  on: {
    // A read on its way ends first; then nothing is asked until somebody looks again.
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
      on: { "transactions.retry": { target: "loading", actions: "noteAskedFor" } },
    },
    /** Said once; asking again would be refused again. */
    forbidden: { meta: { screen, focus: null, announce: null } },
    shown: shownStates,
  },
});
