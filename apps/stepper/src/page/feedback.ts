import { writeAddress } from "@amberline/flow-lab/engine";
import type { Names } from "../names/names";
import type { ScreenEvent } from "../screen/messages";
import { addressOf, isFull, walkOn, type Walk } from "../walk/walk";
import type { Translate } from "../i18n";

/** Feedback about an action on the screen. */
export interface Feedback {
  kind: "near" | "unknown" | "refused";
  /** Type of the event the screen sent. */
  event: string;
  /** Its example. */
  id: string | null;
  /** Address of the walk at that time; the feedback is obsolete elsewhere. */
  at: string;
}

/**
 * Feedback for an event of the screen; null if it was simply taken, or if the walk is full, which the page reports
 * itself.
 */
export function feedbackOf(walk: Walk, { id, event, isExact }: ScreenEvent): Feedback | null {
  if (isFull(walk)) return null;
  const after = id === null ? walk : walkOn(walk, { type: "step.take", id });
  const at = writeAddress(addressOf(after));
  if (id === null) return { kind: "unknown", event, id, at };
  if (after === walk) return { kind: "refused", event, id, at };
  return isExact ? null : { kind: "near", event, id, at };
}

/** Text of the feedback, empty once the walk has moved on. */
export function feedbackText(t: Translate, names: Names, feedback: Feedback | null, walk: Walk): string {
  if (feedback?.at !== writeAddress(addressOf(walk))) return "";
  return t(`screen.${feedback.kind}`, {
    event: feedback.event,
    name: names.event(feedback.id ?? feedback.event),
  });
}
