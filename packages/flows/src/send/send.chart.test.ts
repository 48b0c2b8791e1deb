import { expect } from "vitest";
import { describeFlow, type Walk } from "../stepper/describeFlow";
import { sendSpec } from "./send.spec";
import type { SendContext } from "./send.types";

const isUncertainAnswer =
  /^(create|resend)=(net|timeout|malformed|malformed\.text|500|500\.text|aborted|defect)$/;

/**
 * No money moves twice: a forced request follows a confirmation and a code for the very order that was checked, and
 * nothing is sent while the end of an attempt is unknown.
 */
function neverPaysTwice({ steps, moments }: Walk) {
  let isUnknown = steps.length > 0 && moments[0]?.snapshot.matches("unknown") === true;
  moments.forEach(({ snapshot, started }, at) => {
    const last = steps[at - 1];
    const context = snapshot.context as SendContext;
    if (started.includes("resend")) {
      expect(last).toBe("code.submit");
      expect(context.check).not.toBeNull();
      expect(context.attempt?.isForced).toBe(true);
      expect(isUnknown).toBe(false);
    }
    if (started.includes("create")) {
      expect(context.attempt?.isForced).toBe(false);
      expect(isUnknown).toBe(false);
    }
    if (last && (isUncertainAnswer.test(last) || last === "+requestTimeout")) isUnknown = true;
    if (last === "payment.sendAgain" || last?.startsWith("reconcile="))
      isUnknown = snapshot.matches("unknown");
    if (snapshot.status !== "active") isUnknown = false;
  });
}

describeFlow(sendSpec, {
  secrets: ["975310"],
  ending: { id: "session.ended", state: "aborted" },
  invariant: neverPaysTwice,
});
