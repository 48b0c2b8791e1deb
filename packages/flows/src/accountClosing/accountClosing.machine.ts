import type {
  Closing,
  ClosingAsked,
  ClosingCheck,
  ClosingClient,
  ClosingPayee,
  Outcome,
} from "@amberline/api/client";
import { CLOSING_CHANGED } from "@amberline/api/contract";
import { assign, fromPromise, setup, type SnapshotFrom } from "xstate";
import {
  failureNoted,
  isOk,
  isRefusal,
  isUncertain,
  noteDefect,
  notProvided,
  onAnswer,
  onEvent,
  type LeafMeta,
  type Notice,
} from "../shared";

interface ClosingInput {
  accountId: string;
}

interface ClosingContext extends ClosingInput {
  /** Null until loaded. */
  closing: Closing | null;
  /** Whom the money goes to; null if there is none, and until it was chosen. */
  to: ClosingPayee | null;
  /** Of its name; null until it was checked. */
  check: ClosingCheck | null;
  notice: Notice | null;
}

export type AccountClosingEvent =
  | { type: "page.retry" }
  | { type: "closing.refresh" }
  | { type: "payee.submit"; to: ClosingPayee }
  | { type: "review.open" }
  | { type: "review.leave" }
  | { type: "review.confirm" };

export type ClosingOutcome = Outcome<Closing>;
export type CheckOutcome = Outcome<ClosingCheck, typeof CLOSING_CHANGED>;
export type ClosedOutcome = Outcome<Closing, typeof CLOSING_CHANGED>;

const isOver = ({ closedAt, amount }: Closing) => closedAt !== null && amount.minor === 0;

const accountClosingSetup = setup({
  types: {
    input: {} as ClosingInput,
    context: {} as ClosingContext,
    events: {} as AccountClosingEvent,
    tags: {} as "busy",
    meta: {} as LeafMeta,
  },
  actors: {
    readClosing: notProvided<ClosingOutcome, undefined>("readClosing"),
    checkPayee: notProvided<CheckOutcome, { amount: Closing["amount"]; to: ClosingPayee }>("checkPayee"),
    closeAccount: notProvided<ClosedOutcome, ClosingAsked>("closeAccount"),
  },
  guards: {
    isOk,
    isOver: (_, outcome: ClosingOutcome) => outcome.ok && isOver(outcome.data),
    isChanged: (_, outcome: CheckOutcome | ClosedOutcome) => isRefusal(outcome, CLOSING_CHANGED),
    mayBeClosed: (_, outcome: ClosedOutcome) => isUncertain(outcome),
    mayChoose: ({ context: { closing } }) =>
      closing !== null && closing.blockers.length === 0 && closing.amount.minor > 0,
    hasNothing: ({ context: { closing } }) =>
      closing !== null && closing.blockers.length === 0 && closing.amount.minor === 0,
  },
  actions: {
    keepClosing: assign((_, outcome: ClosingOutcome | ClosedOutcome) =>
      outcome.ok ? { closing: outcome.data } : {},
    ),
    keepCheck: assign((_, outcome: CheckOutcome) => (outcome.ok ? { check: outcome.data } : {})),
    notePayee: assign((_, { to }: Extract<AccountClosingEvent, { type: "payee.submit" }>) => ({
      to,
      check: null,
      notice: null,
    })),
    forgetPayee: assign({ to: null, check: null }),
    noteFailure: assign(failureNoted),
    setNotice: assign((_, notice: Notice) => ({ notice })),
    clearNotice: assign({ notice: null }),
  },
});

const screen = "accountClosing";
const quiet = { screen, focus: null, announce: null };

const changed = {
  guard: onAnswer("isChanged"),
  target: "refreshing",
  actions: { type: "setNotice", params: { key: "closing.changed" } },
} as const;

const shownStates = accountClosingSetup.createStateConfig({
  initial: "choosing",
  states: {
    choosing: {
      meta: quiet,
      entry: "forgetPayee",
      on: {
        "payee.submit": { guard: "mayChoose", target: "checking", actions: onEvent("notePayee") },
        "review.open": { guard: "hasNothing", target: "reviewing", actions: "clearNotice" },
        "closing.refresh": "refreshing",
      },
    },
    /** Keeps the notice of why it is read again. */
    refreshing: {
      tags: "busy",
      meta: quiet,
      invoke: {
        id: "readClosing",
        src: "readClosing",
        onDone: [
          { guard: onAnswer("isOver"), target: "#accountClosing.closed", actions: onAnswer("keepClosing") },
          { target: "choosing", actions: onAnswer("keepClosing") },
        ],
        onError: "choosing",
      },
    },
    checking: {
      tags: "busy",
      meta: { screen, focus: null, announce: "closing.checking" },
      invoke: {
        id: "checkPayee",
        src: "checkPayee",
        input: ({ context: { closing, to } }) => {
          if (!closing || !to) throw new Error("Nobody was chosen.");
          return { amount: closing.amount, to };
        },
        onDone: [
          { guard: onAnswer("isOk"), target: "reviewing", actions: onAnswer("keepCheck") },
          changed,
          { target: "choosing", actions: onAnswer("noteFailure") },
        ],
        onError: { target: "choosing", actions: noteDefect },
      },
    },
    reviewing: {
      meta: quiet,
      on: {
        "review.confirm": { target: "closing", actions: "clearNotice" },
        "review.leave": { target: "choosing", actions: "clearNotice" },
      },
    },
    closing: {
      tags: "busy",
      meta: { screen, focus: null, announce: "closing.closing" },
      invoke: {
        id: "closeAccount",
        src: "closeAccount",
        input: ({ context: { accountId, closing, to, check } }) => {
          if (!closing) throw new Error("Nothing was read.");
          return { accountId, amount: closing.amount, to, checkId: check?.id ?? null };
        },
        onDone: [
          { guard: onAnswer("isOk"), target: "#accountClosing.closed", actions: onAnswer("keepClosing") },
          changed,
          { guard: onAnswer("mayBeClosed"), target: "finding", actions: onAnswer("noteFailure") },
          { target: "reviewing", actions: onAnswer("noteFailure") },
        ],
        onError: { target: "reviewing", actions: noteDefect },
      },
    },
    /** The answer was lost: it may be closed all the same. */
    finding: {
      tags: "busy",
      meta: quiet,
      invoke: {
        id: "readClosing",
        src: "readClosing",
        onDone: [
          { guard: onAnswer("isOver"), target: "#accountClosing.closed", actions: onAnswer("keepClosing") },
          { target: "reviewing" },
        ],
        onError: "reviewing",
      },
    },
  },
});

/** An account is closed: what comes first, where its money goes, and how it stands afterwards. */
export const accountClosingMachine = accountClosingSetup.createMachine({
  id: "accountClosing",
  context: ({ input }) => ({ ...input, closing: null, to: null, check: null, notice: null }),
  initial: "loading",
  states: {
    loading: {
      tags: "busy",
      meta: quiet,
      entry: "clearNotice",
      invoke: {
        id: "readClosing",
        src: "readClosing",
        onDone: [
          { guard: onAnswer("isOver"), target: "closed", actions: onAnswer("keepClosing") },
          { guard: onAnswer("isOk"), target: "shown", actions: onAnswer("keepClosing") },
          { target: "failed", actions: onAnswer("noteFailure") },
        ],
        onError: { target: "failed", actions: noteDefect },
      },
    },
    failed: { meta: quiet, on: { "page.retry": "loading" } },
    shown: shownStates,
    closed: { meta: quiet },
  },
});

export interface AccountClosingView {
  snapshot: SnapshotFrom<typeof accountClosingMachine>;
  send: (event: AccountClosingEvent) => void;
}

export type AccountClosingCalls = ClosingClient;

export const wireAccountClosing = (calls: AccountClosingCalls) =>
  accountClosingMachine.provide({
    actors: {
      readClosing: fromPromise(({ signal }) => calls.closing({ signal })),
      checkPayee: fromPromise(({ input, signal }) => calls.checkClosingPayee(input, { signal })),
      closeAccount: fromPromise(({ input, signal }) => calls.closeAccount(input, { signal })),
    },
  });
