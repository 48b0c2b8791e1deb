import { onAnswer, onEvent, toast } from "../shared";
import { changeInput, passwordChangeSetup, toastNotice } from "./passwordChange.setup";

/** Changing the password of somebody signed in. */
export const passwordChangeMachine = passwordChangeSetup.createMachine({
  id: "passwordChange",
  context: { notice: null },
  initial: "editing",
  states: {
    editing: {
      meta: { screen: "changePassword", focus: null, announce: null },
      on: {
        "form.submit": { guard: onEvent("isFilledIn"), target: "saving", actions: "clearNotice" },
      },
    },
    saving: {
      tags: "busy",
      meta: { screen: "changePassword", focus: null, announce: "newPassword.saving" },
      invoke: {
        id: "changePassword",
        src: "changePassword",
        input: changeInput,
        onDone: [
          {
            guard: onAnswer("isOk"),
            target: "changed",
            actions: toast("positive", "newPassword.changedHere"),
          },
          { target: "editing", actions: [onAnswer("noteFailure"), toastNotice] },
        ],
        onError: "defect",
      },
    },
    defect: {
      meta: { screen: "errorPage", focus: "reload", announce: "error.defect" },
    },
    changed: { type: "final", meta: { screen: "home", focus: null, announce: null } },
  },
});
