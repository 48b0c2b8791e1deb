import {
  begin,
  seenAfter,
  seenFirst,
  step,
  type AnyFlowDefinition,
  type Moment,
} from "@amberline/flow-lab/engine";

interface Place {
  moment: Moment;
  /** Ids of the states and transitions visited so far. */
  seen: ReadonlySet<string>;
  next: Map<string, Place>;
}

const known = new WeakMap<AnyFlowDefinition, Map<string, Place>>();

function beginningOf(flow: AnyFlowDefinition, input: string): Place {
  const inputs = known.get(flow) ?? new Map<string, Place>();
  known.set(flow, inputs);
  const place = inputs.get(input) ?? {
    moment: begin(flow, input),
    seen: seenFirst(flow, input),
    next: new Map<string, Place>(),
  };
  inputs.set(input, place);
  return place;
}

function follow(flow: AnyFlowDefinition, { moment, seen, next }: Place, id: string): Place | null {
  const been = next.get(id);
  if (been) return been;
  const taken = step(flow, moment, id);
  if (!taken) return null;
  const place = {
    moment: taken.moment,
    seen: seenAfter(seen, taken),
    next: new Map<string, Place>(),
  };
  next.set(id, place);
  return place;
}

function placesOn(flow: AnyFlowDefinition, input: string, steps: readonly string[]): [Place, ...Place[]] {
  let place = beginningOf(flow, input);
  const places: [Place, ...Place[]] = [place];
  for (const id of steps) {
    const next = follow(flow, place, id);
    if (!next) break;
    place = next;
    places.push(place);
  }
  return places;
}

function lastOn(flow: AnyFlowDefinition, input: string, steps: readonly string[]): Place {
  const [first, ...rest] = placesOn(flow, input, steps);
  return rest.at(-1) ?? first;
}

/**
 * The start and the moment after each step, up to the first step that is not possible. Memoized, so that a further step
 * costs one step however long the walk is.
 */
export function momentsOf(
  flow: AnyFlowDefinition,
  input: string,
  steps: readonly string[],
): readonly [Moment, ...Moment[]] {
  const [first, ...rest] = placesOn(flow, input, steps);
  return [first.moment, ...rest.map(({ moment }) => moment)];
}

/** The last moment of a path. */
export const momentAt = (flow: AnyFlowDefinition, input: string, steps: readonly string[]): Moment =>
  lastOn(flow, input, steps).moment;

/** Ids of the states and transitions visited by a path (`seenOn`), memoized. */
export const seenAt = (
  flow: AnyFlowDefinition,
  input: string,
  steps: readonly string[],
): ReadonlySet<string> => lastOn(flow, input, steps).seen;
