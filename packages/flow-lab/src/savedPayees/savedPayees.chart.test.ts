import { expect } from "vitest";
import { describeFlow, type RandomWalk } from "../engine/describeFlow";
import { savedPayeesFlow } from "./savedPayees.flow";

/** Only what the provider reports as deleted leaves the list, or a list that is read again. */
function shrinksOnlyWhenTold({ steps, moments }: RandomWalk) {
  const sizes = moments.map(({ snapshot }) => snapshot.context.payees?.length ?? 0);
  sizes.forEach((size, at) => {
    const before = sizes[at - 1] ?? 0;
    const step = steps[at - 1];
    if (size < before && !step?.startsWith("readPayees=")) {
      expect(["deletePayee=ok", "deletePayee=gone"]).toContain(step);
      expect(size).toBe(before - 1);
    }
  });
}

describeFlow(savedPayeesFlow, {
  invariant: shrinksOnlyWhenTold,
});
