import { everything, type AnyFlowDefinition, type Covered } from "@amberline/flow-lab/engine";
import type { FlowCoverage } from "./CoverageFigures";

interface Reached {
  all: Covered;
  covered: Covered;
}

const known = new WeakMap<AnyFlowDefinition, Reached>();

/**
 * What the tests reach: everything except what the flow declares unreachable. Its chart tests fail if that is wrong.
 */
function reachedBy(flow: AnyFlowDefinition): Reached {
  const before = known.get(flow);
  if (before) return before;
  const all = everything(flow.machine);
  const part = (names: ReadonlySet<string>) =>
    new Set([...names].filter((name) => !(name in flow.unreachable)));
  const covered = {
    states: part(all.states),
    transitions: part(all.transitions),
    guards: part(all.guards),
  };
  known.set(flow, { all, covered });
  return { all, covered };
}

/** Ids of the states and transitions that the flow's tests reach. */
export function coveredOf(flow: AnyFlowDefinition): ReadonlySet<string> {
  const { covered } = reachedBy(flow);
  return new Set([...covered.states, ...covered.transitions]);
}

export function coverageOf(flow: AnyFlowDefinition): FlowCoverage {
  const { all, covered } = reachedBy(flow);
  const share = (part: keyof Covered) => ({ covered: covered[part].size, all: all[part].size });
  return { states: share("states"), transitions: share("transitions"), guards: share("guards") };
}
