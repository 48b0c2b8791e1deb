import type { AccountOverview, Client, Outcome } from "@amberline/api/client";
import { assign, fromPromise, setup } from "xstate";
import {
  failureNotice,
  isForbidden,
  isOk,
  notProvided,
  onAnswer,
  type LeafMeta,
  type Notice,
} from "../shared";

export interface OverviewContext {
  accountId: string;
  /** Null until it is read. */
  overview: AccountOverview | null;
  notice: Notice | null;
}

export type OverviewEvent =
  | { type: "overview.retry" }
  /** A payment was made or has come in, so the overview is out of date. */
  | { type: "account.changed" };

export type OverviewCalls = Pick<Client, "overview">;

type Answer = Outcome<AccountOverview>;

/** A provider that implements the specification alone answers 404, or nothing that could be read. */
const isWithout = (_: unknown, outcome: Answer): boolean =>
  !outcome.ok &&
  (outcome.problem === "refused" ||
    outcome.problem === "unreadable" ||
    (outcome.problem === "failed" && outcome.status < 500));

const overviewSetup = setup({
  types: {
    context: {} as OverviewContext,
    input: {} as { accountId: string },
    events: {} as OverviewEvent,
    tags: {} as "busy",
    meta: {} as LeafMeta,
  },
  actors: { readOverview: notProvided<Answer, string>("readOverview") },
  guards: { isOk, isForbidden, isWithout },
  actions: {
    keep: assign((_, outcome: Answer) => (outcome.ok ? { overview: outcome.data } : {})),
    noteFailure: assign((_, outcome: Answer) => ({ notice: outcome.ok ? null : failureNotice(outcome) })),
    noteDefect: assign({ notice: { key: "error.general" } }),
    clearNotice: assign({ notice: null }),
  },
});

const screen = "overview";

/** What home says of an account beyond its list. It is no more than an aside: a refresh that fails changes nothing. */
export const overviewMachine = overviewSetup.createMachine({
  id: "overview",
  context: ({ input }) => ({ accountId: input.accountId, overview: null, notice: null }),
  initial: "reading",
  states: {
    reading: {
      tags: "busy",
      meta: { screen, focus: null, announce: null },
      entry: "clearNotice",
      invoke: {
        id: "readOverview",
        src: "readOverview",
        input: ({ context }) => context.accountId,
        onDone: [
          { guard: onAnswer("isOk"), target: "shown", actions: onAnswer("keep") },
          { guard: onAnswer("isForbidden"), target: "absent" },
          { guard: onAnswer("isWithout"), target: "absent" },
          { target: "failed", actions: onAnswer("noteFailure") },
        ],
        onError: { target: "failed", actions: "noteDefect" },
      },
    },
    failed: {
      meta: { screen, focus: null, announce: null },
      on: { "overview.retry": "reading", "account.changed": "reading" },
    },
    /** The provider has none, and is not asked again. */
    absent: { meta: { screen, focus: null, announce: null } },
    shown: {
      meta: { screen, focus: null, announce: null },
      on: { "account.changed": "refreshing" },
    },
    refreshing: {
      meta: { screen, focus: null, announce: null },
      // The read in progress predates the change.
      on: { "account.changed": { target: "refreshing", reenter: true } },
      invoke: {
        id: "readOverview",
        src: "readOverview",
        input: ({ context }) => context.accountId,
        onDone: [
          { guard: onAnswer("isOk"), target: "shown", actions: onAnswer("keep") },
          { target: "shown" },
        ],
        onError: "shown",
      },
    },
  },
});

/** The machine, ready to start. */
export const wireOverview = (calls: OverviewCalls) =>
  overviewMachine.provide({
    actors: { readOverview: fromPromise(({ input, signal }) => calls.overview(input, { signal })) },
  });
