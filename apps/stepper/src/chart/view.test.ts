import { expect, test } from "vitest";
import { around, centre, fit, open, reveal, subject, zoomAt } from "./view";

const frame = { width: 500, height: 400 };
const box = { x: 1000, y: 600, width: 128, height: 40 };

test("fits and centres the whole chart in the frame", () => {
  const { x, y, zoom } = fit({ width: 952, height: 376 }, frame);
  expect(zoom).toBe(0.5);
  expect([x, y]).toEqual([12, 106]);
});

test("never enlarges a small chart beyond full size", () => {
  expect(fit({ width: 100, height: 100 }, frame).zoom).toBe(1);
});

test("opens a large chart around the current state, at a readable size", () => {
  const view = open({ width: 2000, height: 1500 }, frame, box);
  expect(view).toEqual(centre(box, frame, 0.91));
  expect(view.x + (box.x + box.width / 2) * view.zoom).toBe(frame.width / 2);
});

test("opens a small chart in full", () => {
  const chart = { width: 300, height: 200 };
  expect(open(chart, frame, { ...box, x: 0, y: 0 })).toEqual(fit(chart, frame));
});

test("zooms around the pointer, which stays over the same point", () => {
  const before = { x: -30, y: 12, zoom: 0.5 };
  const after = zoomAt(before, 1.25, { x: 200, y: 100 });
  expect((200 - after.x) / after.zoom).toBeCloseTo((200 - before.x) / before.zoom);
  expect((100 - after.y) / after.zoom).toBeCloseTo((100 - before.y) / before.zoom);
});

test("limits the zoom in both directions", () => {
  const view = { x: 0, y: 0, zoom: 1 };
  expect(zoomAt(view, 1000, { x: 0, y: 0 }).zoom).toBe(2);
  expect(zoomAt(view, 0.001, { x: 0, y: 0 }).zoom).toBe(0.2);
});

test("does not move for a visible box", () => {
  const view = { x: 0, y: 0, zoom: 1 };
  expect(reveal(view, { ...box, x: 100, y: 100 }, frame)).toEqual(view);
});

test("moves only as far as needed to show a box", () => {
  const view = reveal({ x: 0, y: 0, zoom: 1 }, box, frame);
  expect(view.x + box.x + box.width).toBe(frame.width - 24);
  expect(view.y + box.y + box.height).toBe(frame.height - 24);
});

test("has a bounding box of several states, and none without states", () => {
  expect(around([box, { x: 0, y: 700, width: 10, height: 10 }])).toEqual({
    x: 0,
    y: 600,
    width: 1128,
    height: 110,
  });
  expect(around([])).toBeNull();
});

test("keeps parallel states visible together if they fit, otherwise the one entered last", () => {
  const far = { ...box, x: 0, y: 0 };
  const near = { ...box, x: 1100 };
  expect(subject([box, near], [], frame, 1)).toEqual(around([box, near]));
  expect(subject([far, box], [far], frame, 1)).toBe(box);
  expect(subject([far, box], [far, box], frame, 1)).toBe(far);
  expect(subject([], [], frame, 1)).toBeNull();
});
