import { expect } from "vitest";
import type { AnyMachineSnapshot } from "xstate";
import { describeFlow, type RandomWalk } from "../engine/describeFlow";
import { companyRegistrationFlow } from "./companyRegistration.flow";

const placeOf = ({ value }: AnyMachineSnapshot) =>
  typeof value === "object" && value["open"] ? JSON.stringify(value["open"]) : null;

/** Loaded data is kept whatever fails; a failed load shows no registration; only the customer leaves a form. */
function losesNothing({ steps, moments }: RandomWalk) {
  moments.forEach(({ snapshot }, at) => {
    const before = moments[at - 1]?.snapshot;
    if (before?.context.company) expect(snapshot.context.company).not.toBeNull();
    if (snapshot.matches("open") && before?.matches("loading"))
      expect(steps[at - 1]).toMatch(/^readCompany=ok/);
    const isReload = before?.matches("open") && /^(readCompany|refresh|\+)/.test(steps[at - 1] ?? "");
    if (isReload && before && snapshot.matches("open"))
      expect(placeOf(snapshot)?.replace(/"reading":"\w+"/, "")).toBe(
        placeOf(before)?.replace(/"reading":"\w+"/, ""),
      );
    if (before?.matches({ open: { leaving: "staying" } }) && steps[at - 1] === "page.leave:uploading")
      expect(snapshot.matches("left")).toBe(false);
  });
}

describeFlow(companyRegistrationFlow, {
  invariant: losesNothing,
});
