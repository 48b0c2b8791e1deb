import { expect, test } from "vitest";
import { flowOf } from "../flows";
import { explore } from "./paths";
import { noSights, pictureNameOf, sightingsOf, watch, withSight } from "./sight";
import { replay } from "./steps";

const send = flowOf("send");
if (!send) throw new Error("There is no payment.");

const sightOf = (path: string, input = "private") => {
  const steps = path.split("~");
  const moment = replay(send, input, steps).moments.at(-1);
  if (!moment) throw new Error("There is no such moment.");
  return { input, steps, moment };
};
const matching = sightOf("order.submit~create=vop.MTCH");
const other = sightOf("order.submit~create=vop.NMTC");
const read = ["check", "check/result"];

test("what is read of a context is recorded by its place, and reads as it was", () => {
  const { snapshot, placesRead } = watch(other.moment.snapshot);
  expect(placesRead()).toEqual([]);
  const context = snapshot.context as { check: { result: string }; found: unknown[] };
  expect(context.check.result).toBe("NMTC");
  expect(context.found).toHaveLength(0);
  expect(placesRead()).toEqual(["check", "check/result", "found"]);
  expect(snapshot.can({ type: "dialog.cancel" })).toBe(true);
  expect(context).toEqual(other.moment.snapshot.context);
});

test("a picture is found by what its screen read, and never for another value there", () => {
  const sights = withSight(noSights, matching, read);
  expect(pictureNameOf(sights, matching.moment.snapshot)).toBe("nameCheck");
  expect(pictureNameOf(sights, other.moment.snapshot)).toBeNull();
  const both = withSight(sights, other, read);
  expect(pictureNameOf(both, other.moment.snapshot)).toBe("nameCheck-create.vop.NMTC");
  expect(both.places).toHaveLength(1);
});

test("a picture is found for a walk that differs only in what its screen did not read", () => {
  const sights = withSight(noSights, matching, read);
  const dearer = sightOf("order.submit+order.amount=12.34~create=vop.MTCH");
  expect(pictureNameOf(sights, dearer.moment.snapshot)).toBe("nameCheck");
  const amounts = withSight(noSights, matching, [...read, "order/amount/minor"]);
  expect(pictureNameOf(amounts, dearer.moment.snapshot)).toBeNull();
  expect(pictureNameOf(sights, sightOf("order.submit").moment.snapshot)).toBeNull();
});

test("what an event makes of a state is to be pictured once for each transition", () => {
  const devices = flowOf("devices");
  if (!devices) throw new Error("There are no devices.");
  const asked = sightingsOf(devices, explore(devices), []).map(({ steps }) => steps.join("~"));
  for (const answer of ["signOut=refused", "readSignIns=404"])
    expect(asked.filter((path) => path.endsWith(answer))).toHaveLength(1);
});
