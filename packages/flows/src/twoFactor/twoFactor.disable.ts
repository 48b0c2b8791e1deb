import { onAnswer, onEvent } from "../shared";
import { changed, twoFactorSetup, updateInput } from "./twoFactor.setup";

const screen = "disable";

/** Switching two-factor off, with a code of the app or a recovery code. */
export const disableStates = twoFactorSetup.createStateConfig({
  initial: "asking",
  states: {
    asking: {
      meta: { screen, focus: "code", announce: null },
      on: {
        "code.submit": { guard: onEvent("hasCode"), target: "switchingOff", actions: "clearNotice" },
        "codes.renew": { target: "#twoFactor.renewing", actions: "clearNotice" },
        "dialog.close": "#twoFactor.closed",
      },
    },
    switchingOff: {
      tags: "busy",
      meta: { screen, focus: null, announce: "twoFactor.switchingOff" },
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
    /** The answer is lost: it may be off. */
    checking: {
      tags: "busy",
      meta: { screen, focus: null, announce: "twoFactor.checking" },
      invoke: {
        id: "readState",
        src: "readState",
        onDone: [
          { guard: onAnswer("isOn"), target: "asking" },
          { guard: onAnswer("isOk"), target: "#twoFactor.closed", actions: [...changed("off")] },
          { target: "asking", actions: { type: "note", params: "twoFactor.maybeSaved" } },
        ],
        onError: { target: "asking", actions: { type: "note", params: "twoFactor.maybeSaved" } },
      },
    },
  },
});
