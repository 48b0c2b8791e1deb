import type { Outcome } from "@amberline/api/client";
import { describe, expect, test, vi } from "vitest";
import { createActor, SimulatedClock, waitFor } from "xstate";
import { refused } from "../shared/examples";
import { Secret } from "../shared";
import { emailIn, wirePasswordReset, type PasswordResetCalls } from "./passwordReset.machine";

const email = "anna@example.lv";

function started(answers: Partial<PasswordResetCalls> = {}) {
  const calls = {
    confirmReset: vi.fn<PasswordResetCalls["confirmReset"]>(async () => ({ ok: true, data: true })),
    showToast: vi.fn<PasswordResetCalls["showToast"]>(),
    ...answers,
  };
  const clock = new SimulatedClock();
  const actor = createActor(wirePasswordReset(calls), { input: { email }, clock });
  actor.start();
  const submit = (code = "135790", password = "Zils-ezis-7", passwordRepeat = password) =>
    actor.send({ type: "form.submit", form: new Secret({ code, password, passwordRepeat }) });
  const settled = () => waitFor(actor, (snapshot) => !snapshot.hasTag("busy"));
  return { actor, calls, clock, submit, settled };
}

describe("setting a new password", () => {
  test("sends the address, the code and the password, says 'password changed' and leads to sign-in [2.6] [8-11]", async () => {
    const { calls, submit, settled } = started();
    submit();
    expect((await settled()).value).toBe("done");
    expect(calls.confirmReset).toHaveBeenCalledExactlyOnceWith(
      { email, code: "135790", password: "Zils-ezis-7" },
      { signal: expect.any(AbortSignal) },
    );
    expect(calls.showToast).toHaveBeenCalledExactlyOnceWith({
      tone: "positive",
      notice: { key: "newPassword.changed" },
    });
  });

  test.each([null, "", "anna", "anna@", "<script>alert(1)</script>", "a@b.lv?x=1", "javascript:alert(1)"])(
    "does not accept %j as an e-mail address a code was sent to [2.1-2] [2.6]",
    (given) => expect(emailIn(given)).toBeNull(),
  );

  test("reports a wrong code at its field and clears it [8-10]", async () => {
    const { submit, settled } = started({
      confirmReset: async () => refused("CODE DOES NOT MATCH", "CODE DOES NOT MATCH"),
    });
    submit();
    const { value, context } = await settled();
    expect(value).toBe("editing");
    expect(context.notice).toEqual({ key: "newPassword.codeWrong", field: "code" });
  });

  test.each<Outcome<true, never>>([
    { ok: false, problem: "unreachable" },
    { ok: false, problem: "timeout" },
    { ok: false, problem: "failed", status: 502 },
  ])("says that the password may be changed when the code fails after $problem", async (lost) => {
    const confirmReset = vi
      .fn<PasswordResetCalls["confirmReset"]>(async () =>
        refused("CODE DOES NOT MATCH", "CODE DOES NOT MATCH"),
      )
      .mockResolvedValueOnce(lost);
    const { submit, settled } = started({ confirmReset });
    for (let attempt = 0; attempt < 3; attempt += 1) {
      submit();
      await settled();
    }
    expect((await settled()).context.notice).toEqual({ key: "newPassword.codeUsed", field: "code" });
  });

  test("says that there is no such user, and keeps what was typed [8-10]", async () => {
    const { submit, settled } = started({
      confirmReset: async () => refused("USER NOT FOUND", "USER NOT FOUND"),
    });
    submit();
    const { context } = await settled();
    expect(context.notice).toEqual({ key: "newPassword.userUnknown" });
  });

  test("shows any other refusal in the provider's words [8-10]", async () => {
    const { submit, settled } = started({ confirmReset: async () => refused("other", "CODE EXPIRED") });
    submit();
    expect((await settled()).context.notice).toEqual({ key: "error.general", text: "CODE EXPIRED" });
  });

  test.each([
    ["12345", "Zils-ezis-7", "Zils-ezis-7"],
    ["135790", "Zils-7", "Zils-7"],
    ["135790", "Zils-ezis-7", "Zils-ezis-8"],
    ["", "Zils-ezis-7", "Zils-ezis-7"],
  ])("sends nothing while the code is %j and the passwords %j and %j [5]", (...typed) => {
    const { actor, calls, submit } = started();
    submit(...typed);
    expect(actor.getSnapshot().value).toBe("editing");
    expect(calls.confirmReset).not.toHaveBeenCalled();
  });

  test("leaves it to the provider whether 8 lower-case letters are enough [5]", () => {
    const { calls, submit } = started();
    submit("135790", "abcdefgh");
    expect(calls.confirmReset).toHaveBeenCalledTimes(1);
  });
});
