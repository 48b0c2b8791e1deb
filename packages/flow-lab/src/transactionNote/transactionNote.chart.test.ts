import { expect } from "vitest";
import { describeFlow, type RandomWalk } from "../engine/describeFlow";
import { transactionNoteFlow } from "./transactionNote.flow";

/** It counts as saved only after the provider said so, and is written only on what was read. */
function changesOnlyWhenTold({ steps, moments }: RandomWalk) {
  moments.forEach(({ snapshot }, at) => {
    if (snapshot.matches("done")) expect(steps[at - 1]).toBe("saveNote=ok");
    if (snapshot.matches("editing")) expect(snapshot.context.transaction).not.toBeNull();
    if (snapshot.context.isOvertaken) expect(steps.slice(0, at)).toContain("saveNote=changed");
  });
}

describeFlow(transactionNoteFlow, { invariant: changesOnlyWhenTold });
