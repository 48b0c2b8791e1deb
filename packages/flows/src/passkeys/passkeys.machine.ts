import type { Client, Outcome, Passkey } from "@amberline/api/client";
import type { PASSKEY_REFUSED } from "@amberline/api/contract";
import { assign, fromPromise, setup } from "xstate";
import {
  failureNotice,
  failureNoted,
  isOk,
  isRefusal,
  isUncertain,
  noteDefect,
  notProvided,
  notProvidedEffect,
  onAnswer,
  onEvent,
  toast,
  type LeafMeta,
  type Notice,
  type ToastCalls,
  type ToastNotice,
} from "../shared";

/** The customer or the device did not make the passkey. */
export const DISMISSED = "DISMISSED";

interface PasskeysContext {
  /** Null until loaded. */
  passkeys: readonly Passkey[] | null;
  /** Being removed or renamed now. */
  target: string | null;
  notice: Notice | null;
}

export type PasskeysEvent =
  | { type: "passkeys.retry" }
  | { type: "passkey.add"; name: string }
  | { type: "passkey.remove"; id: string }
  | { type: "passkey.edit"; id: string }
  | { type: "name.save"; name: string }
  | { type: "name.cancel" }
  | { type: "dialog.close" };

export type PasskeysOutcome = Outcome<readonly Passkey[]>;
export type AddOutcome = Outcome<true, typeof PASSKEY_REFUSED | typeof DISMISSED>;
export type RemoveOutcome = Outcome<true>;

type Add = Extract<PasskeysEvent, { type: "passkey.add" }>;
type Chosen = Extract<PasskeysEvent, { type: "passkey.remove" | "passkey.edit" }>;
type Save = Extract<PasskeysEvent, { type: "name.save" }>;

export const LONGEST_NAME = 40;

const passkeysSetup = setup({
  types: {
    context: {} as PasskeysContext,
    events: {} as PasskeysEvent,
    tags: {} as "busy",
    meta: {} as LeafMeta,
  },
  actors: {
    readPasskeys: notProvided<PasskeysOutcome, undefined>("readPasskeys"),
    add: notProvided<AddOutcome, { name: string }>("add"),
    remove: notProvided<RemoveOutcome, { id: string }>("remove"),
    rename: notProvided<RemoveOutcome, { id: string; name: string }>("rename"),
  },
  guards: {
    isOk,
    isUncertain: (_, outcome: AddOutcome | RemoveOutcome) => isUncertain(outcome),
    isThere: ({ context: { passkeys } }, { id }: Chosen) => passkeys?.some((each) => each.id === id) ?? false,
    hasName: (_, { name }: Save) => name.length > 0 && name.length <= LONGEST_NAME,
  },
  actions: {
    showToast: notProvidedEffect<ToastNotice>("showToast"),
    keepPasskeys: assign((_, outcome: PasskeysOutcome) => (outcome.ok ? { passkeys: outcome.data } : {})),
    noteTarget: assign((_, { id }: Chosen) => ({ target: id, notice: null })),
    forgetTarget: assign({ target: null }),
    noteFailure: assign(failureNoted),
    noteNotAdded: assign((_, outcome: AddOutcome) => ({
      notice: outcome.ok
        ? null
        : isRefusal(outcome, DISMISSED) || isRefusal(outcome, "PASSKEY_REFUSED")
          ? { key: "passkeys.notMade" }
          : failureNotice(outcome),
    })),
    setNotice: assign((_, notice: Notice) => ({ notice })),
    // A change that failed is the greater news.
    noteStale: assign(({ context: { notice } }) => ({ notice: notice ?? { key: "passkeys.stale" } })),
    clearNotice: assign({ notice: null }),
  },
});

const screen = "passkeys";

const shownStates = passkeysSetup.createStateConfig({
  initial: "resting",
  states: {
    resting: {
      entry: "forgetTarget",
      meta: { screen, focus: "title", announce: null },
      on: {
        "passkey.add": { target: "adding", actions: "clearNotice" },
        "passkey.remove": { guard: onEvent("isThere"), target: "removing", actions: onEvent("noteTarget") },
        "passkey.edit": { guard: onEvent("isThere"), target: "naming", actions: onEvent("noteTarget") },
        "dialog.close": "#passkeys.closed",
      },
    },
    adding: {
      tags: "busy",
      meta: { screen, focus: null, announce: "passkeys.adding" },
      invoke: {
        id: "add",
        src: "add",
        input: ({ event }) => ({ name: (event as Add).name }),
        onDone: [
          { guard: onAnswer("isOk"), target: "refreshing", actions: toast("positive", "passkeys.added") },
          { guard: onAnswer("isUncertain"), target: "refreshing", actions: onAnswer("noteNotAdded") },
          { target: "resting", actions: onAnswer("noteNotAdded") },
        ],
        onError: { target: "refreshing", actions: noteDefect },
      },
    },
    removing: {
      tags: "busy",
      meta: { screen, focus: null, announce: "passkeys.removing" },
      invoke: {
        id: "remove",
        src: "remove",
        input: ({ event }) => ({ id: (event as Chosen).id }),
        onDone: [
          { guard: onAnswer("isOk"), target: "refreshing", actions: toast("positive", "passkeys.removed") },
          { guard: onAnswer("isUncertain"), target: "refreshing", actions: onAnswer("noteFailure") },
          { target: "resting", actions: onAnswer("noteFailure") },
        ],
        onError: { target: "refreshing", actions: noteDefect },
      },
    },
    naming: {
      meta: { screen, focus: "name", announce: null },
      on: {
        "name.save": { guard: onEvent("hasName"), target: "renaming", actions: "clearNotice" },
        "name.cancel": { target: "resting", actions: "clearNotice" },
        "dialog.close": "#passkeys.closed",
      },
    },
    renaming: {
      tags: "busy",
      meta: { screen, focus: null, announce: "passkeys.renaming" },
      invoke: {
        id: "rename",
        src: "rename",
        input: ({ context, event }) => ({ id: context.target ?? "", name: (event as Save).name }),
        onDone: [
          { guard: onAnswer("isOk"), target: "refreshing", actions: toast("positive", "passkeys.renamed") },
          // Saving the name that was typed once more does no harm.
          { target: "naming", actions: onAnswer("noteFailure") },
        ],
        onError: { target: "naming", actions: noteDefect },
      },
    },
    /** The list shows whether the change took effect. */
    refreshing: {
      tags: "busy",
      meta: { screen, focus: null, announce: null },
      on: { "dialog.close": "#passkeys.closed" },
      invoke: {
        id: "readPasskeys",
        src: "readPasskeys",
        onDone: [
          { guard: onAnswer("isOk"), target: "resting", actions: onAnswer("keepPasskeys") },
          { target: "resting", actions: "noteStale" },
        ],
        onError: { target: "resting", actions: "noteStale" },
      },
    },
  },
});

/** The customer's passkeys: adding one of this device, renaming one, removing one that is lost. */
export const passkeysMachine = passkeysSetup.createMachine({
  id: "passkeys",
  context: { passkeys: null, target: null, notice: null },
  initial: "loading",
  states: {
    loading: {
      tags: "busy",
      meta: { screen, focus: null, announce: "passkeys.loading" },
      entry: "clearNotice",
      on: { "dialog.close": "closed" },
      invoke: {
        id: "readPasskeys",
        src: "readPasskeys",
        onDone: [
          { guard: onAnswer("isOk"), target: "shown", actions: onAnswer("keepPasskeys") },
          { target: "failed", actions: onAnswer("noteFailure") },
        ],
        onError: { target: "failed", actions: noteDefect },
      },
    },
    failed: {
      meta: { screen, focus: "retry", announce: null },
      on: { "passkeys.retry": "loading", "dialog.close": "closed" },
    },
    shown: shownStates,
    closed: { type: "final", meta: { screen: "none", focus: "opener", announce: null } },
  },
});

type Calls = "passkeys" | "beginPasskey" | "createPasskey" | "renamePasskey" | "deletePasskey";

export interface PasskeysCalls extends Pick<Client, Calls>, ToastCalls {
  /** Has the browser make a passkey; null if the customer or the device declines. */
  makePasskey(options: string): Promise<string | null>;
}

const dismissed: AddOutcome = { ok: false, problem: "refused", code: DISMISSED, text: "", details: {} };

export const wirePasskeys = (calls: PasskeysCalls) =>
  passkeysMachine.provide({
    actors: {
      readPasskeys: fromPromise(({ signal }) => calls.passkeys({ signal })),
      add: fromPromise(async ({ input: { name }, signal }): Promise<AddOutcome> => {
        const begun = await calls.beginPasskey({ signal });
        if (!begun.ok) return begun;
        const answer = await calls.makePasskey(begun.data);
        return answer === null ? dismissed : calls.createPasskey({ name, answer }, { signal });
      }),
      rename: fromPromise(({ input, signal }) => calls.renamePasskey(input, { signal })),
      remove: fromPromise(({ input: { id }, signal }) => calls.deletePasskey(id, { signal })),
    },
    actions: { showToast: (_, notice) => calls.showToast(notice) },
  });
