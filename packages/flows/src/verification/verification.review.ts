import { onAnswer, onEvent } from "../shared";
import { statusHeard, statusRead, verificationSetup } from "./verification.setup";

const screen = "verificationReview";

/**
 * The documents are handed in. The provider needs a moment to say so, and a single look would race it: looked gently,
 * never twice at once, until the status is there or patience ends.
 */
export const reviewStates = verificationSetup.createStateConfig({
  initial: "looking",
  on: {
    "dialog.close": { target: "#verification.closed", actions: "assumeInProgress" },
    "status.changed": [
      {
        guard: onEvent("isAnswer"),
        target: "#verification.closed",
        actions: [onEvent("keepStatus"), { type: "tellStatus", params: statusHeard }],
      },
      { actions: onEvent("keepStatus") },
    ],
  },
  states: {
    looking: {
      initial: "reading",
      exit: "forgetLooks",
      after: { patience: "slow" },
      states: {
        reading: {
          tags: "busy",
          meta: { screen, focus: null, announce: "verification.submitted" },
          invoke: {
            id: "readStatus",
            src: "readStatus",
            onDone: [
              {
                guard: onAnswer("isReadAnswer"),
                target: "#verification.closed",
                actions: [
                  { type: "keepStatus", params: (args) => ({ status: statusRead(args) }) },
                  { type: "tellStatus", params: statusRead },
                ],
              },
              { guard: onAnswer("isForbidden"), target: "#verification.dialog.review.slow" },
              { target: "waiting" },
            ],
            onError: "waiting",
          },
        },
        waiting: {
          tags: "busy",
          meta: { screen, focus: null, announce: null },
          after: { nextLook: { target: "reading", actions: "countLook" } },
        },
      },
    },
    slow: {
      meta: { screen, focus: "close", announce: "verification.slow" },
      on: { "status.retry": "looking" },
    },
  },
});
