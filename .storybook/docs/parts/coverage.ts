import { coverage } from "@amberline/flow-lab/coverage";
import { flowOf } from "@amberline/flow-lab/flows";
import { everything } from "@amberline/flow-lab/engine";

/** Ids of the states and transitions that the flow's tests reach. */
export function reachedIn(flow: string): ReadonlySet<string> {
  const found = flowOf(flow);
  if (!found) return new Set();
  const { states, transitions } = everything(found.machine);
  const unseen = new Set([...(coverage[flow]?.never ?? []), ...(coverage[flow]?.excused ?? [])]);
  return new Set([...states, ...transitions].filter((name) => !unseen.has(name)));
}
