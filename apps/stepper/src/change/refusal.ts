import type { Offer } from "@amberline/flow-lab/engine";
import type { Names } from "../names/names";
import type { Translate } from "../i18n";

/** Why an event is not possible now; empty if it is. Null stands for an event whose values the flow cannot hold. */
export function refusalOf(t: Translate, names: Names, offer: Offer | null): string {
  if (!offer) return t("change.tooMuch");
  const { isTaken, refusedBy, isForbidden, example } = offer;
  if (isTaken) return "";
  if (refusedBy !== null)
    return t(isForbidden ? "events.forbiddenBy" : "events.refusedBy", { guard: names.guard(refusedBy) });
  return example.id.startsWith("+") ? t("events.noTimer") : t("events.notHere");
}
