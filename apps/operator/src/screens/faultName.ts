import { type Say } from "../words/useWords";

const kinds = [
  "drop",
  "dropAfter",
  "status",
  "statusAfter",
  "malformed",
  "malformedAfter",
  "slow",
  "duplicate",
] as const;

/** What a kind of fault does; one the tool does not know keeps its own name. */
export function faultName(say: Say, fault: string): string {
  const kind = kinds.find((known) => known === fault);
  return kind ? say(`fault.kind.${kind}`) : fault;
}
