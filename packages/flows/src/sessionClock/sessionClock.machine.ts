import { onEvent } from "../shared";
import { freshStates } from "./sessionClock.fresh";
import { sessionClockSetup, startingContext } from "./sessionClock.setup";
import { warningStates } from "./sessionClock.warning";

export { sessionProfiles } from "./lifetime";

const none = { screen: "none", focus: null, announce: null };

const activeStates = sessionClockSetup.createStateConfig({
  initial: "judging",
  invoke: {
    id: "ticker",
    src: "ticker",
    input: ({ context }) => ({ countsInput: context.profile.idle !== null }),
  },
  on: {
    "session.renewed": { target: ".judging", actions: onEvent("noteSession") },
    "session.ended": { target: "ended", actions: onEvent("noteEnd") },
    "session.closed": { target: "none", actions: "forgetSession" },
    "session.logOut": "loggingOut",
  },
  states: {
    judging: {
      always: [
        { guard: "isOver", target: "#sessionClock.ending" },
        { guard: "isNearEnd", target: "warning" },
        { target: "fresh" },
      ],
    },
    fresh: freshStates,
    warning: warningStates,
  },
});

/**
 * The session clock: warns a minute before the end, extends on request, ends the session here and for every tab.
 * Nothing is done by it before `news` or `ticker` say so, and both bring the time with them.
 */
export const sessionClockMachine = sessionClockSetup.createMachine({
  id: "sessionClock",
  context: startingContext,
  initial: "boot",
  invoke: { id: "news", src: "news" },
  on: {
    "session.opened": { target: ".active", reenter: true, actions: onEvent("noteSession") },
    "session.replaced": ".replaced",
  },
  states: {
    boot: {
      always: [
        { guard: "isKnownToBeOver", target: "ended" },
        { guard: "hasNoSession", target: "none" },
        { target: "active" },
      ],
    },
    none: { meta: none },
    active: activeStates,
    /** What was stored and shown is gone at once; the provider is told for three seconds at most. */
    ending: {
      tags: ["dialog", "busy"],
      meta: { screen: "sessionEnded", focus: "close", announce: null },
      entry: { type: "noteEnd", params: { cause: "time" } },
      invoke: {
        id: "end",
        src: "end",
        input: { cause: "time" },
        onDone: "ended",
        onError: "ended",
      },
      after: { logoutBudget: "ended" },
    },
    loggingOut: {
      tags: "busy",
      meta: none,
      entry: "forgetSession",
      invoke: {
        id: "end",
        src: "end",
        input: { cause: "signedOut" },
        onDone: "none",
        onError: "none",
      },
      after: { logoutBudget: "none" },
    },
    ended: {
      tags: "dialog",
      meta: { screen: "sessionEnded", focus: "close", announce: null },
      entry: { type: "dropSession", params: ({ context }) => ({ cause: context.cause ?? "expired" }) },
      on: { "dialog.close": { target: "none", actions: ["forgetSession", "acknowledge"] } },
    },
    replaced: { type: "final", meta: none, entry: "reload" },
  },
});
