import { currencyDecimals } from "./decimals";
import { formatMoneyParts } from "./format";
import { habitsOf, plainSigns, type Habits } from "./habits";
import { money, type Money } from "./money";
import { fromDigits } from "./wire";

/** In the order they are checked. */
export const amountProblems = ["empty", "unreadable", "separator", "decimals", "tooSmall", "tooBig"] as const;
export type AmountProblem = (typeof amountProblems)[number];
export type ParsedAmount = { ok: true; money: Money } | { ok: false; problem: AmountProblem };

const anyDigit = /[\uFF10-\uFF19\u0660-\u0669\u06F0-\u06F9]/;
const wholeDigits = 9;

/**
 * Full-width digits and both Arabic digit ranges start at code points whose low four bits are zero, as ASCII "0" does.
 */
const asciiDigit = (digit: string) => (anyDigit.test(digit) ? String(digit.charCodeAt(0) & 0xf) : digit);

const tidy = (text: string, { digits }: Habits) =>
  plainSigns(text.trim())
    .replace(/\p{Nd}/gu, (digit) => digits.get(digit) ?? asciiDigit(digit))
    .trim();

/**
 * Strips the unit of a pasted "€25.00" or "25,00 EUR". The sign of another currency stays and makes the text
 * unreadable.
 */
function withoutUnit(typed: string, currency: string, locale: string): string {
  const units = [currency, plainSigns(formatMoneyParts(money(0, currency), locale).symbol)];
  const lead = units.find((unit) => typed.toUpperCase().startsWith(unit.toUpperCase()));
  if (lead) return typed.slice(lead.length).trimStart();
  const tail = units.find((unit) => typed.toUpperCase().endsWith(unit.toUpperCase()));
  return tail ? typed.slice(0, -tail.length).trimEnd() : typed;
}

const plain = /^(\d*|[1-9]\d{0,2}( \d{3})+)$/;
/** "1,234" is thousands to one reader and a fraction to another. */
const twoWays = /^[1-9]\d{0,2}[.,]\d{3}$/;

/** "1,234.50" and "1.234,50" are read one way by everybody. */
const bothMarks = /^([1-9]\d{0,2}([.,])\d{3}(?:\2\d{3})*)(?!\2)[.,](\d+)$/;

/** The digits on both sides of the decimal separator; null if the text can be read in no way, or in two. */
function split(typed: string, { decimal, grouped }: Habits, decimals: number) {
  const isOneWay = decimals === 0 ? grouped.test(typed) : typed.includes(decimal);
  if (twoWays.test(typed) && !isOneWay) return null;
  const [, grouping, , cents = ""] = bothMarks.exec(typed) ?? [];
  if (grouping) return { whole: grouping.replace(/\D/g, ""), fraction: cents };
  for (const mark of [decimal, /[.,]/]) {
    const [whole = "", fraction = "", ...more] = typed.split(mark);
    const isWhole = plain.test(whole) || grouped.test(whole);
    if (isWhole && /^\d*$/.test(fraction) && more.length === 0) {
      return { whole: whole.replace(/\D/g, ""), fraction };
    }
  }
  return null;
}

const refused = (problem: AmountProblem): ParsedAmount => ({ ok: false, problem });

/**
 * Parses an amount as people type it. Nothing is rounded, and what can be read two ways is refused. In every language
 * one comma or one dot may come before the cents, and spaces or the other of the two between thousands; other
 * separators are read as the language itself writes them. The currency's symbol or code may come before or after. The
 * amount must be between one minor unit and 999,999,999.99 (the SEPA maximum).
 */
export function parseAmount(text: string, currency: string, locale: string): ParsedAmount {
  const habits = habitsOf(locale);
  const typed = withoutUnit(tidy(text, habits), currency, locale);
  if (typed === "") return refused("empty");
  if (!/\d/.test(typed) || /[^\d \p{Po}_]/u.test(typed)) return refused("unreadable");

  const decimals = currencyDecimals(currency);
  const digits = split(typed, habits, decimals);
  if (!digits) return refused("separator");
  if (digits.fraction.length > decimals) return refused("decimals");

  const whole = digits.whole.replace(/^0+(?=\d)/, "") || "0";
  if (whole.length > wholeDigits) return refused("tooBig");
  const minor = fromDigits(whole, digits.fraction, currency);
  if (minor === null) return refused("tooBig");
  return minor === 0 ? refused("tooSmall") : { ok: true, money: money(minor, currency) };
}
