import { flowOf } from "@amberline/flow-lab/flows";
import { layoutOf } from "@amberline/flow-lab/layouts";
import { begin, edgesOf, offersOf, type AnyFlowDefinition } from "@amberline/flow-lab/engine";
import { expect, test } from "vitest";
import { layoutAt } from "./folding";
import type { ChartDrawing } from "./layout";
import { nearest, offersAlong, statusOf, statusOfArrow } from "./chartStatus";

const drawing = (await layoutOf("send")) as ChartDrawing;
const layout = layoutAt(drawing, "0.1.2");
const stateOf = (id: string) => {
  const state = layout.states.find((each) => each.id === id);
  if (!state) throw new Error(id);
  return state;
};
const send = (): AnyFlowDefinition => {
  const flow = flowOf("send");
  if (!flow) throw new Error("send");
  return flow;
};

const walked = {
  current: new Set(["send.unknown", "send.unknown.checking"]),
  visited: new Set(["send.editing", "send.creating", "send.unknown.checking"]),
  covered: new Set(["send.editing", "send.creating", "send.unknown.checking", "send.twoFactor"]),
};

test("distinguishes current, visited, covered by tests only, and never reached", () => {
  const status = (id: string) => statusOf(drawing.states, stateOf(id), walked);
  expect(status("send.unknown.checking")).toBe("current");
  expect(status("send.editing")).toBe("visited");
  expect(status("send.twoFactor")).toBe("covered");
  expect(status("send.nameCheck")).toBe("never");
});

test("derives a group's status from its states", () => {
  expect(statusOf(drawing.states, stateOf("send.unknown"), walked)).toBe("current");
  expect(statusOf(drawing.states, stateOf("send.succeeded"), walked)).toBe("never");
});

test("never reports a transient state as missed", () => {
  expect(statusOf(drawing.states, stateOf("send.boot"), walked)).toBe("covered");
});

test("reports an arrow as missed while any of its transitions is", () => {
  const arrow = { transitions: ["one", "two"] };
  const none = new Set<string>();
  const only = (covered: ReadonlySet<string>, visited = none) =>
    statusOfArrow(arrow, { current: none, visited, covered });
  expect(only(new Set(["one"]))).toBe("never");
  expect(only(new Set(["one", "two"]))).toBe("covered");
  expect(only(new Set(["one", "two"]), new Set(["two"]))).toBe("visited");
});

test("finds the events possible along an arrow now, and none along the others", () => {
  const flow = send();
  const offers = offersOf(flow, begin(flow, "private"));
  const along = (target: string) =>
    offersAlong(
      edgesOf(flow)
        .filter(({ source, targets }) => source === "send.editing" && targets.includes(target))
        .map(({ id }) => id),
      offers,
    ).map(({ example }) => example.id);
  expect(along("send.creating")).toContain("order.submit");
  expect(along("send.blocked")).toContain("caps.changed:rejected");
  const fromCreating = edgesOf(flow).filter(({ source }) => source === "send.creating");
  expect(
    offersAlong(
      fromCreating.map(({ id }) => id),
      offers,
    ),
  ).toEqual([]);
});

test("finds the nearest state in a direction, and none at the edge", () => {
  expect(nearest(layout, "send.boot", "right")?.id).toBe("send.settled");
  expect(nearest(layout, "send.boot", "left")).toBeNull();
});
