import { describe, expect, test, vi } from "vitest";
import { createActor, fromCallback, SimulatedClock } from "xstate";
import { failures, sessionEnded } from "../shared/examples";
import { sessionProfiles } from "./lifetime";
import { exampleSession } from "./examples";
import { wireSessionClock, type SessionClockCalls } from "./sessionClock.machine";
import type { RenewOutcome, SessionClockInput, SessionNews } from "./sessionClock.setup";

const second = 1_000;
const minute = 60 * second;
const { standard, psd2 } = sessionProfiles;

/** A session clock with its surroundings in hand: time is what `later` makes of it. */
function started(change: Partial<SessionClockInput> = {}) {
  const begun = exampleSession();
  let { tokenAt, inputAt, now, mono } = change.session ?? begun;
  let hear: (news: SessionNews) => void = () => {};
  const times = () => ({ tokenAt, inputAt, now, mono });
  const answers: ((outcome: RenewOutcome) => void)[] = [];
  const calls = {
    look: vi.fn(times),
    watch: (listener: (news: SessionNews) => void) => {
      hear = listener;
      return () => {};
    },
    renew: vi.fn(() => new Promise<RenewOutcome>((answer) => answers.push(answer))),
    end: vi.fn<SessionClockCalls["end"]>(() => new Promise(() => {})),
    drop: vi.fn<SessionClockCalls["drop"]>(),
    shareInput: vi.fn((at: number) => (inputAt = at)),
    acknowledge: vi.fn(),
    showToast: vi.fn(),
    reload: vi.fn(),
  } satisfies SessionClockCalls;
  const clock = new SimulatedClock();
  const machine = wireSessionClock(calls).provide({ actors: { ticker: fromCallback(() => {}) } });
  const actor = createActor(machine, { input: { profile: standard, session: begun, ...change }, clock });
  actor.start();

  const later = (milliseconds: number, hasActed = false) => {
    now += milliseconds;
    mono += milliseconds;
    clock.increment(milliseconds);
    actor.send({ type: "clock.tick", hasActed, ...times() });
  };
  const extended = () => {
    tokenAt = now;
    inputAt = now;
    return { ok: true, data: times() } as const;
  };
  const answer = async (outcome: RenewOutcome) => {
    answers.shift()?.(outcome);
    await vi.waitFor(() =>
      expect(actor.getSnapshot().matches({ active: { warning: "extending" } })).toBe(false),
    );
  };
  const value = () => actor.getSnapshot().value;
  const hears = (news: SessionNews) => hear(news);
  return { actor, calls, clock, later, extended, answer, answers, value, hears };
}

const resting = { active: { fresh: "resting" } };
const asking = { active: { warning: "asking" } };

describe("the session clock", () => {
  test("warns a minute before the end, then ends and tells the provider [4-21] [9]", () => {
    const { later, value, calls, clock } = started();
    later(9 * minute - second);
    expect(value()).toEqual(resting);
    later(second);
    expect(value()).toEqual(asking);
    later(minute);
    expect(value()).toBe("ending");
    expect(calls.end).toHaveBeenCalledExactlyOnceWith("time");
    clock.increment(3 * second);
    expect(value()).toBe("ended");
  });

  test("waits at most three seconds for the provider's answer to the end [4]", () => {
    const { later, value, clock } = started();
    later(10 * minute);
    clock.increment(3 * second - 1);
    expect(value()).toBe("ending");
    clock.increment(1);
    expect(value()).toBe("ended");
  });

  test("ends the session of a laptop that slept, without a warning [4]", () => {
    const { later, value } = started();
    later(180 * minute);
    expect(value()).toBe("ending");
  });

  test.each([
    ["at 9:30 begins with the warning", 9.5 * minute, asking],
    ["at 10:01 begins with the end", 10 * minute + second, "ending"],
  ])("reloaded %s [4]", (_, age, state) => {
    expect(started({ session: exampleSession(age) }).value()).toEqual(state);
  });

  test("extends on request, says so for 0.9 s, and starts another ten minutes [4-22] [9]", async () => {
    const { actor, later, value, answer, extended, clock } = started();
    later(9.5 * minute);
    actor.send({ type: "session.extend" });
    await answer(extended());
    expect(value()).toEqual({ active: { warning: "extended" } });
    clock.increment(899);
    expect(value()).toEqual({ active: { warning: "extended" } });
    clock.increment(1);
    expect(value()).toEqual(resting);
    later(9 * minute - second);
    expect(value()).toEqual(resting);
    later(second);
    expect(value()).toEqual(asking);
  });

  test("treats five presses of Extend as one [4]", () => {
    const { actor, later, calls } = started();
    later(9 * minute);
    for (let press = 0; press < 5; press += 1) actor.send({ type: "session.extend" });
    expect(calls.renew).toHaveBeenCalledTimes(1);
  });

  test.each(["403", "net", "timeout", "malformed", "500"] as const)(
    "says 'wrong' when extending fails with %s, keeps counting and allows a retry [8-27]",
    async (failure) => {
      const { actor, later, value, answer, calls } = started();
      later(9 * minute);
      actor.send({ type: "session.extend" });
      await answer(failures[failure]);
      expect(value()).toEqual(asking);
      expect(calls.showToast).toHaveBeenCalledTimes(1);
      actor.send({ type: "session.extend" });
      expect(calls.renew).toHaveBeenCalledTimes(2);
      later(minute);
      expect(value()).toBe("ending");
    },
  );

  test.each(["401", "408"] as const)(
    "is over when the provider refuses to extend it with %s, without telling the provider [6] [8]",
    async (failure) => {
      const { actor, later, value, answer, calls } = started();
      later(9 * minute);
      actor.send({ type: "session.extend" });
      await answer(sessionEnded[failure]);
      expect(value()).toBe("ended");
      expect(actor.getSnapshot().context.cause).toBe("expired");
      expect(calls.drop).toHaveBeenCalledExactlyOnceWith("expired");
      expect(calls.end).not.toHaveBeenCalled();
    },
  );

  test("keeps counting while extending, and ignores an answer after the end [4]", async () => {
    const { actor, later, value, answers, extended } = started();
    later(9.5 * minute);
    actor.send({ type: "session.extend" });
    later(20 * second);
    expect(actor.getSnapshot().context.remaining).toBe(10 * second);
    later(10 * second);
    expect(value()).toBe("ending");
    answers.shift()?.(extended());
    await Promise.resolve();
    expect(value()).toBe("ending");
  });

  test("stops waiting for an answer after a while, to allow a retry", () => {
    const { actor, later, value, clock, calls } = started();
    later(9 * minute);
    actor.send({ type: "session.extend" });
    clock.increment(15 * second);
    expect(value()).toEqual(asking);
    expect(calls.showToast).toHaveBeenCalledTimes(1);
  });

  test("logs out from the warning at once, without a message [2.2]", () => {
    const { actor, later, value, calls, clock } = started();
    later(9 * minute);
    actor.send({ type: "session.signOut" });
    expect(calls.end).toHaveBeenCalledExactlyOnceWith("signedOut");
    clock.increment(3 * second);
    expect(value()).toBe("none");
  });

  test("leads to sign-in once the message was closed, and not before [2.2-9]", () => {
    const { actor, later, value, calls, clock } = started();
    later(10 * minute);
    actor.send({ type: "dialog.close" });
    expect(calls.acknowledge).not.toHaveBeenCalled();
    clock.increment(3 * second);
    actor.send({ type: "dialog.close" });
    expect(value()).toBe("none");
    expect(calls.acknowledge).toHaveBeenCalledTimes(1);
  });

  test("announces the countdown at 30 and at 10 seconds, and shows every second [2.2-9]", () => {
    const { actor, later } = started();
    later(9 * minute);
    const [shown, spoken] = [new Set<number>(), new Set<number | null>()];
    for (let passed = 0; passed < 59; passed += 1) {
      later(second);
      shown.add(actor.getSnapshot().context.remaining / second);
      spoken.add(actor.getSnapshot().context.spoken);
    }
    expect(shown.size).toBe(59);
    expect([...spoken]).toEqual([null, 30, 10]);
  });

  test("announces the time left when it wakes up between two announcements", () => {
    const { actor, later } = started();
    later(9 * minute);
    later(37 * second);
    expect(actor.getSnapshot().context.spoken).toBe(23);
  });
});

describe("the session clock among tabs", () => {
  test("closes its warning when another tab extends [4]", () => {
    const { later, value, hears, extended } = started();
    later(9.5 * minute);
    hears({ type: "session.renewed", ...extended().data });
    expect(value()).toEqual(resting);
  });

  test("says that it was extended when another tab was faster", () => {
    const { actor, later, value, hears, extended } = started();
    later(9.5 * minute);
    actor.send({ type: "session.extend" });
    hears({ type: "session.renewed", ...extended().data });
    expect(value()).toEqual({ active: { warning: "extended" } });
  });

  test.each(["time", "expired", "elsewhere"] as const)(
    "ends with another tab, and knows why: %s [4]",
    (cause) => {
      const { actor, value, hears, calls } = started();
      hears({ type: "session.ended", cause });
      expect(value()).toBe("ended");
      expect(actor.getSnapshot().context.cause).toBe(cause);
      expect(calls.end).not.toHaveBeenCalled();
    },
  );

  test("closes the ended dialog when another tab signs in [4]", () => {
    const { value, hears } = started({ session: null, cause: "time" });
    expect(value()).toBe("ended");
    hears({ type: "session.opened", ...exampleSession() });
    expect(value()).toEqual(resting);
  });

  test("reloads the app when another tab signs in as somebody else [6]", () => {
    const { value, hears, calls } = started();
    hears({ type: "session.replaced" });
    expect(value()).toBe("replaced");
    expect(calls.reload).toHaveBeenCalledTimes(1);
  });
});

describe("the psd2 profile", () => {
  test("warns after four minutes without input and ends after five, whatever the token says", () => {
    const { later, value } = started({ profile: psd2 });
    later(4 * minute);
    expect(value()).toEqual(asking);
    later(minute);
    expect(value()).toBe("ending");
  });

  test("continues with input, which it shares with other tabs, and ends without", () => {
    const { later, value, calls } = started({ profile: psd2 });
    later(3 * minute, true);
    expect(calls.shareInput).toHaveBeenCalledTimes(1);
    later(3 * minute);
    expect(value()).toEqual(resting);
    later(2 * minute);
    expect(value()).toBe("ending");
  });

  test("renews the token silently before it would expire ahead of the input, at most once a minute", async () => {
    const { later, value, calls, answers } = started({ profile: psd2 });
    later(4 * minute, true);
    expect(calls.renew).not.toHaveBeenCalled();
    later(minute, true);
    expect(value()).toEqual({ active: { fresh: "renewing" } });
    answers.shift()?.(failures.net);
    await vi.waitFor(() => expect(value()).toEqual({ active: { fresh: "pausing" } }));
    later(30 * second, true);
    expect(calls.renew).toHaveBeenCalledTimes(1);
    later(30 * second, true);
    later(second, true);
    expect(calls.renew).toHaveBeenCalledTimes(2);
    expect(calls.showToast).not.toHaveBeenCalled();
  });

  test("does not renew for polling, nor for input in another tab, which renews itself", () => {
    const { later, calls, hears, extended } = started({ profile: psd2 });
    later(3 * minute, true);
    hears({ type: "session.renewed", ...extended().data });
    for (let polled = 0; polled < 3; polled += 1) later(minute);
    expect(calls.renew).not.toHaveBeenCalled();
  });

  test("closes the warning only on Extend in this tab, or input in another", () => {
    const { later, value, calls } = started({ profile: psd2 });
    later(4 * minute);
    later(second, true);
    expect(value()).toEqual(asking);
    expect(calls.shareInput).not.toHaveBeenCalled();
    calls.shareInput(exampleSession(4 * minute + second).now);
    later(second);
    expect(value()).toEqual(resting);
  });

  test("ends when the provider no longer renews", async () => {
    const { later, value, answers, calls } = started({ profile: psd2 });
    later(3 * minute, true);
    later(3 * minute, true);
    answers.shift()?.(sessionEnded["401"]);
    await vi.waitFor(() => expect(value()).toBe("ended"));
    expect(calls.drop).toHaveBeenCalledExactlyOnceWith("expired");
  });
});
