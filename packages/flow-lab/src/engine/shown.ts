import type { AnyEventObject } from "xstate";
import { carriedBy, isPlain, leavesOf, type Leaf } from "./fields";

const MASK = "•••";
/** Of any bundle: another one has a class `Secret` of its own. */
const isHeld = (value: unknown): boolean => typeof value === "object" && value !== null && "reveal" in value;

const isSecret = (key: string) => /password|secret|token|recoveryCodes/i.test(key);

/** A value as JSON holds it, with secrets masked. */
export function shownOf(value: unknown, key = ""): unknown {
  if (isHeld(value)) return MASK;
  if (value === null || value === undefined || typeof value === "boolean") return value;
  if (isSecret(key)) return MASK;
  if (typeof value === "bigint") return String(value);
  if (typeof value !== "object") return typeof value === "function" ? undefined : value;
  if (value instanceof Map) return shownOf(Object.fromEntries(value), key);
  if (value instanceof Set) return shownOf([...value], key);
  if (value instanceof File) return `${value.name} (${value.size})`;
  if (value instanceof Error) return value.message;
  if (Array.isArray(value)) return value.map((each) => shownOf(each, key));
  if (!isPlain(value)) return `(${value.constructor.name})`;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, shownOf(each, name)]));
}

/** What an event carries, by its paths, with secrets masked. */
export const payloadOf = (event: AnyEventObject): Leaf[] => leavesOf(shownOf(carriedBy(event)));
