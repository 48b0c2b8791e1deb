import fc from "fast-check";
import examples from "libphonenumber-js/examples.mobile.json";
import {
  getCountries,
  getCountryCallingCode,
  getExampleNumber,
  parsePhoneNumberFromString,
  type CountryCode,
  type Examples,
} from "libphonenumber-js/min";
import { describe, expect, it } from "vitest";
import { countries } from "../tables/countries";
import { groupPhone } from "../text";
import { keepPhoneCharacters } from "./text";
import { dialPrefixOf, readPhone } from ".";

const e164 = (typed: string, country: string | null = "LV") => {
  const read = readPhone(typed, country);
  return read.ok ? read.phone.e164 : read.problem;
};

const mobiles = countries.map(({ code }) => {
  const number = getExampleNumber(code as CountryCode, examples as Examples);
  if (!number) throw new Error(`No example number of ${code}`);
  return { code, e164: number.number, national: number.formatNational() };
});
const aMobile = fc.constantFrom(...mobiles);

/** The same digits with the separators people type. */
const spread = (text: string) =>
  fc
    .array(fc.constantFrom("", "", " ", "-", "\u00A0", "\u2011", " \u2013 "), {
      minLength: text.length,
      maxLength: text.length,
    })
    .map((between) => [...text].map((character, at) => `${character}${between[at]}`).join(""));

describe("a phone number", () => {
  it.each([
    ["20000001", "LV", "+37120000001"],
    ["20 000-001", "LV", "+37120000001"],
    ["+371 20 000 001", "DE", "+37120000001"],
    ["00371 20000001", "DE", "+37120000001"],
    ["(00371) 20000001", "DE", "+37120000001"],
    ["371 20000001", "LV", "+37120000001"],
    ["(020) 7946 0958", "GB", "+442079460958"],
    ["+44 (0)20 7946 0958", "LV", "+442079460958"],
    ["06 698 12345", "IT", "+390669812345"],
    ["0 61 234 567", "LT", "+37061234567"],
    ["+380 50 123 4567", "LV", "+380501234567"],
    ["tel: +371 20.000.001", "LV", "+37120000001"],
    ["\uFF0B\uFF13\uFF17\uFF11\uFF12\uFF10\uFF10\uFF10\uFF10\uFF10\uFF10\uFF11", "LV", "+37120000001"],
  ])("typed as %j in %s is %s [5-4]", (typed, country, number) => {
    expect(e164(typed, country)).toBe(number);
  });

  it.each([
    ["", "LV", "empty"],
    ["+ ( ) -", "LV", "empty"],
    ["2", "LV", "tooShort"],
    ["2000000", "LV", "tooShort"],
    ["200000011", "LV", "tooLong"],
    ["+123456789012345678", "LV", "tooLong"],
    ["10000000", "LV", "unknown"],
    ["+999 123456", "LV", "country"],
    ["20000001", null, "country"],
  ])("typed as %j in %s is refused: %s [5-4]", (typed, country, problem) => {
    expect(e164(typed, country)).toBe(problem);
  });

  it("is the same number however it is typed: nationally, with the country code, with 00", () => {
    fc.assert(
      fc.property(
        aMobile.chain((mobile) =>
          fc.tuple(
            fc.constant(mobile),
            fc.constantFrom(...countries.map(({ code }) => code)),
            spread(mobile.national),
            spread(mobile.e164),
            spread(mobile.e164.replace("+", "00")),
          ),
        ),
        ([mobile, elsewhere, inside, plus, zeros]) => {
          expect(e164(inside, mobile.code)).toBe(mobile.e164);
          expect(e164(plus, elsewhere)).toBe(mobile.e164);
          expect(e164(zeros, elsewhere)).toBe(mobile.e164);
        },
      ),
    );
  });

  it("has the country of its code if we serve it, and none otherwise", () => {
    for (const { code, e164: number } of mobiles)
      expect(readPhone(number, null)).toMatchObject({ ok: true, phone: { country: code } });
    expect(readPhone("+380 50 123 4567", "LV")).toMatchObject({ ok: true, phone: { country: null } });
  });

  it("is parsed as by the library with its full metadata", () => {
    const digits = fc.stringMatching(/^(\+|00|0)?\d{2,15}$/);
    const country = fc.constantFrom(...countries.map(({ code }) => code as CountryCode));
    fc.assert(
      fc.property(digits, country, (text, defaultCountry) => {
        const full = parsePhoneNumberFromString(text.replace(/^00/, "+"), { defaultCountry, extract: false });
        const read = readPhone(text, defaultCountry);
        expect(read.ok && read.phone.e164).toBe(full?.isValid() ? full.number : false);
      }),
      { numRuns: 2_000 },
    );
  });

  it("is always E.164 once parsed, and no text makes parsing fail", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: "grapheme" }),
        fc.constantFrom("LV", "GB", "IT", "??", null),
        (text, country) => {
          const read = readPhone(text, country);
          if (read.ok) expect(read.phone.e164).toMatch(/^\+[1-9]\d{6,14}$/);
        },
      ),
      { numRuns: 500 },
    );
  });

  it("has the dial prefix of its country, which is unique among ours", () => {
    expect(dialPrefixOf("LV")).toBe("+371");
    expect(dialPrefixOf("US")).toBeNull();
    expect(new Set(countries.map(({ code }) => dialPrefixOf(code))).size).toBe(32);
  });
});

describe("the text of a phone field", () => {
  it("keeps digits, spaces, hyphens, brackets and a leading plus sign, nothing else [5]", () => {
    expect(keepPhoneCharacters("+371 (20) 000-001 ext. 5e")).toBe("+371 (20) 000-001  5");
    expect(keepPhoneCharacters("2+0+0")).toBe("200");
    expect(keepPhoneCharacters("(+371) 20")).toBe("(+371) 20");
    expect(keepPhoneCharacters("+371+20")).toBe("+37120");
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (text) => {
        const kept = keepPhoneCharacters(text);
        expect(kept).toMatch(/^[ ()-]*(?:\+[\d ()-]*)?$|^[\d ()-]*$/);
        expect(keepPhoneCharacters(kept)).toBe(kept);
      }),
    );
  });
});

describe("a number to be read", () => {
  it("stands in groups of three behind its country code", () => {
    expect(groupPhone("+37120000001")).toBe("+371 20 000 001");
    expect(groupPhone("+3725123456")).toBe("+372 5 123 456");
    expect(groupPhone("+12125550123")).toBe("+1 2 125 550 123");
    expect(groupPhone("20 000 001")).toBe("20 000 001");
    expect(groupPhone("")).toBe("");
  });

  it("knows the country code of every country", () => {
    for (const country of getCountries())
      expect(groupPhone(`+${getCountryCallingCode(country)}123456`)).toBe(
        `+${getCountryCallingCode(country)} 123 456`,
      );
  });
});
