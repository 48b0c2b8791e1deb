import { describe, expect, it } from "vitest";
import { foldText } from ".";

describe("folded text", () => {
  it("has no case, no diacritics and single spaces", () => {
    expect(foldText("  Jānis\n BĒRZIŅŠ ")).toBe("janis berzins");
  });
});
