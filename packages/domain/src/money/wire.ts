import { currencyDecimals } from "./decimals";
import { money, type Money } from "./money";

/** Minor units from validated digits; null beyond the safe integers. */
export function fromDigits(whole: string, fraction: string, currency: string): number | null {
  const minor = Number(whole + fraction.padEnd(currencyDecimals(currency), "0"));
  return Number.isSafeInteger(minor) ? minor : null;
}

/**
 * Parses a decimal amount in major units as on the wire: "1234.50", "-3", 12.5. Null for anything else: an exponent,
 * more decimals than the currency has, a sum beyond the safe integers.
 */
export function moneyFromDecimal(decimal: string | number, currency: string): Money | null {
  const match = /^(-?)(\d+)(?:\.(\d+))?$/.exec(String(decimal));
  if (!match) return null;
  const [, sign, whole = "", fraction = ""] = match;
  if (fraction.length > currencyDecimals(currency)) return null;
  const minor = fromDigits(whole, fraction, currency);
  return minor === null ? null : money(sign ? -minor : minor, currency);
}

/**
 * The amount nearest to a decimal of another provider, who may keep more decimals than the currency has, or send a
 * binary fraction such as 0.30000000000000004. Null for anything but a plain decimal.
 */
export function nearestMoney(decimal: string | number, currency: string): Money | null {
  const text = typeof decimal === "number" ? decimal.toFixed(6) : decimal;
  const [, sign, whole = "", fraction = ""] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text) ?? [];
  const decimals = currencyDecimals(currency);
  const cut = whole === "" ? null : fromDigits(whole, fraction.slice(0, decimals), currency);
  if (cut === null) return null;
  const minor = cut + ((fraction[decimals] ?? "0") >= "5" ? 1 : 0);
  return money(sign && minor > 0 ? -minor : minor, currency);
}

/** Decimal text in major units with all of the currency's decimals, for the wire: "1234.50", "-0.05". */
export function moneyToDecimal({ minor, currency }: Money): string {
  const decimals = currencyDecimals(currency);
  const digits = String(Math.abs(minor)).padStart(decimals + 1, "0");
  const point = digits.length - decimals;
  const fraction = digits.slice(point);
  return (minor < 0 ? "-" : "") + digits.slice(0, point) + (fraction && `.${fraction}`);
}
