import { describe, expect, it } from "vitest";
import { isBusinessDay, nextCycle } from "./cycles";

const after = (local: string) => new Date(nextCycle(Date.parse(local))).toISOString();

describe("the next clearing cycle", () => {
  it.each([
    ["2026-11-20T07:59:00+02:00", "2026-11-20T06:30:00.000Z"],
    ["2026-11-20T08:29:59+02:00", "2026-11-20T06:30:00.000Z"],
    ["2026-11-20T08:30:00+02:00", "2026-11-20T08:30:00.000Z"],
    ["2026-11-20T14:00:00+02:00", "2026-11-20T12:30:00.000Z"],
    ["2026-11-20T23:59:59+02:00", "2026-11-23T06:30:00.000Z"],
    ["2026-11-21T12:00:00+02:00", "2026-11-23T06:30:00.000Z"],
    ["2026-07-01T08:00:00+03:00", "2026-07-01T05:30:00.000Z"],
  ])("after %s is %s", (local, cycle) => {
    expect(after(local)).toBe(cycle);
  });

  it("follows Riga's local time over the changes to and from summer time", () => {
    expect(after("2026-03-27T17:00:00+02:00")).toBe("2026-03-30T05:30:00.000Z");
    expect(after("2026-10-23T17:00:00+03:00")).toBe("2026-10-26T06:30:00.000Z");
  });

  it("skips the holidays of TARGET, including Christmas and its weekend", () => {
    expect(after("2026-12-24T17:00:00+02:00")).toBe("2026-12-28T06:30:00.000Z");
    expect(after("2026-04-02T17:00:00+03:00")).toBe("2026-04-07T05:30:00.000Z");
    expect(after("2026-12-31T17:00:00+02:00")).toBe("2027-01-04T06:30:00.000Z");
  });
});

describe("a TARGET business day", () => {
  // Good Fridays and Easter Mondays as the ECB lists them.
  it.each([
    "2024-03-29",
    "2024-04-01",
    "2025-04-18",
    "2025-04-21",
    "2026-04-03",
    "2026-04-06",
    "2027-03-26",
    "2027-03-29",
  ])("is not %s", (holiday) => {
    expect(isBusinessDay(holiday)).toBe(false);
  });

  it.each(["2026-01-01", "2026-05-01", "2026-12-25", "2026-11-21", "2026-11-22"])("is not %s", (holiday) => {
    expect(isBusinessDay(holiday)).toBe(false);
  });

  it.each(["2026-11-18", "2026-05-04", "2026-06-24", "2026-12-24", "2026-12-31"])(
    "is %s, even if it is a holiday in Latvia",
    (day) => {
      expect(isBusinessDay(day)).toBe(true);
    },
  );
});
