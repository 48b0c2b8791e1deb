import { expect } from "vitest";
import { describeFlow, type RandomWalk } from "../engine/describeFlow";
import { documentsFlow } from "./documents.flow";
import { uploadRowFlow } from "../uploadRow/uploadRow.flow";

/** Uploaded only when the company lists it; the picked file is kept until then. */
function countsOnlyWhatIsListed({ steps, moments }: RandomWalk) {
  moments.forEach(({ snapshot }, at) => {
    const { stored, file } = snapshot.context;
    if (snapshot.matches("uploaded")) expect(stored).not.toBeNull();
    if (["reading", "queued", "uploading", "confirming"].some((state) => snapshot.matches(state)))
      expect(file, steps[at - 1]).not.toBeNull();
  });
}

describeFlow(uploadRowFlow, {
  invariant: countsOnlyWhatIsListed,
});

/** At most two at a time, and none waits while there is capacity. */
function sendsTwoAtATime({ moments }: RandomWalk) {
  for (const { snapshot } of moments) {
    const uploads = Object.values(snapshot.context.uploads);
    const sending = uploads.filter((phase) => phase === "sending").length;
    expect(sending).toBeLessThanOrEqual(2);
    if (uploads.includes("queued")) expect(sending).toBe(2);
  }
}

describeFlow(documentsFlow, {
  invariant: sendsTwoAtATime,
});
