import { isWithin } from "@amberline/domain/rights";
import { expect } from "vitest";
import { describeFlow, type RandomWalk } from "../engine/describeFlow";
import { exampleDrafts, peopleFlow } from "./people.flow";

const drafts = { "form.submit": exampleDrafts.new, "form.submit:change": exampleDrafts.change };

/** Nothing is given beyond what the customer may give, and nobody's access ends without the question. */
function givesOnlyWhatItMay({ steps, moments }: RandomWalk) {
  moments.forEach(({ snapshot, started }, at) => {
    const step = steps[at - 1];
    const { most, target } = snapshot.context;
    if (started.includes("savePerson")) {
      const draft = Object.entries({ ...drafts, "form.submit:more": exampleDrafts.more }).find(
        ([id]) => id === step,
      )?.[1];
      expect(draft && (most === null || isWithin(draft.access, most))).toBe(true);
      expect(target).toBe(draft && "id" in draft ? draft.id : null);
    }
    if (!started.includes("removePerson")) return;
    expect(step).toBe("remove.confirm");
    expect(moments[at - 1]?.snapshot.matches({ list: "asking" })).toBe(true);
    const { people } = snapshot.context;
    const person = people?.people.find(({ id }: { id: string }) => id === target);
    expect(person && !person.isSelf && (most === null || isWithin(person.access, most))).toBe(true);
  });
}

describeFlow(peopleFlow, { invariant: givesOnlyWhatItMay });
