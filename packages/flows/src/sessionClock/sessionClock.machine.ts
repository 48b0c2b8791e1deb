import { fromCallback, fromPromise } from "xstate";
import { onAnswer, onEvent, toast, type ToastCalls } from "../shared";
import type { Times } from "./lifetime";
import {
  sessionClockSetup,
  startingContext,
  type EndCause,
  type RenewOutcome,
  type SessionNews,
  type Tick,
} from "./sessionClock.setup";
import { startTicker } from "./ticker";

export { sessionProfiles } from "./lifetime";

const machine = "#sessionClock";
const none = { screen: "none", focus: null, announce: null };
const screen = "sessionWarning";
const extendFailed = toast("negative", "session.extendFailed");

const because = (cause: EndCause) => ({ type: "noteEnd", params: { cause } }) as const;

/** Input in this tab since the last tick counts as now. */
const counted = ({ event }: { event: Tick }): Tick =>
  event.hasActed ? { ...event, inputAt: event.now } : event;

/** A guard or an action of a tick that takes the input of this tab into account. */
const onCounted = <Name extends string>(type: Name) => ({ type, params: counted }) as const;

const ticks = {
  over: { guard: onCounted("isOverThen"), target: `${machine}.ending`, actions: onCounted("noteTime") },
  nearEnd: {
    guard: onCounted("isNearEndThen"),
    target: `${machine}.active.warning`,
    actions: onCounted("noteTime"),
  },
  otherwise: { actions: [onCounted("noteTime"), onEvent("shareInput")] },
} as const;

/** Input does not count while the dialog is open. */
const isOver = {
  guard: onEvent("isOverThen"),
  target: `${machine}.ending`,
  actions: onEvent("noteTime"),
} as const;

/**
 * Long before the end. Where input counts, input renews a token that would expire sooner: silently, at most once a minute,
 * and retried on failure. Polling is not input.
 */
const freshStates = sessionClockSetup.createStateConfig({
  initial: "resting",
  states: {
    resting: {
      meta: none,
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
      meta: none,
      on: { "clock.tick": [ticks.over, ticks.nearEnd, ticks.otherwise] },
      invoke: {
        id: "renewQuietly",
        src: "renew",
        onDone: [
          { guard: onAnswer("isOk"), target: `${machine}.active.judging`, actions: onAnswer("noteRenewal") },
          { guard: onAnswer("isSessionEnded"), target: `${machine}.ended`, actions: because("expired") },
          { target: "pausing" },
        ],
        onError: "pausing",
      },
    },
    pausing: {
      meta: none,
      on: { "clock.tick": [ticks.over, ticks.nearEnd, ticks.otherwise] },
      after: { renewPause: "resting" },
    },
  },
});

/**
 * The countdown of the last minute. Only Extend extends: input elsewhere on the page must not close the dialog under the
 * customer's hand. Input in a tab without the dialog counts.
 */
const warningStates = sessionClockSetup.createStateConfig({
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
      // Extended in any tab.
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
          { guard: onAnswer("isSessionEnded"), target: `${machine}.ended`, actions: because("expired") },
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
    "session.signOut": "loggingOut",
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
 * The session clock: warns a minute before the end, extends on request, ends the session in every tab. It acts only on
 * events of `news` and `ticker`, which carry the time.
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
    /** Storage is cleared at once; the provider's sign-out may take three seconds. */
    ending: {
      tags: ["dialog", "busy"],
      meta: { screen: "sessionEnded", focus: "close", announce: null },
      entry: because("time"),
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

export interface SessionClockCalls extends ToastCalls {
  /** The time and the stored session, after syncing with other tabs. */
  look(): Times;
  /** Subscribes to session changes. Returns a function to unsubscribe. */
  watch(hear: (news: SessionNews) => void): () => void;
  /** Extends the session, once for all tabs. The request is never aborted, because its answer carries the only valid token. */
  renew(): Promise<RenewOutcome>;
  /** Clears the session in every tab at once, then signs out at the provider unless another tab has. */
  end(cause: "time" | "signedOut"): Promise<unknown>;
  /** Clears the session in every tab; the provider has ended it already. */
  drop(cause: EndCause): void;
  /** Tells other tabs about input here. `at` in epoch milliseconds. */
  shareInput(at: number): void;
  acknowledge(): void;
  /** Reloads the app because somebody else is signed in. */
  reload(): void;
}

export const wireSessionClock = (calls: SessionClockCalls) =>
  sessionClockMachine.provide({
    actors: {
      ticker: fromCallback(({ input: { countsInput }, sendBack }) =>
        startTicker({ look: calls.look, countsInput, tick: sendBack }),
      ),
      news: fromCallback(({ sendBack }) => calls.watch(sendBack)),
      renew: fromPromise(() => calls.renew()),
      end: fromPromise(({ input: { cause } }) => calls.end(cause)),
    },
    actions: {
      shareInput: (_, { hasActed, now }) => {
        if (hasActed) calls.shareInput(now);
      },
      dropSession: (_, { cause }) => calls.drop(cause),
      showToast: (_, toast) => calls.showToast(toast),
      acknowledge: () => calls.acknowledge(),
      reload: () => calls.reload(),
    },
  });
