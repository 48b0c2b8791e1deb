import { onAnswer, onEvent } from "../shared";
import { because, onCounted, sessionClockSetup } from "./sessionClock.setup";

const machine = "#sessionClock";
const screen = "none";

const ticks = {
  over: { guard: onCounted("isOverThen"), target: `${machine}.ending`, actions: onCounted("noteTime") },
  nearEnd: {
    guard: onCounted("isNearEndThen"),
    target: `${machine}.active.warning`,
    actions: onCounted("noteTime"),
  },
  otherwise: { actions: [onCounted("noteTime"), onEvent("shareInput")] },
} as const;

/**
 * Far from the end. Where input counts, real input renews a token that would not outlive it: quietly, once a minute at
 * most, and a failure is only tried again. Polling is no input and renews nothing.
 */
export const freshStates = sessionClockSetup.createStateConfig({
  initial: "resting",
  states: {
    resting: {
      meta: { screen, focus: null, announce: null },
      on: {
        "clock.tick": [
          ticks.over,
          ticks.nearEnd,
          {
            guard: onEvent("shouldRenew"),
            target: "renewing",
            actions: [onCounted("noteTime"), onEvent("shareInput")],
          },
          ticks.otherwise,
        ],
      },
    },
    renewing: {
      meta: { screen, focus: null, announce: null },
      on: { "clock.tick": [ticks.over, ticks.nearEnd, ticks.otherwise] },
      invoke: {
        id: "renewQuietly",
        src: "renew",
        onDone: [
          { guard: onAnswer("isOk"), target: `${machine}.active.judging`, actions: onAnswer("noteRenewal") },
          { guard: onAnswer("isSessionOver"), target: `${machine}.ended`, actions: because("expired") },
          { target: "pausing" },
        ],
        onError: "pausing",
      },
    },
    pausing: {
      meta: { screen, focus: null, announce: null },
      on: { "clock.tick": [ticks.over, ticks.nearEnd, ticks.otherwise] },
      after: { renewPause: "resting" },
    },
  },
});
