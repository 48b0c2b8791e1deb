import { nextCycle } from "@amberline/domain/clearing";

/** When a reachable bank answers an instant payment. */
const instantAnswerMs = 2_000;

/** An instant payment without an answer by then is declined (SCT Inst: funds within 10 s). */
export const instantLimitMs = 10_000;

/** When clearing first processes a payment placed now. */
export const firstDue = (paymentType: "INSTANT" | "CREDIT", now: number): number =>
  paymentType === "INSTANT" ? now + instantAnswerMs : nextCycle(now);
