/** English and Latvian; `quiet` for a state that needs no mention beside those it stands next to. */
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
