import { isCivilDate } from "@amberline/domain/dates";
import { moneyFromDecimal, moneyToDecimal, type Money } from "@amberline/domain/money";

/** Format of an event's value: `250.00`, `7`, `true`, `2026-11-21`, `2026-11-21T09:00` in UTC. */
export type FieldKind = "text" | "number" | "money" | "yesNo" | "choice" | "date" | "time";

/** Times from 2001 to 2286 in milliseconds; no other number in an event is as large. */
const isTime = (value: number) => Number.isSafeInteger(value) && value >= 1e12 && value < 1e13;

export const isMoney = (value: unknown): value is Money =>
  typeof value === "object" &&
  value !== null &&
  Object.keys(value).sort().join() === "currency,minor" &&
  "minor" in value &&
  "currency" in value &&
  Number.isSafeInteger(value.minor) &&
  typeof value.currency === "string";

/** Kind of an example's value; null for a value that does not fit in a text field. */
export function kindOf(value: unknown): Exclude<FieldKind, "choice"> | null {
  if (typeof value === "string") return isCivilDate(value) ? "date" : "text";
  if (typeof value === "boolean") return "yesNo";
  if (typeof value === "number") return isTime(value) ? "time" : "number";
  return isMoney(value) ? "money" : null;
}

const timeText = (value: number) => new Date(value).toISOString().replace(/(:00)?(\.000)?Z$/, "");

/** A value as text; empty for undefined and null. */
export function writeValue(value: unknown): string {
  if (isMoney(value)) return moneyToDecimal(value);
  if (typeof value === "number") return isTime(value) ? timeText(value) : String(value);
  return typeof value === "string" || typeof value === "boolean" ? String(value) : "";
}

/** Maximum length of a text, because it is part of a link. */
export const LONGEST_TEXT = 1_000;

/** A parsed value; null for text of the wrong kind. */
export type ReadValue = { value: unknown } | null;

const readers: Record<FieldKind, (text: string, example: unknown, options: readonly string[]) => ReadValue> =
  {
    text: (text) => (text.length > LONGEST_TEXT ? null : { value: text }),
    choice: (text, _, options) => (options.includes(text) ? { value: text } : null),
    yesNo: (text) => (text === "true" || text === "false" ? { value: text === "true" } : null),
    number(text, example) {
      if (!/^-?\d{1,15}(\.\d{1,6})?$/.test(text)) return null;
      const value = Number(text);
      return Number.isInteger(example) && !Number.isSafeInteger(value) ? null : { value };
    },
    money(text, example) {
      const value = isMoney(example) ? moneyFromDecimal(text, example.currency) : null;
      return value && { value };
    },
    date: (text) => (isCivilDate(text) ? { value: text } : null),
    time(text) {
      if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?$/.test(text)) return null;
      const value = Date.parse(`${text}Z`);
      // Date.parse turns 31 February into a day of March.
      return isTime(value) && timeText(value).startsWith(text.slice(0, 16)) ? { value } : null;
    },
  };

interface Asked {
  kind: FieldKind;
  /** The example's value, for its currency and whether it is an integer. */
  value: unknown;
  options: readonly string[];
  mayBeEmpty: boolean;
}

/** Parses the text of a field. Null if the field cannot hold it. */
export function readValue({ kind, value, options, mayBeEmpty }: Asked, text: string): ReadValue {
  const typed = kind === "text" ? text : text.trim().replace(/^(-?\d+),(\d+)$/, "$1.$2");
  return typed === "" && mayBeEmpty ? { value: null } : readers[kind](typed, value, options);
}
