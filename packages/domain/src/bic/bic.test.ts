import fc from "fast-check";
import { isValidBIC } from "ibantools";
import { describe, expect, it } from "vitest";
import { bicProblems, normaliseBic, validateBic } from ".";

const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

describe("a BIC", () => {
  it.each([
    ["SXPYDKKK", "DK"],
    ["HABALV22", "LV"],
    ["HABALV22XXX", "LV"],
    ["DEUTDEFF500", "DE"],
    ["NCBVXKPR", "XK"],
  ])("such as %s passes and belongs to %s [5-5]", (bic, country) => {
    expect(validateBic(bic)).toEqual({ ok: true, bic, country });
  });

  it("may be pasted with spaces, dashes, invisible characters and in lower case", () => {
    expect(validateBic(" haba\u00A0lv-22\u200B xxx\n")).toEqual({
      ok: true,
      bic: "HABALV22XXX",
      country: "LV",
    });
  });

  it.each([
    ["HABALV2€", "characters"],
    ["HĀBALV22", "characters"],
    ["", "length"],
    ["HABALV2", "length"],
    ["HABALV22X", "length"],
    ["HABALV22XXXX", "length"],
    ["HABA1V22", "structure"],
    ["HAB1LV22", "structure"],
    ["HABAQQ22", "country"],
    ["HABAUK22", "country"],
  ])("such as %j is refused for %s [5-5]", (bic, problem) => {
    expect(validateBic(bic)).toEqual({ ok: false, problem });
    expect(bicProblems).toContain(problem);
  });

  it("is valid here exactly if an independent library accepts it", () => {
    const code = fc
      .tuple(
        fc.stringMatching(/^[A-Z]{4}$/),
        fc.oneof(fc.constantFrom("LV", "LT", "DE", "GB", "US", "XK"), fc.stringMatching(/^[A-Z]{2}$/)),
        fc.stringMatching(/^[A-Z0-9]{1,6}$/),
      )
      .map((parts) => parts.join(""));
    fc.assert(
      fc.property(code, (bic) => {
        expect(validateBic(bic).ok).toBe(isValidBIC(bic));
      }),
      { numRuns: 2000 },
    );
  });

  it("is unchanged by normalising it again", () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...letters, ..."abc019 -\u00A0é") }), (text) => {
        expect(normaliseBic(normaliseBic(text))).toBe(normaliseBic(text));
      }),
    );
  });
});
