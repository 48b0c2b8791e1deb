import { onAnswer, onEvent } from "../shared";
import { judgeInput, registerInput, say, signUpSetup } from "./signUp.setup";

/** Opening an account: the form, whether its password and phone will do, the provider's answer. */
export const signUpMachine = signUpSetup.createMachine({
  id: "signUp",
  context: { email: "", notice: null },
  output: ({ context }) => ({ email: context.email }),
  initial: "editing",
  states: {
    editing: {
      meta: { screen: "signUp", focus: null, announce: null },
      on: {
        "form.submit": {
          guard: onEvent("isFilledIn"),
          target: "judging",
          actions: onEvent("noteAttempt"),
        },
      },
    },
    judging: {
      tags: "busy",
      meta: { screen: "signUp", focus: null, announce: "signUp.submitting" },
      invoke: {
        id: "judge",
        src: "judge",
        input: judgeInput,
        onDone: [
          { guard: onAnswer("isFine"), target: "submitting" },
          { guard: onAnswer("isRefused"), target: "editing", actions: onAnswer("noteRefused") },
          { target: "editing", actions: say("error.access") },
        ],
        onError: "defect",
      },
    },
    submitting: {
      tags: "busy",
      meta: { screen: "signUp", focus: null, announce: "signUp.submitting" },
      invoke: {
        id: "register",
        src: "register",
        input: registerInput,
        onDone: [
          { guard: onAnswer("isOk"), target: "registered", actions: onAnswer("keepTokens") },
          { guard: onAnswer("isTaken"), target: "editing", actions: say("error.email.taken", "email") },
          {
            guard: onAnswer("isToldInWords"),
            target: "editing",
            actions: [onAnswer("noteFailure"), onAnswer("showToast")],
          },
          { target: "editing", actions: onAnswer("noteFailure") },
        ],
        onError: "defect",
      },
      // The account may have been opened all the same; trying again then says that it exists.
    },
    defect: {
      meta: { screen: "errorPage", focus: "reload", announce: "error.defect" },
    },
    registered: { type: "final", meta: { screen: "confirm", focus: null, announce: null } },
  },
});
