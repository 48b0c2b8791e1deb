import { expect, test } from "vitest";
import { arrivalDay } from "./arrivalDay";

const riga = "Europe/Riga";

test.each([
  ["today before the last cycle of a business day", "2026-11-19T12:00:00+02:00", { day: "today" }],
  ["tomorrow after it", "2026-11-19T17:00:00+02:00", { day: "tomorrow" }],
  ["today for a payment placed after midnight", "2026-11-20T00:30:00+02:00", { day: "today" }],
  ["a date over the weekend", "2026-11-20T17:00:00+02:00", { day: "date", text: "23 November" }],
  [
    "a date with its year at the turn of the year",
    "2026-12-31T17:00:00+02:00",
    { day: "date", text: "4 January 2027" },
  ],
])("a regular transfer arrives %s", (_, placed, arrival) => {
  expect(arrivalDay(Date.parse(placed), "en", riga)).toEqual(arrival);
});

test("the date is formatted in the interface language", () => {
  const friday = Date.parse("2026-11-20T17:00:00+02:00");
  expect(arrivalDay(friday, "lv", riga)).toEqual({ day: "date", text: "23.11.2026." });
});
