import { countrySpecs } from "ibantools";
import { describe, expect, it } from "vitest";
import { currencyDecimals } from "../money";
import { countries, currencies, ibanRegistry, isCountryCode, isSepaCountry, sepaCountries } from ".";

const unique = (values: readonly string[]) => new Set(values).size === values.length;
const codes = currencies.map(({ code }) => code);

describe("the currency table", () => {
  it("has about 160 currencies, among them the two the product keeps balances in [9-10]", () => {
    expect(currencies).toHaveLength(155);
    expect(codes).toEqual(expect.arrayContaining(["EUR", "GBP"]));
  });

  it("gives every currency a unique three-letter code and a unique three-digit number", () => {
    expect(unique(codes)).toBe(true);
    expect(unique(currencies.map(({ number }) => number))).toBe(true);
    for (const { code, number } of currencies) {
      expect(code).toMatch(/^[A-Z]{3}$/);
      expect(number).toMatch(/^\d{3}$/);
    }
    expect(codes).toEqual([...codes].sort());
  });

  it("has 0, 2 or 3 decimals and the factor that follows from them [9-10]", () => {
    for (const { decimals, factor } of currencies) expect(factor).toBe(10 ** decimals);
    expect(new Set(currencies.map(({ decimals }) => decimals))).toEqual(new Set([0, 2, 3]));
  });

  it("agrees with the decimals of money, for every currency", () => {
    for (const { code, decimals } of currencies)
      expect([code, currencyDecimals(code)]).toEqual([code, decimals]);
  });

  it("agrees with CLDR about decimals, except where small coins have fallen out of use and CLDR counts none", () => {
    const cldr = (currency: string) =>
      new Intl.NumberFormat("en", { style: "currency", currency }).resolvedOptions().maximumFractionDigits;
    const differing = currencies.filter(({ code, decimals }) => cldr(code) !== decimals);
    for (const { code } of differing) expect([code, cldr(code)]).toEqual([code, 0]);
    // Releases of CLDR differ in them.
    const known =
      "AFN ALL AMD COP CRC HUF IDR IQD IRR KPW LAK LBP MGA MMK MUR PKR RSD SLE SOS SYP TWD TZS UZS YER";
    expect(differing.filter(({ code }) => !known.split(" ").includes(code))).toEqual([]);
  });

  it("has a name and a symbol for every currency", () => {
    for (const { name, symbol } of currencies) {
      expect(name.trim()).toBe(name);
      expect(name).not.toBe("");
      expect(symbol).not.toBe("");
    }
  });

  it.each(["XCG", "ZWG", "SLE", "VED", "MRU", "STN"])("has the newer %s", (code) => {
    expect(codes).toContain(code);
  });

  it.each(["BGN", "HRK", "ANG", "ZWL", "SLL", "CUC", "CLF", "UYI", "UYW", "XAU", "XDR", "XTS", "XXX"])(
    "does not have %s: withdrawn, a fund or no currency",
    (code) => {
      expect(codes).not.toContain(code);
    },
  );

  it("has only codes that Intl knows, except three too new for many browsers", () => {
    const known = new Set(Intl.supportedValuesOf("currency"));
    expect(codes.filter((code) => !known.has(code) && !["VED", "XCG", "ZWG"].includes(code))).toEqual([]);
  });
});

describe("the country table", () => {
  it("has the United Kingdom, the 27 EU states, Iceland, Liechtenstein, Norway and Switzerland [9-10]", () => {
    expect(countries).toHaveLength(32);
    expect(countries.map(({ code }) => code)).toEqual(
      expect.arrayContaining(["GB", "LV", "IS", "LI", "NO", "CH"]),
    );
  });

  it("gives each a unique code, name and dial prefix", () => {
    for (const key of ["code", "alpha3", "name", "dialPrefix"] as const) {
      expect(unique(countries.map((country) => country[key]))).toBe(true);
    }
    for (const { code, alpha3, dialPrefix } of countries) {
      expect(isCountryCode(code)).toBe(true);
      expect(alpha3).toMatch(/^[A-Z]{3}$/);
      expect(dialPrefix).toMatch(/^\+[1-9]\d{1,2}$/);
    }
  });

  it("names them like Intl, in alphabetical order", () => {
    const names = new Intl.DisplayNames("en", { type: "region" });
    for (const { code, name } of countries) expect(names.of(code)).toBe(name);
    const order = countries.map(({ name }) => name);
    expect(order).toEqual([...order].sort());
  });
});

describe("the country codes", () => {
  it("are the 249 of ISO 3166-1 and Kosovo's, each with a name", () => {
    const names = new Intl.DisplayNames("en", { type: "region", fallback: "none" });
    const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
    const assigned = letters
      .flatMap((first) => letters.map((second) => first + second))
      .filter(isCountryCode);
    expect(assigned).toHaveLength(250);
    expect(assigned.filter((code) => names.of(code) === undefined)).toEqual([]);
  });

  it.each(["", "A", "AD ", " AD", "D AE", "lv", "QQ", "UK", "EU"])("do not include %j", (code) => {
    expect(isCountryCode(code)).toBe(false);
  });
});

describe("the SEPA scope", () => {
  it("is 41 countries, all with IBANs", () => {
    expect(sepaCountries).toHaveLength(41);
    expect(unique(sepaCountries)).toBe(true);
    for (const code of sepaCountries) expect(ibanRegistry).toHaveProperty(code);
  });

  it("includes every country a customer can live in", () => {
    for (const { code } of countries) expect(isSepaCountry(code)).toBe(true);
  });

  it("reaches Gibraltar, and not Turkey, Ukraine or the United States", () => {
    expect(isSepaCountry("GI")).toBe(true);
    expect(["TR", "UA", "US", ""].some(isSepaCountry)).toBe(false);
  });

  it("contains whatever an independent library counts as SEPA", () => {
    for (const [code, spec] of Object.entries(countrySpecs)) {
      if (spec.SEPA) expect([code, isSepaCountry(code)]).toEqual([code, true]);
    }
  });
});

describe("the IBAN registry", () => {
  const rows = Object.entries(ibanRegistry);

  it("has 89 countries, each of ISO 3166-1", () => {
    expect(rows).toHaveLength(89);
    for (const [code] of rows) expect(isCountryCode(code)).toBe(true);
  });

  it("gives each a structure that matches its length, and a bank code within it", () => {
    for (const [code, { length, bban, bankCode }] of rows) {
      expect([code, bban]).toEqual([code, expect.stringMatching(/^(\d+[nac])+$/)]);
      const parts = [...bban.matchAll(/\d+/g)].map(Number);
      expect([code, parts.reduce((sum, part) => sum + part, 4)]).toEqual([code, length]);
      expect(bankCode[0]).toBeLessThan(bankCode[1]);
      expect(bankCode[1]).toBeLessThanOrEqual(length - 4);
    }
  });

  it("agrees with an independent library about every length", () => {
    for (const [code, { length }] of rows) expect([code, countrySpecs[code]?.chars]).toEqual([code, length]);
  });
});
