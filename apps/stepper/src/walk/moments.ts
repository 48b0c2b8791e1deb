import { begin, step, type AnyFlowSpec, type Moment } from "@amberline/flows/stepper";

interface Place {
  moment: Moment;
  next: Map<string, Place>;
}

const known = new WeakMap<AnyFlowSpec, Map<string, Place>>();

function beginningOf(spec: AnyFlowSpec, input: string): Place {
  const inputs = known.get(spec) ?? new Map<string, Place>();
  known.set(spec, inputs);
  const place = inputs.get(input) ?? { moment: begin(spec, input), next: new Map<string, Place>() };
  inputs.set(input, place);
  return place;
}

function follow(spec: AnyFlowSpec, { moment, next }: Place, id: string): Place | null {
  const been = next.get(id);
  if (been) return been;
  const taken = step(spec, moment, id);
  if (!taken) return null;
  const place = { moment: taken.moment, next: new Map<string, Place>() };
  next.set(id, place);
  return place;
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
  let place = beginningOf(spec, input);
  const moments: [Moment, ...Moment[]] = [place.moment];
  for (const id of steps) {
    const next = follow(spec, place, id);
    if (!next) break;
    place = next;
    moments.push(place.moment);
  }
  return moments;
}

/** Where a path leads: the last moment it has. */
export const momentAt = (spec: AnyFlowSpec, input: string, steps: readonly string[]): Moment => {
  const [first, ...rest] = momentsOf(spec, input, steps);
  return rest.at(-1) ?? first;
};
