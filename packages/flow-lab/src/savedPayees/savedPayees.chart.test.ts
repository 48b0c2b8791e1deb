import { expect } from "vitest";
import { describeFlow, type RandomWalk } from "../engine/describeFlow";
import { savedPayeesFlow } from "./savedPayees.flow";

/** Only what the provider reports as deleted leaves the list. */
function shrinksOnlyWhenTold({ steps, moments }: RandomWalk) {
  const sizes = moments.map(({ snapshot }) => snapshot.context.payees?.length ?? 0);
  sizes.forEach((size, at) => {
    const before = sizes[at - 1] ?? 0;
    if (size < before) {
      expect(["deletePayee=ok", "deletePayee=gone"]).toContain(steps[at - 1]);
      expect(size).toBe(before - 1);
    }
  });
}

describeFlow(savedPayeesFlow, {
  invariant: shrinksOnlyWhenTold,
});
