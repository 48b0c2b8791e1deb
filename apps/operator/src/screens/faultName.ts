import { faultKinds } from "@amberline/api/operator";
import type { Translate } from "../i18n";

/** The name of a fault; unknown kinds keep their code. */
export function faultName(t: Translate, fault: string): string {
  const kind = faultKinds.find((known) => known === fault);
  return kind ? t(`fault.kind.${kind}`) : fault;
}
