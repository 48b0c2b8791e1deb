import { useMemo } from "react";
import { verificationFlow } from "../verification/verification.flow";
import { nothing } from "./flowScreen";
import { snapshotAt } from "./snapshotAt";
import VerificationHost from "../verification/Host";

/** The identity check as it opens, over a journey that waits for it. */
export function OpenVerification() {
  const snapshot = useMemo(() => snapshotAt(verificationFlow, { input: "asked", path: "" }), []);
  return <VerificationHost snapshot={snapshot} send={nothing} behind={null} />;
}
