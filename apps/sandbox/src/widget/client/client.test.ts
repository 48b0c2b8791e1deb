import { rejectReasons } from "@amberline/api/operator";
import { describe, expect, it } from "vitest";

import { fit, readPhoto } from "./photo";
import { photoKey, progressOf, stepAt, stepSet, stepsOf } from "./state";
import { languageOf, catalogueIn } from "./locales";

describe("the steps of the widget", () => {
  it("are four for a passport and five for an ID card, which has two sides", () => {
    expect(stepsOf("passport").map(({ name }) => name)).toEqual(["document", "photo", "photo", "review"]);
    expect(stepsOf("id_card").map((step) => ("part" in step ? step.part : step.name))).toEqual([
      "document",
      "front",
      "back",
      "selfie",
      "review",
    ]);
  });

  it("are counted from the current one, and not where there are none", () => {
    expect(stepAt({ view: { name: "photo", part: "selfie" }, document: "id_card" })).toBe(3);
    expect(stepAt({ view: { name: "photo", part: "back" }, document: "passport" })).toBe(-1);
    expect(stepAt({ view: { name: "loading" }, document: "passport" })).toBe(-1);
  });

  it("are counted alike for every document: both sides of a card are one", () => {
    const counted = (document: "passport" | "id_card") =>
      stepsOf(document).map((view) => progressOf({ view, document }).join(" of "));
    expect(counted("passport")).toEqual(["1 of 4", "2 of 4", "3 of 4", "4 of 4"]);
    expect(counted("id_card")).toEqual(["1 of 4", "2 of 4", "2 of 4", "3 of 4", "4 of 4"]);
  });

  it("belong to the provider's step sets: one for the document, one for the face", () => {
    expect(stepsOf("id_card").map(stepSet)).toEqual(["IDENTITY", "IDENTITY", "IDENTITY", "SELFIE", null]);
  });

  it("name a passport's photo after the passport", () => {
    expect(photoKey("passport", "front")).toBe("passport");
    expect(photoKey("id_card", "front")).toBe("front");
    expect(photoKey("passport", "selfie")).toBe("selfie");
  });
});

describe("a photo's size", () => {
  it("keeps its proportions, within what is needed to read a document", () => {
    expect(fit(4400, 3300)).toEqual({ width: 2200, height: 1650 });
    expect(fit(1000, 8800)).toEqual({ width: 250, height: 2200 });
    expect(fit(640, 480)).toEqual({ width: 640, height: 480 });
    expect(fit(1, 100_000)).toEqual({ width: 1, height: 2200 });
  });
});

describe("a photo", () => {
  it("is told empty, and not of another kind", async () => {
    expect(await readPhoto(new Blob([]))).toEqual({ ok: false, problem: "empty" });
    expect(await readPhoto(new Blob(["%PDF"]))).toEqual({ ok: false, problem: "not-an-image" });
  });
});

describe("the widget's texts", () => {
  it("are in a language that is built, and English for anything else [9]", () => {
    expect(["lv", "lv-LV", "LV", "de-AT", "en", "et", "", undefined].map(languageOf)).toEqual([
      "lv",
      "lv",
      "lv",
      "de",
      "en",
      "en",
      "en",
      "en",
    ]);
  });

  it.each(["lv", "de"] as const)("have every text in %s, and one for every reason", (language) => {
    const flat = (value: unknown, path = ""): [string, string][] =>
      typeof value === "object" && value !== null
        ? Object.entries(value).flatMap(([key, inner]) => flat(inner, `${path}.${key}`))
        : [[path, String(value)]];
    const [en, own] = [flat(catalogueIn("en")), new Map(flat(catalogueIn(language)))];
    expect([...own.keys()].sort()).toEqual(en.map(([path]) => path).sort());
    for (const [path, words] of en) expect(own.get(path), path).not.toBe(words);
    expect(Object.keys(catalogueIn(language).reasons).sort()).toEqual([...rejectReasons].sort());
  });
});
