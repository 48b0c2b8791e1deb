import path from "node:path";
import { missingPlurals, unequalTexts, unusedTexts } from "@amberline/app-kit/testing";
import { describe, expect, it } from "vitest";
import * as catalogues from "./all";

const { en } = catalogues;
const each = Object.entries<Record<string, string>>(catalogues);

describe("the texts of the operator's tool", () => {
  it.each(each)("have the same keys and placeholders in %s", (_, texts) => {
    expect(unequalTexts(en, texts)).toEqual([]);
  });

  it.each(each)("have every plural form of %s", (language, texts) => {
    expect(missingPlurals(language, texts)).toEqual([]);
  });

  it("are all used", () => {
    expect(unusedTexts(en, path.resolve(import.meta.dirname, ".."))).toEqual([]);
  });
});
