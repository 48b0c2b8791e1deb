import { currencyDecimals } from "./decimals";
import { habitsOf } from "./habits";
import { type Money } from "./money";
import { digitsOf } from "./wire";

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

const formats = new Map<string, Intl.NumberFormat>();

function formatFor(tag: string, currency: string, display: "symbol" | "code"): Intl.NumberFormat {
  const key = `${tag} ${currency} ${display}`;
  const decimals = currencyDecimals(currency);
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.NumberFormat(tag, {
    style: "currency",
    currency,
    currencyDisplay: display,
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    // By default Latvian leaves "1234,50" ungrouped; a column of amounts reads better if all are grouped.
    useGrouping: "always",
  });
  formats.set(key, made);
  return made;
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
  const { whole, fraction } = digitsOf(amount);
  const format = formatFor(habitsOf(locale).tag, amount.currency, options.display ?? "symbol");
  // Only whole units go through Intl: they are exact, while a fraction would pass through floating point.
  const pieces = format.formatToParts(Number(whole));
  const all = (...types: Intl.NumberFormatPartTypes[]) =>
    pieces.map((piece) => (types.includes(piece.type) ? piece.value : "")).join("");
  const symbol = all("currency");
  const gap = all("literal");
  const integer = all("integer", "group");
  const separator = all("decimal");
  const sign = signOf(amount.minor, options.sign);
  const order = pieces[0]?.type === "currency" ? "before" : "after";
  const digits = integer + separator + fraction;
  const text = sign + (order === "before" ? symbol + gap + digits : digits + gap + symbol);
  return { sign, symbol, order, gap, integer, separator, fraction, text };
}

/** "1 234,50 €" in lv (no-break spaces), "€1,234.50" in en. The minus sign is U+2212. */
export const formatMoney = (amount: Money, locale: string, options?: MoneyFormatOptions): string =>
  formatMoneyParts(amount, locale, options).text;

/**
 * Without a symbol, as a field reformats what was typed: "1 234,50" in lv, "1,234.50" in en. parseAmount reads it back.
 */
export function formatAmount(amount: Money, locale: string): string {
  const { sign, integer, separator, fraction } = formatMoneyParts(amount, locale);
  return sign + integer + separator + fraction;
}
