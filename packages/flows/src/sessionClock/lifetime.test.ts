import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { agesAt, grow, remainingOf, secondsLeft, sessionProfiles, type Times } from "./lifetime";

const { standard, psd2 } = sessionProfiles;
const minute = 60_000;
const at = (change: Partial<Times>): Times => ({ tokenAt: 0, inputAt: 0, now: 0, mono: 0, ...change });
const leftAfter = (first: Times, ...looks: Times[]) =>
  remainingOf(standard, looks.reduce(grow, agesAt(first)));

describe("how long a session lasts", () => {
  test("is ten minutes from the token, with a warning a minute before [9-4]", () => {
    expect(standard).toEqual({ lifetime: 600_000, warning: 60_000, idle: null });
    expect(leftAfter(at({}), at({ now: 9 * minute, mono: 9 * minute }))).toBe(minute);
    expect(leftAfter(at({}), at({ now: 10 * minute, mono: 10 * minute }))).toBe(0);
  });

  test("continues after a reload, when the monotonic clock restarts [4]", () => {
    expect(leftAfter(at({ now: 9.5 * minute, mono: 20 }))).toBe(minute / 2);
  });

  test("counts a laptop's sleep, though its monotonic clock stopped [4]", () => {
    expect(leftAfter(at({}), at({ now: 180 * minute, mono: 1_000 }))).toBeLessThan(0);
  });

  test("is not extended by a clock that is set back, nor by a token of the future [4]", () => {
    const setBack = at({ now: -60 * minute, mono: 9.5 * minute });
    expect(leftAfter(at({}), setBack)).toBe(minute / 2);
    expect(leftAfter(at({ tokenAt: 60 * minute }), at({ tokenAt: 60 * minute, mono: 9 * minute }))).toBe(
      minute,
    );
  });

  test("never grows, however the wall clock jumps", () => {
    const jumps = fc.array(fc.tuple(fc.integer({ min: 0, max: minute }), fc.integer()), { maxLength: 30 });
    fc.assert(
      fc.property(jumps, (steps) => {
        let ages = agesAt(at({}));
        let mono = 0;
        for (const [step, now] of steps) {
          const before = remainingOf(psd2, ages);
          mono += step;
          ages = grow(ages, at({ now, mono }));
          expect(remainingOf(psd2, ages)).toBeLessThanOrEqual(before - step);
        }
      }),
    );
  });

  test("is five minutes from the last input, and no longer than the token, in psd2", () => {
    const ages = agesAt(at({}));
    expect(remainingOf(psd2, grow(ages, at({ now: 4 * minute, mono: 4 * minute })))).toBe(minute);
    const acted = grow(ages, at({ inputAt: 4 * minute, now: 4 * minute, mono: 4 * minute }));
    expect(remainingOf(psd2, acted)).toBe(5 * minute);
    const late = grow(ages, at({ inputAt: 8 * minute, now: 8 * minute, mono: 8 * minute }));
    expect(remainingOf(psd2, late)).toBe(2 * minute);
  });

  test("counts an input in the future as one now", () => {
    const ages = grow(agesAt(at({ now: 60 * minute, inputAt: 60 * minute, tokenAt: 60 * minute })), {
      ...at({ tokenAt: 60 * minute, inputAt: 3 * minute, now: 3 * minute }),
      mono: 4 * minute,
    });
    expect(ages.idle).toBe(0);
    expect(ages.age).toBe(4 * minute);
  });

  test.each([
    [60_000, 60],
    [59_001, 60],
    [59_000, 59],
    [1, 1],
    [0, 0],
    [-5_000, 0],
  ])("shows %i ms as %i seconds [2.2]", (remaining, seconds) => {
    expect(secondsLeft(remaining)).toBe(seconds);
  });
});
