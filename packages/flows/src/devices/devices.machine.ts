import type { Client, Outcome, SignedInDevice } from "@amberline/api/client";
import { assign, fromPromise, setup } from "xstate";
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
  /** Being signed out now. */
  target: SignOutTarget | null;
  notice: Notice | null;
}

export type DevicesEvent =
  | { type: "devices.retry" }
  | { type: "device.signOut"; target: SignOutTarget }
  | { type: "dialog.close" };

export type DevicesOutcome = Outcome<readonly SignedInDevice[]>;
export type SignOutOutcome = Outcome<number>;

type Pressed = Extract<DevicesEvent, { type: "device.signOut" }>;

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
    signOut: notProvided<SignOutOutcome, { target: SignOutTarget | null }>("signOut"),
  },
  guards: {
    isOk,
    isUncertain: (_, outcome: SignOutOutcome) => isUncertain(outcome),
    isThere: ({ context }, { target }: Pressed) =>
      others(context).some(({ id }) => target === "others" || target.id === id),
  },
  actions: {
    showToast: notProvidedEffect<ToastNotice>("showToast"),
    keepDevices: assign((_, outcome: DevicesOutcome) => (outcome.ok ? { devices: outcome.data } : {})),
    noteTarget: assign((_, { target }: Pressed) => ({ target, notice: null })),
    forgetTarget: assign({ target: null }),
    noteFailure: assign(failureNoted),
    setNotice: assign((_, notice: Notice) => ({ notice })),
    // A sign-out that failed is the greater news.
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
  initial: "resting",
  states: {
    resting: {
      entry: "forgetTarget",
      meta: { screen, focus: "title", announce: null },
      on: {
        "device.signOut": { guard: onEvent("isThere"), target: "signingOut", actions: onEvent("noteTarget") },
        "dialog.close": "#devices.closed",
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

/** Signed-in devices, and signing out elsewhere. */
export const devicesMachine = devicesSetup.createMachine({
  id: "devices",
  context: { devices: null, target: null, notice: null },
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
    closed: { type: "final", meta: { screen: "none", focus: "opener", announce: null } },
  },
});

export interface DevicesCalls extends Pick<Client, "devices" | "signOutDevices">, ToastCalls {}

export const wireDevices = (calls: DevicesCalls) =>
  devicesMachine.provide({
    actors: {
      readDevices: fromPromise(({ signal }) => calls.devices({ signal })),
      signOut: fromPromise(({ input: { target }, signal }) =>
        calls.signOutDevices(target === "others" || target === null ? null : target.id, { signal }),
      ),
    },
    actions: { showToast: (_, toast) => calls.showToast(toast) },
  });
