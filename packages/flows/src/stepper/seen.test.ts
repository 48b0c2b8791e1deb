import { expect, test } from "vitest";
import { corporateOnboardingSpec } from "../corporateOnboarding/corporateOnboarding.spec";
import { sendSpec } from "../send/send.spec";
import { begin } from "./engine";
import { seenOn, statesOn } from "./seen";

test("a walk has seen its beginning, what it passed through and every transition it took", () => {
  const seen = seenOn(sendSpec, "private", ["order.submit"]);
  expect(seen).toContain("send.editing");
  expect(seen).toContain("send.creating");
  expect([...seen]).toContainEqual(expect.stringMatching(/^send\.settled: always .*-> send\.editing$/));
  expect([...seen]).toContainEqual(
    expect.stringMatching(/^send\.editing: order\.submit .*-> send\.creating$/),
  );
  expect(seen).not.toContain("send.nameCheck");
});

test("a step that does not fit ends what was seen", () => {
  const seen = seenOn(sendSpec, "private", ["name.confirm", "code.submit:none", "order.submit"]);
  expect(seen).not.toContain("send.creating");
});

test("several states of a parallel one are on at once, and all that is around them", () => {
  const [input = ""] = Object.keys(corporateOnboardingSpec.inputs);
  expect(statesOn(begin(corporateOnboardingSpec, input).snapshot)).toContain("corporateOnboarding");
  expect(statesOn(begin(sendSpec, "private").snapshot)).toEqual(new Set(["send", "send.editing"]));
});
