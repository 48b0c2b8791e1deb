import { describe, expect, test, vi } from "vitest";
import { createActor, SimulatedClock, waitFor } from "xstate";
import { failures, refused } from "../shared/examples";
import { Secret } from "../shared";
import { wirePasswordChange, type PasswordChangeCalls } from "./passwordChange.machine";

function started(
  changePassword: PasswordChangeCalls["changePassword"] = async () => ({ ok: true, data: true }),
) {
  const calls = {
    changePassword: vi.fn(changePassword),
    showToast: vi.fn<PasswordChangeCalls["showToast"]>(),
  };
  const clock = new SimulatedClock();
  const actor = createActor(wirePasswordChange(calls), { clock });
  actor.start();
  const submit = (password = "Zils-ezis-7", passwordRepeat = password) =>
    actor.send({ type: "form.submit", form: new Secret({ password, passwordRepeat }) });
  const settled = () => waitFor(actor, (snapshot) => !snapshot.hasTag("busy"));
  return { actor, calls, clock, submit, settled };
}

describe("changing the password", () => {
  test("sends the new password and confirms it in a toast [2.7] [8-16]", async () => {
    const { calls, submit, settled } = started();
    submit();
    expect((await settled()).value).toBe("done");
    expect(calls.changePassword).toHaveBeenCalledExactlyOnceWith("Zils-ezis-7", {
      signal: expect.any(AbortSignal),
    });
    expect(calls.showToast).toHaveBeenCalledExactlyOnceWith({
      tone: "positive",
      notice: { key: "newPassword.changedHere" },
    });
  });

  test.each([
    [
      "the server's message",
      refused("other", "Not that one again"),
      { key: "error.general", text: "Not that one again" },
    ],
    [
      "the server's message when it breaks",
      failures["500.text"],
      { key: "error.general", text: "Please call us" },
    ],
    ["a general error when there are no words", failures["500"], { key: "error.general" }],
    ["'Access error' without a network", failures.net, { key: "error.access" }],
    ["'Forbidden' on 403", failures["403"], { key: "error.forbidden" }],
    [
      "that it may have been changed without an answer in time",
      failures.timeout,
      { key: "newPassword.maybeChanged" },
    ],
  ] as const)(
    "says %s, in a toast and beside the form, and the form stays [8-16]",
    async (_, outcome, notice) => {
      const { calls, submit, settled } = started(async () => outcome);
      submit();
      const { value, context } = await settled();
      expect(value).toBe("editing");
      expect(context.notice).toEqual(notice);
      expect(calls.showToast).toHaveBeenCalledExactlyOnceWith({ tone: "negative", notice });
    },
  );

  test.each([
    ["Zils-7", "Zils-7"],
    ["zils-ezis-7", "zils-ezis-7"],
    ["Zils-ezis-7", "Zils-ezis-8"],
    ["Zils-ezis-7", ""],
  ])("sends nothing while the passwords are %j and %j [5]", (...typed) => {
    const { calls, submit } = started();
    submit(...typed);
    expect(calls.changePassword).not.toHaveBeenCalled();
  });
});
