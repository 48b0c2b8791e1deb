import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { amountProblems, formatAmount, formatMoney, money, parseAmount } from ".";

const read = (text: string, locale: string, currency = "EUR") => {
  const parsed = parseAmount(text, currency, locale);
  return parsed.ok ? parsed.money.minor : parsed.problem;
};

const letters = "abcdefghijklmnopqrstuvwxyz";
const codes = [...letters].flatMap((first) =>
  [...letters].flatMap((second) => [first + second, ...[...letters].map((third) => first + second + third)]),
);
/** Every language Intl knows, and regions that write amounts otherwise than their language does. */
const languages = [
  ...Intl.NumberFormat.supportedLocalesOf(codes),
  ...["ar-EG", "bn-IN", "de-AT", "de-CH", "en-IN", "en-ZA", "es-MX", "fa-AF", "ff-Adlm", "fr-CH", "it-CH"],
  ...["pt-PT", "uz-Arab"],
];

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
    ["1.234,50", 123450],
    ["1,234.50", 123450],
    ["12.345.678,9", 1_234_567_890],
  ])("reads %j", (text, minor) => {
    expect(read(text, "lv")).toBe(minor);
    expect(read(text, "lv-LV")).toBe(minor);
  });

  it.each([
    ["1.234", "separator"],
    ["1.234,567.89", "separator"],
    ["12.34,50", "separator"],
    ["1.234,", "separator"],
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
    ["25,00", 2500],
    ["25,5", 2550],
    ["25,", 2500],
    ["123,45", 12345],
    ["1 234,56", 123456],
    ["25,00 EUR", 2500],
    ["1,234.50", 123450],
    ["1,234,567", 123456700],
    ["12,345,678.90", 1_234_567_890],
    ["1 234.50", 123450],
    ["€1,234.50", 123450],
    ["EUR\u00A01,234.50", 123450],
    ["１，２３４．５０", 123450],
    ["1.234,50", 123450],
  ])("reads %j", (text, minor) => {
    expect(read(text, "en")).toBe(minor);
  });

  it.each([
    ["1,234", "separator"],
    ["999,999", "separator"],
    ["1,2345,678", "separator"],
    ["1.234,567.89", "separator"],
    ["12,34,567.00", "separator"],
    ["1,234 567", "separator"],
    ["1.2.3", "separator"],
    ["1,234,5", "separator"],
    ["0.125", "decimals"],
    ["0,125", "decimals"],
    ["1234,567", "decimals"],
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
    expect(read("1.000", "en", "JPY")).toBe("separator");
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

  it("is read back unchanged in every language, after a field, or the page, has formatted it", () => {
    for (const locale of languages) {
      for (const currency of ["EUR", "JPY", "KWD"]) {
        for (const minor of [1, 99, 1_000, 123_456, 1_234_567, 12_345_678, 999_999_999]) {
          const amount = money(minor, currency);
          const texts = [
            formatAmount(amount, locale),
            formatMoney(amount, locale),
            formatMoney(amount, locale, { display: "code" }),
          ];
          for (const text of texts)
            expect([locale, text, read(text, locale, currency)]).toEqual([locale, text, minor]);
        }
      }
    }
  });

  it("may have one comma or dot in every language, and one or two digits after it", () => {
    const amounts = { "25,5": 2550, "25.5": 2550, "25,50": 2550, "25.50": 2550, "1 234,5": 123450 };
    for (const locale of languages) {
      for (const [text, minor] of Object.entries(amounts))
        expect([locale, text, read(text, locale)]).toEqual([locale, text, minor]);
      for (const text of ["1,234", "1.234", "12,345", "999.999"])
        expect([locale, text, typeof read(text, locale)]).toEqual([locale, text, "string"]);
    }
  });

  it("never becomes another amount in another language: it is the same or refused", () => {
    const shapes = fc.stringMatching(/^\d{1,4}([ .,'٫٬]\d{1,4}){0,3}$/);
    fc.assert(
      fc.property(shapes, fc.constantFrom(...languages), fc.constantFrom("lv", "en"), (text, one, other) => {
        const [here, there] = [read(text, one), read(text, other)];
        fc.pre(typeof here === "number" && typeof there === "number");
        expect(here).toBe(there);
      }),
      { numRuns: 1000 },
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
