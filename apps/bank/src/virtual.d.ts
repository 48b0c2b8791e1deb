declare module "virtual:words" {
  import type { Language } from "@amberline/domain/language";

  /** By language. */
  export type Loaders = Record<Language, () => Promise<{ default: Record<string, string> }>>;
  export const catalogues: Record<"first" | "newcomer" | "signedIn", Loaders>;
}

declare module "virtual:topicWords" {
  import type { Loaders } from "virtual:words";

  export const catalogues: Record<string, Loaders>;
}
