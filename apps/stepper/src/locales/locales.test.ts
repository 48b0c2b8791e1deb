import path from "node:path";
import { missingPlurals, unequalTexts, unusedTexts } from "@amberline/app-kit/testing";
import { describe, expect, it } from "vitest";
import en from "./en.json";
import lv from "./lv.json";

describe("the texts of the stepper", () => {
  it("have the same keys and placeholders in both languages", () => {
    expect(unequalTexts(en, lv)).toEqual([]);
  });

  it("have every plural form of their language", () => {
    expect([...missingPlurals("en", en), ...missingPlurals("lv", lv)]).toEqual([]);
  });

  it("are all used", () => {
    expect(unusedTexts(en, path.resolve(import.meta.dirname, ".."))).toEqual([]);
  });
});
