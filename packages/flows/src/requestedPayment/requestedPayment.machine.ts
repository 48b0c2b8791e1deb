import type { Outcome, RequestedPayment } from "@amberline/api/client";
import { assign, fromPromise, setup } from "xstate";
import { failureNoted, isOk, noteDefect, notProvided, onAnswer, type LeafMeta, type Notice } from "../shared";

interface RequestedPaymentInput {
  /** Of the link. */
  token: string;
}

interface RequestedPaymentContext extends RequestedPaymentInput {
  /** Null until loaded, and if the bank knows no such link. */
  requested: RequestedPayment | null;
  notice: Notice | null;
}

export type RequestedPaymentEvent = { type: "page.retry" };

type RequestedOutcome = Outcome<RequestedPayment>;

const requestedPaymentSetup = setup({
  types: {
    input: {} as RequestedPaymentInput,
    context: {} as RequestedPaymentContext,
    events: {} as RequestedPaymentEvent,
    tags: {} as "busy",
    meta: {} as LeafMeta,
  },
  actors: { readRequested: notProvided<RequestedOutcome, RequestedPaymentInput>("readRequested") },
  guards: {
    isPayable: (_, outcome: RequestedOutcome) => outcome.ok && outcome.data.pay !== null,
    isOk,
    isRefused: (_, outcome: RequestedOutcome) => !outcome.ok && outcome.problem === "refused",
  },
  actions: {
    keepRequested: assign((_, outcome: RequestedOutcome) => (outcome.ok ? { requested: outcome.data } : {})),
    noteFailure: assign(failureNoted),
    setNotice: assign((_, notice: Notice) => ({ notice })),
    clearNotice: assign({ notice: null }),
  },
});

const screen = "requestedPayment";

/** What a link asks its reader to pay (specification 2.9). */
export const requestedPaymentMachine = requestedPaymentSetup.createMachine({
  id: "requestedPayment",
  context: ({ input }) => ({ ...input, requested: null, notice: null }),
  initial: "loading",
  states: {
    loading: {
      tags: "busy",
      meta: { screen, focus: null, announce: null },
      entry: "clearNotice",
      invoke: {
        id: "readRequested",
        src: "readRequested",
        input: ({ context: { token } }) => ({ token }),
        onDone: [
          { guard: onAnswer("isPayable"), target: "shown", actions: onAnswer("keepRequested") },
          { guard: onAnswer("isOk"), target: "gone", actions: onAnswer("keepRequested") },
          { guard: onAnswer("isRefused"), target: "gone", actions: onAnswer("noteFailure") },
          { target: "failed", actions: onAnswer("noteFailure") },
        ],
        onError: { target: "failed", actions: noteDefect },
      },
    },
    failed: {
      meta: { screen, focus: null, announce: null },
      on: { "page.retry": "loading" },
    },
    shown: { meta: { screen, focus: null, announce: null } },
    /** There is nothing to pay any more. */
    gone: { meta: { screen, focus: null, announce: null } },
  },
});

export interface RequestedPaymentCalls {
  viewMoneyRequest(token: string, options: { signal: AbortSignal }): Promise<RequestedOutcome>;
}

export const wireRequestedPayment = (calls: RequestedPaymentCalls) =>
  requestedPaymentMachine.provide({
    actors: {
      readRequested: fromPromise(({ input: { token }, signal }) => calls.viewMoneyRequest(token, { signal })),
    },
  });
