import { civilDate } from "@amberline/domain/dates";
import { describe, expect, it } from "vitest";
import { bankTimeZone, startOfDay } from "./days";

describe("a day at the bank", () => {
  it.each([
    ["2026-01-15", "2026-01-14T22:00:00.000Z"],
    ["2026-07-15", "2026-07-14T21:00:00.000Z"],
    ["2026-03-29", "2026-03-28T22:00:00.000Z"],
    ["2026-03-30", "2026-03-29T21:00:00.000Z"],
    ["2026-10-25", "2026-10-24T21:00:00.000Z"],
    ["2026-10-26", "2026-10-25T22:00:00.000Z"],
  ])("%s begins at %s, also when the clocks change", (day, instant) => {
    expect(new Date(startOfDay(day)).toISOString()).toBe(instant);
    expect(civilDate(startOfDay(day), bankTimeZone)).toBe(day);
    expect(civilDate(startOfDay(day) - 1, bankTimeZone)).not.toBe(day);
  });
});
