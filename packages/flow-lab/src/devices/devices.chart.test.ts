import { expect } from "vitest";
import { describeFlow, type RandomWalk } from "../engine/describeFlow";
import { devicesFlow } from "./devices.flow";

/** After something was signed out, or may have been, the list is read again before anything else can be. */
function readsAgainAfterSigningOut({ steps, moments }: RandomWalk) {
  moments.forEach(({ snapshot }, at) => {
    if (["signOut=ok", "signOut=net", "signOut=500", "signOut=malformed"].includes(steps[at - 1] ?? ""))
      expect(snapshot.value).toEqual({ shown: "refreshing" });
  });
}

describeFlow(devicesFlow, {
  invariant: readsAgainAfterSigningOut,
});
