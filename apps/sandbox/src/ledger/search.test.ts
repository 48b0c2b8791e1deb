import { describe, expect, it } from "vitest";
import { searchedTexts } from "./search";

describe("normalised search text", () => {
  it("has no control characters, which PostgreSQL does not accept", () => {
    expect(searchedTexts("Rimi\0\u0085Ozo")).toEqual(["rimi ozo"]);
  });

  it("matches an account number also without its spaces, an amount also with a point", () => {
    expect(searchedTexts("1 234,50")).toEqual(["1 234,50", "1234,50", "1234.50"]);
  });

  it.each(["1 234,50", "1 234,50 €", "−1 234,50 €", "1,234.50", "€1,234.50", "-€1,234.50", "EUR 1,234.50"])(
    "matches the amount in %j, as a list shows it",
    (text) => {
      expect(searchedTexts(text)).toContain("1234.50");
    },
  );

  it("matches words only as typed", () => {
    expect(searchedTexts("Rimi Ozo")).toEqual(["rimi ozo"]);
  });

  it("matches nothing for blanks", () => {
    expect(searchedTexts(" \t")).toEqual([]);
  });
});
