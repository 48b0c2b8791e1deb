import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { hasLegalForm, initials, normaliseName, shortName } from ".";

describe("a name in a name check", () => {
  it.each([
    ["Jānis Bērziņš", "JANIS BERZINS"],
    ["Jānis Bērziņš", "Bērziņš, Jānis"],
    ["Jānis Bērziņš", "Ja\u0304nis Be\u0304rzin\u0327s\u030C"],
    ["Jānis Bērziņš", "Mr. Janis Berzins"],
    ["Ilze Kalniņa", "k-dze Ilze Kalniņa"],
    ["Anna-Marija Kalniņa", "Anna Marija Kalniņa"],
    ["Sean O'Brien", "sean o’brien"],
    ["SIA Rīgas Siltums", "Rīgas Siltums, SIA"],
    ["SIA “Rīgas Siltums”", "RIGAS SILTUMS SIA"],
    ["Rīgas Siltums", "Sabiedrība ar ierobežotu atbildību Rīgas Siltums"],
    ["AS Latvenergo", "Latvenergo"],
    ["IK Ozols", "Ozols"],
    ["UAB Vilniaus Prekyba", "Vilniaus Prekyba, UAB"],
    ["OÜ Tallinna Vesi", "Tallinna Vesi OU"],
    ["Müller GmbH & Co. KG", "Muller"],
    ["Acme Ltd.", "ACME LIMITED"],
    ["Firma Sp. z o.o.", "Firma"],
    ["Praha s.r.o.", "Praha"],
    ["Maersk A/S", "Maersk"],
    ["Repsol S.A.", "Repsol"],
  ])("%j equals %j", (one, other) => {
    expect(normaliseName(one)).toBe(normaliseName(other));
  });

  it.each([
    ["Jānis Bērziņš", "Jānis Bērziņa"],
    ["Anna Tu", "Anna"],
    ["Rīgas Siltums", "Rīgas Satiksme"],
    ["A. S. Bērziņš", "Bērziņš"],
  ])("%j does not equal %j", (one, other) => {
    expect(normaliseName(one)).not.toBe(normaliseName(other));
  });

  it("keeps a name that consists of a legal form or a title only", () => {
    expect(normaliseName("AS")).toBe("as");
    expect(normaliseName("SIA GmbH")).toBe("gmbh sia");
    expect(normaliseName("")).toBe("");
  });

  it("does not depend on the order of the words", () => {
    const word = fc.constantFrom("Jānis", "Bērziņš", "Anna", "Zemgale", "Ozols", "7");
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 4 }), (words) => {
        expect(normaliseName([...words].reverse().join(" "))).toBe(normaliseName(words.join(", ")));
      }),
    );
  });
});

describe("the legal form of an organisation", () => {
  it.each([
    "SIA Rīgas Siltums",
    "“Latvenergo”, AS",
    "Müller GmbH & Co. KG",
    "Firma Sp. z o.o.",
    "OÜ Tallinna Vesi",
  ])("is found in %j", (name) => expect(hasLegalForm(name)).toBe(true));

  it.each(["Jānis Bērziņš", "dr. Anna Liepiņa", "Asnāte Siatova", "Latvenergo", ""])(
    "is not found in %j",
    (name) => expect(hasLegalForm(name)).toBe(false),
  );
});

describe("the short name", () => {
  it.each([
    ["Anna Liepiņa", "private", "Anna"],
    ["Anna Liepiņa", undefined, "Anna Liepiņa"],
    ["SIA Rīgas Siltums", "organization", "Rīgas Siltums"],
    ["Latvenergo AS", undefined, "Latvenergo"],
    ["Circle K Latvia SIA", "private", "Circle K"],
    ["Maxima Latvija", "organization", "Maxima"],
    ["Jāņa Rozes grāmatnīca", "organization", "Jāņa Rozes grāmatnīca"],
    ["Jāņa Rozes grāmatnīca", undefined, "Jāņa Rozes grāmatnīca"],
    ["Latvijas Bite", "organization", "Latvijas Bite"],
    ["SIA Latvija", "organization", "Latvija"],
    ["SIA", "organization", "SIA"],
    [" ", "private", ""],
  ] as const)("of “%s” (%s) is “%s”", (name, type, short) => {
    expect(shortName(name, type)).toBe(short);
  });
});

describe("the initials of a name", () => {
  it.each([
    ["Ilze Bērziņa", "IB"],
    ["ēriks žagars", "ĒŽ"],
    ["Anna Marija Kalniņa", "AK"],
    ["SIA Ūdens", "Ū"],
    ["SIA Rīgas Siltums", "RS"],
    ["“Rīgas Siltums”, SIA", "RS"],
    ["dr. Jānis Bērziņš", "JB"],
    ["O'Brien", "O"],
    ["E\u0304riks", "Ē"],
    ["王小明", "王"],
    ["AS", "A"],
    ["3M Latvija", "3"],
    ["Circle K Latvia SIA", "CK"],
    ["ßen", "S"],
    ["🙂", ""],
    ["  ", ""],
  ])("%j are %j", (name, letters) => {
    expect(initials(name)).toBe(letters);
  });

  it("are two characters at most, whatever the name", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (name) => {
        expect([...initials(name)].length).toBeLessThanOrEqual(2);
      }),
    );
  });
});
