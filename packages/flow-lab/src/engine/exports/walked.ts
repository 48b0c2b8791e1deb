import { stateKeyOf } from "../address";
import type { AnyFlowDefinition, Moment } from "../engine";
import { replay } from "../steps";

/** Where a line of this project's code breaks. */
const WIDTH = 110;

/** A walk to be taken out of the stepper. */
export interface ExportedWalk {
  /** As `@amberline/flow-lab/flows` has it. */
  flow: AnyFlowDefinition;
  /** Named input of the flow. */
  input: string;
  /** Names of steps, in order: catalogue events, as they stand or with changes, timers, and time that passes. */
  steps: readonly string[];
}

/** A file by its name and text. */
export interface ExportedFile {
  name: string;
  text: string;
}

/** The moments of a walk, the beginning first. Throws when a step means nothing any more. */
export function momentsOf({ flow, input, steps }: ExportedWalk): readonly Moment[] {
  const { moments, refused } = replay(flow, input, steps);
  if (refused !== null) throw new Error(`"${refused}" means nothing to ${flow.id} there.`);
  return moments;
}

/** The key of the state after each step, that of the beginning first. */
export const keysOf = (walk: ExportedWalk): string[] =>
  momentsOf(walk).map(({ snapshot }) => stateKeyOf(snapshot));

/** Where a walk comes to. */
export const endOf = (walk: ExportedWalk): string => keysOf(walk).at(-1) ?? "";

/** What a file of a walk is called: `send.unknown.unresolved`. */
export const fileName = (walk: ExportedWalk): string => `${walk.flow.id}.${endOf(walk).replaceAll("+", "-")}`;

/** What a test of a walk promises. */
export const titleOf = (walk: ExportedWalk): string =>
  `${walk.flow.id}, ${walk.input}: comes to ${endOf(walk)}`;

/** A line of code no longer than those of this project, or what is written in place of a longer one. */
export const fitting = (line: string, otherwise: string): string => (line.length <= WIDTH ? line : otherwise);

/** A list of texts as code, as wide as the code of this project is; `before` stands before it on its line. */
export function listOf(before: string, texts: readonly string[], after: string): string {
  const quoted = texts.map((text) => JSON.stringify(text));
  const indent = /^ */.exec(before)?.[0] ?? "";
  const lines = quoted.map((text) => `${indent}  ${text},\n`).join("");
  return fitting(`${before}[${quoted.join(", ")}]${after}`, `${before}[\n${lines}${indent}]${after}`);
}
