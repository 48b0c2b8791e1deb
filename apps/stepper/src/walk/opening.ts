import { type AnyFlowDefinition, readAddress } from "@amberline/flow-lab/engine";
import { flowIds, loadFlow } from "@amberline/flow-lab/loadFlow";
import { startOf, type Walk, walkOn } from "./walk";

/** Why an address could not be opened at all. */
export type Trouble = { kind: "unreadable" } | { kind: "flow"; name: string };

export interface Opening {
  walk: Walk;
  trouble: Trouble | null;
}

async function usualFlow(id: string): Promise<AnyFlowDefinition> {
  const flow = (await loadFlow(id)) ?? (await loadFlow(flowIds[0] ?? ""));
  if (!flow) throw new Error("There are no flows.");
  return flow;
}

/** The walk in a hash; the start of the default flow for an empty one. */
export async function openingOf(hash: string, usual: string): Promise<Opening> {
  const address = readAddress(hash);
  const flow = address && (await loadFlow(address.flow));
  if (flow) return { walk: walkOn(startOf(flow), { type: "address.open", flow, address }), trouble: null };
  const walk = startOf(await usualFlow(usual));
  if (hash.replace("#", "") === "") return { walk, trouble: null };
  return { walk, trouble: address ? { kind: "flow", name: address.flow } : { kind: "unreadable" } };
}
