import { mermaidOf } from "../mermaid";
import { statesOn } from "../seen";
import { fileName, momentsOf, type ExportedFile, type ExportedWalk } from "./walked";

/** The whole chart of a flow as the text of a Mermaid diagram, a walk marked in it. */
export function asMermaid(walk: ExportedWalk): ExportedFile {
  const { flow, input, steps } = walk;
  const last = momentsOf(walk).at(-1);
  const current = last ? statesOn(last.snapshot) : new Set<string>();
  return { name: `${fileName(walk)}.mmd`, text: `${mermaidOf(flow.spec, { input, steps, current })}\n` };
}
