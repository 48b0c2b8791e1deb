import { stateKeyOf } from "../naming";
import type { AnyFlowDefinition, Moment } from "../engine";
import { replay } from "../steps";

/** Line width of this project's formatter. */
const WIDTH = 110;

export interface ExportedWalk {
  /** As in `@amberline/flow-lab/flows`. */
  flow: AnyFlowDefinition;
  /** Named input of the flow. */
  input: string;
  /** Step ids in order: catalogue events with or without changes, timers, and jumps in time. */
  steps: readonly string[];
}

export interface ExportedFile {
  name: string;
  text: string;
}

/** The moments of a walk, with the start first. Throws for an impossible step. */
export function momentsOf({ flow, input, steps }: ExportedWalk): readonly Moment[] {
  const { moments, refused } = replay(flow, input, steps);
  if (refused !== null) throw new Error(`"${refused}" means nothing to ${flow.id} there.`);
  return moments;
}

/** The state key after each step, with that of the start first. */
export const keysOf = (walk: ExportedWalk): string[] =>
  momentsOf(walk).map(({ snapshot }) => stateKeyOf(snapshot));

/** Key of the last state. */
export const endOf = (walk: ExportedWalk): string => keysOf(walk).at(-1) ?? "";

/** File name of an exported walk: `send.unknown.unresolved`. */
export const fileName = (walk: ExportedWalk): string => `${walk.flow.id}.${endOf(walk).replaceAll("+", "-")}`;

export const titleOf = (walk: ExportedWalk): string =>
  `${walk.flow.id}, ${walk.input}: comes to ${endOf(walk)}`;

/** The line if it fits the line width, otherwise the alternative. */
export const fitting = (line: string, otherwise: string): string => (line.length <= WIDTH ? line : otherwise);

/** A list of texts as code, wrapped like the project's formatter does; `before` precedes it on its line. */
export function listOf(before: string, texts: readonly string[], after: string): string {
  const quoted = texts.map((text) => JSON.stringify(text));
  const indent = /^ */.exec(before)?.[0] ?? "";
  const lines = quoted.map((text) => `${indent}  ${text},\n`).join("");
  return fitting(`${before}[${quoted.join(", ")}]${after}`, `${before}[\n${lines}${indent}]${after}`);
}
