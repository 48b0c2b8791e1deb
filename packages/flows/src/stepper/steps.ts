import type { AnyEventObject } from "xstate";
import type { ExampleEvent } from "../shared";
import { offerOf, type Offer } from "./edges";
import { begin, choices, take, type AnyFlowSpec, type Moment, type Step } from "./engine";
import { fieldsIn, isPlain, type EventField } from "./fields";
import { readValue } from "./fieldValue";
import { jump, jumpOffer } from "./jumps";
import { readStep, type Change } from "./stepName";

/** What can be changed of each event of this very moment, by its name in the catalogue. */
export const fieldsAt = (
  spec: AnyFlowSpec,
  { snapshot }: Moment,
): ReadonlyMap<string, readonly EventField[]> => fieldsIn(spec.catalogue(snapshot));

function put(holder: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value;
  if (Array.isArray(holder)) {
    const items: readonly unknown[] = holder;
    return items.map((item, at) => (String(at) === key ? put(item, rest, value) : item));
  }
  return isPlain(holder) ? { ...holder, [key]: put(holder[key], rest, value) } : holder;
}

const isAnswer = ({ type }: AnyEventObject) => type.startsWith("xstate.done.actor.");

/** The event with other values. Null when a value does not fit, or has no place in it. */
function changed(
  { event }: ExampleEvent,
  fields: readonly EventField[],
  changes: readonly Change[],
): AnyEventObject | null {
  let now: AnyEventObject = event;
  for (const { path, text } of changes) {
    const field = fields.find((each) => each.path === path);
    const read = field && readValue(field, text);
    if (!read) return null;
    const place = path.split(".");
    now = put(now, isAnswer(event) ? ["output", ...place] : place, read.value) as AnyEventObject;
  }
  return now;
}

/** The event a step is about: an example, as it stands or with other values, or a timer. Null when it means nothing here. */
export function meant(spec: AnyFlowSpec, moment: Moment, name: string): ExampleEvent | null {
  const listed = choices(spec, moment);
  const known = listed.find((each) => each.id === name);
  if (known) return known;
  const { id, changes } = readStep(name);
  const example = changes.length > 0 ? listed.find((each) => each.id === id) : undefined;
  const alike = listed.filter(({ event }) => event.type === example?.event.type);
  const event = example && changed(example, fieldsIn(alike).get(id) ?? [], changes);
  return event ? { id: name, group: example.group, event } : null;
}

/** A value nobody foresaw may be too much for a machine; then there is no such step. */
function orNothing<Result>(name: string, act: () => Result): Result | null {
  if (readStep(name).changes.length === 0) return act();
  try {
    return act();
  } catch {
    return null;
  }
}

/** Takes one step. Null when the name means nothing in this state: the path does not fit this machine. */
export function step(spec: AnyFlowSpec, moment: Moment, name: string): Step | null {
  const passed = jump(spec, moment, name);
  if (passed) return passed;
  const event = meant(spec, moment, name);
  return event && orNothing(name, () => take(spec, moment, event));
}

/** What becomes of a step now, whether or not it stands in the catalogue. Null when it means nothing here. */
export function offerAt(spec: AnyFlowSpec, moment: Moment, name: string): Offer | null {
  const passing = jumpOffer(moment, name);
  if (passing) return passing;
  const event = meant(spec, moment, name);
  return event && orNothing(name, () => offerOf(spec, moment, event));
}

export interface Replay {
  /** The beginning and the moment after each step taken. */
  moments: readonly Moment[];
  /** First step that did not fit, null when all did. */
  refused: string | null;
}

/** Folds a path into its moments. The same path always gives the same moments. */
export function replay(spec: AnyFlowSpec, input: string, path: readonly string[]): Replay {
  const moments = [begin(spec, input)];
  for (const id of path) {
    const taken = step(spec, moments[moments.length - 1] as Moment, id);
    if (!taken) return { moments, refused: id };
    moments.push(taken.moment);
  }
  return { moments, refused: null };
}
