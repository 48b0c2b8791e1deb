import type { Client, Outcome, TrustClient } from "@amberline/api/client";
import { mapOutcome } from "@amberline/api/client/entry";
import { assign, fromPromise, setup } from "xstate";
import {
  failureNoted,
  failureNotice,
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
  | { type: "list.refresh" }
  | { type: "payee.delete"; id: string }
  /** Trusts the payee, or no longer does. */
  | { type: "payee.trust"; id: string }
  | { type: "delete.confirm" }
  | { type: "delete.cancel" };

export type PayeesOutcome = Outcome<readonly SavedPayee[]>;
export type DeleteOutcome = Outcome<true, "NOT_FOUND">;

export type TrustOutcome = Outcome<true>;

type Pressed = Extract<SavedPayeesEvent, { id: string }>;

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
    trustPayee: notProvided<TrustOutcome, SavedPayee | null>("trustPayee"),
  },
  guards: {
    isOk,
    canTrust: ({ context }, pressed: Pressed) => !!ownIn(context, pressed)?.trust,
    isOwn: ({ context }, pressed: Pressed) => ownIn(context, pressed) !== null,
    /** Deleted now or earlier, in another tab or by a request without an answer. */
    isGone: (_, outcome: DeleteOutcome) => outcome.ok || isRefusal(outcome, "NOT_FOUND"),
  },
  actions: {
    toastDeleted: notProvidedEffect("toastDeleted"),
    showToast: notProvidedEffect<ToastNotice>("showToast"),
    turnTrust: assign(({ context: { payees, target } }) => ({
      payees:
        payees?.map((each) =>
          each.id === target?.id && each.trust
            ? { ...each, trust: { ...each.trust, isTrusted: !each.trust.isTrusted } }
            : each,
        ) ?? null,
    })),
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

const toastTurned = {
  type: "showToast",
  params: ({ context: { target } }: { context: SavedPayeesContext }): ToastNotice => ({
    tone: "positive",
    notice: { key: target?.trust?.isTrusted ? "payees.distrusted" : "payees.trusted" },
  }),
} as const;

const toastFailed = {
  type: "showToast",
  params: ({ event: { output } }: { event: { output: TrustOutcome } }): ToastNotice => ({
    tone: "negative",
    notice: output.ok ? noteDefect.params : failureNotice(output),
  }),
} as const;

const readPayees = {
  id: "readPayees",
  src: "readPayees",
  input: ({ context: { accountId } }: { context: SavedPayeesContext }) => ({ accountId }),
} as const;

const restingEvents = {
  "payee.delete": { guard: onEvent("isOwn"), target: "asking", actions: onEvent("noteTarget") },
  "payee.trust": { guard: onEvent("canTrust"), target: "trusting", actions: onEvent("noteTarget") },
} as const;

const shownStates = savedPayeesSetup.createStateConfig({
  initial: "resting",
  states: {
    resting: {
      entry: "forgetTarget",
      meta: { screen, focus: null, announce: null },
      on: { ...restingEvents, "list.refresh": "refreshing" },
    },
    refreshing: {
      meta: { screen, focus: null, announce: null },
      on: restingEvents,
      invoke: {
        ...readPayees,
        onDone: { target: "resting", actions: onAnswer("keepPayees") },
        onError: "resting",
      },
    },
    /** Whoever trusts a payee proves first who they are; giving up leaves the list as it is. */
    trusting: {
      tags: "busy",
      meta: { screen, focus: null, announce: null },
      invoke: {
        id: "trustPayee",
        src: "trustPayee",
        input: ({ context: { target } }) => target,
        onDone: [
          { guard: onAnswer("isOk"), target: "resting", actions: ["turnTrust", toastTurned] },
          { target: "resting", actions: toastFailed },
        ],
        onError: {
          target: "resting",
          actions: { type: "showToast", params: { tone: "negative", notice: noteDefect.params } },
        },
      },
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
        ...readPayees,
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
  /** Turns the trust in it. */
  trust?(payee: SavedPayee, options: { signal: AbortSignal }): Promise<TrustOutcome>;
  toastDeleted(): void;
  showToast: ToastCalls["showToast"];
}

const wire = ({ read, remove, trust, toastDeleted, showToast }: Wired) =>
  savedPayeesMachine.provide({
    actors: {
      readPayees: fromPromise(({ input, signal }) => read(input.accountId, { signal })),
      deletePayee: fromPromise(({ input, signal }) => remove(input.id, { signal })),
      trustPayee: fromPromise(async ({ input, signal }): Promise<TrustOutcome> =>
        input && trust ? trust(input, { signal }) : { ok: false, problem: "aborted" },
      ),
    },
    actions: { toastDeleted, showToast: (_, toast) => showToast(toast) },
  });

const positive = (key: string): ToastNotice => ({ tone: "positive", notice: { key } });

export interface TemplatesCalls extends Pick<Client, "templates" | "deleteTemplate">, ToastCalls {}

export const wireTemplates = ({ templates, deleteTemplate, showToast }: TemplatesCalls) =>
  wire({
    read: async (...asked) => mapOutcome(await templates(...asked), (read) => read.map(fromTemplate)),
    remove: deleteTemplate,
    showToast,
    toastDeleted: () => showToast(positive("payees.template.deleted")),
  });

export interface ReceiversCalls
  extends Pick<Client, "receivers" | "deleteReceiver">, TrustClient, ToastCalls {}

export const wireReceivers = (calls: ReceiversCalls) =>
  wire({
    read: async (...asked) => mapOutcome(await calls.receivers(...asked), (read) => read.map(fromReceiver)),
    remove: calls.deleteReceiver,
    trust: async ({ id, payeeName: name, account, trust }, options) =>
      trust && !trust.isTrusted
        ? calls.trustReceiver({ id, name, account, limits: trust.limits }, options)
        : calls.distrustReceiver(id, options),
    toastDeleted: () => calls.showToast(positive("payees.receiver.deleted")),
    showToast: calls.showToast,
  });
