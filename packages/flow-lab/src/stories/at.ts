import { createActor } from "xstate";
import type { AnyFlowDefinition } from "../engine";

export { snapshotAt, type PathText } from "../host/snapshotAt";

/** An example answer by its name in the catalogue. Throws if unknown. */
export function answerOf<Output>(flow: AnyFlowDefinition, call: string, name: string): Output {
  const [input] = Object.values(flow.inputs);
  const { context } = createActor(flow.machine, { input }).getSnapshot();
  const inFlight = { context, children: { [call]: {} } } as Parameters<AnyFlowDefinition["catalogue"]>[0];
  const example = flow.catalogue(inFlight).find(({ id }) => id === `${call}=${name}`);
  if (!example) throw new Error(`The ${flow.id} catalogue has no "${call}=${name}".`);
  return example.event["output"] as Output;
}
