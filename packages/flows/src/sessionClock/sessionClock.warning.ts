import { onAnswer, onEvent, toast } from "../shared";
import { because, sessionClockSetup } from "./sessionClock.setup";

const extendFailed = toast("negative", "session.extendFailed");
const machine = "#sessionClock";
const screen = "sessionWarning";
const isOver = {
  guard: onEvent("isOverThen"),
  target: `${machine}.ending`,
  actions: onEvent("noteTime"),
} as const;

/**
 * The last minute, counted down. Only pressing Extend extends: input elsewhere on the page must not take the question
 * away under the customer's hand. Input in a tab that does not ask counts.
 */
export const warningStates = sessionClockSetup.createStateConfig({
  initial: "asking",
  on: {
    "clock.tick": [
      isOver,
      {
        guard: onEvent("isFarFromEndThen"),
        target: `${machine}.active.fresh`,
        actions: onEvent("noteTime"),
      },
      { actions: onEvent("noteTime") },
    ],
  },
  states: {
    asking: {
      tags: "dialog",
      meta: { screen, focus: "extend", announce: null },
      on: { "session.extend": "extending" },
    },
    extending: {
      tags: ["dialog", "busy"],
      meta: { screen, focus: null, announce: "session.extending" },
      // Whichever tab it was that extended the session.
      on: {
        "session.renewed": [
          { guard: onEvent("isExtension"), target: "extended", actions: onEvent("noteSession") },
          { target: `${machine}.active.judging`, actions: onEvent("noteSession") },
        ],
      },
      invoke: {
        id: "renew",
        src: "renew",
        onDone: [
          { guard: onAnswer("isExtended"), target: "extended", actions: onAnswer("noteRenewal") },
          { guard: onAnswer("isOk"), target: `${machine}.active.judging`, actions: onAnswer("noteRenewal") },
          { guard: onAnswer("isSessionOver"), target: `${machine}.ended`, actions: because("expired") },
          { target: "asking", actions: extendFailed },
        ],
        onError: { target: "asking", actions: extendFailed },
      },
      after: { requestTimeout: { target: "asking", actions: extendFailed } },
    },
    extended: {
      tags: "dialog",
      meta: { screen, focus: null, announce: "session.extended" },
      on: { "clock.tick": [isOver, { actions: onEvent("noteTime") }] },
      after: { extendClose: `${machine}.active.fresh` },
    },
  },
});
