import type { AnyMachineSnapshot } from "xstate";
import { cover, coverBeginning, nothingCovered } from "./coverage";
import { begin, type AnyFlowSpec, type Moment } from "./engine";
import { step } from "./steps";

/** Ids of the states that are on, those around them too. */
export const statesOn = ({ _nodes }: AnyMachineSnapshot): ReadonlySet<string> =>
  new Set(_nodes.map(({ id }) => id));

/** Ids of the states a walk was in, and of the transitions it took, as far as its steps fit. */
export function seenOn(spec: AnyFlowSpec, input: string, steps: readonly string[]): ReadonlySet<string> {
  const covered = nothingCovered();
  coverBeginning(spec, input, covered);
  let moment: Moment = begin(spec, input);
  for (const id of steps) {
    const next = step(spec, moment, id);
    if (!next) break;
    cover(next.met, covered);
    moment = next.moment;
  }
  return new Set([...covered.states, ...covered.transitions]);
}
