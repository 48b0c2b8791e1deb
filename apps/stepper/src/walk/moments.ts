import { begin, seenAfter, seenFirst, step, type AnyFlowSpec, type Moment } from "@amberline/flows/stepper";

interface Place {
  moment: Moment;
  /** Ids of the states and transitions seen on the way here. */
  seen: ReadonlySet<string>;
  next: Map<string, Place>;
}

const known = new WeakMap<AnyFlowSpec, Map<string, Place>>();

function beginningOf(spec: AnyFlowSpec, input: string): Place {
  const inputs = known.get(spec) ?? new Map<string, Place>();
  known.set(spec, inputs);
  const place = inputs.get(input) ?? {
    moment: begin(spec, input),
    seen: seenFirst(spec, input),
    next: new Map<string, Place>(),
  };
  inputs.set(input, place);
  return place;
}

function follow(spec: AnyFlowSpec, { moment, seen, next }: Place, id: string): Place | null {
  const been = next.get(id);
  if (been) return been;
  const taken = step(spec, moment, id);
  if (!taken) return null;
  const place = {
    moment: taken.moment,
    seen: seenAfter(seen, taken),
    next: new Map<string, Place>(),
  };
  next.set(id, place);
  return place;
}

function placesOn(spec: AnyFlowSpec, input: string, steps: readonly string[]): [Place, ...Place[]] {
  let place = beginningOf(spec, input);
  const places: [Place, ...Place[]] = [place];
  for (const id of steps) {
    const next = follow(spec, place, id);
    if (!next) break;
    place = next;
    places.push(place);
  }
  return places;
}

function lastOn(spec: AnyFlowSpec, input: string, steps: readonly string[]): Place {
  const [first, ...rest] = placesOn(spec, input, steps);
  return rest.at(-1) ?? first;
}

/**
 * The beginning and the moment after each step, up to the first step that means nothing. What was walked once is
 * remembered, so that a step further costs one step however long the walk.
 */
export function momentsOf(
  spec: AnyFlowSpec,
  input: string,
  steps: readonly string[],
): readonly [Moment, ...Moment[]] {
  const [first, ...rest] = placesOn(spec, input, steps);
  return [first.moment, ...rest.map(({ moment }) => moment)];
}

/** Where a path leads: the last moment it has. */
export const momentAt = (spec: AnyFlowSpec, input: string, steps: readonly string[]): Moment =>
  lastOn(spec, input, steps).moment;

/** Ids of the states and transitions a path has seen: `seenOn` it, remembered. */
export const seenAt = (spec: AnyFlowSpec, input: string, steps: readonly string[]): ReadonlySet<string> =>
  lastOn(spec, input, steps).seen;
