import { mermaidOf } from "../mermaid";
import { fileName, type ExportedFile, type ExportedWalk } from "./walked";

/** The whole chart of a flow as the text of a Mermaid diagram, a walk marked in it. */
export function asMermaid(walk: ExportedWalk): ExportedFile {
  const { flow, input, steps } = walk;
  return { name: `${fileName(walk)}.mmd`, text: `${mermaidOf(flow, { input, steps })}\n` };
}
