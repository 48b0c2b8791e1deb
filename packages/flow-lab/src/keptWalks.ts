import type { NamePair } from "./names";

/** A walk worth keeping, by a name of its own. */
export interface KeptWalk {
  name: NamePair;
  input: string;
  steps: readonly string[];
  /** Key of the state it comes to. */
  ends: string;
}

const files = import.meta.glob<readonly KeptWalk[]>("./*/keptWalks.json", { eager: true, import: "default" });

/** The walks kept of a flow, from `<flow>/keptWalks.json`. */
export const keptWalksOf = (flow: string): readonly KeptWalk[] => files[`./${flow}/keptWalks.json`] ?? [];
