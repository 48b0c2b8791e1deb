import { expect } from "vitest";
import { describeFlow, type RandomWalk } from "../engine/describeFlow";
import { transactionsFlow } from "./transactions.flow";

/** Loaded rows stay until the filter changes, whatever fails. */
function keepsWhatWasRead({ steps, moments }: RandomWalk) {
  moments.forEach(({ snapshot }, at) => {
    const before = moments[at - 1]?.snapshot;
    if (before?.context.rows && steps[at - 1] !== "filter.choose")
      expect(snapshot.context.rows).not.toBeNull();
  });
}

describeFlow(transactionsFlow, {
  invariant: keepsWhatWasRead,
});
