import { assign, setup } from "xstate";
import {
  failureNotice,
  isOk,
  isUncertain,
  notProvided,
  notProvidedEffect,
  type LeafMeta,
  type Notice,
  type ToastNotice,
} from "../shared";
import type {
  DevicesContext,
  DevicesEvent,
  DevicesOutcome,
  SignOutOutcome,
  SignOutTarget,
} from "./devices.types";

type Pressed = Extract<DevicesEvent, { type: "device.signOut" }>;

const others = ({ devices }: DevicesContext) => devices?.filter(({ isCurrent }) => !isCurrent) ?? [];

/** Everything the chart of signed-in devices names. */
export const devicesSetup = setup({
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
    /** Says that it is done. */
    showToast: notProvidedEffect<ToastNotice>("showToast"),
    keepDevices: assign((_, outcome: DevicesOutcome) => (outcome.ok ? { devices: outcome.data } : {})),
    noteTarget: assign((_, { target }: Pressed) => ({ target, notice: null })),
    forgetTarget: assign({ target: null }),
    noteFailure: assign((_, outcome: DevicesOutcome | SignOutOutcome) => ({
      notice: outcome.ok ? null : failureNotice(outcome),
    })),
    note: assign((_, notice: Notice) => ({ notice })),
    clearNotice: assign({ notice: null }),
  },
});

export const signedOutToast = ({ context }: { context: DevicesContext }): ToastNotice => ({
  tone: "positive",
  notice: { key: context.target === "others" ? "devices.othersSignedOut" : "devices.signedOut" },
});
export const signOutInput = ({ context }: { context: DevicesContext }) => ({ target: context.target });
