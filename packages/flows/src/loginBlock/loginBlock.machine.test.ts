import { expect, test, vi } from "vitest";
import { createActor, waitFor } from "xstate";
import { refused } from "../shared/examples";
import { Secret } from "../shared";
import { wireLoginBlock, type LoginBlockCalls } from "./loginBlock.machine";

function started(answers: Partial<LoginBlockCalls> = {}) {
  const calls = {
    blockLogin: vi.fn<LoginBlockCalls["blockLogin"]>(async () => ({ ok: true, data: true })),
    showToast: vi.fn<LoginBlockCalls["showToast"]>(),
    ...answers,
  };
  const actor = createActor(wireLoginBlock(calls), { input: undefined });
  actor.start();
  const submit = (login = "anna@example.lv", password = "Zils-ezis-7") =>
    actor.send({ type: "form.submit", form: new Secret({ login, password }) });
  const settled = () => waitFor(actor, (snapshot) => !snapshot.hasTag("busy"));
  return { calls, submit, settled };
}

test("sends e-mail and password, and says that access is blocked [2.3-5]", async () => {
  const { calls, submit, settled } = started();
  submit();
  expect((await settled()).value).toBe("done");
  expect(calls.blockLogin).toHaveBeenCalledExactlyOnceWith(
    { email: "anna@example.lv", password: "Zils-ezis-7" },
    { signal: expect.any(AbortSignal) },
  );
});

test("says a wrong password as sign-in does, and may be asked again [2.3-5]", async () => {
  const blockLogin = vi
    .fn<LoginBlockCalls["blockLogin"]>()
    .mockResolvedValueOnce(refused("BADPASS", "BADPASS"))
    .mockResolvedValueOnce({ ok: true, data: true });
  const { submit, settled } = started({ blockLogin });
  submit();
  expect((await settled()).context.notice).toEqual({ key: "signIn.passwordWrong", field: "password" });
  submit();
  expect((await settled()).value).toBe("done");
});

test("sends nothing that is not filled in [2.3-5]", () => {
  const { calls, submit } = started();
  submit("", "Zils-ezis-7");
  submit("anna@example.lv", "");
  expect(calls.blockLogin).not.toHaveBeenCalled();
});
