import { describe, expect, it } from "vitest";
import { fold, searchedTexts } from "./search";

describe("text as it is searched", () => {
  it("has no case, no marks on letters and single spaces", () => {
    expect(fold("  Jānis\n BĒRZIŅŠ ")).toBe("janis berzins");
  });

  it("has no control characters, which no database takes", () => {
    expect(searchedTexts("Rimi\0\u0085Ozo")).toEqual(["rimi ozo"]);
  });

  it("seeks an account number without its spaces too, an amount with a point too", () => {
    expect(searchedTexts("1 234,50")).toEqual(["1 234,50", "1234,50", "1234.50"]);
  });

  it.each(["1 234,50", "1 234,50 €", "−1 234,50 €", "1,234.50", "€1,234.50", "-€1,234.50", "EUR 1,234.50"])(
    "seeks the amount in %j, as a list shows it",
    (text) => {
      expect(searchedTexts(text)).toContain("1234.50");
    },
  );

  it("seeks words only as typed", () => {
    expect(searchedTexts("Rimi Ozo")).toEqual(["rimi ozo"]);
  });

  it("seeks nothing for blanks", () => {
    expect(searchedTexts(" \t")).toEqual([]);
  });
});
