import { expect } from "vitest";
import { describeFlow, type RandomWalk } from "../engine/describeFlow";
import { paletteFlow } from "./palette.flow";

/** Transactions are shown only for the text that the history was asked for, and it is asked for nothing shorter than two letters. */
function showsWhatWasAskedFor({ moments }: RandomWalk) {
  for (const { snapshot } of moments) {
    const { text, sought, transactions } = snapshot.context;
    if (transactions.length > 0) expect(sought).toBe(text);
    if (snapshot.matches("searching")) expect(text.length).toBeGreaterThan(1);
  }
}

describeFlow(paletteFlow, { invariant: showsWhatWasAskedFor });
