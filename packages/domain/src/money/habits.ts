import { formatFor, tagOf } from "./numberFormat";

/** How a language writes amounts, read off what Intl writes in it. */
export interface Habits {
  /** The language's own digits, each with its ASCII one. */
  digits: ReadonlyMap<string, string>;
  decimal: string;
  /** Matches whole digits grouped as the language groups them. */
  grouped: RegExp;
}

/** Removes invisible characters, such as marks of direction, and writes spaces, commas, dots and apostrophes one way. */
export const plainSigns = (text: string): string =>
  text
    .replace(/\p{Cf}/gu, "")
    .replace(/\p{Zs}/gu, " ")
    .replace(/\uFF0C/g, ",")
    .replace(/\uFF0E/g, ".")
    .replace(/[\u2018\u2019\u02BC]/g, "'");

const known = new Map<string, Habits>();

/** Separators do not depend on the currency, so those of the euro serve all. */
export function habitsOf(locale: string): Habits {
  const tag = tagOf(locale);
  const before = known.get(tag);
  if (before) return before;
  const pieces = formatFor(tag, "EUR", "symbol").formatToParts(1_234_567_890.12);
  const all = (wanted: Intl.NumberFormatPartTypes) =>
    pieces.filter(({ type }) => type === wanted).map(({ value }) => plainSigns(value));
  const groups = all("integer");
  const [separator = "", [decimal = ""]] = [all("group")[0], all("decimal")];
  const [inner = 3, last = 3] = groups.slice(-2).map((group) => [...group].length);
  const made = {
    digits: new Map([...groups.join("")].map((digit, at) => [digit, String((at + 1) % 10)])),
    decimal,
    grouped: new RegExp(`^[1-9]\\d{0,${inner - 1}}([${separator}]\\d{${inner}})*[${separator}]\\d{${last}}$`),
  };
  known.set(tag, made);
  return made;
}
