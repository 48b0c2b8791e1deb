import { onAnswer, onEvent } from "../shared";
import { changeInput, passwordChangeSetup, say, tellNotice } from "./passwordChange.setup";

/** Changing the password of somebody signed in. */
export const passwordChangeMachine = passwordChangeSetup.createMachine({
  id: "passwordChange",
  context: { notice: null },
  initial: "editing",
  on: { "page.left": ".left" },
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
          { guard: onAnswer("isOk"), target: "changed", actions: "tellChanged" },
          // The session store has heard of it and leads to sign-in.
          { guard: onAnswer("isSessionOver"), target: "left" },
          { target: "editing", actions: [onAnswer("noteFailure"), tellNotice] },
        ],
        onError: "defect",
      },
      after: {
        requestTimeout: { target: "editing", actions: [say("newPassword.maybeChanged"), tellNotice] },
      },
    },
    defect: {
      meta: { screen: "errorPage", focus: "reload", announce: "error.defect" },
      on: { "page.reload": { target: "editing", actions: "clearNotice" } },
    },
    changed: { type: "final", meta: { screen: "home", focus: null, announce: null } },
    left: { type: "final", meta: { screen: "none", focus: null, announce: null } },
  },
});
