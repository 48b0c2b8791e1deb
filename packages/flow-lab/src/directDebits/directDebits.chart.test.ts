import { expect } from "vitest";
import { describeFlow, type RandomWalk } from "../engine/describeFlow";
import { directDebitsFlow } from "./directDebits.flow";

const answered = /^(readDebits|saveRule|changeMandate|changeCollection)=/;
const askedFirst = ["changingCollection", "changingMandate"] as const;

/** The list is what the provider answered last, only who may pay changes it, and what can't be undone is asked first. */
function showsWhatItWasTold({ input, steps, moments }: RandomWalk) {
  moments.forEach(({ snapshot }, at) => {
    const before = moments[at - 1]?.snapshot;
    if (!before) return;
    if (snapshot.context.debits !== before.context.debits) expect(steps[at - 1]).toMatch(answered);
    if (input === "onlooker") expect(snapshot.context.change).toBeNull();
    const { change } = snapshot.context;
    for (const state of askedFirst) {
      if (!snapshot.matches({ shown: state }) || before.matches({ shown: state })) continue;
      if (change?.of === "mandate" && change.act === "block") continue;
      expect(before.matches({ shown: "asking" }) || before.matches({ shown: "limiting" })).toBe(true);
    }
  });
}

describeFlow(directDebitsFlow, { invariant: showsWhatItWasTold });
