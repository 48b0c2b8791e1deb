import { everything, type AnyFlowSpec, type Covered } from "@amberline/flows/stepper";
import type { FlowCoverage } from "./CoverageFigures";

interface Reached {
  all: Covered;
  covered: Covered;
}

const known = new WeakMap<AnyFlowSpec, Reached>();

/** What the tests reach: all but what the flow says no path can reach. The tests of its chart fail when that is not so. */
function reachedBy(spec: AnyFlowSpec): Reached {
  const before = known.get(spec);
  if (before) return before;
  const all = everything(spec.machine);
  const part = (names: ReadonlySet<string>) =>
    new Set([...names].filter((name) => !(name in spec.unreachable)));
  const covered = {
    states: part(all.states),
    transitions: part(all.transitions),
    guards: part(all.guards),
  };
  known.set(spec, { all, covered });
  return { all, covered };
}

/** Ids of the states and transitions the tests of a flow reach. */
export function coveredOf(spec: AnyFlowSpec): ReadonlySet<string> {
  const { covered } = reachedBy(spec);
  return new Set([...covered.states, ...covered.transitions]);
}

/** How much of a flow its tests reach. */
export function coverageOf(spec: AnyFlowSpec): FlowCoverage {
  const { all, covered } = reachedBy(spec);
  const share = (part: keyof Covered) => ({ covered: covered[part].size, all: all[part].size });
  return { states: share("states"), transitions: share("transitions"), guards: share("guards") };
}
