import { expect } from "vitest";
import { describeFlow, type RandomWalk } from "../engine/describeFlow";
import { overviewFlow } from "./overview.flow";

/** What was read stays, whatever fails afterwards. */
function showsWhatWasRead({ moments }: RandomWalk) {
  for (const { snapshot } of moments) {
    const isShown = snapshot.matches("shown") || snapshot.matches("refreshing");
    expect(isShown).toBe(snapshot.context.overview !== null);
  }
}

describeFlow(overviewFlow, { secrets: [], invariant: showsWhatWasRead });
