import { exampleDetails } from "@amberline/flows/signUp/examples";
import { expect } from "vitest";
import { describeFlow, type RandomWalk } from "../engine/describeFlow";
import { signUpFlow } from "./signUp.flow";

/** Nothing is sent unless the checks passed just before, and nobody is registered unless the provider accepts. */
function sendsOnlyWhatIsFine({ steps, moments }: RandomWalk) {
  moments.forEach(({ snapshot, started }, at) => {
    const last = steps[at - 1];
    if (started.includes("register")) expect(last).toBe("judge=fine");
    if (snapshot.matches("registered")) expect(last).toBe("register=ok");
  });
}

const { password, firstName, street, phone } = exampleDetails;

describeFlow(signUpFlow, {
  secrets: [password, firstName, street, phone],
  invariant: sendsOnlyWhatIsFine,
});
