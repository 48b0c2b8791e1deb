import type { AnyStateMachine, SnapshotFrom } from "xstate";
import type { FlowDefinition } from "../engine";
import { replay, type AnyFlowDefinition } from "../engine";

/** A state by its path: a named input and catalogue ids joined by `~`. Plain text, for use in args. */
export interface PathText {
  input: string;
  path: string;
}

/** The snapshot at the end of a path. Throws for an impossible step. */
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
