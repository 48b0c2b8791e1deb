import { currencyDecimals } from "./decimals";
import { money, type Money } from "./money";

/** Joins checked digits into minor units, or null when they pass the safe integers. */
export function fromDigits(whole: string, fraction: string, currency: string): number | null {
  const minor = Number(whole + fraction.padEnd(currencyDecimals(currency), "0"));
  return Number.isSafeInteger(minor) ? minor : null;
}

/**
 * Reads a decimal amount in major units as it travels on the wire: "1234.50", "-3", 12.5.
 * Null for anything else: an exponent, more decimals than the currency has, a sum beyond the safe integers.
 */
export function moneyFromDecimal(decimal: string | number, currency: string): Money | null {
  const match = /^(-?)(\d+)(?:\.(\d+))?$/.exec(String(decimal));
  if (!match) return null;
  const [, sign, whole = "", fraction = ""] = match;
  if (fraction.length > currencyDecimals(currency)) return null;
  const minor = fromDigits(whole, fraction, currency);
  return minor === null ? null : money(sign ? -minor : minor, currency);
}

/** The size of an amount, sign left out, as whole digits and exactly as many decimals as the currency has. */
export function digitsOf({ minor, currency }: Money): { whole: string; fraction: string } {
  const decimals = currencyDecimals(currency);
  const digits = String(Math.abs(minor)).padStart(decimals + 1, "0");
  const point = digits.length - decimals;
  return { whole: digits.slice(0, point), fraction: digits.slice(point) };
}

/** Decimal text in major units with all the currency's decimals, for the wire: "1234.50", "-0.05". */
export function moneyToDecimal(amount: Money): string {
  const { whole, fraction } = digitsOf(amount);
  return (amount.minor < 0 ? "-" : "") + whole + (fraction && `.${fraction}`);
}
