import { object, string } from "yup";
import { rejectReasons, type Verdict } from "../areas/identity";

const wantedVerdict = object({
  decision: string().oneOf(["approve", "retry", "final"]).required(),
  /** Why photos are rejected. */
  reason: string().oneOf(rejectReasons).default("photo_unreadable"),
  comment: string().trim().max(500).default(""),
});

/** Reads a decision. Throws yup's ValidationError for what makes no sense. */
export function readVerdict(value: unknown): Verdict {
  const { decision, reason, comment } = wantedVerdict.validateSync(value, { stripUnknown: true });
  return decision === "approve" ? { decision } : { decision, reason, comment };
}
