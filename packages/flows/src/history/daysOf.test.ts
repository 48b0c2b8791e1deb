import { money } from "@amberline/domain/money";
import fc from "fast-check";
import { expect, test } from "vitest";
import { groupByDay } from "../transactions/groupByDay";
import { examplePayment } from "../transactions/examples";
import { createDaysReader, type DayHeads } from "./daysOf";

const timeZone = "Europe/Riga";
const rows = [
  examplePayment(0),
  examplePayment(0, { id: "in", kind: "receive", displayed: money(5000, "EUR") }),
  examplePayment(0, { id: "no", status: "declined" }),
  examplePayment(1),
];
const whole = { isCut: false };
const listed = (heads: DayHeads, { length }: { length: number }) =>
  Array.from({ length }, (_, index) => [index, heads.get(index)] as const).filter(([index]) =>
    heads.has(index),
  );

test("finds the start and net change of each day, without declined payments", () => {
  expect(listed(createDaysReader()(rows, timeZone, whole), rows)).toEqual([
    [0, { day: "2026-11-21", total: money(3655, "EUR") }],
    [3, { day: "2026-11-20", total: money(-1345, "EUR") }],
  ]);
});

test("has no sum for a day without movements", () => {
  const declined = [examplePayment(0, { status: "declined" })];
  expect(createDaysReader()(declined, timeZone, whole).get(0)).toEqual({ day: "2026-11-21", total: null });
});

test("has no sum for a day not fully loaded", () => {
  const read = createDaysReader();
  expect(read(rows, timeZone, { isCut: true }).get(3)).toEqual({ day: "2026-11-20", total: null });
  expect(read([], timeZone, whole).has(0)).toBe(false);
});

const payments = fc
  .array(fc.integer({ min: Date.UTC(2026, 2, 20), max: Date.UTC(2026, 3, 5) }))
  .map((times) =>
    times.sort((a, b) => b - a).map((createdAt, index) => examplePayment(index, { createdAt })),
  );

test("splits days like the list on the home page", () => {
  fc.assert(
    fc.property(payments, fc.boolean(), (list, isCut) => {
      const calendar = { locale: "en", timeZone, today: "2026-11-21" };
      const days = groupByDay(list, (key) => key, calendar, { isCut });
      const heads = listed(createDaysReader()(list, timeZone, { isCut }), list);
      expect(heads.map(([, head]) => head?.day)).toEqual(days.map(({ key }) => key));
      expect(heads.map(([, head]) => head?.total ?? undefined)).toEqual(days.map(({ total }) => total));
    }),
  );
});

test("finds the same page by page as at once, and after a reload of the list", () => {
  fc.assert(
    fc.property(payments, payments, fc.nat(), (list, other, at) => {
      const read = createDaysReader();
      const cut = list.length === 0 ? 0 : at % list.length;
      read(other, timeZone, whole);
      for (const isCut of [true, false]) {
        const part = isCut ? list.slice(0, cut) : list;
        expect(listed(read(part, timeZone, { isCut }), part)).toEqual(
          listed(createDaysReader()(part, timeZone, { isCut }), part),
        );
      }
    }),
  );
});

test("processes only new rows when a page is added", () => {
  const seen: number[] = [];
  const watched = rows.map((row, index) =>
    Object.defineProperty({ ...row }, "createdAt", {
      get: () => {
        seen.push(index);
        return row.createdAt;
      },
    }),
  );
  const read = createDaysReader();
  read(watched.slice(0, 3), timeZone, { isCut: true });
  read(watched, timeZone, whole);
  expect(seen).toEqual([0, 1, 2, 3]);
});
