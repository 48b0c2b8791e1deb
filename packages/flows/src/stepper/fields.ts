import type { AnyEventObject } from "xstate";
import type { ExampleEvent } from "../shared";
import { isMoney, kindOf, writeValue, type FieldKind } from "./fieldValue";

/** A value of an event that a tester can change. */
export interface EventField {
  /** Where it stands in the event: `order.payee.name`, `data.0.amount`. */
  path: string;
  kind: FieldKind;
  /** The example's value as text; empty where there is nothing. */
  text: string;
  /** What can be chosen, for a choice. */
  options: readonly string[];
  /** Whether there may be nothing in its place. */
  mayBeEmpty: boolean;
  /** The example's value. */
  value: unknown;
}

interface Leaf {
  path: string;
  key: string;
  value: unknown;
  /** Names of all that stands beside it, itself among them. */
  beside: string;
}

type Plain = Readonly<Record<string, unknown>>;

export const isPlain = (value: unknown): value is Plain => {
  if (typeof value !== "object" || value === null) return false;
  const proto: unknown = Object.getPrototypeOf(value);
  return proto === Object.prototype || proto === Array.prototype || proto === null;
};

/** What an event carries: of an answer, the answer itself. */
export const carriedBy = (event: AnyEventObject): unknown => {
  if (event.type.startsWith("xstate.done.actor.")) return (event as { output?: unknown }).output;
  const { type: _, ...carried } = event;
  return event.type.startsWith("xstate.") ? null : carried;
};

function leavesOf(value: unknown, path: readonly string[] = []): Leaf[] {
  if (!isPlain(value)) return [];
  const beside = Object.keys(value).sort().join();
  return Object.entries(value).flatMap(([key, each]): Leaf[] => {
    if (!/^\w+$/.test(key)) return [];
    const place = [...path, key];
    return isPlain(each) && !isMoney(each)
      ? leavesOf(each, place)
      : [{ path: place.join("."), key, value: each, beside }];
  });
}

/** Of an outcome, what says which one it is: another outcome is another example. */
const isSort = ({ key, beside }: Leaf) =>
  key === "ok" || (beside.split(",").includes("problem") && ["problem", "code", "status"].includes(key));

/** Whether examples that differ there also differ in what stands beside: then it says what shape the object has. */
const tellsShape = (leaf: Leaf, others: readonly Leaf[]) =>
  others.some(
    ({ value, beside }) => typeof value !== "object" && value !== leaf.value && beside !== leaf.beside,
  );

const isCode = (value: unknown): value is string =>
  typeof value === "string" && /^([a-z][A-Za-z_]*|[A-Z][A-Z_]*)$/.test(value);

function fieldOf(leaf: Leaf, others: readonly Leaf[]): EventField[] {
  const { path, value } = leaf;
  const seen = [value, ...others.map((other) => other.value)].filter((each) => each !== undefined);
  const [kind, ...more] = new Set(seen.map(kindOf).filter((each) => each !== null));
  if (kind === undefined || more.length > 0 || (value !== null && kindOf(value) === null)) return [];
  const known = [...new Set(seen.filter((each) => each !== null))];
  if (isSort(leaf)) return [];
  const isNamed = typeof value === "boolean" || (kind === "text" && known.every(isCode));
  if (isNamed && tellsShape(leaf, others)) return [];
  const isChoice = kind === "text" && known.length > 1 && known.every(isCode);
  return [
    {
      path,
      kind: isChoice ? "choice" : kind,
      text: writeValue(value),
      options: isChoice ? known.filter(isCode).sort() : [],
      mayBeEmpty: seen.includes(null),
      value: value ?? known[0],
    },
  ];
}

const prefixesOf = ({ path }: Leaf): string[] => {
  const parts = path.split(".");
  return parts.slice(1).map((_, at) => parts.slice(0, at + 1).join("."));
};

function byPath(leaves: readonly Leaf[]): ReadonlyMap<string, readonly Leaf[]> {
  const places = new Map<string, Leaf[]>();
  for (const leaf of leaves) places.set(leaf.path, [...(places.get(leaf.path) ?? []), leaf]);
  return places;
}

/**
 * What can be changed of each example, by its name: values of one kind wherever they stand, and choices of what the
 * examples of an event have there. What is secret, a file or a mistake is left as it is.
 */
export function fieldsIn(examples: readonly ExampleEvent[]): ReadonlyMap<string, readonly EventField[]> {
  const fields = new Map<string, readonly EventField[]>();
  for (const type of new Set(examples.map(({ event }) => event.type))) {
    const alike = examples.filter(({ event }) => event.type === type);
    const leaves = alike.map(({ event }) => leavesOf(carriedBy(event)));
    const places = byPath(leaves.flat());
    const holders = new Set(leaves.flat().flatMap(prefixesOf));
    const own = (leaf: Leaf) => (holders.has(leaf.path) ? [] : fieldOf(leaf, places.get(leaf.path) ?? []));
    alike.forEach(({ id }, at) => fields.set(id, (leaves[at] ?? []).flatMap(own)));
  }
  return fields;
}
