import type {
  Client,
  DebitCollection,
  DirectDebitClient,
  Outcome,
  PlanChange,
  PlannedPayment,
} from "@amberline/api/client";
import { mapOutcome } from "@amberline/api/client/entry";
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

interface PlansContext {
  /** Null until loaded. */
  plans: readonly PlannedPayment[] | null;
  /** What creditors are going to collect, soonest first. */
  collections: readonly DebitCollection[];
  /** The last one asked for, which the notice is about. */
  change: PlanChange | null;
  notice: Notice | null;
}

export type PlansEvent =
  | { type: "list.retry" }
  | { type: "list.refresh" }
  | { type: "plan.change"; change: PlanChange }
  | { type: "stop.confirm" }
  | { type: "stop.cancel" };

type Upcoming = Pick<PlansContext, "collections"> & { plans: readonly PlannedPayment[] };
type ReadOutcome = Outcome<Upcoming>;
type PlansOutcome = Outcome<readonly PlannedPayment[]>;
type Pressed = Extract<PlansEvent, { type: "plan.change" }>;

const plansSetup = setup({
  types: {
    context: {} as PlansContext,
    events: {} as PlansEvent,
    tags: {} as "busy",
    meta: {} as LeafMeta,
  },
  actors: {
    readPlans: notProvided<ReadOutcome, undefined>("readPlans"),
    changePlan: notProvided<PlansOutcome, PlanChange>("changePlan"),
  },
  guards: {
    isOk,
    isStop: (_, { change }: Pressed) => change.act === "stop",
    isRefused: (_, outcome: PlansOutcome) => !outcome.ok && outcome.problem === "refused",
    wantsStop: ({ context }) => context.change?.act === "stop",
  },
  actions: {
    showToast: notProvidedEffect<ToastNotice>("showToast"),
    keepRead: assign((_, outcome: ReadOutcome) => (outcome.ok ? outcome.data : {})),
    keepPlans: assign((_, outcome: PlansOutcome) => (outcome.ok ? { plans: outcome.data } : {})),
    noteChange: assign((_, { change }: Pressed) => ({ change, notice: null })),
    noteFailure: assign(failureNoted),
    setNotice: assign((_, notice: Notice) => ({ notice })),
    clearNotice: assign({ notice: null }),
  },
});

const screen = "plans";

const toastDone = {
  type: "showToast",
  params: ({ context: { change } }: { context: PlansContext }): ToastNotice => ({
    tone: "positive",
    notice: { key: `plans.done.${change?.act ?? "stop"}` },
  }),
} as const;

const restingEvents = {
  "plan.change": [
    { guard: onEvent("isStop"), target: "asking", actions: onEvent("noteChange") },
    { target: "changing", actions: onEvent("noteChange") },
  ],
} as const;

const shownStates = plansSetup.createStateConfig({
  initial: "resting",
  states: {
    resting: {
      meta: { screen, focus: null, announce: null },
      on: { ...restingEvents, "list.refresh": "refreshing" },
    },
    asking: {
      meta: { screen, focus: "dialog", announce: null },
      on: { "stop.cancel": { target: "resting", actions: "clearNotice" }, "stop.confirm": "changing" },
    },
    changing: {
      tags: "busy",
      meta: { screen, focus: null, announce: "plans.changing" },
      entry: "clearNotice",
      invoke: {
        id: "changePlan",
        src: "changePlan",
        input: ({ context: { change } }) => {
          if (!change) throw new Error("There is nothing to change.");
          return change;
        },
        onDone: [
          { guard: onAnswer("isOk"), target: "resting", actions: [onAnswer("keepPlans"), toastDone] },
          // What was shown is out of date.
          { guard: onAnswer("isRefused"), target: "refreshing", actions: onAnswer("noteFailure") },
          { guard: "wantsStop", target: "asking", actions: onAnswer("noteFailure") },
          { target: "resting", actions: onAnswer("noteFailure") },
        ],
        onError: { target: "resting", actions: noteDefect },
      },
    },
    /** Keeps the notice of why nothing was changed. */
    refreshing: {
      meta: { screen, focus: null, announce: null },
      on: restingEvents,
      invoke: {
        id: "readPlans",
        src: "readPlans",
        onDone: { target: "resting", actions: onAnswer("keepRead") },
        onError: "resting",
      },
    },
  },
});

/** The payments planned for later: read, then skipped, paused, resumed or stopped one by one. */
export const plansMachine = plansSetup.createMachine({
  id: "plans",
  context: { plans: null, collections: [], change: null, notice: null },
  initial: "loading",
  states: {
    loading: {
      tags: "busy",
      meta: { screen, focus: null, announce: null },
      entry: "clearNotice",
      invoke: {
        id: "readPlans",
        src: "readPlans",
        onDone: [
          { guard: onAnswer("isOk"), target: "shown", actions: onAnswer("keepRead") },
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

export interface PlansCalls extends Pick<Client, "plans" | "changePlan">, ToastCalls {
  /** Null where the account has none. */
  directDebits: DirectDebitClient["directDebits"] | null;
}

async function readUpcoming(calls: PlansCalls, signal: AbortSignal): Promise<ReadOutcome> {
  const [plans, debits] = await Promise.all([calls.plans({ signal }), calls.directDebits?.({ signal })]);
  return debits && !debits.ok
    ? debits
    : mapOutcome(plans, (data) => ({ plans: data, collections: debits?.data.coming ?? [] }));
}

export const wirePlans = (calls: PlansCalls) =>
  plansMachine.provide({
    actors: {
      readPlans: fromPromise(({ signal }) => readUpcoming(calls, signal)),
      changePlan: fromPromise(({ input, signal }) => calls.changePlan(input, { signal })),
    },
    actions: { showToast: (_, toast) => calls.showToast(toast) },
  });
