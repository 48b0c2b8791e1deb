import { expect } from "vitest";
import { describeFlow, type RandomWalk } from "../engine/describeFlow";
import { invitationFlow } from "./invitation.flow";

function sendsOnlyWhatWasChosen({ moments }: RandomWalk) {
  for (const { snapshot, started } of moments)
    if (started.includes("answer")) expect(snapshot.context.isAccepted).not.toBeNull();
}

describeFlow(invitationFlow, { invariant: sendsOnlyWhatWasChosen });
