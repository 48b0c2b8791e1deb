import type { Offer } from "@amberline/flow-lab/engine";
import type { Names } from "../names/names";
import type { Say } from "../words/useWords";

/** Why an event cannot come now; empty when it can. Null stands for one whose values the flow cannot hold. */
export function refusalOf(say: Say, names: Names, offer: Offer | null): string {
  if (!offer) return say("change.tooMuch");
  const { isTaken, refusedBy, isForbidden, example } = offer;
  if (isTaken) return "";
  if (refusedBy !== null)
    return say(isForbidden ? "events.forbiddenBy" : "events.refusedBy", { guard: names.guard(refusedBy) });
  return example.id.startsWith("+") ? say("events.noTimer") : say("events.notHere");
}
