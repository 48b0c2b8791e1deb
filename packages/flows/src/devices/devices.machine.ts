import type { Client, Outcome, SignedInDevice, SignIn, SignInPage } from "@amberline/api/client";
import { assign, fromPromise, setup, type SnapshotFrom } from "xstate";
import {
  failureNoted,
  isOk,
  isUncertain,
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

/** One other device by its id, or all others. */
export type SignOutTarget = { id: string } | "others";

interface DevicesContext {
  /** Null until loaded. */
  devices: readonly SignedInDevice[] | null;
  /** Newest first, as far as they were read. */
  signIns: readonly SignIn[];
  /** Where the next of them begin; "start" before the first, null after the last. */
  next: string | null;
  /** The sign-in that the customer did not make. */
  disowned: SignIn | null;
  /** Being signed out now. */
  target: SignOutTarget | null;
  notice: Notice | null;
}

export type DevicesEvent =
  | { type: "devices.retry" }
  | { type: "device.signOut"; target: SignOutTarget }
  | { type: "signIns.more" }
  | { type: "signIn.disown"; id: string }
  | { type: "disown.confirm" }
  | { type: "disown.cancel" }
  | { type: "dialog.close" };

export type DevicesOutcome = Outcome<readonly SignedInDevice[]>;
export type SignOutOutcome = Outcome<number>;
export type SignInsOutcome = Outcome<SignInPage>;
export type DisownOutcome = Outcome<true>;

type Pressed = Extract<DevicesEvent, { type: "device.signOut" }>;
type Disown = Extract<DevicesEvent, { type: "signIn.disown" }>;

const fromStart = "start";

/** Whether the sign-in would be a danger if somebody else made it; after a wrong password nobody got further. */
export const canDisown = ({ result, isCurrent }: SignIn): boolean =>
  !isCurrent && (result === "done" || result === "code");

const disownable = ({ signIns }: DevicesContext, { id }: Disown) =>
  signIns.find((each) => each.id === id && canDisown(each)) ?? null;

const others = ({ devices }: DevicesContext) => devices?.filter(({ isCurrent }) => !isCurrent) ?? [];

const devicesSetup = setup({
  types: {
    context: {} as DevicesContext,
    events: {} as DevicesEvent,
    tags: {} as "busy",
    meta: {} as LeafMeta,
  },
  actors: {
    readDevices: notProvided<DevicesOutcome, undefined>("readDevices"),
    readSignIns: notProvided<SignInsOutcome, { before: string | null }>("readSignIns"),
    disown: notProvided<DisownOutcome, { id: string }>("disown"),
    signOut: notProvided<SignOutOutcome, { target: SignOutTarget | null }>("signOut"),
  },
  guards: {
    isOk,
    isUncertain: (_, outcome: SignOutOutcome) => isUncertain(outcome),
    hasMore: ({ context: { next } }) => next !== null,
    isDisownable: ({ context }, pressed: Disown) => disownable(context, pressed) !== null,
    isThere: ({ context }, { target }: Pressed) =>
      others(context).some(({ id }) => target === "others" || target.id === id),
  },
  actions: {
    showToast: notProvidedEffect<ToastNotice>("showToast"),
    keepDevices: assign((_, outcome: DevicesOutcome) => (outcome.ok ? { devices: outcome.data } : {})),
    keepSignIns: assign(({ context: { signIns } }, outcome: SignInsOutcome) =>
      outcome.ok ? { signIns: [...signIns, ...outcome.data.signIns], next: outcome.data.next } : {},
    ),
    noteDisowned: assign(({ context }, pressed: Disown) => ({
      disowned: disownable(context, pressed),
      notice: null,
    })),
    noteTarget: assign((_, { target }: Pressed) => ({ target, notice: null })),
    forgetTarget: assign({ target: null }),
    noteFailure: assign(failureNoted),
    setNotice: assign((_, notice: Notice) => ({ notice })),
    // A failed sign-out takes precedence.
    noteStale: assign(({ context: { notice } }) => ({ notice: notice ?? { key: "devices.stale" } })),
    clearNotice: assign({ notice: null }),
  },
});

const signedOutToast = ({ context }: { context: DevicesContext }): ToastNotice => ({
  tone: "positive",
  notice: { key: context.target === "others" ? "devices.othersSignedOut" : "devices.signedOut" },
});

const screen = "devices";

const shownStates = devicesSetup.createStateConfig({
  initial: "readingSignIns",
  states: {
    readingSignIns: {
      tags: "busy",
      meta: { screen, focus: null, announce: "devices.signInsLoading" },
      on: {
        "device.signOut": { guard: onEvent("isThere"), target: "signingOut", actions: onEvent("noteTarget") },
        "dialog.close": "#devices.closed",
      },
      invoke: {
        id: "readSignIns",
        src: "readSignIns",
        input: ({ context: { next } }) => ({ before: next === fromStart ? null : next }),
        onDone: [
          { guard: onAnswer("isOk"), target: "resting", actions: onAnswer("keepSignIns") },
          { target: "resting", actions: onAnswer("noteFailure") },
        ],
        onError: { target: "resting", actions: noteDefect },
      },
    },
    resting: {
      entry: "forgetTarget",
      meta: { screen, focus: "title", announce: null },
      on: {
        "device.signOut": { guard: onEvent("isThere"), target: "signingOut", actions: onEvent("noteTarget") },
        "signIns.more": { guard: "hasMore", target: "readingSignIns", actions: "clearNotice" },
        "signIn.disown": {
          guard: onEvent("isDisownable"),
          target: "asking",
          actions: onEvent("noteDisowned"),
        },
        "dialog.close": "#devices.closed",
      },
    },
    /** Reporting a sign-in ends this session too, and only the mailbox leads back. */
    asking: {
      meta: { screen, focus: "title", announce: null },
      on: { "disown.confirm": "disowning", "disown.cancel": { target: "resting", actions: "clearNotice" } },
    },
    disowning: {
      tags: "busy",
      meta: { screen, focus: null, announce: "devices.disowning" },
      invoke: {
        id: "disown",
        src: "disown",
        input: ({ context: { disowned } }) => ({ id: disowned?.id ?? "" }),
        onDone: [
          { guard: onAnswer("isOk"), target: "#devices.disowned" },
          { target: "asking", actions: onAnswer("noteFailure") },
        ],
        onError: { target: "asking", actions: noteDefect },
      },
    },
    signingOut: {
      tags: "busy",
      meta: { screen, focus: null, announce: "devices.signingOut" },
      invoke: {
        id: "signOut",
        src: "signOut",
        input: ({ context: { target } }) => ({ target }),
        onDone: [
          {
            guard: onAnswer("isOk"),
            target: "refreshing",
            actions: { type: "showToast", params: signedOutToast },
          },
          { guard: onAnswer("isUncertain"), target: "refreshing", actions: onAnswer("noteFailure") },
          { target: "resting", actions: onAnswer("noteFailure") },
        ],
        onError: { target: "refreshing", actions: noteDefect },
      },
    },
    /** The list shows whether the sign-out took effect. */
    refreshing: {
      tags: "busy",
      meta: { screen, focus: null, announce: null },
      on: { "dialog.close": "#devices.closed" },
      invoke: {
        id: "readDevices",
        src: "readDevices",
        onDone: [
          { guard: onAnswer("isOk"), target: "resting", actions: onAnswer("keepDevices") },
          { target: "resting", actions: "noteStale" },
        ],
        onError: { target: "resting", actions: "noteStale" },
      },
    },
  },
});

/** Signed-in devices, the history of sign-ins, signing out elsewhere, and reporting a sign-in. */
export const devicesMachine = devicesSetup.createMachine({
  id: "devices",
  context: { devices: null, signIns: [], next: fromStart, disowned: null, target: null, notice: null },
  initial: "loading",
  states: {
    loading: {
      tags: "busy",
      meta: { screen, focus: null, announce: "devices.loading" },
      entry: "clearNotice",
      on: { "dialog.close": "closed" },
      invoke: {
        id: "readDevices",
        src: "readDevices",
        onDone: [
          { guard: onAnswer("isOk"), target: "shown", actions: onAnswer("keepDevices") },
          { target: "failed", actions: onAnswer("noteFailure") },
        ],
        onError: { target: "failed", actions: noteDefect },
      },
    },
    failed: {
      meta: { screen, focus: "retry", announce: null },
      on: { "devices.retry": "loading", "dialog.close": "closed" },
    },
    shown: shownStates,
    /** The session is over, and a new password leads back. */
    disowned: { type: "final", meta: { screen: "none", focus: null, announce: null } },
    closed: { type: "final", meta: { screen: "none", focus: "opener", announce: null } },
  },
});

/** What the screen and its parts are given. */
export interface DevicesView {
  snapshot: SnapshotFrom<typeof devicesMachine>;
  send: (event: DevicesEvent) => void;
  timeZone: string;
}

export interface DevicesCalls
  extends Pick<Client, "devices" | "signOutDevices" | "signIns" | "disownSignIn">, ToastCalls {}

export const wireDevices = (calls: DevicesCalls) =>
  devicesMachine.provide({
    actors: {
      readDevices: fromPromise(({ signal }) => calls.devices({ signal })),
      readSignIns: fromPromise(({ input: { before }, signal }) => calls.signIns(before, { signal })),
      disown: fromPromise(({ input: { id }, signal }) => calls.disownSignIn(id, { signal })),
      signOut: fromPromise(({ input: { target }, signal }) =>
        calls.signOutDevices(target === "others" || target === null ? null : target.id, { signal }),
      ),
    },
    actions: { showToast: (_, toast) => calls.showToast(toast) },
  });
