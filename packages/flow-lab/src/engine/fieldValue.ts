import { isCivilDate } from "@amberline/domain/dates";
import { moneyFromDecimal, moneyToDecimal, type Money } from "@amberline/domain/money";

/** How a value of an event is written: `250.00`, `7`, `true`, `2026-11-21`, `2026-11-21T09:00` in UTC. */
export type FieldKind = "text" | "number" | "money" | "yesNo" | "choice" | "date" | "time";

/** Numbers from 2001 to 2286 read as milliseconds; nothing else in an event is as large. */
const isTime = (value: number) => Number.isSafeInteger(value) && value >= 1e12 && value < 1e13;

export const isMoney = (value: unknown): value is Money =>
  typeof value === "object" &&
  value !== null &&
  Object.keys(value).sort().join() === "currency,minor" &&
  "minor" in value &&
  "currency" in value &&
  Number.isSafeInteger(value.minor) &&
  typeof value.currency === "string";

/** Kind of a value as an example has it; null for what cannot be written in a line. */
export function kindOf(value: unknown): Exclude<FieldKind, "choice"> | null {
  if (typeof value === "string") return isCivilDate(value) ? "date" : "text";
  if (typeof value === "boolean") return "yesNo";
  if (typeof value === "number") return isTime(value) ? "time" : "number";
  return isMoney(value) ? "money" : null;
}

const timeText = (value: number) => new Date(value).toISOString().replace(/(:00)?(\.000)?Z$/, "");

/** A value as text; empty for nothing. */
export function writeValue(value: unknown): string {
  if (isMoney(value)) return moneyToDecimal(value);
  if (typeof value === "number") return isTime(value) ? timeText(value) : String(value);
  return typeof value === "string" || typeof value === "boolean" ? String(value) : "";
}

/** How many letters a text may have: it stands in a link. */
export const LONGEST_TEXT = 1_000;

/** A value, or that the text is none of its kind. */
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
      // Engines read the 31st of February as a day of March.
      return isTime(value) && timeText(value).startsWith(text.slice(0, 16)) ? { value } : null;
    },
  };

interface Asked {
  kind: FieldKind;
  /** What the example has in its place: its currency, and whether it is a whole number. */
  value: unknown;
  options: readonly string[];
  mayBeEmpty: boolean;
}

/** Reads the text of a field. Null when it is nothing such a field can hold. */
export function readValue({ kind, value, options, mayBeEmpty }: Asked, text: string): ReadValue {
  const typed = kind === "text" ? text : text.trim().replace(/^(-?\d+),(\d+)$/, "$1.$2");
  return typed === "" && mayBeEmpty ? { value: null } : readers[kind](typed, value, options);
}
