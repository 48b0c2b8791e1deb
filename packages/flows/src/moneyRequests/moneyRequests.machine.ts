import type { MoneyRequest, MoneyRequestChange, MoneyRequestClient, Outcome } from "@amberline/api/client";
import type { Money } from "@amberline/domain/money";
import { assign, fromPromise, setup } from "xstate";
import {
  failureNoted,
  isOk,
  noteDefect,
  notProvided,
  notProvidedEffect,
  onAnswer,
  onEvent,
  type LeafMeta,
  type Notice,
  type ToastCalls,
  type ToastNotice,
} from "../shared";

/** What the form says. */
export interface WantedMoney {
  amount: Money;
  text: string;
  payer: string;
  until: string;
}

interface MoneyRequestsInput {
  mayPrepare: boolean;
  /** Of the request that the page is opened for; null to look at the list. */
  key: string | null;
}

interface MoneyRequestsContext extends MoneyRequestsInput {
  /** Null until loaded. */
  requests: readonly MoneyRequest[] | null;
  wanted: WantedMoney | null;
  /** The last one asked for, which the notice is about. */
  change: MoneyRequestChange | null;
  notice: Notice | null;
}

export type MoneyRequestsEvent =
  | { type: "list.retry" }
  | { type: "list.refresh" }
  | { type: "form.open"; key: string }
  | { type: "form.close" }
  | { type: "form.submit"; wanted: WantedMoney }
  | { type: "request.change"; change: MoneyRequestChange }
  | { type: "cancel.confirm" }
  | { type: "cancel.leave" };

type RequestsOutcome = Outcome<readonly MoneyRequest[]>;
type EventOf<Type extends MoneyRequestsEvent["type"]> = Extract<MoneyRequestsEvent, { type: Type }>;
type MakeInput = WantedMoney & { key: string };

const withKey = (requests: readonly MoneyRequest[] | null, key: string | null) =>
  requests?.find((request) => request.key === key);

const moneyRequestsSetup = setup({
  types: {
    input: {} as MoneyRequestsInput,
    context: {} as MoneyRequestsContext,
    events: {} as MoneyRequestsEvent,
    tags: {} as "busy",
    meta: {} as LeafMeta,
  },
  actors: {
    readRequests: notProvided<RequestsOutcome, undefined>("readRequests"),
    makeRequest: notProvided<RequestsOutcome, MakeInput>("makeRequest"),
    changeRequest: notProvided<RequestsOutcome, MoneyRequestChange>("changeRequest"),
  },
  guards: {
    isOk,
    isMeantToMake: ({ context: { mayPrepare, key } }, outcome: RequestsOutcome) =>
      outcome.ok && mayPrepare && key !== null,
    /** An attempt without an answer, or one before it, has made it. */
    isMade: ({ context: { key } }, outcome: RequestsOutcome) =>
      outcome.ok && withKey(outcome.data, key) !== undefined,
    mayPrepare: ({ context: { mayPrepare } }) => mayPrepare,
    isToCancel: ({ context: { mayPrepare } }, { change }: EventOf<"request.change">) =>
      mayPrepare && change.act === "cancel",
    isRefused: (_, outcome: RequestsOutcome) => !outcome.ok && outcome.problem === "refused",
    wantsToCancel: ({ context }) => context.change?.act === "cancel",
  },
  actions: {
    showToast: notProvidedEffect<ToastNotice>("showToast"),
    /** Shows the one that was made, with its link. */
    goToRequest: notProvidedEffect<{ id: string }>("goToRequest"),
    keepRequests: assign((_, outcome: RequestsOutcome) => (outcome.ok ? { requests: outcome.data } : {})),
    noteKey: assign((_, { key }: EventOf<"form.open">) => ({ key, notice: null })),
    noteWanted: assign((_, { wanted }: EventOf<"form.submit">) => ({ wanted })),
    forgetForm: assign({ key: null, wanted: null, notice: null }),
    noteChange: assign((_, { change }: EventOf<"request.change">) => ({ change, notice: null })),
    noteFailure: assign(failureNoted),
    setNotice: assign((_, notice: Notice) => ({ notice })),
    clearNotice: assign({ notice: null }),
  },
});

const screen = "moneyRequests";

const toastDone = {
  type: "showToast",
  params: ({ context: { change } }: { context: MoneyRequestsContext }): ToastNotice => ({
    tone: "positive",
    notice: { key: `moneyRequests.done.${change?.act ?? "cancel"}` },
  }),
} as const;

const goToMade = {
  type: "goToRequest",
  params: ({ context: { requests, key } }: { context: MoneyRequestsContext }) => ({
    id: withKey(requests, key)?.id ?? "",
  }),
} as const;

const showMade = [onAnswer("keepRequests"), goToMade, "forgetForm"] as const;

const restingEvents = {
  "form.open": { guard: "mayPrepare", target: "making", actions: onEvent("noteKey") },
  "request.change": [
    { guard: onEvent("isToCancel"), target: "asking", actions: onEvent("noteChange") },
    { guard: "mayPrepare", target: "changing", actions: onEvent("noteChange") },
  ],
} as const;

const shownStates = moneyRequestsSetup.createStateConfig({
  initial: "resting",
  states: {
    resting: {
      meta: { screen, focus: null, announce: null },
      on: { ...restingEvents, "list.refresh": "refreshing" },
    },
    /** Keeps the notice of why nothing was changed. */
    refreshing: {
      meta: { screen, focus: null, announce: null },
      on: restingEvents,
      invoke: {
        id: "readRequests",
        src: "readRequests",
        onDone: { target: "resting", actions: onAnswer("keepRequests") },
        onError: "resting",
      },
    },
    making: {
      meta: { screen, focus: "dialog", announce: null },
      on: {
        "form.submit": { target: "creating", actions: onEvent("noteWanted") },
        "form.close": { target: "resting", actions: "forgetForm" },
      },
    },
    creating: {
      tags: "busy",
      meta: { screen, focus: null, announce: "moneyRequests.creating" },
      entry: "clearNotice",
      invoke: {
        id: "makeRequest",
        src: "makeRequest",
        input: ({ context: { key, wanted } }) => {
          if (key === null || !wanted) throw new Error("There is nothing to ask for.");
          return { key, ...wanted };
        },
        onDone: [
          { guard: onAnswer("isOk"), target: "resting", actions: [...showMade] },
          { target: "checking", actions: onAnswer("noteFailure") },
        ],
        onError: { target: "making", actions: noteDefect },
      },
    },
    /** Whether it was made all the same. */
    checking: {
      tags: "busy",
      meta: { screen, focus: null, announce: null },
      invoke: {
        id: "readRequests",
        src: "readRequests",
        onDone: [
          { guard: onAnswer("isMade"), target: "resting", actions: [...showMade] },
          { target: "making", actions: onAnswer("keepRequests") },
        ],
        onError: "making",
      },
    },
    asking: {
      meta: { screen, focus: "dialog", announce: null },
      on: { "cancel.leave": { target: "resting", actions: "clearNotice" }, "cancel.confirm": "changing" },
    },
    changing: {
      tags: "busy",
      meta: { screen, focus: null, announce: "moneyRequests.changing" },
      entry: "clearNotice",
      invoke: {
        id: "changeRequest",
        src: "changeRequest",
        input: ({ context: { change } }) => {
          if (!change) throw new Error("There is nothing to change.");
          return change;
        },
        onDone: [
          { guard: onAnswer("isOk"), target: "resting", actions: [onAnswer("keepRequests"), toastDone] },
          // What was shown is out of date.
          { guard: onAnswer("isRefused"), target: "refreshing", actions: onAnswer("noteFailure") },
          { guard: "wantsToCancel", target: "asking", actions: onAnswer("noteFailure") },
          { target: "resting", actions: onAnswer("noteFailure") },
        ],
        onError: { target: "resting", actions: noteDefect },
      },
    },
  },
});

/** What the customer asked others to pay: read, made, and changed one by one. */
export const moneyRequestsMachine = moneyRequestsSetup.createMachine({
  id: "moneyRequests",
  context: ({ input }) => ({ ...input, requests: null, wanted: null, change: null, notice: null }),
  initial: "loading",
  states: {
    loading: {
      tags: "busy",
      meta: { screen, focus: null, announce: null },
      entry: "clearNotice",
      invoke: {
        id: "readRequests",
        src: "readRequests",
        onDone: [
          { guard: onAnswer("isMeantToMake"), target: "shown.making", actions: onAnswer("keepRequests") },
          { guard: onAnswer("isOk"), target: "shown", actions: onAnswer("keepRequests") },
          { target: "failed", actions: onAnswer("noteFailure") },
        ],
        onError: { target: "failed", actions: noteDefect },
      },
    },
    failed: {
      meta: { screen, focus: null, announce: null },
      on: { "list.retry": "loading" },
    },
    shown: shownStates,
  },
});

export interface MoneyRequestsCalls extends MoneyRequestClient, ToastCalls {
  goToRequest(id: string): void;
}

export const wireMoneyRequests = (calls: MoneyRequestsCalls) =>
  moneyRequestsMachine.provide({
    actors: {
      readRequests: fromPromise(({ signal }) => calls.moneyRequests({ signal })),
      makeRequest: fromPromise(({ input, signal }) => calls.requestMoney(input, { signal })),
      changeRequest: fromPromise(({ input, signal }) => calls.changeMoneyRequest(input, { signal })),
    },
    actions: {
      showToast: (_, toast) => calls.showToast(toast),
      goToRequest: (_, { id }) => calls.goToRequest(id),
    },
  });
