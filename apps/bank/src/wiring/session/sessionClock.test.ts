import { describe, expect, test, vi } from "vitest";
import { sessionProfiles, type SessionNews } from "@amberline/flows/sessionClock";
import { createSessionStore } from "./sessionStore";
import { sessionClockOf } from "./sessionClock";

const tokens = { accessToken: "access-1", refreshToken: "refresh-1" };

function surroundings({ isSignedIn = true } = {}) {
  const kept = new Map<string, string>();
  const storage = {
    text: (name: string) => kept.get(name) ?? null,
    read: (name: string): unknown => JSON.parse(kept.get(name) ?? "null"),
    write: (name: string, value: unknown) =>
      void (value === null ? kept.delete(name) : kept.set(name, JSON.stringify(value))),
  };
  let ids = 0;
  const tabs = { notify: () => {}, listen: () => {} };
  const tab = () =>
    createSessionStore({ now: () => 5_000, newId: () => `sign-in-${(ids += 1)}`, storage, tabs });
  const session = tab();
  if (isSignedIn) session.signIn(tokens);
  const parts = {
    session,
    now: () => 7_000,
    sessionProfile: sessionProfiles.standard,
    renewal: async () => ({ renew: async () => ({ ok: true, data: true }) }),
    signOut: vi.fn(async () => {}),
    toasts: { show: vi.fn() },
    i18n: { t: (key: string) => key },
  };
  const leave = vi.fn();
  const clock = sessionClockOf(parts as unknown as Parameters<typeof sessionClockOf>[0], leave);
  const heard: SessionNews["type"][] = [];
  const watch = () => clock.calls.watch(({ type }) => heard.push(type));
  return { session, parts, leave, clock, heard, watch, elsewhere: tab };
}

describe("the clock's surroundings", () => {
  test("start with the stored session", () => {
    expect(surroundings().clock.input).toMatchObject({
      session: { tokenAt: 5_000, now: 7_000 },
      cause: null,
    });
    expect(surroundings({ isSignedIn: false }).clock.input).toMatchObject({ session: null, cause: null });
  });

  test("report what happened to the session, here and in other tabs [4]", () => {
    const { session, heard, watch, elsewhere, clock } = surroundings({ isSignedIn: false });
    watch();
    session.signIn(tokens);
    session.openAccounts([{ accountId: "a", token: "a", name: "a" }]);
    session.renew("access-1", { accessToken: "access-2", refreshToken: null }, 6_000);
    session.ended({ status: 401, token: "access-2" });
    elsewhere().signIn(tokens);
    clock.calls.look();
    session.signOut();
    expect(heard).toEqual([
      "session.opened",
      "session.renewed",
      "session.ended",
      "session.opened",
      "session.closed",
    ]);
  });

  test("take a sign-in after the end for a new one, though the clock begins to watch anew", () => {
    const { session, heard, watch } = surroundings();
    const stop = watch();
    session.end("time");
    session.signIn(tokens);
    stop();
    watch();
    expect(heard).toEqual(["session.ended", "session.opened"]);
  });

  test("distinguish one sign-in from another [6]", () => {
    const { heard, watch, elsewhere, clock } = surroundings();
    watch();
    elsewhere().signIn({ accessToken: "access-9", refreshToken: "refresh-9" });
    clock.calls.look();
    expect(heard).toEqual(["session.replaced"]);
  });

  test("report what happened before listening began, and nothing after it stopped", () => {
    const { session, heard, watch } = surroundings();
    session.end("time");
    const stop = watch();
    stop();
    session.acknowledge();
    session.signIn(tokens);
    expect(heard).toEqual(["session.ended"]);
  });

  test("answer a renewal with the times stored then, and pass a failure through", async () => {
    const { clock, parts } = surroundings();
    expect(await clock.calls.renew()).toMatchObject({ ok: true, data: { tokenAt: 5_000, now: 7_000 } });
    const failure = { ok: false, problem: "unreachable" };
    parts.renewal = async () => ({ renew: async () => failure }) as never;
    const other = sessionClockOf(parts as unknown as Parameters<typeof sessionClockOf>[0], () => {});
    expect(await other.calls.renew()).toEqual(failure);
  });

  test("lead to sign-in once the dialog is closed, and show a toast on failure [2.2] [8]", () => {
    const { session, clock, leave, parts } = surroundings();
    session.end("time");
    clock.calls.acknowledge();
    expect([session.state().status, leave.mock.calls.length]).toEqual(["signedOut", 1]);
    clock.calls.showToast({ tone: "negative", notice: { key: "session.extendFailed" } });
    expect(parts.toasts.show).toHaveBeenCalledWith({ tone: "negative", text: "session.extendFailed" });
  });
});
