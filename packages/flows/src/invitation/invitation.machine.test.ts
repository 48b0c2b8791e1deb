import { describe, expect, test, vi } from "vitest";
import { createActor, waitFor } from "xstate";
import { failures, refused } from "../shared/examples";
import { exampleAccessInvitation, exampleInvitation } from "./examples";
import { wireInvitation, type InvitationCalls } from "./invitation.machine";

function started(answer: InvitationCalls["answerInvitation"], invitation = exampleInvitation) {
  const calls = {
    answerInvitation: vi.fn<InvitationCalls["answerInvitation"]>(answer),
    showToast: vi.fn<InvitationCalls["showToast"]>(),
  };
  const actor = createActor(wireInvitation(calls), { input: { invitation } }).start();
  const answered = (isAccepted: boolean) => {
    actor.send({ type: isAccepted ? "invitation.accept" : "invitation.refuse" });
    return waitFor(actor, (snapshot) => !snapshot.hasTag("busy"));
  };
  return { actor, calls, answered };
}

const told = (tone: string, key: string, values?: object) => ({
  tone,
  notice: values ? { key, values } : { key },
});
const { company } = exampleInvitation;

describe("an invitation", () => {
  test.each([
    [true, false, "invitation.accepted"],
    [true, true, "invitation.acceptedPending"],
    [false, false, "invitation.refused"],
  ])(
    "answered with %j while the bank's approval is required: %j [4-32]",
    async (isAccepted, isPending, key) => {
      const { calls, answered } = started(async () => ({ ok: true, data: { isPending } }));
      expect((await answered(isAccepted)).status).toBe("done");
      expect(calls.answerInvitation).toHaveBeenCalledExactlyOnceWith(
        exampleInvitation.id,
        isAccepted,
        expect.anything(),
      );
      expect(calls.showToast).toHaveBeenCalledExactlyOnceWith(told("positive", key, { company }));
    },
  );

  test("to use an account says where the account is to be found [4-32]", async () => {
    const { calls, answered } = started(
      async () => ({ ok: true, data: { isPending: false } }),
      exampleAccessInvitation,
    );
    expect((await answered(true)).status).toBe("done");
    expect(calls.showToast).toHaveBeenCalledExactlyOnceWith(
      told("positive", "invitation.accessAccepted", { company }),
    );
  });

  test("that was withdrawn is removed, with a message", async () => {
    const { calls, answered } = started(async () => refused("NOT_FOUND", "NOT_FOUND"));
    expect((await answered(true)).status).toBe("done");
    expect(calls.showToast).toHaveBeenCalledExactlyOnceWith(told("negative", "invitation.gone"));
  });

  test("stays when the answer did not arrive, and can be answered again", async () => {
    const { actor, calls, answered } = started(async () => failures.net);
    expect((await answered(true)).context.notice).toEqual({ key: "error.access" });
    calls.answerInvitation.mockRejectedValueOnce(new Error("Our own mistake"));
    expect((await answered(true)).context.notice).toEqual({ key: "error.general" });
    expect(actor.getSnapshot().value).toBe("open");
  });
});
