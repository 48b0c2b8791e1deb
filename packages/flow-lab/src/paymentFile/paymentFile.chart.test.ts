import { expect } from "vitest";
import { describeFlow, type RandomWalk } from "../engine/describeFlow";
import { paymentFileFlow } from "./paymentFile.flow";

/**
 * Nothing is paid without the code, given for the file as it is shown; what is approved is never changed, and somebody who
 * may not prepare payments changes nothing.
 */
function paysOnlyWhatIsAgreed({ steps, moments }: RandomWalk) {
  moments.forEach(({ snapshot, started }, at) => {
    const before = moments[at - 1]?.snapshot;
    const { page, mayPrepare } = snapshot.context;
    const changing = ["upload", "changeRows", "updateFile", "removeFile", "approve", "prepareAgain"];
    if (!mayPrepare) for (const call of changing) expect(started).not.toContain(call);
    if (started.includes("approve")) {
      expect(steps[at - 1]).toBe("code.submit");
      expect(before?.matches({ file: "confirming" })).toBe(true);
      expect(page?.file.state).toBe("draft");
      expect(page?.file.sums.ready.count).toBeGreaterThan(0);
      expect(page).toBe(before?.context.page);
    }
    if (started.includes("changeRows") || started.includes("updateFile"))
      expect(page?.file.state).toMatch(/^(draft|checking)$/);
    if (started.includes("prepareAgain")) expect(page?.again.count).toBeGreaterThan(0);
    if (started.includes("removeFile")) expect(steps[at - 1]).toBe("dialog.confirm");
  });
}

describeFlow(paymentFileFlow, { secrets: ["482193"], invariant: paysOnlyWhatIsAgreed });
