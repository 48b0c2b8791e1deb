import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatAmount, formatMoney, formatMoneyParts, money } from ".";

const euro = (minor: number) => money(minor, "EUR");

describe("a formatted amount", () => {
  it.each([
    ["lv", 123450, "1\u00A0234,50\u00A0€"],
    ["lv", 123456789, "1\u00A0234\u00A0567,89\u00A0€"],
    ["lv", -5, "\u22120,05\u00A0€"],
    ["en", 123450, "€1,234.50"],
    ["en", -123450, "\u2212€1,234.50"],
    ["en", 0, "€0.00"],
  ])("in %s of %i cents is %j [2.2-6]", (locale, minor, text) => {
    expect(formatMoney(euro(minor), locale)).toBe(text);
  });

  it("may show the code instead of the symbol", () => {
    expect(formatMoney(euro(100), "lv", { display: "code" })).toBe("1,00\u00A0EUR");
    expect(formatMoney(euro(100), "en", { display: "code" })).toBe("EUR\u00A01.00");
  });

  it("shows a sign as requested, and none for zero", () => {
    expect(formatMoney(euro(5), "en", { sign: "always" })).toBe("+€0.05");
    expect(formatMoney(euro(-5), "en", { sign: "always" })).toBe("\u2212€0.05");
    expect(formatMoney(euro(-5), "en", { sign: "never" })).toBe("€0.05");
    expect(formatMoney(euro(0), "en", { sign: "always" })).toBe("€0.00");
  });

  it("has the decimals of its currency, not those Intl would give", () => {
    expect(formatMoney(money(1234, "JPY"), "lv")).toBe("1\u00A0234\u00A0¥");
    expect(formatMoney(money(1234, "IQD"), "en", { display: "code" })).toBe("IQD\u00A01.234");
  });

  it("keeps every cent of the largest safe amount", () => {
    expect(formatMoney(euro(Number.MAX_SAFE_INTEGER), "en")).toBe("€90,071,992,547,409.91");
  });

  it.each([
    ["de", "1.234,50\u00A0€"],
    ["fr", "1\u202F234,50\u00A0€"],
    ["hi", "€1,234.50"],
    ["fi", "1\u00A0234,50\u00A0€"],
  ])("in %s is %j, as Intl has it", (locale, text) => {
    expect(formatMoney(euro(123450), locale)).toBe(text);
  });

  it("uses English conventions for a language Intl does not know", () => {
    expect(formatMoney(euro(123450), "qqq")).toBe("€1,234.50");
  });

  it("without its unit is the text of a field", () => {
    expect(formatAmount(euro(123450), "lv")).toBe("1\u00A0234,50");
    expect(formatAmount(euro(123450), "en")).toBe("1,234.50");
    expect(formatAmount(euro(-1), "en")).toBe("\u22120.01");
  });
});

describe("the parts of an amount", () => {
  it("are separate, in reading order", () => {
    expect(formatMoneyParts(euro(-123450), "lv")).toEqual({
      sign: "\u2212",
      symbol: "€",
      order: "after",
      gap: "\u00A0",
      integer: "1\u00A0234",
      separator: ",",
      fraction: "50",
      text: "\u22121\u00A0234,50\u00A0€",
    });
    expect(formatMoneyParts(euro(100), "en")).toMatchObject({ symbol: "€", order: "before", gap: "" });
    expect(formatMoneyParts(money(5, "JPY"), "en")).toMatchObject({
      integer: "5",
      separator: "",
      fraction: "",
    });
  });

  it("concatenate to the whole text", () => {
    fc.assert(
      fc.property(
        fc.maxSafeInteger(),
        fc.constantFrom("EUR", "GBP", "USD", "JPY", "KWD", "XCG"),
        fc.constantFrom("lv", "en"),
        (minor, currency, locale) => {
          const part = formatMoneyParts(money(minor, currency), locale);
          const digits = part.integer + part.separator + part.fraction;
          const unit =
            part.order === "before" ? part.symbol + part.gap + digits : digits + part.gap + part.symbol;
          expect(part.text).toBe(part.sign + unit);
          expect(digits.replace(/\D/g, "").replace(/^0+(?=.)/, "")).toBe(String(Math.abs(minor)));
        },
      ),
    );
  });
});
