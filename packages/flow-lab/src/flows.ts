import { definitions } from "#folders";
import type { AnyFlowDefinition } from "./engine";
import { inOrder } from "./order";

/** Every flow that has a machine: the five journeys first, the others by name. */
export const flows: readonly AnyFlowDefinition[] = definitions
  .flatMap((module) => Object.values(module) as AnyFlowDefinition[])
  .filter((value) => typeof value === "object" && "machine" in value)
  .sort((one, other) => inOrder(one.id, other.id));

/** The flow of an id; undefined if a link names a removed flow. */
export const flowOf = (id: string): AnyFlowDefinition | undefined => flows.find((flow) => flow.id === id);
