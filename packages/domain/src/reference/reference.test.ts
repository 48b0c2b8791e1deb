import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  composeCreditorReference,
  correctedText,
  disallowedCharacters,
  isCreditorReference,
  normaliseCreditorReference,
  payableText,
  textLength,
  tidyText,
  toSepaText,
  willBeSentAs,
} from ".";
import { normaliseName } from "../names";

/**
 * The basic Latin set every bank in SEPA accepts: a-z A-Z 0-9 / - ? : ( ) . , ' + and space, no slash at either end, no
 * two slashes together (EPC guidance).
 */
const isSepaText = (text: string) => /^[A-Za-z0-9/\-?:().,'+ ]*$/.test(text) && !/^\/|\/\/|\/$/.test(text);

const anyText = fc.string({ unit: "grapheme", maxLength: 60 });
const likelyText = fc.string({
  unit: fc.constantFrom(
    ..."abzABZ019 ./-?:(),'+",
    ..."āčēģīķļņšūžĀČĒĢĪĶĻŅŠŪŽäöüßłøåæ",
    ..."&€_!/\u00A0\u200B\u0301",
  ),
  maxLength: 160,
});

describe("text sent through SEPA", () => {
  it.each([
    ["Jānis Bērziņš", "Janis Berzins"],
    ["āčēģīķļņšūž ĀČĒĢĪĶĻŅŠŪŽ", "acegiklnsuz ACEGIKLNSUZ"],
    ["Müller, Straße, ÄÖÜ", "Muller, Strase, AOU"],
    ["Zażółć gęślą jaźń, Łódź", "Zazolc gesla jazn, Lodz"],
    ["Åse Sæther, Bjørn, Þór, Ðorđe", "Ase Sather, Bjorn, Tor, Dorde"],
    ["Şişli ığ, Țara, Ŏő", "Sisli ig, Tara, Oo"],
    ["Bērziņš & Co", "Berzins + Co"],
    ["Rent – May; “flat” [2] 100€_a", "Rent - May, 'flat' (2) 100E-a"],
    ["Ata!%", "Ata.."],
    ["Привет", "......"],
    ["a\u00A0b\tc\nd", "a b c d"],
    ["e\u0304 co\u0301mposed", "e composed"],
    ["//a//b/", "a/b"],
    ["  both ends  ", "both ends"],
    ["", ""],
  ])("turns %j into %j", (typed, sent) => {
    expect(toSepaText(typed)).toBe(sent);
  });

  it("contains only what every bank accepts, and does not change when converted again", () => {
    fc.assert(
      fc.property(fc.oneof(anyText, likelyText), (text) => {
        const sent = toSepaText(text);
        expect(isSepaText(sent)).toBe(true);
        expect(toSepaText(sent)).toBe(sent);
      }),
      { numRuns: 1000 },
    );
  });

  it("leaves no slash at either end, whatever is beside it", () => {
    expect(toSepaText("a/ /")).toBe("a");
    expect(toSepaText("/ / a/b /")).toBe("a/b");
  });

  it("is never longer than the typed text, so that it stays within the limit", () => {
    fc.assert(
      fc.property(fc.oneof(anyText, likelyText), (text) => {
        expect(toSepaText(text).length).toBeLessThanOrEqual(textLength(text));
      }),
      { numRuns: 1000 },
    );
  });

  it("does not change a text that is SEPA text already", () => {
    const basic = fc.string({ unit: fc.constantFrom(..."azAZ09-?:().,'+ /"), maxLength: 140 });
    fc.assert(
      fc.property(basic.map(tidyText), (text) => {
        fc.pre(isSepaText(text));
        expect(toSepaText(text)).toBe(text);
        expect(willBeSentAs(text)).toBeNull();
      }),
    );
  });

  it.each(["/a", "a/", "a//b", "ā", "a_b", "a\u00A0b", "a\nb", "€"])(
    "changes %j, which not every bank takes",
    (text) => {
      expect(toSepaText(text)).not.toBe(text);
    },
  );
});

describe("what the payer is shown", () => {
  it("is the text that will be sent instead, if it differs", () => {
    expect(willBeSentAs("Īre par maiju")).toBe("Ire par maiju");
    expect(willBeSentAs("A & B")).toBe("A + B");
  });

  it("is nothing if only outer spaces, kinds of space or invisible characters differ", () => {
    expect(willBeSentAs(" Rent May\u200B\u00A02026 ")).toBeNull();
    expect(willBeSentAs("")).toBeNull();
  });
});

describe("a payee's name or a payment reference", () => {
  it("may contain letters with Latvian and other diacritics, digits, space, dot and comma [5-8]", () => {
    expect(disallowedCharacters("SIA Rīgas Siltums, Nr. 2026 ĀČĒĢĪĶĻŅŠŪŽ äößłøæ")).toEqual([]);
    expect(disallowedCharacters("Be\u0304rzin\u0327s\u030C")).toEqual([]);
  });

  it("may contain nothing else, and names each disallowed character once [5]", () => {
    expect(disallowedCharacters("Anna-Marija & Co - 5/6")).toEqual(["-", "&", "/"]);
    expect(disallowedCharacters("Привет 🙂🙂")).toEqual(["П", "р", "и", "в", "е", "т", "🙂"]);
    expect(disallowedCharacters("٣ Ａ ½")).toEqual(["٣", "Ａ", "½"]);
  });

  it("allows exactly the letters that can be converted to a Latin letter", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", minLength: 1, maxLength: 1 }), (char) => {
        fc.pre(/^\p{L}$/u.test(char.normalize("NFC")));
        expect(disallowedCharacters(char).length === 0).toBe(/^[A-Za-z]$/.test(toSepaText(char)));
      }),
    );
  });

  it("is measured in composed characters, not in storage units", () => {
    expect(textLength("Bērziņš")).toBe(7);
    expect(textLength("Be\u0304rzin\u0327s\u030C")).toBe(7);
    expect(textLength(" 🙂\u200B ")).toBe(1);
  });
});

describe("a text that is filled in ahead, or corrected", () => {
  it("has nothing a payment cannot carry if nothing is lost by it, and does not change when corrected again", () => {
    fc.assert(
      fc.property(fc.oneof(anyText, likelyText), (text) => {
        const corrected = correctedText(text);
        expect(payableText(text)).toBe(corrected ?? tidyText(text));
        fc.pre(corrected !== null);
        expect(disallowedCharacters(corrected)).toEqual([]);
        expect(correctedText(corrected)).toBe(corrected);
      }),
    );
  });

  it("is the same name to a name check", () => {
    const names = fc.stringMatching(
      /^[A-Z][a-zāčēģīķļņšūž]{1,8}([-' &.,"’/]{1,3}[A-Z][a-zāčēģīķļņšūž]{1,8}){0,3}$/,
    );
    fc.assert(
      fc.property(names, (name) => {
        expect(normaliseName(payableText(name))).toBe(normaliseName(name));
      }),
    );
  });
});

describe("a structured creditor reference (ISO 11649)", () => {
  it.each(["RF18539007547034", "rf18 5390 0754 7034", "RF471234567890"])("is %s", (reference) => {
    expect(isCreditorReference(reference)).toBe(true);
  });

  it.each([
    "",
    "RF",
    "RF18",
    "RF17539007547034",
    "RF18539007547043",
    "LV80BANK0000435195001",
    "RF18-539007547034",
  ])("is not %j", (reference) => {
    expect(isCreditorReference(reference)).toBe(false);
  });

  it("is valid when composed of up to 21 letters and digits, and cannot have more", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Za-z0-9]{1,21}$/), (body) => {
        const reference = composeCreditorReference(body);
        expect(isCreditorReference(reference)).toBe(true);
        expect(reference.slice(4)).toBe(normaliseCreditorReference(body));
      }),
    );
    expect(() => composeCreditorReference("")).toThrow(RangeError);
    expect(() => composeCreditorReference("1".repeat(22))).toThrow(RangeError);
    expect(() => composeCreditorReference("a/b")).toThrow(RangeError);
  });
});
