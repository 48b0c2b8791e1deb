import type { AnyFlowDefinition } from "./engine";
import { inOrder } from "./order";

const modules = new Map(
  Object.entries(import.meta.glob<object>("./*/*.flow.ts")).map(([file, load]) => [
    file.split("/")[1] ?? "",
    load,
  ]),
);

/** Ids of every flow that has a machine: the five journeys first, the others by name. */
export const flowIds: readonly string[] = [...modules.keys()].sort(inOrder);

/** The flow of an id, of which a page loads no others; undefined if a link names a removed flow. */
export async function loadFlow(id: string): Promise<AnyFlowDefinition | undefined> {
  const exported = Object.values((await modules.get(id)?.()) ?? {}) as AnyFlowDefinition[];
  return exported.find((value) => typeof value === "object" && "machine" in value);
}
