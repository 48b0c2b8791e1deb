import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  addMoney,
  compareMoney,
  currencyDecimals,
  isZeroMoney,
  money,
  moneyFromDecimal,
  moneyToDecimal,
  negateMoney,
  subtractMoney,
  sumMoney,
} from ".";

const currencies = fc.constantFrom("EUR", "GBP", "JPY", "KWD");
const cents = fc.integer({ min: -100_000_000_000, max: 100_000_000_000 });

describe("money", () => {
  it.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])("refuses %s as minor units", (minor) => {
    expect(() => money(minor, "EUR")).toThrow(RangeError);
  });

  it.each(["", "eur", "EURO", "€"])("refuses %j as a currency code", (code) => {
    expect(() => money(1, code)).toThrow(RangeError);
  });

  it("has one zero, never a negative one", () => {
    expect(Object.is(money(-0, "EUR").minor, 0)).toBe(true);
    expect(Object.is(negateMoney(money(0, "EUR")).minor, 0)).toBe(true);
    expect(isZeroMoney(money(0, "EUR"))).toBe(true);
    expect(isZeroMoney(money(1, "EUR"))).toBe(false);
  });

  it("never combines two currencies", () => {
    const euro = money(100, "EUR");
    const pound = money(100, "GBP");
    for (const combine of [addMoney, subtractMoney, compareMoney]) {
      expect(() => combine(euro, pound)).toThrow("Cannot combine EUR with GBP");
    }
    expect(() => sumMoney([euro, pound], "EUR")).toThrow(TypeError);
  });

  it("refuses a sum that is not exact any more", () => {
    expect(() => addMoney(money(Number.MAX_SAFE_INTEGER, "EUR"), money(1, "EUR"))).toThrow(RangeError);
  });

  it("is unchanged by adding and subtracting the same amount", () => {
    fc.assert(
      fc.property(cents, cents, currencies, (a, b, currency) => {
        const start = money(a, currency);
        const other = money(b, currency);
        expect(subtractMoney(addMoney(start, other), other)).toEqual(start);
        expect(addMoney(start, negateMoney(other))).toEqual(subtractMoney(start, other));
      }),
    );
  });

  it("compares amounts by their minor units", () => {
    fc.assert(
      fc.property(cents, cents, (a, b) => {
        expect(compareMoney(money(a, "EUR"), money(b, "EUR"))).toBe(Math.sign(a - b) + 0);
      }),
    );
  });

  it("sums an empty list to zero of the given currency", () => {
    expect(sumMoney([], "GBP")).toEqual({ minor: 0, currency: "GBP" });
    expect(sumMoney([money(150, "EUR"), money(-50, "EUR")], "EUR")).toEqual({ minor: 100, currency: "EUR" });
  });
});

describe("an amount on the wire", () => {
  it.each([
    ["1234.50", "EUR", 123450],
    ["1234.5", "EUR", 123450],
    ["1234", "EUR", 123400],
    ["0.07", "EUR", 7],
    ["-3.10", "EUR", -310],
    ["1234", "JPY", 1234],
    ["1.234", "KWD", 1234],
    [1234.5, "EUR", 123450],
    [0.29, "EUR", 29],
    [-0, "EUR", 0],
  ])("reads %j %s as %i minor units [3-11]", (decimal, currency, minor) => {
    expect(moneyFromDecimal(decimal, currency)).toEqual({ minor, currency });
  });

  it.each([
    ["", "EUR"],
    [".5", "EUR"],
    ["5.", "EUR"],
    ["1,50", "EUR"],
    [" 1", "EUR"],
    ["1\n", "EUR"],
    ["+1", "EUR"],
    ["1e3", "EUR"],
    ["0x10", "EUR"],
    ["١", "EUR"],
    ["1.234", "EUR"],
    ["1.0", "JPY"],
    ["90071992547409.92", "EUR"],
    [Number.NaN, "EUR"],
    [1e21, "EUR"],
    [0.1 + 0.2, "EUR"],
  ])("refuses %j %s rather than guess", (decimal, currency) => {
    expect(moneyFromDecimal(decimal, currency)).toBeNull();
  });

  it.each([
    [123450, "EUR", "1234.50"],
    [5, "EUR", "0.05"],
    [-5, "EUR", "-0.05"],
    [0, "EUR", "0.00"],
    [1234, "JPY", "1234"],
    [1, "KWD", "0.001"],
  ])("writes %i minor units of %s as %s", (minor, currency, text) => {
    expect(moneyToDecimal(money(minor, currency))).toBe(text);
  });

  it("is read back exactly, up to the last safe integer", () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), currencies, (minor, currency) => {
        const sent = money(minor, currency);
        expect(moneyFromDecimal(moneyToDecimal(sent), currency)).toEqual(sent);
      }),
    );
  });
});

describe("currencyDecimals", () => {
  it.each([
    ["EUR", 2],
    ["JPY", 0],
    ["KWD", 3],
    ["IQD", 3],
    ["toString", 2],
  ])("gives %s %i decimals", (code, decimals) => {
    expect(currencyDecimals(code)).toBe(decimals);
  });
});
