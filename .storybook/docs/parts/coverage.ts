import { coverage } from "@amberline/flows/coverage";
import { flowOf } from "@amberline/flows/specs";
import { everything } from "@amberline/flows/stepper";

/** States and transitions the tests of a flow reach. */
export function reachedIn(flow: string): ReadonlySet<string> {
  const found = flowOf(flow);
  if (!found) return new Set();
  const { states, transitions } = everything(found.spec.machine);
  const unseen = new Set([...(coverage[flow]?.never ?? []), ...(coverage[flow]?.excused ?? [])]);
  return new Set([...states, ...transitions].filter((name) => !unseen.has(name)));
}
