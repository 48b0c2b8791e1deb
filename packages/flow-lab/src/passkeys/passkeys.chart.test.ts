import { expect } from "vitest";
import { describeFlow, type RandomWalk } from "../engine/describeFlow";
import { passkeysFlow } from "./passkeys.flow";

/** After a change, or a possible one, the list is reread before the next. A name that may not be saved stays typed. */
function readsAgainAfterChanging({ steps, moments }: RandomWalk) {
  const uncertain = ["net", "500", "malformed"];
  const changes = ["add", "remove"].flatMap((call) =>
    ["ok", ...uncertain].map((answer) => `${call}=${answer}`),
  );
  moments.forEach(({ snapshot }, at) => {
    const step = steps[at - 1] ?? "";
    if ([...changes, "rename=ok"].includes(step)) expect(snapshot.value).toEqual({ shown: "refreshing" });
    if (uncertain.some((answer) => step === `rename=${answer}`))
      expect(snapshot.value).toEqual({ shown: "naming" });
  });
}

describeFlow(passkeysFlow, { invariant: readsAgainAfterChanging });
