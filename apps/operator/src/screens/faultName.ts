import { faultKinds } from "@amberline/api/operator";
import { type Say } from "../words/useWords";

/** What a kind of fault does; one the tool does not know keeps its own name. */
export function faultName(say: Say, fault: string): string {
  const kind = faultKinds.find((known) => known === fault);
  return kind ? say(`fault.kind.${kind}`) : fault;
}
