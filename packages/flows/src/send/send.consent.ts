import { onAnswer, onEvent } from "../shared";
import { forcedInput, forget, remember } from "./send.inputs";
import { sendSetup } from "./send.setup";

/** What the check of the payee's name said, and whether to go on. */
export const nameCheckState = sendSetup.createStateConfig({
  tags: "dialog",
  meta: { screen: "nameCheck", focus: "dialog", announce: null },
  on: {
    "name.confirm": [
      { guard: "isRefusedByPolicy" },
      { guard: "cannotSend", target: "blocked" },
      { guard: "isNoLongerAffordable", target: "editing", actions: "noteTooMuch" },
      { target: "twoFactor", actions: "clearNotice" },
    ],
    "name.useMatched": [
      { guard: "hasNoMatchedName" },
      { guard: "cannotSend", target: "blocked" },
      { guard: "isNoLongerAffordable", target: "editing", actions: "noteTooMuch" },
      { target: "creating", actions: onEvent("takeMatchedName") },
    ],
    "dialog.cancel": "settled",
  },
});

/** Amount and payee once more, and the code that agrees to exactly them. */
export const twoFactorState = sendSetup.createStateConfig({
  tags: "dialog",
  meta: { screen: "twoFactor", focus: "code", announce: null },
  on: {
    "code.submit": {
      guard: onEvent("isSixCharacters"),
      target: "resending",
      actions: onEvent("forceAttempt"),
    },
    "dialog.cancel": { target: "settled", actions: "clearNotice" },
  },
});

/** The second request makes the payment, whatever the name check said. */
export const resendingState = sendSetup.createStateConfig({
  tags: ["busy", "dialog", "money-in-flight"],
  meta: { screen: "twoFactor", focus: null, announce: "send.sending" },
  entry: remember,
  invoke: {
    id: "resend",
    src: "create",
    input: forcedInput,
    onDone: [
      {
        guard: onAnswer("isDeclinedAtOnce"),
        target: "settled",
        actions: [forget, onAnswer("noteDeadAnswer")],
      },
      { guard: onAnswer("isAccepted"), target: "succeeded" },
      {
        guard: onAnswer("isCodeWrong"),
        target: "twoFactor",
        actions: [forget, "emptyCode", onAnswer("noteRefusal")],
      },
      { guard: onAnswer("isInDoubt"), target: "unknown" },
      { target: "settled", actions: [forget, onAnswer("noteRefusal")] },
    ],
    onError: "unknown",
  },
  after: { requestTimeout: "unknown" },
});
