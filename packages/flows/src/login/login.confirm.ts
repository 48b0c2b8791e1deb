import { onAnswer, onEvent } from "../shared";
import { confirmationInput, loginSetup, say } from "./login.setup";

const auth = "#login.signedOut.auth";

/** The code: typed, checked, asked for again. */
const codeStates = loginSetup.createStateConfig({
  initial: "editing",
  states: {
    editing: {
      meta: { screen: "confirm", focus: "code", announce: "confirm.codeSent" },
      on: {
        "code.submit": { guard: onEvent("hasCode"), target: "verifying", actions: "clearNotice" },
        "code.resend": { guard: "canResend", target: "resending", actions: "clearNotice" },
        "confirmation.cancel": { target: `${auth}.form.credentials`, actions: ["dropTokens", "clearNotice"] },
        "session.adopted": `${auth}.bootstrapping`,
      },
    },
    verifying: {
      tags: "busy",
      meta: { screen: "confirm", focus: null, announce: "confirm.verifying" },
      invoke: {
        id: "confirm",
        src: "confirm",
        input: confirmationInput,
        onDone: [
          {
            guard: onAnswer("isConfirmed"),
            target: `${auth}.bootstrapping`,
            actions: onAnswer("keepTokens"),
          },
          {
            guard: onAnswer("isOk"),
            target: "editing",
            actions: ["emptyCode", say("confirm.codeWrong", "code")],
          },
          {
            guard: onAnswer("isSessionOver"),
            target: `${auth}.form.credentials`,
            actions: ["dropTokens", onAnswer("noteFailure")],
          },
          { target: "editing", actions: ["emptyCode", onAnswer("noteFailure")] },
        ],
        onError: `${auth}.defect`,
      },
    },
    // A failure of this call is read as "code resent": the specification keeps this oddity.
    resending: {
      tags: "busy",
      meta: { screen: "confirm", focus: null, announce: "confirm.resending" },
      invoke: {
        id: "resendCode",
        src: "resendCode",
        onDone: [
          { guard: onAnswer("isOk"), target: `${auth}.bootstrapping` },
          {
            guard: onAnswer("isSessionOver"),
            target: `${auth}.form.credentials`,
            actions: ["dropTokens", onAnswer("noteFailure")],
          },
          { target: "editing", actions: ["emptyCode", say("confirm.codeResent")] },
        ],
        onError: `${auth}.defect`,
      },
    },
  },
});

/** Whether another code may be asked for yet: not before the last one had its time. */
const resendStates = loginSetup.createStateConfig({
  initial: "paused",
  states: {
    paused: {
      meta: { screen: "confirm", focus: null, announce: null },
      after: { resendPause: "ready" },
    },
    ready: {
      meta: { screen: "confirm", focus: null, announce: null },
      on: { "code.resend": { guard: "canResend", target: "paused" } },
    },
  },
});

/** Confirming the e-mail address or the phone of a new customer, with the code that was sent there. */
export const confirmStates = loginSetup.createStateConfig({
  type: "parallel",
  states: { code: codeStates, resend: resendStates },
});
