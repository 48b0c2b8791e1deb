import type { AnyEventObject } from "xstate";
import type { ExampleEvent } from "./flowDefinition";
import { isMoney, kindOf, writeValue, type FieldKind } from "./fieldValue";

/** An editable value of an event. */
export interface EventField {
  /** Path in the event: `order.payee.name`, `data.0.amount`. */
  path: string;
  kind: FieldKind;
  /** The example's value as text; empty if absent. */
  text: string;
  /** Options of a choice. */
  options: readonly string[];
  /** Whether the value may be absent. */
  mayBeEmpty: boolean;
  /** The example's value. */
  value: unknown;
}

export interface Leaf {
  path: string;
  /** The keys of the path. */
  place: readonly string[];
  key: string;
  value: unknown;
  /** Names of its sibling keys, including its own. */
  beside: string;
}

type Plain = Readonly<Record<string, unknown>>;

export const isPlain = (value: unknown): value is Plain => {
  if (typeof value !== "object" || value === null) return false;
  const proto: unknown = Object.getPrototypeOf(value);
  return proto === Object.prototype || proto === Array.prototype || proto === null;
};

/** The editable part of an event: for an answer, the answer itself. */
export const carriedBy = (event: AnyEventObject): unknown => {
  if (event.type.startsWith("xstate.done.actor.")) return (event as { output?: unknown }).output;
  const { type: _, ...carried } = event;
  return event.type.startsWith("xstate.") ? null : carried;
};

/** What a value holds, by its paths: money is one leaf, and so is what is empty. */
export function leavesOf(value: unknown, path: readonly string[] = []): Leaf[] {
  if (!isPlain(value)) return [];
  const beside = Object.keys(value).sort().join();
  return Object.entries(value).flatMap(([key, each]): Leaf[] => {
    const place = [...path, key];
    return isPlain(each) && !isMoney(each) && Object.keys(each).length > 0
      ? leavesOf(each, place)
      : [{ path: place.join("."), place, key, value: each, beside }];
  });
}

/** Discriminants of a union: another one is another example. */
const isSort = ({ key, beside }: Leaf) =>
  ["ok", "kind", "type"].includes(key) ||
  (beside.split(",").includes("problem") && ["problem", "code", "status"].includes(key));

/** Texts written by a person or a bank, even if they look like an identifier. */
const isWritten = (key: string) => /^(id|\w+Id|bic|email|reference|text)$/.test(key);

export const isCode = (value: unknown): value is string =>
  typeof value === "string" && /^([a-z][A-Za-z_]*|[A-Z][A-Z_]*)$/.test(value);

/** The values of one event's examples at one path. */
interface FieldSummary {
  leaves: readonly Leaf[];
  /** Null for values that are not editable, or of several kinds. */
  kind: Exclude<FieldKind, "choice"> | null;
  /** Distinct values, without absent ones. */
  known: readonly unknown[];
  /** Whether all texts are identifiers of the code rather than texts of a person. */
  isCoded: boolean;
  mayBeEmpty: boolean;
}

/** A kind that fits all values: a text may look like a date as well. */
function commonKind(kinds: ReadonlySet<Exclude<FieldKind, "choice">>): FieldSummary["kind"] {
  const [kind = null, ...more] = kinds;
  if (more.length === 0) return kind;
  return [...kinds].every((each) => each === "text" || each === "date") ? "text" : null;
}

function summaryOf(leaves: readonly Leaf[]): FieldSummary {
  const seen = [...new Set(leaves.map(({ value }) => value))].filter((value) => value !== undefined);
  const known = seen.filter((value) => value !== null);
  const written = known.filter((value) => value !== "");
  return {
    leaves,
    kind: commonKind(new Set(known.map(kindOf).filter((each) => each !== null))),
    known,
    isCoded:
      written.length > 0 &&
      written.every((value) => isCode(value) && !leaves.some(({ key }) => isWritten(key))),
    mayBeEmpty: known.length < seen.length,
  };
}

/** Whether examples with different values also have different siblings: then it decides the shape of the object. */
const tellsShape = (leaf: Leaf, { leaves }: FieldSummary) =>
  leaves.some(
    ({ value, beside }) => typeof value !== "object" && value !== leaf.value && beside !== leaf.beside,
  );

function fieldOf(leaf: Leaf, place: FieldSummary): EventField[] {
  const { path, value } = leaf;
  const { kind, known, isCoded, mayBeEmpty } = place;
  if (isSort(leaf) || kind === null || (value !== null && kindOf(value) === null)) return [];
  if ((kind === "yesNo" || isCoded) && tellsShape(leaf, place)) return [];
  const options = isCoded ? known.filter(isCode).sort() : [];
  // The only known identifier offers no choice, and free text would be no identifier.
  if (options.length === 1) return [];
  return [
    {
      path,
      kind: options.length > 0 ? "choice" : kind,
      text: writeValue(value),
      options,
      mayBeEmpty,
      value: value ?? known[0],
    },
  ];
}

const prefixesOf = ({ place }: Leaf): string[] =>
  place.slice(1).map((_, at) => place.slice(0, at + 1).join("."));

/** Whether a leaf has a path that a link can name, and a value. */
const isNamed = ({ place, value }: Leaf) =>
  place.every((key) => /^\w+$/.test(key)) && (!isPlain(value) || isMoney(value));

function summariesOf(leaves: readonly Leaf[]): ReadonlyMap<string, FieldSummary> {
  const byPath = new Map<string, Leaf[]>();
  for (const leaf of leaves) {
    const known = byPath.get(leaf.path);
    if (known) known.push(leaf);
    else byPath.set(leaf.path, [leaf]);
  }
  return new Map([...byPath].map(([path, alike]) => [path, summaryOf(alike)]));
}

/**
 * The editable fields of each example, by its id: values of one kind, and choices among the examples of an event.
 * Secrets, files and defects are not editable.
 */
export function fieldsIn(examples: readonly ExampleEvent[]): ReadonlyMap<string, readonly EventField[]> {
  const fields = new Map<string, readonly EventField[]>();
  for (const type of new Set(examples.map(({ event }) => event.type))) {
    const alike = examples.filter(({ event }) => event.type === type);
    const leaves = alike.map(({ event }) => leavesOf(carriedBy(event)).filter(isNamed));
    const places = summariesOf(leaves.flat());
    const holders = new Set(leaves.flat().flatMap(prefixesOf));
    const own = (leaf: Leaf) => {
      const place = places.get(leaf.path);
      return place && !holders.has(leaf.path) ? fieldOf(leaf, place) : [];
    };
    alike.forEach(({ id }, at) => fields.set(id, (leaves[at] ?? []).flatMap(own)));
  }
  return fields;
}
