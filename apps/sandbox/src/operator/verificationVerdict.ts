import { type decideVerification, type OperatorRequest } from "@amberline/api/operator";
import { type Verdict } from "../areas/identity";

/** Only rejections have a reason. */
export const verdictOf = ({
  decision,
  reason,
  comment,
}: Omit<OperatorRequest<typeof decideVerification>, "id">): Verdict =>
  decision === "approve" ? { decision } : { decision, reason, comment };
