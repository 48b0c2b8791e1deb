import { flowOf } from "@amberline/flows/specs";
import { seenOn } from "@amberline/flows/stepper";
import { expect, test } from "vitest";
import { momentAt, momentsOf, seenAt } from "./moments";

const spec = flowOf("send")?.spec ?? expect.fail("There is no flow to walk.");
const lost = ["order.submit", "create=vop.NMTC", "name.confirm", "code.submit", "resend=net"];

test("what was seen on the way is the same, remembered step by step or told from the beginning", () => {
  for (const taken of [0, 1, 3, lost.length, 2]) {
    const steps = lost.slice(0, taken);
    expect(seenAt(spec, "private", steps)).toEqual(seenOn(spec, "private", steps));
  }
});

test("another way has not seen what was left for it", () => {
  const left = seenAt(spec, "private", lost);
  const other = seenAt(spec, "private", ["order.submit", "create=net"]);
  expect(left).toContain("send.nameCheck");
  expect(other).not.toContain("send.nameCheck");
});

test("a step that means nothing ends the path where it was", () => {
  const path = ["order.submit", "no.such", "create=net"];
  expect(momentsOf(spec, "private", path)).toHaveLength(2);
  expect(momentAt(spec, "private", path)).toBe(momentAt(spec, "private", ["order.submit"]));
  expect(seenAt(spec, "private", path)).toBe(seenAt(spec, "private", ["order.submit"]));
});
