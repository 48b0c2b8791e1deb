import { expect } from "vitest";
import { describeFlow, type RandomWalk } from "../engine/describeFlow";
import { approvalsFlow } from "./approvals.flow";

/**
 * Nothing is approved without the code, or declined without the question, and only what the list says is open to the
 * customer. What was done is said once, and only when the provider says so.
 */
function decidesOnlyOnWhatIsOpen({ steps, moments }: RandomWalk) {
  moments.forEach(({ snapshot, started }, at) => {
    const before = moments[at - 1]?.snapshot;
    const { approvals, asked, selected } = snapshot.context;
    const openOf = (id: string) =>
      approvals?.proposals.find((each: { id: string }) => each.id === id) ?? { state: "gone", bar: null };
    for (const id of selected) expect(openOf(id)).toMatchObject({ state: "waiting", bar: null });
    if (started.includes("approve")) {
      expect(steps[at - 1]).toBe("code.submit");
      expect(before?.matches({ shown: "confirming" })).toBe(true);
      expect(asked?.act).toBe("approve");
      for (const id of asked?.ids ?? []) expect(openOf(id)).toMatchObject({ state: "waiting", bar: null });
    }
    if (started.includes("decline")) {
      expect(steps[at - 1]).toMatch(/^decline\.confirm/);
      expect(before?.matches({ shown: "asking" })).toBe(true);
      expect(openOf(asked?.ids[0] ?? "").state).toBe("waiting");
    }
  });
}

describeFlow(approvalsFlow, { secrets: ["482193"], invariant: decidesOnlyOnWhatIsOpen });
