import { expect } from "vitest";
import { describeFlow, type RandomWalk } from "../engine/describeFlow";
import { appRedirectFlow } from "./appRedirect.flow";

/** Only a phone with a link tries to open the app; no redirect by timeout while the app is in front. */
function opensOnlyOnPhones({ input, steps, moments }: RandomWalk) {
  moments.forEach(({ snapshot }, at) => {
    if (input !== "phone") expect(snapshot.matches("opening")).toBe(false);
    const isByTime = steps[at - 1] === "+appTimeout";
    if (snapshot.matches("fellBack") && isByTime) expect(snapshot.context.isVisible).toBe(true);
  });
}

describeFlow(appRedirectFlow, {
  invariant: opensOnlyOnPhones,
});
