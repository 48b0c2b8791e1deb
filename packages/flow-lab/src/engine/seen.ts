import type { AnyMachineSnapshot, AnyStateMachine } from "xstate";
import { cover, coverBeginning, nothingCovered, type Covered } from "./coverage";
import { begin, type AnyFlowDefinition, type Moment, type Step } from "./engine";
import { step } from "./steps";

/** Ids of the active states, including groups. */
export const statesOn = ({ _nodes }: AnyMachineSnapshot): ReadonlySet<string> =>
  new Set(_nodes.map(({ id }) => id));

/** Ids of the states, including groups, by a state key (`stateKeyOf`). */
export const statesOfKey = ({ id }: AnyStateMachine, key: string): ReadonlySet<string> =>
  new Set([
    id,
    ...key
      .split("+")
      .flatMap((leaf) => leaf.split(".").map((_, at, path) => [id, ...path.slice(0, at + 1)].join("."))),
  ]);

const idsOf = ({ states, transitions }: Covered) => [...states, ...transitions];

/** Ids of the states entered and transitions taken by the start of a walk. */
export function seenFirst(flow: AnyFlowDefinition, input: string): ReadonlySet<string> {
  const covered = nothingCovered();
  coverBeginning(flow, input, covered);
  return new Set(idsOf(covered));
}

/** Adds what a step visits. */
export function seenAfter(before: ReadonlySet<string>, { met }: Step): ReadonlySet<string> {
  const covered = nothingCovered();
  cover(met, covered);
  return new Set([...before, ...idsOf(covered)]);
}

/** Ids of the states and transitions a walk visited, up to the first impossible step. */
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
