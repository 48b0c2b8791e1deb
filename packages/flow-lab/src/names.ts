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
