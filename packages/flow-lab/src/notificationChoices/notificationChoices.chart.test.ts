import { expect } from "vitest";
import { describeFlow, type RandomWalk } from "../engine/describeFlow";
import { notificationChoicesFlow } from "./notificationChoices.flow";

/** A choice counts as kept only after the provider said so, and is shown only as it has it. */
function changesOnlyWhenTold({ steps, moments }: RandomWalk) {
  moments.forEach(({ snapshot }, at) => {
    if (snapshot.matches("done")) expect(steps[at - 1]).toBe("chooseNotifications=ok");
    if (snapshot.matches("editing")) expect(steps.slice(0, at)).toContain("readNotificationChoices=ok");
  });
}

describeFlow(notificationChoicesFlow, { invariant: changesOnlyWhenTold });
