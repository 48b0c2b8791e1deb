import { onAnswer, onEvent } from "../shared";
import { changed, twoFactorSetup, updateInput } from "./twoFactor.setup";

/** Switching two-factor on: the secret, a code of it, then the recovery codes. */
export const enableStates = twoFactorSetup.createStateConfig({
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
        onError: { target: "failed", actions: { type: "note", params: "error.general" } },
      },
      on: { "dialog.close": "#twoFactor.closed" },
    },
    failed: {
      meta: { screen: "setUp", focus: "retry", announce: null },
      on: { "setUp.retry": "loading", "dialog.close": "#twoFactor.closed" },
    },
    scanning: {
      // The code to scan is looked at first.
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
    /** The answer is lost: it may be on. Then its recovery codes are lost with the answer, and new ones are made. */
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
            actions: [...changed("on"), { type: "note", params: "twoFactor.codesLost" }],
          },
          { guard: onAnswer("isOk"), target: "scanning" },
          { target: "scanning", actions: { type: "note", params: "twoFactor.maybeSaved" } },
        ],
        onError: { target: "scanning", actions: { type: "note", params: "twoFactor.maybeSaved" } },
      },
    },
  },
});
