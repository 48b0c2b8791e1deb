import { mayPayAtOnce, type SendContext } from "@amberline/flows/send";
import { expect } from "vitest";
import { describeFlow, type RandomWalk } from "../engine/describeFlow";
import { sendFlow } from "./send.flow";

const isUncertainAnswer =
  /^((create|resend|send)=(net|timeout|malformed|malformed\.text|500|500\.text|aborted|defect)|\+requestTimeout)$/;

/**
 * No money moves twice: a forced request follows a confirmation and, unless its payee is trusted, a code for the very order that was checked, and
 * nothing is sent while the end of an attempt is unknown, which it is whenever an answer that may mean money is lost, and
 * never otherwise.
 */
function neverPaysTwice({ steps, moments }: RandomWalk) {
  let isUnknown = steps.length > 0 && moments[0]?.snapshot.matches("unknown") === true;
  moments.forEach(({ snapshot, started }, at) => {
    const last = steps[at - 1];
    const context = snapshot.context as SendContext;
    if (started.includes("resend")) {
      expect(last).toBe("code.submit");
      expect(context.check).not.toBeNull();
      expect(isUnknown).toBe(false);
    }
    if (started.includes("send")) {
      expect(last).toBe("name.confirm");
      expect(context.check?.withoutCode).toBe(true);
      expect(isUnknown).toBe(false);
    }
    if (started.includes("create")) expect(isUnknown).toBe(false);
    if (last && isUncertainAnswer.test(last)) {
      const before = moments[at - 1]?.snapshot;
      const wasPaying =
        before?.matches("resending") ||
        before?.matches("sending") ||
        mayPayAtOnce(before?.context as SendContext);
      expect(snapshot.matches("unknown")).toBe(wasPaying);
      isUnknown = wasPaying;
    }
    if (last === "payment.sendAgain" || last?.startsWith("reconcile="))
      isUnknown = snapshot.matches("unknown");
    if (snapshot.status !== "active") isUnknown = false;
  });
}

describeFlow(sendFlow, {
  secrets: ["975310"],
  invariant: neverPaysTwice,
});
