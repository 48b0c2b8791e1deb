import { expect } from "vitest";
import { describeFlow, type RandomWalk } from "../engine/describeFlow";
import { transactionFilesFlow } from "./transactionFiles.flow";

/** What was chosen goes away only once it is attached, found unfit or given up. */
function losesNothing({ steps, moments }: RandomWalk) {
  moments.forEach(({ snapshot }, at) => {
    const { waiting, removing } = snapshot.context;
    const before = moments[at - 1]?.snapshot.context.waiting.length ?? 0;
    if (waiting.length < before)
      expect(steps[at - 1]).toMatch(/^(sendFile=ok|checkFile=(content|closed|unreadable)|upload\.dismiss)$/);
    const isUnderWay = ["checking", "sending", "failed"].some((state) => snapshot.value === state);
    expect(waiting.length > 0).toBe(isUnderWay);
    expect(removing !== null).toBe(snapshot.matches("asking") || snapshot.matches("removing"));
  });
}

describeFlow(transactionFilesFlow, { invariant: losesNothing });
