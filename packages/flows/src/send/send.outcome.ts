import { onAnswer } from "../shared";
import { forget, reconcileInput, templateInput } from "./send.inputs";
import { sendSetup } from "./send.setup";

const screen = "unknown";

/**
 * Nobody knows yet whether the payment was made. It is never sent again by itself: the transactions are looked
 * through until it is found, or until the customer decides.
 */
export const unknownStates = sendSetup.createStateConfig({
  initial: "checking",
  entry: ["startCounting", "noteDoubt"],
  states: {
    checking: {
      tags: "busy",
      meta: { screen, focus: null, announce: "send.looking" },
      invoke: {
        id: "reconcile",
        src: "reconcile",
        input: reconcileInput,
        onDone: [
          { guard: onAnswer("isFoundAlive"), target: "#send.succeeded", actions: onAnswer("noteFound") },
          {
            guard: onAnswer("isFoundDead"),
            target: "#send.settled",
            actions: [forget, onAnswer("noteDead")],
          },
          { guard: "hasTriesLeft", target: "waiting" },
          { target: "unresolved" },
        ],
        onError: [{ guard: "hasTriesLeft", target: "waiting" }, { target: "unresolved" }],
      },
    },
    waiting: {
      meta: { screen, focus: null, announce: "send.looking" },
      after: { recheck: { target: "checking", actions: "countTry" } },
      on: { "check.retry": { target: "checking", actions: "countTry" } },
    },
    unresolved: {
      meta: { screen, focus: "check", announce: "send.unresolved" },
      on: {
        "check.retry": { target: "checking", actions: "startCounting" },
        "payment.sendAgain": { target: "#send.settled", actions: forget },
        "page.goHome": "#send.left",
      },
    },
  },
});

/** The payment is made. What remains can fail without making it less so. */
export const succeededStates = sendSetup.createStateConfig({
  entry: ["notePaid", forget],
  initial: "notify",
  states: {
    notify: { always: [{ guard: "wantsTemplate", target: "savingTemplate" }, { target: "#send.completed" }] },
    savingTemplate: {
      tags: "busy",
      meta: { screen: "send", focus: null, announce: "send.succeeded" },
      invoke: {
        id: "saveTemplate",
        src: "saveTemplate",
        input: templateInput,
        onDone: [
          { guard: onAnswer("isOk"), target: "#send.completed" },
          { target: "#send.completed", actions: "noteTemplateFailed" },
        ],
        onError: { target: "#send.completed", actions: "noteTemplateFailed" },
      },
    },
  },
});
