import type { Outcome, Space, SpaceClient, SpaceMove, SpaceWish } from "@amberline/api/client";
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

/** Money on its way: of which space, and in which direction. */
type MoveIntent = Pick<SpaceMove, "id" | "key" | "direction">;

interface SpacesInput {
  mayMove: boolean;
}

interface SpacesContext extends SpacesInput {
  /** Null until loaded. */
  spaces: readonly Space[] | null;
  /** The space whose form or question is open; nobody's yet for a new one. */
  openId: string | null;
  wish: SpaceWish | null;
  /** One key for each time the form is opened. */
  intent: MoveIntent | null;
  move: SpaceMove | null;
  notice: Notice | null;
}

export type SpacesEvent =
  | { type: "list.retry" }
  | { type: "list.refresh" }
  | { type: "form.open"; id: string }
  | { type: "form.submit"; wish: Omit<SpaceWish, "id"> }
  | { type: "form.leave" }
  | { type: "move.open"; intent: MoveIntent }
  | { type: "move.submit"; amount: SpaceMove["amount"] }
  | { type: "move.leave" }
  | { type: "close.open"; id: string }
  | { type: "close.confirm" }
  | { type: "close.leave" };

type SpacesOutcome = Outcome<readonly Space[]>;
type EventOf<Type extends SpacesEvent["type"]> = Extract<SpacesEvent, { type: Type }>;

const spacesSetup = setup({
  types: {
    input: {} as SpacesInput,
    context: {} as SpacesContext,
    events: {} as SpacesEvent,
    tags: {} as "busy",
    meta: {} as LeafMeta,
  },
  actors: {
    readSpaces: notProvided<SpacesOutcome, undefined>("readSpaces"),
    saveSpace: notProvided<SpacesOutcome, SpaceWish>("saveSpace"),
    moveMoney: notProvided<SpacesOutcome, SpaceMove>("moveMoney"),
    closeSpace: notProvided<SpacesOutcome, string>("closeSpace"),
  },
  guards: {
    isOk,
    mayMove: ({ context: { mayMove } }) => mayMove,
  },
  actions: {
    showToast: notProvidedEffect<ToastNotice>("showToast"),
    keepSpaces: assign((_, outcome: SpacesOutcome) => (outcome.ok ? { spaces: outcome.data } : {})),
    openOne: assign((_, { id }: EventOf<"form.open"> | EventOf<"close.open">) => ({
      openId: id,
      notice: null,
    })),
    noteWish: assign(({ context: { openId } }, { wish }: EventOf<"form.submit">) => ({
      wish: { id: openId ?? "", ...wish },
    })),
    noteIntent: assign((_, { intent }: EventOf<"move.open">) => ({ intent, notice: null })),
    noteMove: assign(({ context: { intent } }, { amount }: EventOf<"move.submit">) => ({
      move: intent && { ...intent, amount },
    })),
    forget: assign({ openId: null, wish: null, intent: null, move: null, notice: null }),
    noteFailure: assign(failureNoted),
    setNotice: assign((_, notice: Notice) => ({ notice })),
    clearNotice: assign({ notice: null }),
  },
});

const screen = "spaces";

const toast = (key: (context: SpacesContext) => Notice["key"]) =>
  ({
    type: "showToast",
    params: ({ context }: { context: SpacesContext }): ToastNotice => ({
      tone: "positive",
      notice: { key: key(context) },
    }),
  }) as const;

const toastSaved = toast(({ spaces, openId }) =>
  spaces?.some(({ id }) => id === openId) ? "spaces.done.changed" : "spaces.done.opened",
);
const toastMoved = toast(({ move }) => `spaces.done.${move?.direction ?? "in"}`);
const toastClosed = toast(() => "spaces.done.closed");

const restingEvents = {
  "form.open": { guard: "mayMove", target: "editing", actions: onEvent("openOne") },
  "move.open": { guard: "mayMove", target: "moving", actions: onEvent("noteIntent") },
  "close.open": { guard: "mayMove", target: "asking", actions: onEvent("openOne") },
} as const;

const still = { meta: { screen, focus: null, announce: null } } as const;
const inDialog = { meta: { screen, focus: "dialog", announce: null } } as const;

const shownStates = spacesSetup.createStateConfig({
  initial: "resting",
  states: {
    resting: { ...still, on: { ...restingEvents, "list.refresh": "refreshing" } },
    refreshing: {
      ...still,
      on: restingEvents,
      invoke: {
        id: "readSpaces",
        src: "readSpaces",
        onDone: { target: "resting", actions: onAnswer("keepSpaces") },
        onError: "resting",
      },
    },
    editing: {
      ...inDialog,
      on: {
        "form.submit": { target: "saving", actions: onEvent("noteWish") },
        "form.leave": { target: "refreshing", actions: "forget" },
      },
    },
    saving: {
      tags: "busy",
      meta: { screen, focus: null, announce: "spaces.saving" },
      entry: "clearNotice",
      invoke: {
        id: "saveSpace",
        src: "saveSpace",
        input: ({ context: { wish } }) => {
          if (!wish) throw new Error("There is nothing to save.");
          return wish;
        },
        onDone: [
          {
            guard: onAnswer("isOk"),
            target: "resting",
            actions: [toastSaved, onAnswer("keepSpaces"), "forget"],
          },
          { target: "editing", actions: onAnswer("noteFailure") },
        ],
        onError: { target: "editing", actions: noteDefect },
      },
    },
    /** What was lost may have been moved: the same key again moves nothing more, and leaving reads the list. */
    moving: {
      ...inDialog,
      on: {
        "move.submit": { target: "sending", actions: onEvent("noteMove") },
        "move.leave": { target: "refreshing", actions: "forget" },
      },
    },
    sending: {
      tags: "busy",
      meta: { screen, focus: null, announce: "spaces.moving" },
      entry: "clearNotice",
      invoke: {
        id: "moveMoney",
        src: "moveMoney",
        input: ({ context: { move } }) => {
          if (!move) throw new Error("There is nothing to move.");
          return move;
        },
        onDone: [
          {
            guard: onAnswer("isOk"),
            target: "resting",
            actions: [toastMoved, onAnswer("keepSpaces"), "forget"],
          },
          { target: "moving", actions: onAnswer("noteFailure") },
        ],
        onError: { target: "moving", actions: noteDefect },
      },
    },
    asking: {
      ...inDialog,
      on: {
        "close.confirm": "closing",
        "close.leave": { target: "refreshing", actions: "forget" },
      },
    },
    closing: {
      tags: "busy",
      meta: { screen, focus: null, announce: "spaces.closing" },
      entry: "clearNotice",
      invoke: {
        id: "closeSpace",
        src: "closeSpace",
        input: ({ context: { openId } }) => openId ?? "",
        onDone: [
          {
            guard: onAnswer("isOk"),
            target: "resting",
            actions: [toastClosed, onAnswer("keepSpaces"), "forget"],
          },
          { target: "asking", actions: onAnswer("noteFailure") },
        ],
        onError: { target: "asking", actions: noteDefect },
      },
    },
  },
});

/** What the customer sets money aside for: read, opened and changed, moved to and from, and closed. */
export const spacesMachine = spacesSetup.createMachine({
  id: "spaces",
  context: ({ input }) => ({
    ...input,
    ...{ spaces: null, openId: null, wish: null, intent: null, move: null, notice: null },
  }),
  initial: "loading",
  states: {
    loading: {
      tags: "busy",
      ...still,
      entry: "clearNotice",
      invoke: {
        id: "readSpaces",
        src: "readSpaces",
        onDone: [
          { guard: onAnswer("isOk"), target: "shown", actions: onAnswer("keepSpaces") },
          { target: "failed", actions: onAnswer("noteFailure") },
        ],
        onError: { target: "failed", actions: noteDefect },
      },
    },
    failed: { ...still, on: { "list.retry": "loading" } },
    shown: shownStates,
  },
});

export interface SpacesCalls extends SpaceClient, ToastCalls {}

export const wireSpaces = (calls: SpacesCalls) =>
  spacesMachine.provide({
    actors: {
      readSpaces: fromPromise(({ signal }) => calls.spaces({ signal })),
      saveSpace: fromPromise(({ input, signal }) => calls.saveSpace(input, { signal })),
      moveMoney: fromPromise(({ input, signal }) => calls.moveToSpace(input, { signal })),
      closeSpace: fromPromise(({ input, signal }) => calls.closeSpace(input, { signal })),
    },
    actions: { showToast: (_, shown) => calls.showToast(shown) },
  });
