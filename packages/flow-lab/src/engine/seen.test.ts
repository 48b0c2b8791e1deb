import { expect, test } from "vitest";
import { corporateOnboardingFlow } from "../corporateOnboarding/corporateOnboarding.flow";
import { sendFlow } from "../send/send.flow";
import { begin } from "./engine";
import { seenOn, statesOn } from "./seen";

test("a walk has seen its beginning, what it passed through and every transition it took", () => {
  const seen = seenOn(sendFlow, "private", ["order.submit"]);
  expect(seen).toContain("send.editing");
  expect(seen).toContain("send.creating");
  expect([...seen]).toContainEqual(expect.stringMatching(/^send\.settled: always .*-> send\.editing$/));
  expect([...seen]).toContainEqual(
    expect.stringMatching(/^send\.editing: order\.submit .*-> send\.creating$/),
  );
  expect(seen).not.toContain("send.nameCheck");
});

test("a step that does not fit ends what was seen", () => {
  const seen = seenOn(sendFlow, "private", ["name.confirm", "code.submit:none", "order.submit"]);
  expect(seen).not.toContain("send.creating");
});

test("several states of a parallel one are on at once, and all that is around them", () => {
  const [input = ""] = Object.keys(corporateOnboardingFlow.inputs);
  expect(statesOn(begin(corporateOnboardingFlow, input).snapshot)).toContain("corporateOnboarding");
  expect(statesOn(begin(sendFlow, "private").snapshot)).toEqual(new Set(["send", "send.editing"]));
});
