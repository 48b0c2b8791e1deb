import { readPhone } from "@amberline/domain/phone";
import { describe, expect, test, vi } from "vitest";
import { createActor, SimulatedClock, waitFor } from "xstate";
import type { Strength } from "@amberline/domain/passwordStrength";
import { failures, refused } from "../shared/examples";
import { Secret } from "../shared";
import { exampleDetails } from "./examples";
import type { SignUpDetails } from "./signUp.machine";
import { wireSignUp, type SignUpCalls } from "./signUp.machine";

const tokens = { accessToken: "access", refreshToken: "refresh" };
const strong: Strength = { score: 3, weakness: null };
const weak: Strength = { score: 1, weakness: { key: "error.password.weak.name" } };

function started(answers: Partial<SignUpCalls> = {}, strength: Strength = strong) {
  const calls = {
    estimator: { prepare: vi.fn(), estimate: vi.fn(async () => strength) },
    loadPhones: vi.fn<SignUpCalls["loadPhones"]>(async () => readPhone),
    register: vi.fn<SignUpCalls["register"]>(async () => ({ ok: true, data: tokens })),
    keepTokens: vi.fn<SignUpCalls["keepTokens"]>(),
    showToast: vi.fn<SignUpCalls["showToast"]>(),
    ...answers,
  };
  const clock = new SimulatedClock();
  const actor = createActor(wireSignUp(calls), { clock });
  actor.start();
  const submit = (change: Partial<SignUpDetails> = {}) => {
    const details = { ...exampleDetails, ...change };
    actor.send({ type: "form.submit", email: details.email, details: new Secret(details) });
  };
  const settled = () => waitFor(actor, (snapshot) => !snapshot.hasTag("busy"));
  return { actor, calls, clock, submit, settled };
}

describe("opening an account", () => {
  test("sends the form, the phone in E.164, and keeps the tokens and the e-mail [4-24] [7]", async () => {
    const { calls, submit, settled } = started();
    submit();
    const { value, output } = await settled();
    expect(value).toBe("registered");
    expect(output).toEqual({ email: "anna@example.lv" });
    const { passwordRepeat: _, agree: _agree, ...registration } = exampleDetails;
    expect(calls.register).toHaveBeenCalledExactlyOnceWith(
      { ...registration, phone: "+37120000001" },
      { signal: expect.any(AbortSignal) },
    );
    expect(calls.keepTokens).toHaveBeenCalledExactlyOnceWith(tokens, "anna@example.lv");
  });

  test("works without a phone, and without loading phone metadata [5]", async () => {
    const { calls, submit, settled } = started();
    submit({ phone: "" });
    expect((await settled()).value).toBe("registered");
    expect(calls.loadPhones).not.toHaveBeenCalled();
    expect(calls.register).toHaveBeenCalledWith(expect.objectContaining({ phone: "" }), expect.anything());
  });

  test("refuses a password that scores under 2, says why and sends nothing [2.4] [5-13]", async () => {
    const { calls, submit, settled } = started({}, weak);
    submit();
    const { value, context } = await settled();
    expect(value).toBe("editing");
    expect(context.notice).toEqual({ key: "error.password.weak.name", field: "password" });
    expect(calls.register).not.toHaveBeenCalled();
  });

  test("accepts a password that scores 2 [5-13] [9]", async () => {
    const { calls, submit, settled } = started({}, { score: 2, weakness: null });
    submit();
    await settled();
    expect(calls.register).toHaveBeenCalledTimes(1);
  });

  test("has the password judged with the customer's personal data", async () => {
    const { calls, submit, settled } = started();
    submit();
    await settled();
    expect(calls.estimator.estimate).toHaveBeenCalledExactlyOnceWith(
      exampleDetails.password,
      expect.arrayContaining(["Anna", "Bērziņa", "anna@example.lv", "Rīga", "Brīvības iela 1"]),
    );
  });

  test.each([
    ["2000", "error.phone.tooShort"],
    ["200000011", "error.phone.tooLong"],
    ["10000000", "error.phone.unknown"],
    ["+999 123456", "error.phone.country"],
  ])("refuses the phone %j and sends nothing [5]", async (phone, key) => {
    const { calls, submit, settled } = started();
    submit({ phone });
    const { value, context } = await settled();
    expect(value).toBe("editing");
    expect(context.notice).toEqual({ key, field: "phone" });
    expect(calls.register).not.toHaveBeenCalled();
  });

  test("says 'Access error' and sends nothing when phone metadata does not load, and can be retried", async () => {
    const loadPhones = vi.fn<SignUpCalls["loadPhones"]>().mockRejectedValueOnce(new TypeError("offline"));
    loadPhones.mockResolvedValue(readPhone);
    const { calls, submit, settled } = started({ loadPhones });
    submit();
    expect((await settled()).context.notice).toEqual({ key: "error.access" });
    expect(calls.register).not.toHaveBeenCalled();
    submit();
    expect((await settled()).value).toBe("registered");
  });

  test.each<[string, Partial<SignUpDetails>]>([
    ["without agreeing to the terms", { agree: false }],
    ["without a country", { country: "" }],
    ["with two different passwords", { passwordRepeat: "Zils-ezis-8" }],
    ["with a password against the rule", { password: "zils-ezis-7", passwordRepeat: "zils-ezis-7" }],
    ["with a phone that holds letters", { phone: "call me" }],
  ])("sends nothing %s [5]", (_, change) => {
    const { actor, calls, submit } = started();
    submit(change);
    expect(actor.getSnapshot().value).toBe("editing");
    expect(calls.estimator.estimate).not.toHaveBeenCalled();
  });

  test("reports an existing account at the e-mail, without a toast [8-15]", async () => {
    const { calls, submit, settled } = started({ register: async () => refused("NO UINIQ ", "NO UINIQ ") });
    submit();
    const { value, context } = await settled();
    expect(value).toBe("editing");
    expect(context.notice).toEqual({ key: "error.email.taken", field: "email" });
    expect(calls.showToast).not.toHaveBeenCalled();
  });

  test("shows any other refusal in the provider's words, in a toast and beside the form [8-15]", async () => {
    const text = "NO UNIQ";
    const { calls, submit, settled } = started({ register: async () => refused("other", text) });
    submit();
    expect((await settled()).context.notice).toEqual({ key: "error.general", text });
    expect(calls.showToast).toHaveBeenCalledExactlyOnceWith(text);
  });

  test("sends one request however often Enter is pressed", async () => {
    const { calls, submit, settled } = started();
    for (let press = 0; press < 5; press++) submit();
    await settled();
    expect(calls.register).toHaveBeenCalledTimes(1);
  });

  test("shows the error page when our own code breaks [8]", async () => {
    const register = vi.fn().mockRejectedValue(new TypeError("a mistake"));
    const { submit, settled } = started({ register });
    submit();
    expect((await settled()).value).toBe("defect");
  });

  test("clears the message once the form is sent again", async () => {
    const register = vi.fn<SignUpCalls["register"]>(async () => failures.net);
    const { actor, submit, settled } = started({ register });
    submit();
    expect((await settled()).context.notice).toEqual({ key: "error.access" });
    submit();
    expect(actor.getSnapshot().context.notice).toBeNull();
  });
});

test("does not compile without one of its calls", () => {
  const { keepTokens: _, ...incomplete } = {} as SignUpCalls;
  // @ts-expect-error -- keepTokens is missing, and a newcomer would be lost on the way to the code
  const wire = () => wireSignUp(incomplete);
  expect(wire).toBeTypeOf("function");
});
