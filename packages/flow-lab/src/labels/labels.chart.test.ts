import type { LabelUse } from "@amberline/api/client";
import { expect } from "vitest";
import { describeFlow, type RandomWalk } from "../engine/describeFlow";
import { labelsFlow } from "./labels.flow";

/** Labels become one only if that was asked, and what is asked names how many transactions it is about. */
function asksFirst({ steps, moments }: RandomWalk) {
  moments.forEach(({ snapshot }, at) => {
    const { wish, labels } = snapshot.context;
    if (wish?.merges) expect(steps.slice(0, at)).toContain("change.confirm");
    if (!snapshot.matches("removing") && !snapshot.matches("merging")) return;
    const named = labels?.find(({ label }: LabelUse) => label === wish?.label);
    if (named) expect(wish?.count).toBe(named.count);
  });
}

describeFlow(labelsFlow, { invariant: asksFirst });
