import { onAnswer, onEvent, toast } from "../shared";
import { passwordResetSetup, resetInput, say, startingContext } from "./passwordReset.setup";

/** Setting a new password with the code that was e-mailed. Both its ends lead to sign-in. */
export const passwordResetMachine = passwordResetSetup.createMachine({
  id: "passwordReset",
  context: startingContext,
  initial: "boot",
  states: {
    boot: { always: [{ guard: "hasEmail", target: "editing" }, { target: "withoutEmail" }] },
    editing: {
      meta: { screen: "resetPassword", focus: "code", announce: null },
      on: {
        "form.submit": { guard: onEvent("isFilledIn"), target: "saving", actions: "clearNotice" },
      },
    },
    saving: {
      tags: "busy",
      meta: { screen: "resetPassword", focus: null, announce: "newPassword.saving" },
      invoke: {
        id: "confirmReset",
        src: "confirmReset",
        input: resetInput,
        onDone: [
          { guard: onAnswer("isOk"), target: "changed", actions: toast("positive", "newPassword.changed") },
          {
            guard: onAnswer("isCodeWrong"),
            target: "editing",
            actions: ["emptyCode", say("newPassword.codeWrong", "code")],
          },
          {
            guard: onAnswer("isUserUnknown"),
            target: "editing",
            actions: say("newPassword.userUnknown"),
          },
          { target: "editing", actions: onAnswer("noteFailure") },
        ],
        onError: "defect",
      },
    },
    defect: {
      meta: { screen: "errorPage", focus: "reload", announce: "error.defect" },
    },
    changed: { type: "final", meta: { screen: "signIn", focus: null, announce: null } },
    withoutEmail: { type: "final", meta: { screen: "signIn", focus: null, announce: null } },
  },
});
