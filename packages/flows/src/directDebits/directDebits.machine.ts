import type {
  CollectionChange,
  DebitCollection,
  DirectDebitClient,
  DirectDebits,
  Mandate,
  MandateChange,
  Outcome,
} from "@amberline/api/client";
import type { DebitRule, MandateLimit } from "@amberline/domain/directDebits";
import { assign, fromPromise, setup, type SnapshotFrom } from "xstate";
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

export type DebitChange =
  | { of: "rule"; rule: DebitRule }
  | ({ of: "mandate"; id: string } & Omit<MandateChange, "mandate">)
  | ({ of: "collection" } & CollectionChange);

interface DirectDebitsContext {
  mayChange: boolean;
  /** Null until loaded. */
  debits: DirectDebits | null;
  /** The last one asked for, which the notice is about. */
  change: DebitChange | null;
  notice: Notice | null;
}

export type DirectDebitsEvent =
  | { type: "list.retry" }
  | { type: "list.refresh" }
  | { type: "rule.change"; rule: DebitRule }
  | { type: "mandate.change"; id: string; act: "block" | "revoke" }
  | { type: "limit.ask"; id: string; act: "allow" | "limit" }
  | { type: "collection.change"; id: string; act: CollectionChange["act"] }
  | { type: "form.submit"; limit: MandateLimit }
  | { type: "change.confirm" }
  | { type: "dialog.cancel" };

type EventOf<Type extends DirectDebitsEvent["type"]> = Extract<DirectDebitsEvent, { type: Type }>;
type OfMandate = EventOf<"mandate.change"> | EventOf<"limit.ask">;
type Answer = Outcome<DirectDebits>;

const actsByState: Record<Mandate["state"], readonly MandateChange["act"][]> = {
  new: ["allow", "block", "revoke"],
  active: ["limit", "block", "revoke"],
  blocked: ["allow", "revoke"],
  revoked: [],
  ended: [],
};

export const actsOf = ({ state }: Mandate) => actsByState[state];

/** What can be done with a collection; null for nothing. */
export function actOf({
  state,
  refusableUntil,
  refundableUntil,
}: DebitCollection): CollectionChange["act"] | null {
  if (state === "coming" && refusableUntil !== null) return "refuse";
  return state === "collected" && refundableUntil !== null ? "refund" : null;
}

export const mandateOf = (debits: DirectDebits | null, id: string | null | undefined): Mandate | undefined =>
  debits?.mandates.find((each) => each.id === id);

export const collectionOf = (
  debits: DirectDebits | null,
  isMeant: (collection: DebitCollection) => boolean,
): DebitCollection | undefined => debits?.coming.find(isMeant) ?? debits?.past.find(isMeant);

const takesAct = (debits: DirectDebits | null, id: string, act: MandateChange["act"]) => {
  const mandate = mandateOf(debits, id);
  return mandate !== undefined && actsOf(mandate).includes(act);
};

const takesCollectionAct = (debits: DirectDebits | null, id: string, act: CollectionChange["act"]) => {
  const collection = collectionOf(debits, (each) => each.id === id);
  return collection !== undefined && actOf(collection) === act;
};

export const isLimiting = (change: DebitChange | null) =>
  change?.of === "mandate" && (change.act === "allow" || change.act === "limit");

export const isAsked = (change: DebitChange | null) =>
  change?.of === "collection" || (change?.of === "mandate" && change.act === "revoke");

const debitsSetup = setup({
  types: {
    context: {} as DirectDebitsContext,
    input: {} as { mayChange: boolean },
    events: {} as DirectDebitsEvent,
    tags: {} as "busy",
    meta: {} as LeafMeta,
  },
  actors: {
    readDebits: notProvided<Answer, undefined>("readDebits"),
    saveRule: notProvided<Answer, DebitRule>("saveRule"),
    changeMandate: notProvided<Answer, MandateChange>("changeMandate"),
    changeCollection: notProvided<Answer, CollectionChange>("changeCollection"),
  },
  guards: {
    isOk,
    isRefused: (_, outcome: Answer) => !outcome.ok && outcome.problem === "refused",
    isOtherRule: ({ context: { mayChange, debits } }, { rule }: EventOf<"rule.change">) =>
      mayChange && debits !== null && debits.rule !== rule,
    isBlock: ({ context: { mayChange, debits } }, { id, act }: EventOf<"mandate.change">) =>
      mayChange && act === "block" && takesAct(debits, id, act),
    takesAct: ({ context: { mayChange, debits } }, { id, act }: OfMandate) =>
      mayChange && takesAct(debits, id, act),
    takesCollectionAct: ({ context: { mayChange, debits } }, { id, act }: EventOf<"collection.change">) =>
      mayChange && takesCollectionAct(debits, id, act),
    isSomeLimit: (_, { limit: { amount } }: EventOf<"form.submit">) => amount === null || amount.minor > 0,
    isOfMandate: ({ context: { change } }) => change?.of === "mandate",
    wantsLimit: ({ context: { change } }) => isLimiting(change),
    isAsked: ({ context: { change } }) => isAsked(change),
    canStillLimit: ({ context: { debits, change } }, outcome: Answer) =>
      change?.of === "mandate" &&
      isLimiting(change) &&
      takesAct(outcome.ok ? outcome.data : debits, change.id, change.act),
  },
  actions: {
    showToast: notProvidedEffect<ToastNotice>("showToast"),
    /** The balance may be another than the account says. */
    tellChanged: notProvidedEffect("tellChanged"),
    keepDebits: assign((_, outcome: Answer) => (outcome.ok ? { debits: outcome.data } : {})),
    noteRule: assign((_, { rule }: EventOf<"rule.change">) => ({
      change: { of: "rule" as const, rule },
      notice: null,
    })),
    noteMandate: assign((_, { id, act }: OfMandate) => ({
      change: { of: "mandate" as const, id, act },
      notice: null,
    })),
    noteCollection: assign((_, { id, act }: EventOf<"collection.change">) => ({
      change: { of: "collection" as const, id, act },
      notice: null,
    })),
    noteLimit: assign(({ context: { change } }, { limit }: EventOf<"form.submit">) =>
      change?.of === "mandate" ? { change: { ...change, limit } } : {},
    ),
    forgetChange: assign({ change: null, notice: null }),
    noteFailure: assign(failureNoted),
    setNotice: assign((_, notice: Notice) => ({ notice })),
    clearNotice: assign({ notice: null }),
  },
});

const screen = "directDebits";

const doneKey = (change: DebitChange | null) =>
  change === null || change.of === "rule" ? "rule" : change.act;

const toastDone = {
  type: "showToast",
  params: ({ context: { change } }: { context: DirectDebitsContext }): ToastNotice => ({
    tone: "positive",
    notice: { key: `directDebits.done.${doneKey(change)}` },
  }),
} as const;

const isDone = {
  guard: onAnswer("isOk"),
  target: "resting",
  actions: [onAnswer("keepDebits"), toastDone, "forgetChange"],
} as const;
/** What was shown is out of date. */
const isRefused = {
  guard: onAnswer("isRefused"),
  target: "refreshing",
  actions: onAnswer("noteFailure"),
} as const;

function changeOf<Of extends DebitChange["of"]>(of: Of, change: DebitChange | null) {
  if (change?.of !== of) throw new Error("There is nothing to change.");
  return change as Extract<DebitChange, { of: Of }>;
}

const restingEvents = {
  "rule.change": { guard: onEvent("isOtherRule"), target: "savingRule", actions: onEvent("noteRule") },
  "mandate.change": [
    { guard: onEvent("isBlock"), target: "changingMandate", actions: onEvent("noteMandate") },
    { guard: onEvent("takesAct"), target: "asking", actions: onEvent("noteMandate") },
  ],
  "limit.ask": { guard: onEvent("takesAct"), target: "limiting", actions: onEvent("noteMandate") },
  "collection.change": {
    guard: onEvent("takesCollectionAct"),
    target: "asking",
    actions: onEvent("noteCollection"),
  },
} as const;

const shownStates = debitsSetup.createStateConfig({
  initial: "resting",
  states: {
    resting: {
      meta: { screen, focus: null, announce: null },
      on: { ...restingEvents, "list.refresh": "rereading" },
    },
    rereading: {
      meta: { screen, focus: null, announce: null },
      on: restingEvents,
      invoke: {
        id: "readDebits",
        src: "readDebits",
        onDone: { target: "resting", actions: onAnswer("keepDebits") },
        onError: "resting",
      },
    },
    asking: {
      meta: { screen, focus: "dialog", announce: null },
      on: {
        "change.confirm": [
          { guard: "isOfMandate", target: "changingMandate" },
          { target: "changingCollection" },
        ],
        "dialog.cancel": { target: "resting", actions: "forgetChange" },
      },
    },
    limiting: {
      meta: { screen, focus: "dialog", announce: null },
      on: {
        "form.submit": {
          guard: onEvent("isSomeLimit"),
          target: "changingMandate",
          actions: onEvent("noteLimit"),
        },
        "dialog.cancel": { target: "resting", actions: "forgetChange" },
      },
    },
    savingRule: {
      tags: "busy",
      meta: { screen, focus: null, announce: "directDebits.changing" },
      entry: "clearNotice",
      invoke: {
        id: "saveRule",
        src: "saveRule",
        input: ({ context: { change } }) => changeOf("rule", change).rule,
        onDone: [isDone, { target: "resting", actions: onAnswer("noteFailure") }],
        onError: { target: "resting", actions: noteDefect },
      },
    },
    changingMandate: {
      tags: "busy",
      meta: { screen, focus: null, announce: "directDebits.changing" },
      entry: "clearNotice",
      invoke: {
        id: "changeMandate",
        src: "changeMandate",
        input: ({ context: { debits, change } }) => {
          const { of: _, id, ...rest } = changeOf("mandate", change);
          const mandate = mandateOf(debits, id);
          if (!mandate) throw new Error("There is no such mandate.");
          return { ...rest, mandate };
        },
        onDone: [
          isDone,
          isRefused,
          { guard: "wantsLimit", target: "limiting", actions: onAnswer("noteFailure") },
          { guard: "isAsked", target: "asking", actions: onAnswer("noteFailure") },
          { target: "resting", actions: onAnswer("noteFailure") },
        ],
        onError: { target: "resting", actions: noteDefect },
      },
    },
    changingCollection: {
      tags: "busy",
      meta: { screen, focus: null, announce: "directDebits.changing" },
      entry: "clearNotice",
      invoke: {
        id: "changeCollection",
        src: "changeCollection",
        input: ({ context: { change } }) => {
          const { of: _, ...collection } = changeOf("collection", change);
          return collection;
        },
        onDone: [
          { ...isDone, actions: [...isDone.actions, "tellChanged"] },
          isRefused,
          { target: "asking", actions: onAnswer("noteFailure") },
        ],
        onError: { target: "resting", actions: noteDefect },
      },
    },
    /** Keeps the notice of why nothing was changed, and what was typed where it can be sent again. */
    refreshing: {
      tags: "busy",
      meta: { screen, focus: null, announce: null },
      invoke: {
        id: "readDebits",
        src: "readDebits",
        onDone: [
          { guard: onAnswer("canStillLimit"), target: "limiting", actions: onAnswer("keepDebits") },
          { target: "resting", actions: onAnswer("keepDebits") },
        ],
        onError: "resting",
      },
    },
  },
});

/** Who may collect money from the account: read, then allowed, limited, blocked and refused one by one. */
export const directDebitsMachine = debitsSetup.createMachine({
  id: "directDebits",
  context: ({ input: { mayChange } }) => ({ mayChange, debits: null, change: null, notice: null }),
  initial: "loading",
  states: {
    loading: {
      tags: "busy",
      meta: { screen, focus: null, announce: null },
      entry: "clearNotice",
      invoke: {
        id: "readDebits",
        src: "readDebits",
        onDone: [
          { guard: onAnswer("isOk"), target: "shown", actions: onAnswer("keepDebits") },
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

export interface DirectDebitsCalls extends DirectDebitClient, ToastCalls {
  /** Called when a collection was refused or paid back. */
  tellChanged(): void;
}

export const wireDirectDebits = (calls: DirectDebitsCalls) =>
  directDebitsMachine.provide({
    actors: {
      readDebits: fromPromise(({ signal }) => calls.directDebits({ signal })),
      saveRule: fromPromise(({ input, signal }) => calls.saveDebitRule(input, { signal })),
      changeMandate: fromPromise(({ input, signal }) => calls.changeMandate(input, { signal })),
      changeCollection: fromPromise(({ input, signal }) => calls.changeCollection(input, { signal })),
    },
    actions: {
      showToast: (_, toast) => calls.showToast(toast),
      tellChanged: () => calls.tellChanged(),
    },
  });

/** What the screen and its parts are made of. */
export interface DirectDebitsView {
  snapshot: SnapshotFrom<typeof directDebitsMachine>;
  send: (event: DirectDebitsEvent) => void;
}
