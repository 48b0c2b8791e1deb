import { expect, test } from "vitest";
import { createActor, waitFor } from "xstate";
import { failures, refused, sessionEnded } from "./examples";
import { failureNotice } from "./notice";
import { isPlaceholder, notProvided, notProvidedCallback, notProvidedEffect } from "./notProvided";
import { isRefusal, isUncertain } from "./outcome";

const all = { ...failures, ...sessionEnded };

test.each([
  ["net", "error.access", undefined],
  ["timeout", "error.access", undefined],
  ["aborted", "error.access", undefined],
  ["403", "error.forbidden", undefined],
  ["401", "error.sessionExpired", undefined],
  ["408", "error.sessionExpired", undefined],
  ["500", "error.general", undefined],
  ["500.text", "error.general", "Please call us"],
  ["malformed", "error.general", undefined],
  ["malformed.text", "error.general", "Service is being repaired"],
] as const)("says %s with %s [8-3]", (name, key, text) => {
  expect(failureNotice(all[name])).toEqual(text ? { key, text } : { key });
});

test("says a refusal in the provider's own words [8]", () => {
  expect(failureNotice(refused("other", "No more today"))).toEqual({
    key: "error.general",
    text: "No more today",
  });
});

test("treats no answer, an unreadable one, a timed-out session and any 5xx as uncertain, and every other answer as definite", () => {
  const uncertain = Object.entries(all).filter(([, outcome]) => isUncertain(outcome));
  expect(uncertain.map(([name]) => name).sort()).toEqual(
    ["net", "timeout", "aborted", "malformed", "malformed.text", "500", "500.text", "408"].sort(),
  );
  expect(isUncertain(refused("other", "No"))).toBe(false);
  expect(isUncertain({ ok: true, data: null })).toBe(false);
});

test("distinguishes refusals by code", () => {
  expect(isRefusal(refused("BADPASS", "BADPASS"), "BADPASS")).toBe(true);
  expect(isRefusal(refused("other", "BADPASS"), "BADPASS")).toBe(false);
  expect(isRefusal(failures.net, "BADPASS")).toBe(false);
});

test("an actor or an effect that was not wired throws", async () => {
  const actor = createActor(notProvided<string, undefined>("openAccounts"), { input: undefined });
  actor.subscribe({ error: () => {} });
  actor.start();
  await waitFor(actor, ({ status }) => status === "error").catch(() => {});
  expect(actor.getSnapshot().error).toEqual(
    expect.objectContaining({ message: expect.stringContaining("openAccounts is not provided") }),
  );

  const widget = createActor(notProvidedCallback("widget"));
  widget.subscribe({ error: () => {} });
  widget.start();
  expect(widget.getSnapshot().error).toEqual(
    expect.objectContaining({ message: expect.stringContaining("widget is not provided") }),
  );

  const effect = notProvidedEffect("logOut");
  expect(() => effect(null, undefined)).toThrow("logOut is not provided");
  expect(isPlaceholder(effect)).toBe(true);
  expect(isPlaceholder(() => {})).toBe(false);
});
