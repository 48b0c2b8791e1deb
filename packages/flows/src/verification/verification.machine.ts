import { onAnswer, onEvent } from "../shared";
import { reviewStates } from "./verification.review";
import { startingContext, statusHeard, verificationSetup } from "./verification.setup";
import { widgetStates } from "./verification.widget";

const screen = "verification";

const dialogStates = verificationSetup.createStateConfig({
  initial: "fetchingToken",
  tags: "dialog",
  entry: "noteOpened",
  on: {
    // Closing before anything was handed in gives the verification up for now. It is not an error.
    "dialog.close": "#verification.closed",
    "status.changed": [
      {
        guard: onEvent("isVerified"),
        target: "#verification.closed",
        actions: [onEvent("keepStatus"), { type: "tellStatus", params: statusHeard }],
      },
      { actions: onEvent("keepStatus") },
    ],
  },
  states: {
    fetchingToken: {
      tags: "busy",
      meta: { screen, focus: null, announce: "verification.loading" },
      invoke: {
        id: "fetchToken",
        src: "fetchToken",
        onDone: [
          { guard: onAnswer("isOk"), target: "widget", actions: onAnswer("keepToken") },
          { target: "tokenError" },
        ],
        onError: "tokenError",
      },
    },
    tokenError: {
      initial: "counting",
      exit: "resetCountdown",
      on: { "verification.retry": "fetchingToken" },
      states: {
        counting: {
          meta: { screen, focus: "retry", announce: "verification.tokenErrorCloses" },
          after: {
            second: [
              { guard: "hasSecondsLeft", target: "counting", reenter: true, actions: "countDown" },
              { target: "#verification.closed" },
            ],
          },
          on: { "countdown.stop": "held" },
        },
        held: { meta: { screen, focus: "retry", announce: null } },
      },
    },
    widget: widgetStates,
    widgetError: {
      meta: { screen, focus: "retry", announce: "verification.widgetError" },
      on: { "verification.retry": "fetchingToken" },
    },
    review: reviewStates,
  },
});

/** Identity verification (specification 2.11 and 4): the dialog from being opened to being closed. */
export const verificationMachine = verificationSetup.createMachine({
  id: "verification",
  context: startingContext,
  initial: "boot",
  on: {
    "status.changed": { actions: onEvent("keepStatus") },
  },
  states: {
    boot: { always: [{ guard: "opens", target: "dialog" }, { target: "closed" }] },
    closed: {
      meta: { screen: "none", focus: "opener", announce: null },
      on: { "verification.open": { guard: "canOpen", target: "dialog" } },
    },
    dialog: dialogStates,
  },
});
