import { flowOf } from "@amberline/flow-lab/flows";
import { seenOn } from "@amberline/flow-lab/engine";
import { expect, test } from "vitest";
import { momentAt, momentsOf, seenAt } from "./moments";

const flow = flowOf("send") ?? expect.fail("There is no flow to walk.");
const lost = ["order.submit", "create=vop.NMTC", "name.confirm", "code.submit", "resend=net"];

test("visited ids are the same when memoized step by step as when computed from the start", () => {
  for (const taken of [0, 1, 3, lost.length, 2]) {
    const steps = lost.slice(0, taken);
    expect(seenAt(flow, "private", steps)).toEqual(seenOn(flow, "private", steps));
  }
});

test("another branch has not visited what the abandoned one did", () => {
  const left = seenAt(flow, "private", lost);
  const other = seenAt(flow, "private", ["order.submit", "create=net"]);
  expect(left).toContain("send.nameCheck");
  expect(other).not.toContain("send.nameCheck");
});

test("an impossible step ends the path before it", () => {
  const path = ["order.submit", "no.such", "create=net"];
  expect(momentsOf(flow, "private", path)).toHaveLength(2);
  expect(momentAt(flow, "private", path)).toBe(momentAt(flow, "private", ["order.submit"]));
  expect(seenAt(flow, "private", path)).toBe(seenAt(flow, "private", ["order.submit"]));
});
