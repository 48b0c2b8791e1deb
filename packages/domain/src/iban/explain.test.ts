import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { explainIban, validateIban } from ".";

const iban = "LV80BANK0000435195001";
const latvian = { country: "LV", isSepa: true, expectedLength: 21 };

describe("help while an IBAN is typed", () => {
  it("asks for nothing before typing starts", () => {
    expect(explainIban(" \u200B")).toEqual({ stage: "empty", isOpen: true });
  });

  it("waits for the country, and reports an unknown one at once", () => {
    expect(explainIban("l")).toEqual({ stage: "country", isOpen: true });
    expect(explainIban("w")).toEqual({ stage: "country", isOpen: false });
    expect(explainIban("7")).toEqual({ stage: "country", isOpen: false });
    expect(explainIban("LX80")).toEqual({ stage: "country", isOpen: false });
  });

  it("counts the missing characters", () => {
    expect(explainIban("LV")).toEqual({ stage: "length", isOpen: true, ...latvian, missing: 19 });
    expect(explainIban("lv80 bank 0000")).toEqual({ stage: "length", isOpen: true, ...latvian, missing: 9 });
  });

  it("counts excess characters", () => {
    expect(explainIban(`${iban}99`)).toEqual({ stage: "length", isOpen: false, ...latvian, excess: 2 });
  });

  it("points out a character that is not allowed", () => {
    const misplaced = { stage: "characters", isOpen: false };
    expect(explainIban("LVO")).toEqual({ ...misplaced, ...latvian, character: "O", position: 3 });
    expect(explainIban("LV80 B4NK")).toEqual({ ...misplaced, ...latvian, character: "4", position: 6 });
    expect(explainIban("LV80 BANK 00/0")).toEqual({ ...misplaced, ...latvian, character: "/", position: 11 });
    expect(explainIban("€")).toEqual({ ...misplaced, character: "€", position: 1 });
    expect(explainIban("LV80🙂")).toEqual({ ...misplaced, ...latvian, character: "🙂", position: 5 });
  });

  it("reports a wrong digit once all are typed", () => {
    expect(explainIban("LV81BANK0000435195001")).toEqual({ stage: "checksum", isOpen: false, ...latvian });
  });

  it("says when it is complete, and whether SEPA reaches it", () => {
    expect(explainIban(iban)).toEqual({ stage: "valid", isOpen: false, ...latvian });
    expect(explainIban("TR330006100519786457841326")).toMatchObject({ stage: "valid", isSepa: false });
  });

  it("never rejects what further typing can complete", () => {
    for (let typed = 0; typed < iban.length; typed += 1) {
      expect(explainIban(iban.slice(0, typed)).isOpen).toBe(true);
    }
  });

  it("calls valid exactly what validation accepts", () => {
    const edits = fc.record({
      at: fc.nat(21),
      char: fc.constantFrom(..."0123456789ABKLNVZ -/"),
      drop: fc.nat(1),
    });
    fc.assert(
      fc.property(fc.array(edits, { maxLength: 3 }), (list) => {
        const text = list.reduce(
          (typed, { at, char, drop }) => typed.slice(0, at) + char + typed.slice(at + drop),
          iban,
        );
        expect(explainIban(text).stage === "valid").toBe(validateIban(text).ok);
      }),
      { numRuns: 1000 },
    );
  });
});
