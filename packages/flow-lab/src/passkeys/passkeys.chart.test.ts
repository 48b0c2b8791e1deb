import { expect } from "vitest";
import { describeFlow, type RandomWalk } from "../engine/describeFlow";
import { passkeysFlow } from "./passkeys.flow";

/** After a change, or a possible one, the list is reread before the next. */
function readsAgainAfterChanging({ steps, moments }: RandomWalk) {
  const changes = ["add", "remove", "rename"].flatMap((call) =>
    ["ok", "net", "500", "malformed"].map((answer) => `${call}=${answer}`),
  );
  moments.forEach(({ snapshot }, at) => {
    if (changes.includes(steps[at - 1] ?? "")) expect(snapshot.value).toEqual({ shown: "refreshing" });
  });
}

describeFlow(passkeysFlow, { invariant: readsAgainAfterChanging });
