import type { Client, Outcome } from "@amberline/api/client";
import { mapOutcome } from "@amberline/api/client/entry";
import { assign, fromPromise, setup } from "xstate";
import {
  failureNoted,
  isOk,
  isRefusal,
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
import { fromReceiver, fromTemplate, type SavedPayee } from "./savedPayee";

interface SavedPayeesInput {
  accountId: string;
}

interface SavedPayeesContext extends SavedPayeesInput {
  /** Null until loaded. */
  payees: readonly SavedPayee[] | null;
  /** Waiting for confirmation, or being deleted. */
  target: SavedPayee | null;
  notice: Notice | null;
}

export type SavedPayeesEvent =
  | { type: "list.retry" }
  | { type: "payee.delete"; id: string }
  | { type: "delete.confirm" }
  | { type: "delete.cancel" };

export type PayeesOutcome = Outcome<readonly SavedPayee[]>;
export type DeleteOutcome = Outcome<true, "NOT_FOUND">;

type Pressed = Extract<SavedPayeesEvent, { type: "payee.delete" }>;

const ownIn = ({ payees }: SavedPayeesContext, { id }: { id: string }) =>
  payees?.find((payee) => payee.id === id && !payee.isFixed) ?? null;

const savedPayeesSetup = setup({
  types: {
    context: {} as SavedPayeesContext,
    input: {} as SavedPayeesInput,
    events: {} as SavedPayeesEvent,
    tags: {} as "busy",
    meta: {} as LeafMeta,
  },
  actors: {
    readPayees: notProvided<PayeesOutcome, { accountId: string }>("readPayees"),
    deletePayee: notProvided<DeleteOutcome, { id: string }>("deletePayee"),
  },
  guards: {
    isOk,
    isOwn: ({ context }, pressed: Pressed) => ownIn(context, pressed) !== null,
    /** Deleted now or earlier, in another tab or by a request without an answer. */
    isGone: (_, outcome: DeleteOutcome) => outcome.ok || isRefusal(outcome, "NOT_FOUND"),
  },
  actions: {
    toastDeleted: notProvidedEffect("toastDeleted"),
    keepPayees: assign((_, outcome: PayeesOutcome) => (outcome.ok ? { payees: outcome.data } : {})),
    noteTarget: assign(({ context }, pressed: Pressed) => ({
      target: ownIn(context, pressed),
      notice: null,
    })),
    forgetTarget: assign({ target: null, notice: null }),
    dropTarget: assign(({ context: { payees, target } }) => ({
      payees: payees?.filter(({ id }) => id !== target?.id) ?? null,
    })),
    noteFailure: assign(failureNoted),
    setNotice: assign((_, notice: Notice) => ({ notice })),
    clearNotice: assign({ notice: null }),
  },
});

const screen = "savedPayees";

const shownStates = savedPayeesSetup.createStateConfig({
  initial: "resting",
  states: {
    resting: {
      entry: "forgetTarget",
      meta: { screen, focus: null, announce: null },
      on: { "payee.delete": { guard: onEvent("isOwn"), target: "asking", actions: onEvent("noteTarget") } },
    },
    asking: {
      meta: { screen, focus: "dialog", announce: null },
      on: { "delete.cancel": "resting", "delete.confirm": "deleting" },
    },
    deleting: {
      tags: "busy",
      meta: { screen, focus: null, announce: "payees.deleting" },
      entry: "clearNotice",
      invoke: {
        id: "deletePayee",
        src: "deletePayee",
        input: ({ context: { target } }) => ({ id: target?.id ?? "" }),
        onDone: [
          { guard: onAnswer("isGone"), target: "resting", actions: ["dropTarget", "toastDeleted"] },
          // Deletion is idempotent, so the dialog stays for a retry.
          { target: "asking", actions: onAnswer("noteFailure") },
        ],
        onError: { target: "asking", actions: noteDefect },
      },
    },
  },
});

/** An account's templates or receivers: read, deleted one by one. */
export const savedPayeesMachine = savedPayeesSetup.createMachine({
  id: "savedPayees",
  context: ({ input: { accountId } }) => ({ accountId, payees: null, target: null, notice: null }),
  initial: "loading",
  states: {
    loading: {
      tags: "busy",
      meta: { screen, focus: null, announce: null },
      entry: "clearNotice",
      invoke: {
        id: "readPayees",
        src: "readPayees",
        input: ({ context: { accountId } }) => ({ accountId }),
        onDone: [
          { guard: onAnswer("isOk"), target: "shown", actions: onAnswer("keepPayees") },
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

interface Wired {
  read(accountId: string, options: { signal: AbortSignal }): Promise<PayeesOutcome>;
  remove(id: string, options: { signal: AbortSignal }): Promise<DeleteOutcome>;
  toastDeleted(): void;
}

const wire = ({ read, remove, toastDeleted }: Wired) =>
  savedPayeesMachine.provide({
    actors: {
      readPayees: fromPromise(({ input, signal }) => read(input.accountId, { signal })),
      deletePayee: fromPromise(({ input, signal }) => remove(input.id, { signal })),
    },
    actions: { toastDeleted },
  });

const positive = (key: string): ToastNotice => ({ tone: "positive", notice: { key } });

export interface TemplatesCalls extends Pick<Client, "templates" | "deleteTemplate">, ToastCalls {}

export const wireTemplates = ({ templates, deleteTemplate, showToast }: TemplatesCalls) =>
  wire({
    read: async (...asked) => mapOutcome(await templates(...asked), (read) => read.map(fromTemplate)),
    remove: deleteTemplate,
    toastDeleted: () => showToast(positive("payees.template.deleted")),
  });

export interface ReceiversCalls extends Pick<Client, "receivers" | "deleteReceiver">, ToastCalls {}

export const wireReceivers = ({ receivers, deleteReceiver, showToast }: ReceiversCalls) =>
  wire({
    read: async (...asked) => mapOutcome(await receivers(...asked), (read) => read.map(fromReceiver)),
    remove: deleteReceiver,
    toastDeleted: () => showToast(positive("payees.receiver.deleted")),
  });
