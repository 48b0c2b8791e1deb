import { expect, test } from "vitest";
import { asideOf, factorOf, gestureOf } from "./gestures";

const wheel = { deltaX: 0, deltaY: 0, deltaMode: 0, ctrlKey: false, metaKey: false, shiftKey: false };

test("one finger pans without zooming", () => {
  expect(gestureOf([{ x: 10, y: 10 }], [{ x: 25, y: 4 }])).toEqual({
    moved: { x: 15, y: -6 },
    factor: 1,
    around: { x: 25, y: 4 },
  });
});

test("two fingers moving apart zoom in around their middle, and pan with it", () => {
  const before = [
    { x: 100, y: 100 },
    { x: 200, y: 100 },
  ];
  const after = [
    { x: 60, y: 120 },
    { x: 260, y: 120 },
  ];
  expect(gestureOf(before, after)).toEqual({
    moved: { x: 10, y: 20 },
    factor: 2,
    around: { x: 160, y: 120 },
  });
  expect(gestureOf(after, before).factor).toBe(0.5);
});

test("two fingers on one spot do not zoom infinitely", () => {
  const spot = { x: 5, y: 5 };
  expect(gestureOf([spot, spot], [spot, spot]).factor).toBe(1);
});

test("the wheel zooms in, and back out by the same factor", () => {
  const [larger, smaller] = [-100, 100].map((deltaY) => factorOf({ ...wheel, deltaY })) as [number, number];
  expect(larger).toBeGreaterThan(1.1);
  expect(larger * smaller).toBeCloseTo(1);
  expect(factorOf({ ...wheel, deltaY: -3, deltaMode: 1 })).toBeCloseTo(factorOf({ ...wheel, deltaY: -48 }));
});

test("a small pinch on a touchpad has an effect, a large one is limited", () => {
  expect(factorOf({ ...wheel, deltaY: -5, ctrlKey: true })).toBeGreaterThan(1.04);
  expect(factorOf({ ...wheel, deltaY: -9_000 })).toBe(2);
  expect(factorOf({ ...wheel, deltaY: 9_000 })).toBe(0.5);
});

test("Shift+wheel and sideways scrolling on a touchpad pan", () => {
  expect(asideOf({ ...wheel, deltaY: 40 })).toBeNull();
  expect(asideOf({ ...wheel, deltaY: 40, shiftKey: true })).toEqual({ x: -40, y: 0 });
  expect(asideOf({ ...wheel, deltaX: 30, deltaY: 10 })).toEqual({ x: -30, y: -10 });
  expect(asideOf({ ...wheel, deltaX: 30, deltaY: 10, ctrlKey: true })).toBeNull();
});
