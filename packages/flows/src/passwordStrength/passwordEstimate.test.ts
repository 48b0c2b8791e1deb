import fc from "fast-check";
import { describe, expect, test } from "vitest";
import en from "../locales/en.json";
import lv from "../locales/lv.json";
import { estimateStrength } from "@amberline/domain/passwordEstimate";

const about = ["Anna Marija", "Bērziņa", "anna.berzina@piemers.lv", "Brīvības iela 12", "Amberline"];

describe("the strength of a password", () => {
  test.each([
    ["Password1", "common"],
    ["P@ssword1", "common"],
    ["Parole123", "common"],
    ["Latvija1", "common"],
    ["Swedbank2026", "common"],
    ["Summer2026!", "common"],
    ["Vasara2026!!", "common"],
    ["nhytgb", "keyboard"],
    ["kkkkkkkkkk1K", "repeat"],
    ["zqzqzqzqzqzqA1", "repeat"],
    ["pqrstuvw1A", "sequence"],
    ["Michelle1", "name"],
    ["Bērziņa12", "personal"],
    ["Berzina12", "personal"],
    ["Amberline1", "personal"],
    ["AnnaBerzina1990", "personal"],
    ["Anna!Bērziņa!2026", "personal"],
    ["Brivibas12Iela", "personal"],
    ["Wikipedia1", "word"],
    ["12051990A", "date"],
    ["a1990", "year"],
    ["Xk4", "plain"],
  ] as const)("%j is too easy to guess: %s", (password, why) => {
    const { score, weakness } = estimateStrength(password, about);
    expect(score).toBeLessThan(2);
    expect(weakness).toEqual({ key: `error.password.weak.${why}` });
  });

  test.each(["Zils ezis dzied 7 reizes", "mN7-qv2-Lx9-rt4", "Kafija ar kanēli 42"])(
    "%j is strong enough, with no warning",
    (password) => {
      const { score, weakness } = estimateStrength(password, about);
      expect(score).toBeGreaterThanOrEqual(3);
      expect(weakness).toBeNull();
    },
  );

  test("depends on the customer's personal data", () => {
    expect(estimateStrength("Tumšezers77", []).score).toBeGreaterThan(1);
    expect(estimateStrength("Tumšezers77", ["Jānis Tumšezers"])).toEqual({
      score: 1,
      weakness: { key: "error.password.weak.personal" },
    });
  });

  test("exists for any text, below 2 always with a reason translated into both languages, else with none", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 70 }), (password) => {
        const { score, weakness } = estimateStrength(password, about);
        if (score < 2) {
          expect(en).toHaveProperty([String(weakness?.key)]);
          expect(lv).toHaveProperty([String(weakness?.key)]);
        } else expect(weakness).toBeNull();
      }),
    );
  });

  test("is estimated quickly, however long the text", () => {
    const before = performance.now();
    estimateStrength("aB3-".repeat(25_000), about);
    expect(performance.now() - before).toBeLessThan(2_000);
  });
});
