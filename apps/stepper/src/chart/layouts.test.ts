import { readFileSync } from "node:fs";
import path from "node:path";
import { flows } from "@amberline/flow-lab/flows";
import { describe, expect, test } from "vitest";
import { graphOf } from "./chartGraph";
import { transitionOf, type ChartLayout, type Size } from "./layout";

const lab = path.join(import.meta.dirname, "../../../../packages/flow-lab/src");
const layoutOf = (id: string) =>
  JSON.parse(readFileSync(path.join(lab, id, "layout.json"), "utf8")) as ChartLayout;
const sizeOf = ({ width, height }: Size) => ({ width, height });

describe.each(flows)("the drawn chart of $id", (flow) => {
  const layout = layoutOf(flow.id);
  const graph = graphOf(flow);

  test("has the machine's current states, transitions and events: else run `npm run charts`", () => {
    expect(layout.states.map(({ box: _, ...state }) => state)).toEqual(
      graph.states.map(({ size: _, ...state }) => state),
    );
    expect(layout.arrows.map(({ line: _, label: __, ...arrow }) => arrow)).toEqual(
      graph.arrows.map(({ label: _, ...arrow }) => arrow),
    );
    expect(layout.anytime).toEqual(graph.anytime);
  });

  test("has room for the text of each state and label", () => {
    graph.states.forEach(({ size, kind }, at) => {
      const box = layout.states[at]?.box;
      if (box && kind !== "group" && kind !== "parallel") expect(sizeOf(box)).toEqual(size);
    });
    graph.arrows.forEach(({ label, source, target }, at) => {
      const drawn = layout.arrows[at]?.label;
      if (source !== target) expect((drawn?.width ?? 0) > 0).toBe(label.width > 0);
    });
  });

  test("keeps every state within its group, and everything within the chart", () => {
    const boxes = new Map(layout.states.map(({ id: state, box }) => [state, box]));
    const whole = { x: 0, y: 0, ...layout.size };
    for (const { id: state, parent, box } of layout.states) {
      const outer = (parent === null ? whole : boxes.get(parent)) ?? whole;
      expect(box.x, state).toBeGreaterThanOrEqual(outer.x);
      expect(box.y, state).toBeGreaterThanOrEqual(outer.y);
      expect(box.x + box.width, state).toBeLessThanOrEqual(outer.x + outer.width);
      expect(box.y + box.height, state).toBeLessThanOrEqual(outer.y + outer.height);
    }
  });

  test("has no overlapping states in a group", () => {
    for (const one of layout.states)
      for (const other of layout.states) {
        if (one.id >= other.id || one.parent !== other.parent) continue;
        const [a, b] = [one.box, other.box];
        const isApart =
          a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;
        expect(isApart, `${one.id} and ${other.id}`).toBe(true);
      }
  });

  test("stays small", () => {
    expect(JSON.stringify(layout).length).toBeLessThan(26_000);
  });
});

test("the id of a transition contains its event, guard and target", () => {
  expect(transitionOf("send.nameCheck: name.confirm [cannotSend] #2 -> send.blocked")).toMatchObject({
    event: "name.confirm",
    guard: "cannotSend",
    target: "send.blocked",
  });
  expect(transitionOf("send: caps.changed #1 -> stays")).toMatchObject({
    event: "caps.changed",
    guard: null,
    target: "stays",
  });
});
