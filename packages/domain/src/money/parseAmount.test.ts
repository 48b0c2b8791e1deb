import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { amountProblems, formatAmount, formatMoney, money, parseAmount } from ".";

const read = (text: string, locale: string, currency = "EUR") => {
  const parsed = parseAmount(text, currency, locale);
  return parsed.ok ? parsed.money.minor : parsed.problem;
};

describe("an amount typed in Latvian", () => {
  it.each([
    ["25,00", 2500],
    ["25.00", 2500],
    ["25,5", 2550],
    ["25.5", 2550],
    ["25", 2500],
    ["25,", 2500],
    [",50", 50],
    ["0,01", 1],
    ["007", 700],
    ["1 234,50", 123450],
    ["1 234.50", 123450],
    ["1\u00A0234,50", 123450],
    ["1\u202F234\u202F567,89", 123456789],
    ["  25,00\n", 2500],
    ["25,00 €", 2500],
    ["€ 25,00", 2500],
    ["25 eur", 2500],
    ["２５，００", 2500],
    ["٢٥,٠٠", 2500],
    ["۲۵.۰۰", 2500],
    ["\u200E25,00\u200B", 2500],
    ["999 999 999,99", 99_999_999_999],
  ])("reads %j", (text, minor) => {
    expect(read(text, "lv")).toBe(minor);
    expect(read(text, "lv-LV")).toBe(minor);
  });

  it.each([
    ["1,234.50", "separator"],
    ["1.234,50", "separator"],
    ["1.234", "separator"],
    ["1.234.567", "separator"],
    ["12 34", "separator"],
    ["1234 567", "separator"],
    ["1,234,567", "separator"],
    ["25,00,", "separator"],
    ["1'234,50", "separator"],
    ["1’234", "separator"],
    ["٢٥٫٠٠", "separator"],
    ["1,234", "decimals"],
    ["0.125", "decimals"],
  ])("refuses %j with the problem %s", (text, problem) => {
    expect(read(text, "lv")).toBe(problem);
  });
});

describe("an amount typed in English", () => {
  it.each([
    ["25.00", 2500],
    ["25.5", 2550],
    ["25", 2500],
    ["25.", 2500],
    [".5", 50],
    ["1,234.50", 123450],
    ["1,234", 123400],
    ["12,345,678.90", 1_234_567_890],
    ["1 234.50", 123450],
    ["€1,234.50", 123450],
    ["EUR\u00A01,234.50", 123450],
    ["１，２３４．５０", 123450],
  ])("reads %j", (text, minor) => {
    expect(read(text, "en")).toBe(minor);
  });

  it.each([
    ["123,45", "separator"],
    ["25,00", "separator"],
    ["1,23", "separator"],
    ["1234,567", "separator"],
    ["1.234,50", "separator"],
    ["12,34,567.00", "separator"],
    ["1,234 567", "separator"],
    ["1.2.3", "separator"],
    ["0.125", "decimals"],
    ["1.234", "decimals"],
  ])("refuses %j with the problem %s", (text, problem) => {
    expect(read(text, "en")).toBe(problem);
  });
});

describe("a typed amount", () => {
  it.each([
    ["", "empty"],
    [" \u00A0\u200B", "empty"],
    ["€", "empty"],
    ["abc", "unreadable"],
    [".", "unreadable"],
    ["-5", "unreadable"],
    ["−5", "unreadable"],
    ["+5", "unreadable"],
    ["(5)", "unreadable"],
    ["1e5", "unreadable"],
    ["1E5", "unreadable"],
    ["0x1F", "unreadable"],
    ["5²", "unreadable"],
    ["½", "unreadable"],
    ["12\n345", "unreadable"],
    ["5 £", "unreadable"],
    ["5 USD", "unreadable"],
    ["€5€", "unreadable"],
    ["0", "tooSmall"],
    ["000", "tooSmall"],
    ["1000000000", "tooBig"],
    ["9007199254740993", "tooBig"],
  ])("that is %j is refused as %s in both languages [5-17]", (text, problem) => {
    expect(read(text, "lv")).toBe(problem);
    expect(read(text, "en")).toBe(problem);
  });

  it("is at least one cent [5, 9-2]", () => {
    expect(read("0.01", "en")).toBe(1);
    expect(read("0.00", "en")).toBe("tooSmall");
    expect(read("0.001", "en")).toBe("decimals");
  });

  it("has as many decimals as its currency", () => {
    expect(read("1,000", "en", "JPY")).toBe(1000);
    expect(read("1.5", "en", "JPY")).toBe("decimals");
    expect(read("1.234", "en", "KWD")).toBe(1234);
    expect(read("1,234", "lv", "KWD")).toBe(1234);
    expect(read("1.234", "lv", "KWD")).toBe("separator");
    expect(read("999,999,999.999", "en", "KWD")).toBe(999_999_999_999);
  });

  it("lists every possible problem", () => {
    const met = ["", "x", "1'0", "1.001", "0", "9999999999"].map((text) => read(text, "en"));
    expect(met).toEqual([...amountProblems]);
  });

  it("is read back unchanged after a field, or the page, has formatted it", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 999_999_999 }),
        fc.constantFrom("EUR", "GBP", "JPY", "KWD"),
        fc.constantFrom("lv", "en"),
        fc.constantFrom("symbol" as const, "code" as const),
        (minor, currency, locale, display) => {
          const amount = money(minor, currency);
          expect(parseAmount(formatAmount(amount, locale), currency, locale)).toEqual({
            ok: true,
            money: amount,
          });
          expect(parseAmount(formatMoney(amount, locale, { display }), currency, locale)).toEqual({
            ok: true,
            money: amount,
          });
        },
      ),
    );
  });

  it("never becomes another amount in the other language: it is the same or refused", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{1,4}([ .,]\d{1,4}){0,3}$/), (text) => {
        const lv = read(text, "lv");
        const en = read(text, "en");
        fc.pre(typeof lv === "number" && typeof en === "number");
        expect(lv).toBe(en);
      }),
    );
  });

  it("is a positive integer of cents up to the limit, or a named problem, whatever is typed", () => {
    const typed = fc.string({ unit: fc.constantFrom(..."0123456789., '-+e€\u00A0\u200E٣３"), maxLength: 16 });
    fc.assert(
      fc.property(typed, fc.constantFrom("lv", "en"), (text, locale) => {
        const result = read(text, locale);
        expect(
          typeof result === "string"
            ? amountProblems.includes(result)
            : Number.isSafeInteger(result) && result > 0 && result <= 99_999_999_999,
        ).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });
});
