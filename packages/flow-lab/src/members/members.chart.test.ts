import { expect } from "vitest";
import { describeFlow, type RandomWalk } from "../engine/describeFlow";
import { membersFlow } from "./members.flow";

/** No second user is created for a person, and removal is offered only for removable members. */
function makesNobodyTwice({ moments }: RandomWalk) {
  moments.forEach(({ snapshot, started }, at) => {
    const { created, draft, target, company } = snapshot.context;
    const before = moments[at - 1]?.snapshot.context.created;
    if (started.includes("createUser")) expect(before?.person).not.toEqual(draft?.person);
    if (snapshot.matches("form") && created && before) expect(created).toBeTruthy();
    if (snapshot.matches({ list: "removing" })) {
      const asked = company.members.find(({ userId }: { userId: string }) => userId === target);
      expect(asked?.position).not.toBe("director");
    }
  });
}

describeFlow(membersFlow, {
  invariant: makesNobodyTwice,
});
