import type { FlowNames } from "./names";

/** The modules `<flow>/<flow>.flow.ts`. Where Node reads them itself, `folders.node.ts` stands in for this file. */
export const definitions: readonly object[] = Object.values(
  import.meta.glob<object>("./*/*.flow.ts", { eager: true }),
);

/** The files `<flow>/names.json`, by flow. */
export const names: ReadonlyMap<string, FlowNames> = new Map(
  Object.entries(import.meta.glob<FlowNames>("./*/names.json", { eager: true, import: "default" })).map(
    ([file, content]) => [file.split("/")[1] ?? "", content],
  ),
);
