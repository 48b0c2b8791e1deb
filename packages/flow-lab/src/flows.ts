import { definitions } from "#folders";
import type { AnyFlowDefinition } from "./engine";

export { names as flowNames } from "#folders";

/** The five main journeys, in the order of a customer's use. */
const journeys = ["signIn", "send", "sessionClock", "verification", "companyRegistration"];

/** Whether a flow is one of the five journeys; the others are the smaller machines beside them. */
export const isJourney = ({ id }: AnyFlowDefinition): boolean => journeys.includes(id);

const rank = ({ id }: AnyFlowDefinition) => (journeys.includes(id) ? journeys.indexOf(id) : journeys.length);

/** Every flow that has a machine: the five journeys first, the others by name. */
export const flows: readonly AnyFlowDefinition[] = definitions
  .flatMap((module) => Object.values(module) as AnyFlowDefinition[])
  .filter((value) => typeof value === "object" && "machine" in value)
  .sort((one, other) => rank(one) - rank(other) || one.id.localeCompare(other.id));

/** The flow of an id; undefined if a link names a removed flow. */
export const flowOf = (id: string): AnyFlowDefinition | undefined => flows.find((flow) => flow.id === id);
