import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  addDays,
  addMonths,
  civilDate,
  compareDays,
  datePreset,
  datePresets,
  daysBetween,
  formatDate,
  formatDateRange,
  formatDay,
  formatInstant,
  formatTime,
  isCivilDate,
  presetOf,
  startOfMonth,
} from ".";

const riga = "Europe/Riga";
const at = (iso: string) => new Date(iso).getTime();
const anyDay = fc.integer({ min: -200_000, max: 200_000 }).map((days) => addDays("2026-01-01", days));
// Spaces between date parts differ in kind between releases of the locale data.
const plain = (text: string) => text.replace(/\s/g, " ");

describe("the civil date at an instant", () => {
  it.each([
    ["2026-03-12T21:59:59Z", "2026-03-12"],
    ["2026-03-12T22:00:00Z", "2026-03-13"],
    ["2026-07-12T20:59:59Z", "2026-07-12"],
    ["2026-07-12T21:00:00Z", "2026-07-13"],
    ["2026-03-28T21:59:59Z", "2026-03-28"],
    ["2026-03-28T22:00:00Z", "2026-03-29"],
    ["2026-03-29T20:59:59Z", "2026-03-29"],
    ["2026-03-29T21:00:00Z", "2026-03-30"],
    ["2026-10-24T21:00:00Z", "2026-10-25"],
    ["2026-10-25T21:59:59Z", "2026-10-25"],
    ["2026-10-25T22:00:00Z", "2026-10-26"],
  ])("%s in Riga is %s, in summer, in winter and on the days of a clock change", (instant, day) => {
    expect(civilDate(at(instant), riga)).toBe(day);
  });

  it("is in the given time zone, not the machine's", () => {
    const instant = at("2026-12-31T23:30:00Z");
    expect(civilDate(instant, "UTC")).toBe("2026-12-31");
    expect(civilDate(instant, riga)).toBe("2027-01-01");
    expect(civilDate(instant, "America/New_York")).toBe("2026-12-31");
  });

  it("never skips or repeats a day in Riga, hour by hour through five years", () => {
    const start = at("2024-01-01T00:00:00Z");
    let day = civilDate(start, riga);
    const turns = [day];
    for (let hour = 1; hour < 5 * 8766; hour += 1) {
      const next = civilDate(start + hour * 3_600_000, riga);
      if (next !== day) turns.push(next);
      day = next;
    }
    expect(turns).toEqual(turns.map((_, index) => addDays("2024-01-01", index)));
  });
});

describe("arithmetic on days", () => {
  it.each([
    ["2026-03-28", 1, "2026-03-29"],
    ["2026-03-29", 1, "2026-03-30"],
    ["2026-10-25", 1, "2026-10-26"],
    ["2026-10-25", -1, "2026-10-24"],
    ["2028-02-28", 1, "2028-02-29"],
    ["2026-02-28", 1, "2026-03-01"],
    ["2100-02-28", 1, "2100-03-01"],
    ["2026-12-31", 1, "2027-01-01"],
    ["0050-01-01", -1, "0049-12-31"],
  ])("%s and %i days is %s", (day, days, result) => {
    expect(addDays(day, days)).toBe(result);
  });

  it("is consistent: adding, counting and comparing", () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -5000, max: 5000 }), (day, days) => {
        const later = addDays(day, days);
        expect(daysBetween(day, later)).toBe(days);
        expect(addDays(later, -days)).toBe(day);
        expect(compareDays(later, day)).toBe(Math.sign(days));
        expect(compareDays(later, day)).toBe(later < day ? -1 : Number(later > day));
      }),
    );
  });

  it("finds the first of the month", () => {
    expect(startOfMonth("2026-11-21")).toBe("2026-11-01");
    expect(startOfMonth("2026-11-01")).toBe("2026-11-01");
  });

  it("keep their number in another month, or are its last", () => {
    expect(addMonths("2026-11-21", -11)).toBe("2025-12-21");
    expect(addMonths("2026-03-31", -1)).toBe("2026-02-28");
  });

  it.each([
    "",
    "2026-02-29",
    "2026-02-30",
    "2026-13-01",
    "2026-1-1",
    "2026-01-01T00:00",
    "26-01-01",
    " 2026-01-01",
  ])("refuses %j as a day", (text) => {
    expect(isCivilDate(text)).toBe(false);
    expect(() => addDays(text, 1)).toThrow(RangeError);
    expect(() => startOfMonth(text)).toThrow(RangeError);
  });

  it("accepts every existing date, within four-digit years", () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        expect(isCivilDate(day)).toBe(true);
      }),
    );
    expect(() => addDays("9999-12-31", 1)).toThrow(RangeError);
    expect(() => addDays("0000-01-01", -1)).toThrow(RangeError);
  });
});

describe("the ranges offered above the list", () => {
  it.each([
    ["today", "2026-11-21", "2026-11-21"],
    ["yesterday", "2026-11-20", "2026-11-20"],
    ["last7", "2026-11-15", "2026-11-21"],
    ["last30", "2026-10-23", "2026-11-21"],
    ["thisMonth", "2026-11-01", "2026-11-21"],
  ] as const)("%s is %s to %s on 21 November 2026 [2.8-3]", (preset, start, end) => {
    expect(datePreset(preset, "2026-11-21")).toEqual({ start, end });
  });

  it("cover seven and thirty days, today included, across a clock change", () => {
    for (const today of ["2026-03-30", "2026-10-26"]) {
      const { start, end } = datePreset("last7", today);
      expect(daysBetween(start, end) + 1).toBe(7);
      const month = datePreset("last30", today);
      expect(daysBetween(month.start, month.end) + 1).toBe(30);
    }
  });

  it("are recognised, the first match winning", () => {
    for (const preset of datePresets)
      expect(presetOf(datePreset(preset, "2026-11-21"), "2026-11-21")).toBe(preset);
    expect(presetOf({ start: "2026-11-01", end: "2026-11-01" }, "2026-11-01")).toBe("today");
    expect(presetOf({ start: "2026-11-02", end: "2026-11-03" }, "2026-11-21")).toBeNull();
  });
});

describe("a day as a heading", () => {
  const today = "2026-11-21";

  it("is a token for today and yesterday, for the catalogue to translate", () => {
    expect(formatDay(today, "lv", today)).toEqual({ day: "today" });
    expect(formatDay("2026-11-20", "en", today)).toEqual({ day: "yesterday" });
    expect(formatDay("2026-02-28", "en", "2026-03-01")).toEqual({ day: "yesterday" });
  });

  it("is otherwise written out, in English with the year unless it is the current one, in Latvian in digits", () => {
    expect(formatDay("2026-11-18", "en", today)).toEqual({ day: "date", text: "18 November" });
    expect(formatDay("2026-11-18", "lv", today)).toEqual({ day: "date", text: "18.11.2026." });
    expect(formatDay("2025-11-18", "en", today)).toEqual({ day: "date", text: "18 November 2025" });
    expect(formatDay("2025-11-18", "lv", today)).toEqual({ day: "date", text: "18.11.2025." });
    expect(formatDay("2026-11-22", "en", today)).toEqual({ day: "date", text: "22 November" });
  });

  it("can be Russian, as the support chat's days are [2.16]", () => {
    expect(formatDay("2026-11-18", "ru", today)).toEqual({ day: "date", text: "18 ноября" });
  });
});

describe("a written date", () => {
  it("is the same date in every language, long or medium, and digits in Latvian, which have no case", () => {
    expect(formatDate("2026-03-29", "en")).toBe("29 March 2026");
    expect(formatDate("2026-03-29", "lv")).toBe("29.03.2026.");
    expect(formatDate("2026-10-25", "en", "medium")).toBe("25 Oct 2026");
    expect(() => formatDate("2026-02-30", "en")).toThrow(RangeError);
  });

  it("is a range that names what both ends share once", () => {
    expect(plain(formatDateRange({ start: "2026-10-22", end: "2026-11-21" }, "en"))).toBe(
      "22 Oct – 21 Nov 2026",
    );
    expect(plain(formatDateRange({ start: "2026-11-21", end: "2026-11-21" }, "en"))).toBe("21 Nov 2026");
    expect(plain(formatDateRange({ start: "2026-10-22", end: "2026-11-21" }, "lv"))).toBe(
      "22.10.2026.–21.11.2026.",
    );
  });

  it("with a time is in local time of the zone, in summer and in winter", () => {
    expect(formatInstant(at("2026-03-12T07:20:00Z"), "en", riga)).toBe("12 March 2026 at 09:20");
    expect(formatInstant(at("2026-07-12T06:20:00Z"), "lv", riga)).toBe("12.07.2026. 09:20");
    expect(formatTime(at("2026-03-12T22:05:00Z"), "lv", riga)).toBe("00:05");
    expect(formatTime(at("2026-03-12T22:05:00Z"), "en", "UTC")).toBe("22:05");
  });
});
