import { readFileSync } from "node:fs";
import path from "node:path";
import { flows } from "@amberline/flow-lab/flows";
import { describe, expect, test } from "vitest";
import { cardOf } from "../../scripts/cards";
import { createI18n } from "../i18n";
import { namesIn } from "../names/names";
import { graphOf } from "./chartGraph";
import { chartWordsIn } from "./chartWordsIn";
import { foldingKey, foldingsOf, layoutAt } from "./folding";
import { transitionOf, type Box, type ChartDrawing, type ChartLayout } from "./layout";
import { rowsOf } from "./rows";

const lab = path.join(import.meta.dirname, "../../../../packages/flow-lab/src");
const drawingOf = (id: string) =>
  JSON.parse(readFileSync(path.join(lab, id, "layout.json"), "utf8")) as ChartDrawing;
const translations = { en: createI18n("en").t, lv: createI18n("lv").t };

const leaving = ({ arrows }: ChartLayout, id: string) => arrows.filter(({ source }) => source === id);

function expectInside(inner: Box, outer: Box, what: string) {
  expect(inner.x, what).toBeGreaterThanOrEqual(outer.x);
  expect(inner.y, what).toBeGreaterThanOrEqual(outer.y);
  expect(inner.x + inner.width, what).toBeLessThanOrEqual(outer.x + outer.width);
  expect(inner.y + inner.height, what).toBeLessThanOrEqual(outer.y + outer.height);
}

describe.each(flows)("the drawn chart of $id", (flow) => {
  const { foldings, ...drawn } = drawingOf(flow.id);
  const graph = graphOf(flow);
  const layouts = Object.keys(foldings).map((key) => layoutAt({ ...drawn, foldings }, key));

  test("has the machine's current states, transitions and events: else run `npm run charts`", () => {
    expect(drawn).toEqual(graph);
  });

  test("is drawn for every way to fold its groups", () => {
    const keys = foldingsOf(graph).map((open) => foldingKey(graph, open));
    expect(new Set(keys).size).toBe(keys.length);
    expect(Object.keys(foldings).sort()).toEqual([...keys].sort());
  });

  test("says of no two ways out of a state the same, in either language", () => {
    for (const language of ["en", "lv"] as const) {
      const words = chartWordsIn(flow.id, namesIn(flow.id, language), translations[language]);
      for (const layout of layouts)
        for (const { id } of layout.states) {
          const rows = rowsOf(graph, leaving(layout, id), words).flat();
          expect(new Set(rows).size, `${id}: ${rows.join(" | ")}`).toBe(rows.length);
        }
    }
  });

  test("has room for the text of each state and of each arrow", () => {
    for (const layout of layouts)
      for (const state of layout.states) {
        const own = leaving(layout, state.id);
        const card = cardOf(graph, state, own);
        expect(own.map(({ label }) => label.height)).toEqual(card.labels);
        expect(state.box.height, state.id).toBeGreaterThanOrEqual(
          card.labels.reduce((sum, high) => sum + high, 0),
        );
      }
  });

  test("keeps every state and all words within their group, and everything within the chart", () => {
    for (const layout of layouts) {
      const boxes = new Map(layout.states.map(({ id: state, box }) => [state, box]));
      const whole = { x: 0, y: 0, ...layout.size };
      for (const { id: state, parent, box } of layout.states)
        expectInside(box, (parent === null ? whole : boxes.get(parent)) ?? whole, state);
      for (const { source, label } of layout.arrows)
        if (label.height > 0) expectInside(label, boxes.get(source) ?? whole, source);
    }
  });

  test("has no overlapping states in a group", () => {
    for (const { states } of layouts)
      for (const one of states)
        for (const other of states) {
          if (one.id >= other.id || one.parent !== other.parent) continue;
          const [a, b] = [one.box, other.box];
          const isApart =
            a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;
          expect(isApart, `${one.id} and ${other.id}`).toBe(true);
        }
  });

  test("stays small", () => {
    expect(JSON.stringify({ ...drawn, foldings }).length).toBeLessThan(110_000);
  });
});

test("the id of a transition contains its source, event, guard and target", () => {
  expect(transitionOf("send.nameCheck: name.confirm [cannotSend] #2 -> send.blocked")).toMatchObject({
    source: "send.nameCheck",
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
