import type { VerificationStatus } from "@amberline/api/client";

/** Warning until verified (specification 4). */
export const verificationTone = (status: VerificationStatus) =>
  ({ none: "caution", in_progress: "info", verify: "positive", reject: "negative" })[status] as
    | "caution"
    | "info"
    | "positive"
    | "negative";
