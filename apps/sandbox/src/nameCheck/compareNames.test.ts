import { describe, expect, it } from "vitest";
import { closeNameThreshold, closeWordThreshold, compareNames } from "./compareNames";
import { jaroWinkler } from "./jaroWinkler";

describe("comparing a typed name with the holder's", () => {
  it.each([
    ["Ilze Bērziņa", "Ilze Bērziņa"],
    ["ilze berzina", "Ilze Bērziņa"],
    ["ILZE BĒRZIŅA", "Ilze Bērziņa"],
    ["Bērziņa Ilze", "Ilze Bērziņa"],
    ["Ilze  Bērziņa.", "Ilze Bērziņa"],
    ["k-dze Ilze Bērziņa", "Ilze Bērziņa"],
    ["Anna Marija Kalniņa", "Anna-Marija Kalniņa"],
    ["Žanis Ķēniņš", "ZANIS KENINS"],
    ["SIA Ziemeļu Koks", "Ziemeļu koks, SIA"],
    ["Ziemelu Koks", 'SIA "Ziemeļu Koks"'],
    ["Sabiedrība ar ierobežotu atbildību Ziemeļu Koks", "SIA Ziemeļu Koks"],
    ["AS Rīgas Siltums", "RIGAS SILTUMS AS"],
    ["Müller GmbH", "Muller"],
  ])("finds %j and %j equal", (typed, holder) => {
    expect(compareNames(typed, holder)).toBe("MTCH");
  });

  it.each([
    ["Ilze Berzinya", "Ilze Bērziņa", "a slip"],
    ["Ilse Bērziņa", "Ilze Bērziņa", "a letter"],
    ["Ilze Bērziņš", "Ilze Bērziņa", "the other ending of a Latvian surname"],
    ["Bērziņš Ilze", "Ilze Bērziņa", "an ending, in the other order"],
    ["Jānis Ozoliņš", "Jānis Ozolinš Kalns", "a second surname left out"],
    ["I. Bērziņa", "Ilze Bērziņa", "an initial"],
    ["Ilze B.", "Ilze Bērziņa", "an initial for the surname"],
    ["Anna Kalniņa", "Anna Marija Kalniņa", "a middle name left out"],
    ["Anna Marija Kalniņa", "Anna Kalniņa", "a middle name too many"],
    ["A. M. Kalniņa", "Anna Marija Kalniņa", "two initials"],
    ["SIA Ziemeļu Koki", "SIA Ziemeļu Koks", "a plural"],
    ["Ziemeļu Koks", "SIA Ziemeļu Koks Grupa", "a word left out of a company's name"],
    ["Latvenergs", "AS Latvenergo", "a one-word name with a slip"],
  ])("finds %j close to %j: %s", (typed, holder) => {
    expect(compareNames(typed, holder)).toBe("CMTC");
  });

  it.each([
    ["Anna Bērziņa", "Ilze Bērziņa", "a relative"],
    ["Inese Bērziņa", "Ilze Bērziņa", "a relative with a similar name"],
    ["Jānis Bērziņš", "Juris Bērziņš", "a brother"],
    ["Ilze Ozola", "Ilze Bērziņa", "another surname"],
    ["Bērziņa", "Ilze Bērziņa", "a surname alone"],
    ["Ilze", "Ilze Bērziņa", "a first name alone"],
    ["A. Bērziņa", "Ilze Bērziņa", "another initial"],
    ["I. B.", "Ilze Bērziņa", "initials alone"],
    ["I B", "I Bērziņa", "letters alone"],
    ["SIA Rīgas Ūdens", "AS Rīgas Siltums", "another company of the same town"],
    ["SIA", "SIA Ziemeļu Koks", "a legal form alone"],
    ["Anna Kalniņa", "Anna Marija Elīza Ilze Kalniņa", "three names left out"],
    ["...", "Ilze Bērziņa", "no name at all"],
    ["Ilze Bērziņa", "", "no holder's name"],
  ])("finds that %j is not %j: %s", (typed, holder) => {
    expect(compareNames(typed, holder)).toBe("NMTC");
  });

  it("requires a similarity of 0.92 of whole names and of 0.8 of each word", () => {
    expect([closeNameThreshold, closeWordThreshold]).toEqual([0.92, 0.8]);
    expect(jaroWinkler("abcdefgh", "abcdefxy")).toBeGreaterThanOrEqual(closeWordThreshold);
    expect(jaroWinkler("abcdefgh", "abcdefxy")).toBeLessThan(closeNameThreshold);
    expect(compareNames("abcdefgh", "abcdefxy")).toBe("NMTC");
    expect(jaroWinkler("abcdefgh", "abcdefgx")).toBeGreaterThanOrEqual(closeNameThreshold);
    expect(compareNames("abcdefgh", "abcdefgx")).toBe("CMTC");
  });
});
