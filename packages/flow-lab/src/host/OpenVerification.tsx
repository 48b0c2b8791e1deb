import { useMemo } from "react";
import { verificationFlow } from "../verification/verification.flow";
import { nothing } from "./flowScreen";
import { snapshotAt } from "./snapshotAt";
import VerificationHost from "../verification/Host";

/** The identity check, opened over another flow. */
export function OpenVerification() {
  const snapshot = useMemo(() => snapshotAt(verificationFlow, { input: "asked", path: "" }), []);
  return <VerificationHost snapshot={snapshot} send={nothing} behind={null} />;
}
