import { describe, expect, it } from "vitest";
import { fold, searchPatterns } from "./search";

describe("text as it is searched", () => {
  it("has no case, no marks on letters and single spaces", () => {
    expect(fold("  Jānis\n BĒRZIŅŠ ")).toBe("janis berzins");
  });

  it("takes LIKE's own signs literally", () => {
    expect(searchPatterns("50%_\\")).toContain("%50\\%\\_\\\\%");
  });

  it("seeks words only as typed", () => {
    expect(searchPatterns("Rimi Ozo")).toEqual(["%rimi ozo%"]);
  });

  it("seeks nothing for blanks", () => {
    expect(searchPatterns(" \t")).toEqual([]);
  });
});
