import type { AnyStateMachine, SnapshotFrom } from "xstate";
import type { FlowDefinition } from "../engine";
import { replay, type AnyFlowDefinition } from "../engine";

/** A state by the way to it: a named input of the flow and catalogue ids joined by `~`. Plain text, so args can hold it. */
export interface PathText {
  input: string;
  path: string;
}

/** The snapshot a way leads to. Throws when a step does not fit: then what is shown is a state that is no more. */
export function snapshotAt<Machine extends AnyStateMachine>(
  flow: FlowDefinition<Machine>,
  { input, path }: PathText,
): SnapshotFrom<Machine> {
  const { moments, refused } = replay(flow as AnyFlowDefinition, input, path === "" ? [] : path.split("~"));
  const last = moments.at(-1);
  if (refused !== null || !last)
    throw new Error(
      `"${refused}" means nothing here. Give the story a way the ${flow.id} chart still knows.`,
    );
  return last.snapshot as SnapshotFrom<Machine>;
}
