import { nextCycle } from "@amberline/domain/clearing";

/** An instant payment is answered after this, by a bank that answers. */
const instantAnswerMs = 2_000;

/** An instant payment without an answer by then is declined (SCT Inst: funds within 10 s). */
export const instantLimitMs = 10_000;

/** When clearing first looks at a payment placed now. */
export const firstDue = (paymentType: "INSTANT" | "CREDIT", now: number): number =>
  paymentType === "INSTANT" ? now + instantAnswerMs : nextCycle(now);
