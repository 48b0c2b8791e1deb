import type {
  RenewOutcome,
  SessionClockContext,
  SessionClockEvent,
  Tick,
  Times,
} from "@amberline/flows/sessionClock";
import { sessionClockMachine, sessionProfiles } from "@amberline/flows/sessionClock/machine";
import { exampleSession } from "@amberline/flows/sessionClock/examples";
import { failures, sessionEnded } from "@amberline/flows/shared/examples";
import { answers, examples, type FlowDefinition } from "../engine";

const second = 1_000;

const minute = 60 * second;

const customer: Record<string, SessionClockEvent> = {
  "session.extend": { type: "session.extend" },
  "session.signOut": { type: "session.signOut" },
  "dialog.close": { type: "dialog.close" },
};

/** A tick one second after the last, with the wall clock at `now`. */
const look = (context: SessionClockContext, now: number, change: Partial<Tick> = {}): Tick => ({
  type: "clock.tick",
  hasActed: false,
  tokenAt: context.tokenAt,
  inputAt: context.inputAt,
  now,
  mono: context.mono + second,
  ...change,
});

function ticks(context: SessionClockContext): Record<string, SessionClockEvent> {
  const { tokenAt, inputAt, profile } = context;
  const atAge = (age: number, change: Partial<Tick> = {}) => look(context, tokenAt + age, change);
  const always = {
    "tick.0:01": atAge(second),
    "tick.8:59": atAge(9 * minute - second),
    "tick.9:00": atAge(9 * minute),
    "tick.9:18": atAge(9 * minute + 18 * second),
    "tick.9:30": atAge(9.5 * minute),
    "tick.9:50": atAge(9 * minute + 50 * second),
    "tick.10:00": atAge(10 * minute),
    "slept.3h": atAge(180 * minute),
    "clock.setBack": atAge(-60 * minute),
  };
  if (profile.idle === null) return always;
  return {
    ...always,
    "idle.4:00": look(context, inputAt + 4 * minute),
    "idle.5:00": look(context, inputAt + 5 * minute),
    "acted.1:00": atAge(minute, { hasActed: true }),
    "acted.5:30": atAge(5.5 * minute, { hasActed: true }),
    "acted.9:30": atAge(9.5 * minute, { hasActed: true }),
    "actedElsewhere.5:30": atAge(5.5 * minute, { inputAt: tokenAt + 5.5 * minute }),
  };
}

function news({ tokenAt, mono }: SessionClockContext): Record<string, SessionClockEvent> {
  const issued = tokenAt + 8 * minute;
  const seenAt = (age: number): Times => ({ tokenAt: issued, inputAt: issued, now: issued + age, mono });
  return {
    "session.opened": { type: "session.opened", ...exampleSession() },
    "session.renewed": { type: "session.renewed", ...seenAt(0) },
    "session.renewed:late": { type: "session.renewed", ...seenAt(9.5 * minute) },
    "session.renewed:over": { type: "session.renewed", ...seenAt(10 * minute) },
    "session.ended:expired": { type: "session.ended", cause: "expired" },
    "session.ended:elsewhere": { type: "session.ended", cause: "elsewhere" },
    "session.ended:time": { type: "session.ended", cause: "time" },
    "session.closed": { type: "session.closed" },
    "session.replaced": { type: "session.replaced" },
  };
}

const renewals = ({ tokenAt, mono }: SessionClockContext): Record<string, RenewOutcome> => {
  const issued = tokenAt + 9.5 * minute;
  const seenAt = (age: number): RenewOutcome => ({
    ok: true,
    data: { tokenAt: issued, inputAt: issued, now: issued + age, mono },
  });
  return { ok: seenAt(0), late: seenAt(9.5 * minute), ...failures, ...sessionEnded };
};

export const sessionClockFlow: FlowDefinition<typeof sessionClockMachine> = {
  id: "sessionClock",
  machine: sessionClockMachine,
  inputs: {
    signedIn: { profile: sessionProfiles.standard, session: exampleSession() },
    signedOut: { profile: sessionProfiles.standard, session: null },
    "reloaded.9:30": { profile: sessionProfiles.standard, session: exampleSession(9.5 * minute) },
    "reloaded.10:01": { profile: sessionProfiles.standard, session: exampleSession(10 * minute + second) },
    foundOver: { profile: sessionProfiles.standard, session: null, cause: "time" },
    psd2: { profile: sessionProfiles.psd2, session: exampleSession() },
  },
  catalogue: (snapshot) => [
    ...examples("user", customer),
    ...answers<RenewOutcome>(snapshot, "renew", renewals(snapshot.context)),
    ...answers<RenewOutcome>(snapshot, "renewQuietly", renewals(snapshot.context)),
    ...answers<unknown>(snapshot, "end", { ok: { ok: true, data: true }, net: failures.net }),
    ...examples("time", ticks(snapshot.context)),
    ...examples("environment", news(snapshot.context)),
  ],
  project: ({ profile, age, remaining, spoken, cause }) => [
    profile.idle,
    profile.idle !== null && profile.lifetime - age <= profile.idle,
    remaining <= 0 ? "over" : remaining <= profile.warning ? "near" : "far",
    spoken,
    cause,
  ],
  requirements: {
    none: ["2.1"],
    "active.fresh.resting": ["4 session clock", "9 session lifetime"],
    "active.fresh.renewing": ["7 /access-token/refresh"],
    "active.fresh.pausing": ["7 /access-token/refresh"],
    "active.warning.asking": ["2.2 session dialogs", "4 session clock", "9 session lifetime"],
    "active.warning.extending": ["4 session clock", "7 /access-token/refresh", "8 session refresh failure"],
    "active.warning.extended": ["4 session clock", "9 session lifetime"],
    ending: ["4 session clock", "7 /logout"],
    loggingOut: ["2.2 session dialogs", "7 /logout"],
    ended: ["2.2 session dialogs", "6 HTTP 401 or 408", "8 HTTP 401 or 408"],
    replaced: ["6 account kinds"],
  },
  texts: ["session.extendFailed"],
  takenWhileBusy: ["session.signOut"],
  unreachable: {},
};
