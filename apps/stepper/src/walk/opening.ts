import { type AnyFlowDefinition, readAddress } from "@amberline/flow-lab/engine";
import { flowOf, flows } from "@amberline/flow-lab/flows";
import { startOf, type Walk, walkOn } from "./walk";

/** Why an address could not be opened at all. */
export type Trouble = { kind: "unreadable" } | { kind: "flow"; name: string };

export interface Opening {
  walk: Walk;
  trouble: Trouble | null;
}

function usualFlow(id: string): AnyFlowDefinition {
  const [first] = flows;
  const flow = flowOf(id) ?? first;
  if (!flow) throw new Error("There are no flows.");
  return flow;
}

/** The walk in a hash; the start of the default flow for an empty one. */
export function openingOf(hash: string, usual: string): Opening {
  const walk = startOf(usualFlow(usual));
  if (hash.replace("#", "") === "") return { walk, trouble: null };
  const address = readAddress(hash);
  if (!address) return { walk, trouble: { kind: "unreadable" } };
  const flow = flowOf(address.flow);
  if (!flow) return { walk, trouble: { kind: "flow", name: address.flow } };
  return { walk: walkOn(walk, { type: "address.open", flow, address }), trouble: null };
}
