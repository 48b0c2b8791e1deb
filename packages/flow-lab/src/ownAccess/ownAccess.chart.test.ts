import { expect } from "vitest";
import { describeFlow, type RandomWalk } from "../engine/describeFlow";
import { ownAccessFlow } from "./ownAccess.flow";

function leavesOnlyWhereItCan({ moments }: RandomWalk) {
  for (const { snapshot, started } of moments)
    if (started.includes("leave")) expect(snapshot.context.canLeave).toBe(true);
}

describeFlow(ownAccessFlow, { invariant: leavesOnlyWhereItCan });
