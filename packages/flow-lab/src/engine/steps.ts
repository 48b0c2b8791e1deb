import type { AnyEventObject } from "xstate";
import type { ExampleEvent } from "./flowDefinition";
import { offerOf, type Offer } from "./edges";
import { begin, choices, take, type AnyFlowDefinition, type Moment, type Step } from "./engine";
import { fieldsIn, isPlain, type EventField } from "./fields";
import { readValue, writeValue } from "./fieldValue";
import { jump, jumpOffer } from "./jumps";
import { readStep, writeStep, type Change } from "./stepName";
import { orElse } from "./unforeseen";

/** Editable fields of each event at this moment, by event id. */
export const fieldsAt = (flow: AnyFlowDefinition, moment: Moment) =>
  orElse<ReadonlyMap<string, readonly EventField[]>>(moment, new Map(), () =>
    fieldsIn(flow.catalogue(moment.snapshot)),
  );

function put(holder: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value;
  if (Array.isArray(holder)) {
    const items: readonly unknown[] = holder;
    return items.map((item, at) => (String(at) === key ? put(item, rest, value) : item));
  }
  return isPlain(holder) ? { ...holder, [key]: put(holder[key], rest, value) } : holder;
}

const isAnswer = ({ type }: AnyEventObject) => type.startsWith("xstate.done.actor.");

/** The event with changed values, and its canonical name. Null if a value does not fit or has no such path. */
function changed(
  { id, group, event }: ExampleEvent,
  fields: readonly EventField[],
  changes: readonly Change[],
): ExampleEvent | null {
  let now: AnyEventObject = event;
  const written = new Map<string, string>();
  for (const { path, text } of changes) {
    const field = fields.find((each) => each.path === path);
    const read = field && readValue(field, text);
    if (!read || written.has(path)) return null;
    const place = path.split(".");
    written.set(path, writeValue(read.value));
    now = put(now, isAnswer(event) ? ["output", ...place] : place, read.value) as AnyEventObject;
  }
  const others = fields.flatMap(({ path, text }) => {
    const own = written.get(path);
    return own === undefined || own === text ? [] : [{ path, text: own }];
  });
  return { id: writeStep({ id, changes: others }), group, event: now };
}

/**
 * The event of a step: an example with or without changes, or a timer. Its id is the step's canonical name: only real
 * differences, in the form's format and order. Null if the step is impossible here.
 */
export function meant(flow: AnyFlowDefinition, moment: Moment, name: string): ExampleEvent | null {
  const listed = choices(flow, moment);
  const known = listed.find((each) => each.id === name);
  if (known) return known;
  const { id, changes } = readStep(name);
  const example = changes.length > 0 ? listed.find((each) => each.id === id) : undefined;
  const alike = listed.filter(({ event }) => event.type === example?.event.type);
  return example ? changed(example, fieldsIn(alike).get(id) ?? [], changes) : null;
}

/** Whether a moment, or the one after a step, may hold values the machine does not handle. */
const unforeseen = ({ isChanged }: Moment, name: string) => ({
  isChanged: isChanged || readStep(name).changes.length > 0,
});

/** Takes one step. Null if it is impossible in this state. */
export function step(flow: AnyFlowDefinition, moment: Moment, name: string): Step | null {
  const { isChanged } = unforeseen(moment, name);
  return orElse({ isChanged }, null, () => {
    const passed = jump(flow, moment, name);
    const event = passed ? null : meant(flow, moment, name);
    const taken = passed ?? (event && take(flow, moment, event));
    return taken && { ...taken, moment: { ...taken.moment, isChanged } };
  });
}

/** What a step would do now, whether or not it is in the catalogue. Null if it is impossible here. */
export function offerAt(flow: AnyFlowDefinition, moment: Moment, name: string): Offer | null {
  const passing = jumpOffer(moment, name);
  if (passing) return passing;
  return orElse(unforeseen(moment, name), null, () => {
    const event = meant(flow, moment, name);
    return event && offerOf(flow, moment, event);
  });
}

export interface Replay {
  /** The start and the moment after each step taken. */
  moments: readonly Moment[];
  /** The first impossible step, null if there is none. */
  refused: string | null;
}

/** Replays a path. The same path always gives the same moments. */
export function replay(flow: AnyFlowDefinition, input: string, path: readonly string[]): Replay {
  const moments = [begin(flow, input)];
  for (const id of path) {
    const taken = step(flow, moments[moments.length - 1] as Moment, id);
    if (!taken) return { moments, refused: id };
    moments.push(taken.moment);
  }
  return { moments, refused: null };
}
