import { categories } from "@amberline/domain/categories";
import { money } from "@amberline/domain/money";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { filterIn, kinds, searchOf, statuses } from "./address";

const today = "2026-11-21";
const nothing = { preset: null, range: null };

describe("the filter in the address", () => {
  test("contains every choice [2.8-20, 2.8-32]", () => {
    const address =
      "q=rent&from=2026-01-01&to=2026-03-31&status=done&status=new&type=send&category=home&category=taxes&label=J%C4%81%C5%86a+m%C4%81ja&label=Remonts&files=with&min=10&max=250.50";
    expect(filterIn(address, today)).toEqual({
      preset: null,
      range: { start: "2026-01-01", end: "2026-03-31" },
      text: "rent",
      statuses: ["new", "done"],
      kinds: ["send"],
      categories: ["home", "taxes"],
      labels: ["Jāņa māja", "Remonts"],
      hasFiles: true,
      amountMin: money(1000, "EUR"),
      amountMax: money(25050, "EUR"),
    });
  });

  test("recognises a preset period by its days", () => {
    expect(filterIn("from=2026-11-15&to=2026-11-21", today).preset).toBe("last7");
  });

  test.each([
    "",
    "from=2026-02-30&to=2026-03-31",
    "from=2026-01-01",
    "to=yesterday",
    "status=paid&type=SEND&category=gold&files=some",
    `label=%20,&label=${"a".repeat(31)}`,
    "min=-5&max=1e9",
    "min=ten&max=0",
    "q=%20%20",
    "%E0%A4%A",
    "q=&status=&type=&min=&max=&from=&to=",
  ])("drops invalid parts: %s", (address) => {
    expect(filterIn(address, today)).toEqual(nothing);
  });

  test("corrects swapped bounds of days and amounts", () => {
    const filter = filterIn("from=2026-03-31&to=2026-01-01&min=20&max=10", today);
    expect(filter.range).toEqual({ start: "2026-01-01", end: "2026-03-31" });
    expect([filter.amountMin, filter.amountMax]).toEqual([money(1000, "EUR"), money(2000, "EUR")]);
  });

  test("limits the search text", () => {
    expect(filterIn(`q=${"a".repeat(500)}`, today).text).toHaveLength(140);
  });

  test("is parsed as it was written, whatever was chosen", () => {
    const cents = fc.integer({ min: 1, max: 99_999_999 }).map((minor) => money(minor, "EUR"));
    const filters = fc.record(
      {
        text: fc.string({ minLength: 1, maxLength: 40 }).map((text) => text.trim()),
        statuses: fc.subarray([...statuses], { minLength: 1 }),
        kinds: fc.subarray([...kinds], { minLength: 1 }),
        categories: fc.subarray([...categories], { minLength: 1 }),
        labels: fc.subarray(["Jāņa māja", "R&D", "50%+"], { minLength: 1 }),
        hasFiles: fc.boolean(),
        amountMin: cents,
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(filters, ({ text, ...rest }) => {
        const filter = { ...nothing, ...rest, ...(text ? { text } : {}) };
        expect(filterIn(searchOf(filter), today)).toEqual(filter);
      }),
    );
  });

  test("is empty without filters", () => {
    expect(searchOf(nothing)).toBe("");
  });
});
