import type { FlowNames } from "./names";

/** The files `<flow>/names.json`, by flow. Where Node reads them itself, `nameFiles.node.ts` stands in for this file. */
export const flowNames: ReadonlyMap<string, FlowNames> = new Map(
  Object.entries(import.meta.glob<FlowNames>("./*/names.json", { eager: true, import: "default" })).map(
    ([file, content]) => [file.split("/")[1] ?? "", content],
  ),
);
