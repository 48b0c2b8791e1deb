import { expect, test } from "vitest";
import { companyRegistrationFlow } from "../companyRegistration/companyRegistration.flow";
import { sendFlow } from "../send/send.flow";
import { begin } from "./engine";
import { seenOn, statesOn } from "./seen";

test("a walk has visited its start, the transient states and every transition it took", () => {
  const seen = seenOn(sendFlow, "private", ["order.submit"]);
  expect(seen).toContain("send.editing");
  expect(seen).toContain("send.creating");
  expect([...seen]).toContainEqual(expect.stringMatching(/^send\.settled: always .*-> send\.editing$/));
  expect([...seen]).toContainEqual(
    expect.stringMatching(/^send\.editing: order\.submit .*-> send\.creating$/),
  );
  expect(seen).not.toContain("send.nameCheck");
});

test("nothing is visited after an impossible step", () => {
  const seen = seenOn(sendFlow, "private", ["name.confirm", "code.submit:none", "order.submit"]);
  expect(seen).not.toContain("send.creating");
});

test("parallel states are active at once, with all their ancestors", () => {
  const [input = ""] = Object.keys(companyRegistrationFlow.inputs);
  expect(statesOn(begin(companyRegistrationFlow, input).snapshot)).toContain("companyRegistration");
  expect(statesOn(begin(sendFlow, "private").snapshot)).toEqual(new Set(["send", "send.editing"]));
});
