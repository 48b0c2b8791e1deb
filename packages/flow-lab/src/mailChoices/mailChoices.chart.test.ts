import { expect } from "vitest";
import { describeFlow, type RandomWalk } from "../engine/describeFlow";
import { mailChoicesFlow } from "./mailChoices.flow";

/** A choice counts as kept only after the provider said so, and is shown only as it has it. */
function changesOnlyWhenTold({ steps, moments }: RandomWalk) {
  moments.forEach(({ snapshot }, at) => {
    if (snapshot.matches("done")) expect(steps[at - 1]).toBe("chooseMail=ok");
    if (snapshot.matches("editing")) expect(steps.slice(0, at)).toContain("readMailChoices=ok");
  });
}

describeFlow(mailChoicesFlow, { invariant: changesOnlyWhenTold });
