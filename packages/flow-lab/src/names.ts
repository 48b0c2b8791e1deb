/** English and Latvian; `quiet` for a parallel state that needs no name. */
export type NamePair = readonly string[];

export type NameGroup =
  | "inputs"
  | "states"
  | "events"
  | "answers"
  | "calls"
  | "guards"
  | "timers"
  | "fields"
  | "values";

export type NameTables = Partial<Record<NameGroup, Readonly<Record<string, NamePair>>>>;

export interface FlowNames extends NameTables {
  name: NamePair;
}

/** The files `<flow>/names.json`, by flow. */
export const flowNames: ReadonlyMap<string, FlowNames> = new Map(
  Object.entries(import.meta.glob<FlowNames>("./*/names.json", { eager: true, import: "default" })).map(
    ([file, content]) => [file.split("/")[1] ?? "", content],
  ),
);
