import { flowOf } from "@amberline/flow-lab/flows";
import { seenOn } from "@amberline/flow-lab/engine";
import { expect, test } from "vitest";
import { momentAt, momentsOf, seenAt } from "./moments";

const flow = flowOf("send") ?? expect.fail("There is no flow to walk.");
const lost = ["order.submit", "create=vop.NMTC", "name.confirm", "code.submit", "resend=net"];

test("what was seen on the way is the same, remembered step by step or told from the beginning", () => {
  for (const taken of [0, 1, 3, lost.length, 2]) {
    const steps = lost.slice(0, taken);
    expect(seenAt(flow, "private", steps)).toEqual(seenOn(flow, "private", steps));
  }
});

test("another way has not seen what was left for it", () => {
  const left = seenAt(flow, "private", lost);
  const other = seenAt(flow, "private", ["order.submit", "create=net"]);
  expect(left).toContain("send.nameCheck");
  expect(other).not.toContain("send.nameCheck");
});

test("a step that means nothing ends the path where it was", () => {
  const path = ["order.submit", "no.such", "create=net"];
  expect(momentsOf(flow, "private", path)).toHaveLength(2);
  expect(momentAt(flow, "private", path)).toBe(momentAt(flow, "private", ["order.submit"]));
  expect(seenAt(flow, "private", path)).toBe(seenAt(flow, "private", ["order.submit"]));
});
