import type { AnyEventObject, AnyMachineSnapshot, EventObject } from "xstate";
import type { EventGroup, ExampleEvent } from "./flowDefinition";

/** Events by their step id. */
export const examples = <Event extends EventObject>(
  group: EventGroup,
  events: Record<string, Event>,
): ExampleEvent[] =>
  Object.entries(events).map(([id, event]) => ({ id, group, event: event as AnyEventObject }));

const ownMistake = new Error("Our own mistake");

/** Possible answers to a call while it is in flight; `defect` is a bug in our own code. */
export function answers<Output>(
  snapshot: AnyMachineSnapshot,
  call: string,
  outputs: Record<string, Output>,
): ExampleEvent[] {
  if (!snapshot.children[call]) return [];
  const done = Object.entries(outputs).map(([name, output]) => ({
    id: `${call}=${name}`,
    group: "provider" as const,
    event: { type: `xstate.done.actor.${call}`, actorId: call, output },
  }));
  const defect = { type: `xstate.error.actor.${call}`, actorId: call, error: ownMistake };
  return [...done, { id: `${call}=defect`, group: "provider", event: defect }];
}
