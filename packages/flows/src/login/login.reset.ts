import { onAnswer, onEvent } from "../shared";
import { loginSetup, resetInput, sayInReset } from "./login.setup";

/** The forgotten-password dialog over the sign-in form. */
export const resetStates = loginSetup.createStateConfig({
  initial: "boot",
  states: {
    boot: { always: [{ guard: "hasForgotten", target: "editing" }, { target: "closed" }] },
    closed: {
      meta: { screen: "signIn", focus: "forgotPassword", announce: null },
      on: { "reset.open": { guard: "isAtForm", target: "editing", actions: "clearResetNotice" } },
    },
    editing: {
      tags: "dialog",
      meta: { screen: "resetDialog", focus: "email", announce: null },
      on: {
        "reset.submit": { guard: onEvent("hasEmail"), target: "sending", actions: onEvent("noteResetEmail") },
        "reset.cancel": "closed",
      },
    },
    sending: {
      tags: ["dialog", "busy"],
      meta: { screen: "resetDialog", focus: null, announce: "reset.sending" },
      invoke: {
        id: "requestReset",
        src: "requestReset",
        input: resetInput,
        onDone: [
          { guard: onAnswer("isOk"), target: "sent" },
          { target: "editing", actions: onAnswer("noteResetFailure") },
        ],
        onError: { target: "editing", actions: sayInReset("error.general") },
      },
      on: { "reset.cancel": "closed" },
    },
    sent: {
      tags: "dialog",
      meta: { screen: "resetDialog", focus: "enterCode", announce: "reset.sent" },
      on: { "reset.cancel": "closed" },
    },
  },
});
