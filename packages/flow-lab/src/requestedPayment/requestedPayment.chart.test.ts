import { expect } from "vitest";
import { describeFlow, type RandomWalk } from "../engine/describeFlow";
import { requestedPaymentFlow } from "./requestedPayment.flow";

/** What to pay is shown as long as there is something to pay. */
function showsWhatIsPayable({ moments }: RandomWalk) {
  for (const { snapshot } of moments)
    expect(snapshot.matches("shown")).toBe((snapshot.context.requested?.pay ?? null) !== null);
}

describeFlow(requestedPaymentFlow, { invariant: showsWhatIsPayable });
