import { negateMoney, type Money } from "./money";
import { formatFor, tagOf } from "./numberFormat";
import { moneyToDecimal } from "./wire";

export interface MoneyFormatOptions {
  /**
   * `auto` signs negative amounts only, `always` signs positive ones too, `never` none. Zero has no sign. @default
   * "auto"
   */
  sign?: "never" | "auto" | "always";
  /** "€" or "EUR". @default "symbol" */
  display?: "symbol" | "code";
}

/** The parts of a formatted amount, so that a screen may set the cents smaller. */
export interface MoneyParts {
  sign: "" | "+" | "\u2212";
  symbol: string;
  /** Position of the symbol relative to the digits. */
  order: "before" | "after";
  /** Between symbol and digits: nothing or a no-break space. */
  gap: string;
  /** Whole units with group separators. */
  integer: string;
  /** Empty for a currency without decimals. */
  separator: string;
  fraction: string;
  /** The whole amount in reading order. */
  text: string;
}

function signOf(minor: number, sign: MoneyFormatOptions["sign"]): MoneyParts["sign"] {
  if (sign === "never" || minor === 0) return "";
  if (minor < 0) return "\u2212";
  return sign === "always" ? "+" : "";
}

export function formatMoneyParts(
  amount: Money,
  locale: string,
  options: MoneyFormatOptions = {},
): MoneyParts {
  const format = formatFor(tagOf(locale), amount.currency, options.display ?? "symbol");
  const absolute = moneyToDecimal(amount.minor < 0 ? negateMoney(amount) : amount);
  // As text, which stays exact, while a number would pass through floating point.
  const pieces = format.formatToParts(absolute as Intl.StringNumericLiteral);
  const all = (...types: Intl.NumberFormatPartTypes[]) =>
    pieces.map((piece) => (types.includes(piece.type) ? piece.value : "")).join("");
  const at = (wanted: Intl.NumberFormatPartTypes) => pieces.findIndex(({ type }) => type === wanted);
  const sign = signOf(amount.minor, options.sign);
  return {
    sign,
    symbol: all("currency"),
    order: at("currency") < at("integer") ? "before" : "after",
    gap: all("literal"),
    integer: all("integer", "group"),
    separator: all("decimal"),
    fraction: all("fraction"),
    text: sign + pieces.map(({ value }) => value).join(""),
  };
}

/** "1 234,50 €" in lv (no-break spaces), "€1,234.50" in en. The minus sign is U+2212. */
export const formatMoney = (amount: Money, locale: string, options?: MoneyFormatOptions): string =>
  formatMoneyParts(amount, locale, options).text;

/** Without a symbol, as a field reformats what was typed: "1 234,50" in lv, "1,234.50" in en. parseAmount reads it back. */
export function formatAmount(amount: Money, locale: string): string {
  const { sign, integer, separator, fraction } = formatMoneyParts(amount, locale);
  return sign + integer + separator + fraction;
}
