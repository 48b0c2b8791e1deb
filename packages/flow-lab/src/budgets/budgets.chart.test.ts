import type { Budget } from "@amberline/api/client";
import { expect } from "vitest";
import { describeFlow, type RandomWalk } from "../engine/describeFlow";
import { budgetsFlow } from "./budgets.flow";

/** Only who may sets anything, and what is saved names the version that is shown. */
function namesVersion({ moments }: RandomWalk) {
  for (const { snapshot } of moments) {
    const { maySet, wish, category, budgets } = snapshot.context;
    if (!maySet) expect([wish, category]).toEqual([null, null]);
    if (!snapshot.matches({ shown: "saving" })) continue;
    const shown = budgets?.categories.find((each: Budget) => each.category === wish?.category);
    expect(wish?.version).toBe(shown?.version);
  }
}

describeFlow(budgetsFlow, { invariant: namesVersion });
