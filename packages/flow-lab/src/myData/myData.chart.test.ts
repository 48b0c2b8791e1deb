import { expect } from "vitest";
import { describeFlow, type RandomWalk } from "../engine/describeFlow";
import { myDataFlow } from "./myData.flow";

/** After an order or a download that failed the copies are read again, as they may have changed. */
function readsAgainAfterAFailure({ steps, moments }: RandomWalk) {
  moments.forEach(({ snapshot }, at) => {
    if (/^(orderCopy|readCopy)=(net|500|refused)$/.test(steps[at - 1] ?? ""))
      expect(snapshot.value).toEqual({ shown: "refreshing" });
  });
}

describeFlow(myDataFlow, { invariant: readsAgainAfterAFailure });
