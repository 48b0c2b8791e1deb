import { expect } from "vitest";
import { describeFlow, type RandomWalk } from "../engine/describeFlow";
import { devicesFlow } from "./devices.flow";

/** After a sign-out, or a possible one, the list is reread before the next. */
function readsAgainAfterSigningOut({ steps, moments }: RandomWalk) {
  moments.forEach(({ snapshot }, at) => {
    if (["signOut=ok", "signOut=net", "signOut=500", "signOut=malformed"].includes(steps[at - 1] ?? ""))
      expect(snapshot.value).toEqual({ shown: "refreshing" });
  });
}

describeFlow(devicesFlow, {
  invariant: readsAgainAfterSigningOut,
});
