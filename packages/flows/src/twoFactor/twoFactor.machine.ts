import type { Client, Outcome } from "@amberline/api/client";
import { mapOutcome } from "@amberline/api/client/entry";
import { fromPromise, type SnapshotFrom } from "xstate";
import { onAnswer, onEvent, Secret } from "../shared";
import {
  changed,
  renewInput,
  twoFactorSetup,
  updateInput,
  type TwoFactorChange,
  type TwoFactorEvent,
  type UpdateOutcome,
} from "./twoFactor.setup";

const noteMaybeSaved = { type: "setNotice", params: "twoFactor.maybeSaved" } as const;

/** Switching two-factor on: the secret, a code from the app, then the recovery codes. */
const enableStates = twoFactorSetup.createStateConfig({
  initial: "loading",
  exit: "forgetSecret",
  states: {
    loading: {
      tags: "busy",
      meta: { screen: "setUp", focus: null, announce: "twoFactor.loading" },
      entry: "clearNotice",
      invoke: {
        id: "beginSetUp",
        src: "beginSetUp",
        onDone: [
          { guard: onAnswer("isOk"), target: "scanning", actions: onAnswer("keepSecret") },
          { target: "failed", actions: onAnswer("noteFailure") },
        ],
        onError: { target: "failed", actions: { type: "setNotice", params: "error.general" } },
      },
      on: { "dialog.close": "#twoFactor.closed" },
    },
    failed: {
      meta: { screen: "setUp", focus: "retry", announce: null },
      on: { "setUp.retry": "loading", "dialog.close": "#twoFactor.closed" },
    },
    scanning: {
      // Focus stays off the field so that the QR code is seen first.
      meta: { screen: "setUp", focus: null, announce: null },
      on: {
        "code.submit": { guard: onEvent("hasCode"), target: "switchingOn", actions: "clearNotice" },
        "dialog.close": "#twoFactor.closed",
      },
    },
    switchingOn: {
      tags: "busy",
      meta: { screen: "setUp", focus: null, announce: "twoFactor.switchingOn" },
      invoke: {
        id: "update",
        src: "update",
        input: updateInput(true),
        onDone: [
          {
            guard: onAnswer("hasRecoveryCodes"),
            target: "#twoFactor.codes",
            actions: [...changed("on"), onAnswer("keepCodes")],
          },
          { guard: onAnswer("isOk"), target: "#twoFactor.closed", actions: [...changed("on")] },
          { guard: onAnswer("isUncertain"), target: "checking", actions: onAnswer("noteFailure") },
          { target: "scanning", actions: onAnswer("noteFailure") },
        ],
        onError: { target: "checking", actions: { type: "noteRefused", params: "error.general" } },
      },
    },
    /** No answer: two-factor may be on. Its recovery codes were in the answer, so new ones are made. */
    checking: {
      tags: "busy",
      meta: { screen: "setUp", focus: null, announce: "twoFactor.checking" },
      invoke: {
        id: "readState",
        src: "readState",
        onDone: [
          {
            guard: onAnswer("isOn"),
            target: "#twoFactor.renewing",
            actions: [...changed("on"), { type: "setNotice", params: "twoFactor.codesLost" }],
          },
          { guard: onAnswer("isOk"), target: "scanning" },
          { target: "scanning", actions: noteMaybeSaved },
        ],
        onError: { target: "scanning", actions: noteMaybeSaved },
      },
    },
  },
});

/** Switching two-factor off, with a code from the app or a recovery code. */
const disableStates = twoFactorSetup.createStateConfig({
  initial: "asking",
  states: {
    asking: {
      meta: { screen: "disable", focus: "code", announce: null },
      on: {
        "code.submit": { guard: onEvent("hasCode"), target: "switchingOff", actions: "clearNotice" },
        "codes.renew": { target: "#twoFactor.renewing", actions: "clearNotice" },
        "dialog.close": "#twoFactor.closed",
      },
    },
    switchingOff: {
      tags: "busy",
      meta: { screen: "disable", focus: null, announce: "twoFactor.switchingOff" },
      invoke: {
        id: "update",
        src: "update",
        input: updateInput(false),
        onDone: [
          { guard: onAnswer("isOk"), target: "#twoFactor.closed", actions: [...changed("off")] },
          { guard: onAnswer("isUncertain"), target: "checking", actions: onAnswer("noteFailure") },
          { target: "asking", actions: onAnswer("noteFailure") },
        ],
        onError: { target: "checking", actions: { type: "noteRefused", params: "error.general" } },
      },
    },
    /** No answer: two-factor may be off. */
    checking: {
      tags: "busy",
      meta: { screen: "disable", focus: null, announce: "twoFactor.checking" },
      invoke: {
        id: "readState",
        src: "readState",
        onDone: [
          { guard: onAnswer("isOn"), target: "asking" },
          { guard: onAnswer("isOk"), target: "#twoFactor.closed", actions: [...changed("off")] },
          { target: "asking", actions: noteMaybeSaved },
        ],
        onError: { target: "asking", actions: noteMaybeSaved },
      },
    },
  },
});

/** Replaces the recovery codes, with a code from the authenticator app. */
const renewingStates = twoFactorSetup.createStateConfig({
  initial: "asking",
  states: {
    asking: {
      meta: { screen: "renew", focus: "code", announce: null },
      on: {
        "code.submit": { guard: onEvent("hasCode"), target: "making", actions: "clearNotice" },
        "codes.back": { guard: "wantsOff", target: "#twoFactor.disabling", actions: "clearNotice" },
        "dialog.close": "#twoFactor.closed",
      },
    },
    making: {
      tags: "busy",
      meta: { screen: "renew", focus: null, announce: "twoFactor.making" },
      invoke: {
        id: "renewCodes",
        src: "renewCodes",
        input: renewInput,
        onDone: [
          {
            guard: onAnswer("hasRecoveryCodes"),
            target: "#twoFactor.codes",
            actions: [...changed("codes"), onAnswer("keepCodes")],
          },
          {
            guard: onAnswer("isOk"),
            target: "asking",
            actions: { type: "noteRefused", params: "twoFactor.noCodes" },
          },
          {
            guard: onAnswer("isUncertain"),
            target: "asking",
            actions: { type: "noteRefused", params: "twoFactor.codesUncertain" },
          },
          { target: "asking", actions: onAnswer("noteFailure") },
        ],
        onError: { target: "asking", actions: { type: "noteRefused", params: "twoFactor.codesUncertain" } },
      },
    },
  },
});

/** Recovery codes are shown only once; the dialog closes after the customer confirms having saved them. */
const codesStates = twoFactorSetup.createStateConfig({
  initial: "unsaved",
  exit: "forgetCodes",
  states: {
    unsaved: {
      meta: { screen: "codes", focus: "title", announce: "twoFactor.codes" },
      on: { "codes.acknowledge": { guard: onEvent("isSaved"), target: "saved" } },
    },
    saved: {
      meta: { screen: "codes", focus: null, announce: null },
      on: { "codes.acknowledge": "unsaved", "dialog.close": "#twoFactor.closed" },
    },
  },
});

/** Two-factor protection (specification 2.2): switching it on and off, and its recovery codes. */
export const twoFactorMachine = twoFactorSetup.createMachine({
  id: "twoFactor",
  context: ({ input }) => ({
    intent: input.intent,
    secret: null,
    codes: null,
    change: null,
    notice: null,
    codesRefused: 0,
  }),
  initial: "boot",
  states: {
    boot: {
      always: [
        { guard: "wantsOff", target: "disabling" },
        { guard: "wantsCodes", target: "renewing" },
        { target: "settingUp" },
      ],
    },
    settingUp: enableStates,
    disabling: disableStates,
    renewing: renewingStates,
    codes: codesStates,
    closed: { type: "final", meta: { screen: "none", focus: "opener", announce: null } },
  },
});

export interface TwoFactorCalls extends Pick<
  Client,
  "beginTwoFactor" | "updateTwoFactor" | "renewRecoveryCodes"
> {
  /** Reads the user again; resolves to whether two-factor is on. */
  readState(options: { signal: AbortSignal }): Promise<Outcome<boolean>>;
  /** Shows a toast and has the change read again wherever it is shown. */
  tellChange(change: TwoFactorChange): void;
}

const sealed = (outcome: Outcome<{ recoveryCodes: string[] }>): UpdateOutcome =>
  mapOutcome(outcome, ({ recoveryCodes }) => (recoveryCodes.length > 0 ? new Secret(recoveryCodes) : null));

export const wireTwoFactor = (calls: TwoFactorCalls) =>
  twoFactorMachine.provide({
    actors: {
      beginSetUp: fromPromise(async ({ signal }) =>
        mapOutcome(await calls.beginTwoFactor({ signal }), (secret) => new Secret(secret)),
      ),
      update: fromPromise(async ({ input: { enable, code }, signal }) =>
        sealed(await calls.updateTwoFactor({ enable, code: code.take() }, { signal })),
      ),
      renewCodes: fromPromise(async ({ input: { code }, signal }) =>
        sealed(await calls.renewRecoveryCodes(code.take(), { signal })),
      ),
      readState: fromPromise(({ signal }) => calls.readState({ signal })),
    },
    actions: { tellChange: (_, change) => calls.tellChange(change) },
  });

export interface TwoFactorView {
  snapshot: SnapshotFrom<typeof twoFactorMachine>;
  send: (event: TwoFactorEvent) => void;
}

export type TwoFactorStep = "setUp" | "disable" | "renew" | "codes";

export const partOf = (snapshot: TwoFactorView["snapshot"]): TwoFactorStep => {
  if (snapshot.matches("disabling")) return "disable";
  if (snapshot.matches("renewing")) return "renew";
  return snapshot.matches("codes") ? "codes" : "setUp";
};
