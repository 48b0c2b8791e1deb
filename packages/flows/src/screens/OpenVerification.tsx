import { useMemo } from "react";
import { verificationSpec } from "../verification/verification.spec";
import { nothing } from "./flowScreen";
import { snapshotAt } from "./snapshotAt";
import VerificationFlow from "./VerificationFlow";

/** The identity check as it opens, over a journey that waits for it. */
export function OpenVerification() {
  const snapshot = useMemo(() => snapshotAt(verificationSpec, { input: "asked", path: "" }), []);
  return <VerificationFlow snapshot={snapshot} send={nothing} behind={null} />;
}
