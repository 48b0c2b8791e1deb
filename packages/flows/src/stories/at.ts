import type { AnyFlowSpec } from "../stepper";

export { snapshotAt, type Way } from "../screens/snapshotAt";

/** An example of what a call answers, by its name in the catalogue. Throws when there is none. */
export function answerOf<Output>(spec: AnyFlowSpec, call: string, name: string): Output {
  const inFlight = { children: { [call]: {} } } as Parameters<AnyFlowSpec["catalogue"]>[0];
  const example = spec.catalogue(inFlight).find(({ id }) => id === `${call}=${name}`);
  if (!example) throw new Error(`The ${spec.id} catalogue has no "${call}=${name}".`);
  return example.event["output"] as Output;
}
