import path from "node:path";
import { missingPlurals, unequalTexts, unusedTexts } from "@amberline/app-kit/testing";
import { describe, expect, it } from "vitest";
import en from "./en.json";
import lv from "./lv.json";

describe("the words of the stepper", () => {
  it("are the same in both languages, each with what it fills in", () => {
    expect(unequalTexts(en, lv)).toEqual([]);
  });

  it("have every plural form of their language", () => {
    expect([...missingPlurals("en", en), ...missingPlurals("lv", lv)]).toEqual([]);
  });

  it("are all used", () => {
    expect(unusedTexts(en, path.resolve(import.meta.dirname, ".."))).toEqual([]);
  });
});
