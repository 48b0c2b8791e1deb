import { describe, expect, test, vi } from "vitest";
import { createActor, waitFor } from "xstate";
import { failures, refused } from "../shared/examples";
import { exampleOwnAccess } from "./examples";
import { wireOwnAccess, type OwnAccessCalls } from "./ownAccess.machine";

function started(answer: OwnAccessCalls["leaveCompany"], input = exampleOwnAccess) {
  const leaveCompany = vi.fn<OwnAccessCalls["leaveCompany"]>(answer);
  const actor = createActor(wireOwnAccess({ leaveCompany }), { input }).start();
  const confirmed = () => {
    actor.send({ type: "access.leave" });
    actor.send({ type: "leave.confirm" });
    return waitFor(actor, (snapshot) => !snapshot.hasTag("busy"));
  };
  return { actor, leaveCompany, confirmed };
}

describe("one's own access to a company's account", () => {
  test("is given up once that is confirmed [2.12-10]", async () => {
    const { actor, leaveCompany, confirmed } = started(async () => ({ ok: true, data: true }));
    actor.send({ type: "leave.confirm" });
    actor.send({ type: "access.leave" });
    actor.send({ type: "leave.cancel" });
    expect(leaveCompany).not.toHaveBeenCalled();
    expect((await confirmed()).status).toBe("done");
    expect(leaveCompany).toHaveBeenCalledExactlyOnceWith(exampleOwnAccess.companyId, expect.anything());
  });

  test("is gone where it ended meanwhile", async () => {
    const { confirmed } = started(async () => failures["403"]);
    expect((await confirmed()).status).toBe("done");
  });

  test("stays when it is refused or the answer is lost, and can be tried again", async () => {
    const { leaveCompany, confirmed } = started(async () =>
      refused("other", "Give somebody else the right."),
    );
    expect((await confirmed()).context.notice?.text).toBe("Give somebody else the right.");
    leaveCompany.mockRejectedValueOnce(new Error("Our own mistake"));
    const { context, value } = await confirmed();
    expect([value, context.notice]).toEqual(["asking", { key: "error.general" }]);
  });

  test("can't be given up where the provider has no such call", async () => {
    const input = { ...exampleOwnAccess, canLeave: false };
    const { leaveCompany, confirmed } = started(async () => ({ ok: true, data: true }), input);
    expect((await confirmed()).value).toBe("shown");
    expect(leaveCompany).not.toHaveBeenCalled();
  });
});
