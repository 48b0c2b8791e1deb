import { currencyDecimals } from "./decimals";
import { formatMoneyParts } from "./format";
import { habitsOf } from "./habits";
import { money, type Money } from "./money";
import { fromDigits } from "./wire";

/** In the order they are checked. */
export const amountProblems = ["empty", "unreadable", "separator", "decimals", "tooSmall", "tooBig"] as const;
export type AmountProblem = (typeof amountProblems)[number];
export type ParsedAmount = { ok: true; money: Money } | { ok: false; problem: AmountProblem };

// Direction marks and zero-width characters that come with a pasted amount.
const invisible = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g;
const anyDigit = /[\uFF10-\uFF19\u0660-\u0669\u06F0-\u06F9]/g;
const foreignSeparators = /['\u2018\u2019\u02BC\u066B\u066C_]/;
const wholeDigits = 9;

/**
 * Full-width digits and both Arabic digit ranges start at code points whose low four bits are zero, as ASCII "0" does.
 */
const asciiDigit = (digit: string) => String(digit.charCodeAt(0) & 0xf);

const tidy = (text: string) =>
  text
    .replace(invisible, "")
    .replace(anyDigit, asciiDigit)
    .replace(/\uFF0C/g, ",")
    .replace(/\uFF0E/g, ".")
    .trim()
    .replace(/\p{Zs}/gu, " ");

/**
 * Strips the unit of a pasted "€25.00" or "25,00 EUR". The sign of another currency stays and makes the text
 * unreadable.
 */
function withoutUnit(typed: string, currency: string, locale: string): string {
  const units = [currency, formatMoneyParts(money(0, currency), locale).symbol];
  const lead = units.find((unit) => typed.toUpperCase().startsWith(unit.toUpperCase()));
  if (lead) return typed.slice(lead.length).trimStart();
  const tail = units.find((unit) => typed.toUpperCase().endsWith(unit.toUpperCase()));
  return tail ? typed.slice(0, -tail.length).trimEnd() : typed;
}

const refused = (problem: AmountProblem): ParsedAmount => ({ ok: false, problem });

/**
 * Parses an amount as people type it. Nothing is rounded, and a separator that does not match the language is refused
 * rather than reinterpreted. lv groups by spaces and takes one comma or one dot for cents; en groups by commas (or
 * spaces) and takes one dot. The currency's symbol or code may come before or after. The amount must be between one
 * minor unit and 999,999,999.99 (the SEPA maximum).
 */
export function parseAmount(text: string, currency: string, locale: string): ParsedAmount {
  const typed = withoutUnit(tidy(text), currency, locale);
  if (typed === "") return refused("empty");
  if (!/\d/.test(typed) || /[^\d ,.'\u2018\u2019\u02BC\u066B\u066C_]/.test(typed))
    return refused("unreadable");
  if (foreignSeparators.test(typed)) return refused("separator");

  const digits = habitsOf(locale).split(typed);
  if (!digits) return refused("separator");
  if (digits.fraction.length > currencyDecimals(currency)) return refused("decimals");

  const whole = digits.whole.replace(/^0+(?=\d)/, "") || "0";
  if (whole.length > wholeDigits) return refused("tooBig");
  const minor = fromDigits(whole, digits.fraction, currency);
  if (minor === null) return refused("tooBig");
  return minor === 0 ? refused("tooSmall") : { ok: true, money: money(minor, currency) };
}
