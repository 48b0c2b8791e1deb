import type { Outcome } from "@amberline/api/client";
import { assign, setup, type EventObject } from "xstate";
import {
  isOk,
  isSessionEnded,
  notProvided,
  notProvidedCallback,
  notProvidedEffect,
  REQUEST_TIMEOUT,
  type LeafMeta,
  type ToastNotice,
} from "../shared";
import {
  agesAt,
  grow,
  remainingOf,
  secondsLeft,
  type Ages,
  type SessionProfile,
  type Times,
} from "./lifetime";

/** Why a session is over: expired, ended by the provider, or signed out in another tab. */
export type EndCause = "time" | "expired" | "elsewhere";

export interface SessionClockInput {
  profile: SessionProfile;
  /** The stored session; null when signed out. */
  session: Times | null;
  /** Set when the stored session was found to be over. @default null */
  cause?: EndCause | null;
}

export interface SessionClockContext extends Ages {
  profile: SessionProfile;
  hasSession: boolean;
  remaining: number;
  /** Seconds left at the last announcement; null before. */
  spoken: number | null;
  cause: EndCause | null;
}

/** A reading of the clocks. `hasActed`: real input in this tab since the last one. */
export type Tick = { type: "clock.tick"; hasActed: boolean } & Times;

/** Session changes from outside the clock, in this or another tab. */
export type SessionNews =
  | ({ type: "session.opened" } & Times)
  /** A newer token of the same sign-in. */
  | ({ type: "session.renewed" } & Times)
  | { type: "session.ended"; cause: EndCause }
  /** Signed out here; needs no message. */
  | { type: "session.closed" }
  /** Another tab signed in as somebody else. */
  | { type: "session.replaced" };

export type SessionClockEvent =
  | Tick
  | SessionNews
  | { type: "session.extend" }
  | { type: "session.signOut" }
  | { type: "dialog.close" };

export type RenewOutcome = Outcome<Times>;

/**
 * Seconds before the end at which the countdown is announced; it is displayed every second (WCAG 2.2.1, 4.1.3). The dialog
 * announces the time left when it opens.
 */
const SPOKEN_AT = [30, 10];

const standing = (context: SessionClockContext, times: Times) => {
  const ages = grow(context, times);
  return { ...ages, remaining: remainingOf(context.profile, ages) };
};

const started = (context: Pick<SessionClockContext, "profile">, times: Times) => {
  const ages = agesAt(times);
  const remaining = remainingOf(context.profile, ages);
  return { ...ages, hasSession: true, remaining, spoken: null, cause: null };
};

const isFar = (context: SessionClockContext, times: Times) =>
  started(context, times).remaining > context.profile.warning;

const isMarkPassed = (before: number, after: number) =>
  SPOKEN_AT.some((mark) => before > mark && after <= mark);

export const sessionClockSetup = setup({
  types: {
    input: {} as SessionClockInput,
    context: {} as SessionClockContext,
    events: {} as SessionClockEvent,
    tags: {} as "busy" | "dialog",
    meta: {} as LeafMeta,
  },
  actors: {
    ticker: notProvidedCallback<EventObject, { countsInput: boolean }>("ticker"),
    news: notProvidedCallback<EventObject, undefined>("news"),
    renew: notProvided<RenewOutcome, undefined>("renew"),
    end: notProvided<unknown, { cause: "time" | "signedOut" }>("end"),
  },
  delays: {
    requestTimeout: REQUEST_TIMEOUT,
    /** How long the dialog says that the session was extended. */
    extendClose: 900,
    /** Longest wait for the provider's sign-out. */
    logoutBudget: 3_000,
    /** Between two silent renewals. */
    renewPause: 60_000,
  },
  guards: {
    isOk,
    isSessionEnded,
    isKnownToBeOver: ({ context }) => context.cause !== null,
    hasNoSession: ({ context }) => !context.hasSession,
    isOver: ({ context }) => context.remaining <= 0,
    isNearEnd: ({ context }) => context.remaining <= context.profile.warning,
    isOverThen: ({ context }, tick: Tick) => standing(context, tick).remaining <= 0,
    isNearEndThen: ({ context }, tick: Tick) => standing(context, tick).remaining <= context.profile.warning,
    isFarFromEndThen: ({ context }, tick: Tick) =>
      standing(context, tick).remaining > context.profile.warning,
    isExtension: ({ context }, times: Times) => isFar(context, times),
    isExtended: ({ context }, outcome: RenewOutcome) => outcome.ok && isFar(context, outcome.data),
    /** Only a token that would expire before the idle time after this input is renewed. */
    shouldRenew: ({ context }, tick: Tick) => {
      const { idle, lifetime } = context.profile;
      return idle !== null && tick.hasActed && lifetime - grow(context, tick).age <= idle;
    },
  },
  actions: {
    noteTime: assign(({ context }, tick: Tick) => {
      const next = standing(context, tick);
      const [before, after] = [secondsLeft(context.remaining), secondsLeft(next.remaining)];
      return { ...next, spoken: isMarkPassed(before, after) ? after : context.spoken };
    }),
    noteSession: assign(({ context }, times: Times) => started(context, times)),
    noteRenewal: assign(({ context }, outcome: RenewOutcome) =>
      outcome.ok ? started(context, outcome.data) : {},
    ),
    noteEnd: assign((_, { cause }: { cause: EndCause }) => ({ cause, hasSession: false, remaining: 0 })),
    forgetSession: assign({ cause: null, hasSession: false, remaining: 0 }),
    shareInput: notProvidedEffect<Tick>("shareInput"),
    dropSession: notProvidedEffect<{ cause: EndCause }>("dropSession"),
    showToast: notProvidedEffect<ToastNotice>("showToast"),
    acknowledge: notProvidedEffect("acknowledge"),
    reload: notProvidedEffect("reload"),
  },
});

export function startingContext({ input }: { input: SessionClockInput }): SessionClockContext {
  const { profile, session, cause = null } = input;
  const none = { tokenAt: 0, inputAt: 0, now: 0, mono: 0 };
  const hasSession = session !== null && cause === null;
  return { profile, ...started({ profile }, session ?? none), hasSession, cause };
}
