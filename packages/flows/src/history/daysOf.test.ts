import { money } from "@amberline/domain/money";
import fc from "fast-check";
import { expect, test } from "vitest";
import { groupByDay } from "../transactions/groupByDay";
import { examplePayment } from "../transactions/transactions.spec";
import { daysOf } from "./daysOf";

const timeZone = "Europe/Riga";
const rows = [
  examplePayment(0),
  examplePayment(0, { id: "in", kind: "receive", displayed: money(5000, "EUR") }),
  examplePayment(0, { id: "no", status: "declined" }),
  examplePayment(1),
];

test("finds where each day begins and what it changed; declined payments change nothing", () => {
  expect([...daysOf(rows, timeZone, { isCut: false })]).toEqual([
    [0, { day: "2026-11-21", total: money(3655, "EUR") }],
    [3, { day: "2026-11-20", total: money(-1345, "EUR") }],
  ]);
});

test("does not add up a day of which some is still to be read", () => {
  expect(daysOf(rows, timeZone, { isCut: true }).get(3)).toEqual({ day: "2026-11-20", total: null });
  expect(daysOf([], timeZone, { isCut: false }).size).toBe(0);
});

test("parts the days as the list on the home page does", () => {
  const instants = fc.array(fc.integer({ min: Date.UTC(2026, 2, 20), max: Date.UTC(2026, 3, 5) }));
  fc.assert(
    fc.property(instants, (times) => {
      const list = times
        .sort((a, b) => b - a)
        .map((createdAt, index) => examplePayment(index, { createdAt }));
      const days = groupByDay(list, (key) => key, { locale: "en", timeZone, today: "2026-11-21" });
      const heads = [...daysOf(list, timeZone, { isCut: false }).values()];
      expect(heads.map(({ day }) => day)).toEqual(days.map(({ key }) => key));
      expect(heads.map(({ total }) => total)).toEqual(days.map(({ total }) => total));
    }),
  );
});
