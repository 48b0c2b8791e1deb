import { expect, test } from "vitest";
import { changesBetween, countOf, markedIn } from "./changes";
import type { StateKind } from "./layout";

const state = (id: string) => ({ id, kind: "state" as StateKind, parent: null, isInitial: false });
const before = {
  states: [state("send.editing"), state("send.old")],
  transitions: [
    "send.editing: order.submit [isCovered] #1 -> send.creating",
    "send.editing: order.submit #2 -> send.old",
    "send.editing: code.submit #1 -> send.old",
  ],
  anytime: ["send: caps.changed #1 -> stays"],
};

test("a chart that only numbers its transitions otherwise has not changed", () => {
  const same = changesBetween(before, {
    ...before,
    transitions: before.transitions.map((id) => id.replace("#2", "#3")).toReversed(),
  });
  expect(countOf(same)).toBe(0);
});

test("states and transitions are added, gone, or lead elsewhere", () => {
  const changes = changesBetween(before, {
    states: [state("send.editing"), state("send.fresh")],
    transitions: [
      "send.editing: order.submit [isAble] #1 -> send.creating",
      "send.editing: order.submit #2 -> send.fresh",
      "send.fresh: page.retry #1 -> stays",
    ],
    anytime: [],
  });
  expect(changes).toEqual({
    states: { added: ["send.fresh"], gone: ["send.old"] },
    transitions: {
      added: ["send.fresh: page.retry #1 -> stays"],
      gone: ["send.editing: code.submit #1 -> send.old", "send: caps.changed #1 -> stays"],
      changed: [
        { before: before.transitions[0], now: "send.editing: order.submit [isAble] #1 -> send.creating" },
        { before: before.transitions[1], now: "send.editing: order.submit #2 -> send.fresh" },
      ],
    },
  });
  expect(countOf(changes)).toBe(7);
  expect(markedIn(changes)).toContain("send.editing: order.submit #2 -> send.fresh");
});

test("a flow that is new has only what was added", () => {
  const { states, transitions } = changesBetween(null, before);
  expect([states.added.length, transitions.added.length, transitions.gone.length]).toEqual([2, 4, 0]);
});
