import type { VerificationStatus } from "@amberline/api/client";

/** Specification 4. */
export const verificationTone = (status: VerificationStatus) =>
  ({ none: "caution", in_progress: "info", verify: "positive", reject: "negative", final: "negative" })[
    status
  ] as "caution" | "info" | "positive" | "negative";
