import { faultKinds } from "@amberline/api/operator";
import type { Translate } from "../i18n";

/** What a kind of fault does; one the tool does not know keeps its own name. */
export function faultName(t: Translate, fault: string): string {
  const kind = faultKinds.find((known) => known === fault);
  return kind ? t(`fault.kind.${kind}`) : fault;
}
