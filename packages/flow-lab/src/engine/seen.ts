import type { AnyMachineSnapshot } from "xstate";
import { cover, coverBeginning, nothingCovered, type Covered } from "./coverage";
import { begin, type AnyFlowDefinition, type Moment, type Step } from "./engine";
import { step } from "./steps";

/** Ids of the states that are on, those around them too. */
export const statesOn = ({ _nodes }: AnyMachineSnapshot): ReadonlySet<string> =>
  new Set(_nodes.map(({ id }) => id));

const idsOf = ({ states, transitions }: Covered) => [...states, ...transitions];

/** Ids of the states a walk is in and passes through as it begins, and of the transitions it takes. */
export function seenFirst(flow: AnyFlowDefinition, input: string): ReadonlySet<string> {
  const covered = nothingCovered();
  coverBeginning(flow, input, covered);
  return new Set(idsOf(covered));
}

/** What was seen before a step and what the step adds. */
export function seenAfter(before: ReadonlySet<string>, { met }: Step): ReadonlySet<string> {
  const covered = nothingCovered();
  cover(met, covered);
  return new Set([...before, ...idsOf(covered)]);
}

/** Ids of the states a walk was in, and of the transitions it took, as far as its steps fit. */
export function seenOn(
  flow: AnyFlowDefinition,
  input: string,
  steps: readonly string[],
): ReadonlySet<string> {
  let seen = seenFirst(flow, input);
  let moment: Moment = begin(flow, input);
  for (const id of steps) {
    const next = step(flow, moment, id);
    if (!next) break;
    seen = seenAfter(seen, next);
    moment = next.moment;
  }
  return seen;
}
