import { everything, type AnyFlowDefinition, type Covered } from "@amberline/flow-lab/engine";
import type { FlowCoverage } from "./CoverageFigures";

interface Reached {
  all: Covered;
  covered: Covered;
}

const known = new WeakMap<AnyFlowDefinition, Reached>();

/** What the tests reach: all but what the flow says no path can reach. The tests of its chart fail when that is not so. */
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

/** Ids of the states and transitions the tests of a flow reach. */
export function coveredOf(flow: AnyFlowDefinition): ReadonlySet<string> {
  const { covered } = reachedBy(flow);
  return new Set([...covered.states, ...covered.transitions]);
}

/** How much of a flow its tests reach. */
export function coverageOf(flow: AnyFlowDefinition): FlowCoverage {
  const { all, covered } = reachedBy(flow);
  const share = (part: keyof Covered) => ({ covered: covered[part].size, all: all[part].size });
  return { states: share("states"), transitions: share("transitions"), guards: share("guards") };
}
