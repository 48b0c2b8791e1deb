import { onAnswer, onEvent } from "../shared";
import { changed, renewInput, twoFactorSetup } from "./twoFactor.setup";

/** New recovery codes in place of the old ones, with a code of the app. */
export const renewingStates = twoFactorSetup.createStateConfig({
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

/** The recovery codes are shown this once; nothing leads on until the customer says that they are saved. */
export const codesStates = twoFactorSetup.createStateConfig({
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
