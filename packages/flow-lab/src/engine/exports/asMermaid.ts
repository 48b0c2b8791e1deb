import { mermaidOf } from "../mermaid";
import { fileName, type ExportedFile, type ExportedWalk } from "./walked";

/** A flow's chart as a Mermaid diagram with the walk highlighted. */
export function asMermaid(walk: ExportedWalk): ExportedFile {
  const { flow, input, steps } = walk;
  return { name: `${fileName(walk)}.mmd`, text: `${mermaidOf(flow, { input, steps })}\n` };
}
