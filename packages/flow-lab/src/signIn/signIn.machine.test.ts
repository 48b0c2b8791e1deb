import type { Outcome } from "@amberline/api/client";
import {
  type AccountsOutcome,
  type SignInCalls,
  type SignInInput,
  openAccountsWith,
  type Customer,
  signInAtRest,
  wireSignIn,
} from "@amberline/flows/signIn";
import { Secret } from "@amberline/flows/shared";
import { failures, sessionEnded, refused } from "@amberline/flows/shared/examples";
import { describe, expect, test, vi } from "vitest";
import { createActor, SimulatedClock, waitFor } from "xstate";
import { signInFlow } from "./signIn.flow";

const email = "anna@example.lv";
const tokens = { accessToken: "access", refreshToken: "refresh" };

const opened = () => {
  const choice = signInFlow
    .catalogue({ children: { openAccounts: {} } } as never)
    .find(({ id }) => id === "openAccounts=ok");
  return choice?.event["output"] as { ok: true; data: Customer };
};

const unconfirmed: AccountsOutcome = refused("NOT_CONFIRMED", "NOT_CONFIRMED", { type: "phone" });

function started(answers: Partial<SignInCalls> = {}, input: SignInInput = {}) {
  const calls = {
    login: vi.fn<SignInCalls["login"]>(async () => ({ ok: true, data: tokens })),
    user: vi.fn<SignInCalls["user"]>(async () =>
      refused("NOT_CONFIRMED", "NOT_CONFIRMED", { type: "email" }),
    ),
    confirm: vi.fn<SignInCalls["confirm"]>(async () => ({ ok: true, data: { token: "confirmed" } })),
    requestReset: vi.fn<SignInCalls["requestReset"]>(async () => ({ ok: true, data: { text: "" } })),
    loginWithPasskey: vi.fn<SignInCalls["loginWithPasskey"]>(async () => ({ ok: true, data: tokens })),
    confirmWithPasskey: vi.fn<SignInCalls["confirmWithPasskey"]>(async () => ({ ok: true, data: tokens })),
    openAccounts: vi.fn<SignInCalls["openAccounts"]>(async () => opened()),
    keepTokens: vi.fn<SignInCalls["keepTokens"]>(),
    dropTokens: vi.fn<SignInCalls["dropTokens"]>(),
    logOut: vi.fn<SignInCalls["logOut"]>(),
    ...answers,
  };
  const clock = new SimulatedClock();
  const actor = createActor(wireSignIn(calls), { input, clock });
  actor.start();
  const submit = (code?: string) =>
    actor.send({
      type: "credentials.submit",
      email,
      password: new Secret("Parole123"),
      ...(code ? { code: new Secret(code) } : {}),
    });
  const settled = () => waitFor(actor, (snapshot) => !snapshot.hasTag("busy"));
  return { actor, calls, clock, submit, settled };
}

const atForm = (form: "credentials" | "withCode") => ({ signedOut: { auth: { form }, forgot: "closed" } });
const atConfirm = {
  signedOut: { auth: { confirm: { code: "editing", resend: "paused" } }, forgot: "closed" },
};
const answering = (outcome: Outcome<never, "INCORRECT_2FA_CODE" | "BADPASS">) =>
  vi.fn<SignInCalls["login"]>(async () => outcome);

describe("signing in", () => {
  test("stores the tokens, opens the accounts and answers the current one [4-11]", async () => {
    const { actor, calls, submit, settled } = started();
    submit();
    const { status, output } = await settled();
    expect(status).toBe("done");
    expect(output).toEqual(opened().data);
    expect(calls.keepTokens).toHaveBeenCalledExactlyOnceWith(tokens);
    expect(calls.login).toHaveBeenCalledWith(
      { email, password: "Parole123" },
      { signal: expect.any(AbortSignal) },
    );
    expect(actor.getSnapshot().context.signedIn?.account.id).toBe("account-1");
  });

  test("shows the code field with an info message when the provider asks for a code [8-7]", async () => {
    const { submit, settled } = started({
      login: answering(refused("INCORRECT_2FA_CODE", "INCORRECT_2FA_CODE")),
    });
    submit();
    const { value, context } = await settled();
    expect(value).toEqual(atForm("withCode"));
    expect(context.notice).toEqual({ key: "signIn.codeNeeded", field: "code" });
    expect(context.cleared.code).toBe(0);
  });

  test("says that the code was wrong and empties it when one was sent [4-10] [8]", async () => {
    const { submit, settled } = started({
      login: answering(refused("INCORRECT_2FA_CODE", "INCORRECT_2FA_CODE")),
    });
    submit();
    await settled();
    submit("123456");
    const { value, context } = await settled();
    expect(value).toEqual(atForm("withCode"));
    expect(context.notice).toEqual({ key: "signIn.codeWrong", field: "code" });
    expect(context.cleared).toEqual({ password: 0, code: 1 });
  });

  const asking = refused("INCORRECT_2FA_CODE", "INCORRECT_2FA_CODE", { passkey: "challenge" });
  const confirmation = () => ({ type: "passkey.confirm", email, password: new Secret("Parole123") }) as const;

  test("confirms the password with a passkey where the provider asks one, again with the newest challenge", async () => {
    const login = vi.fn<SignInCalls["login"]>(async () => asking);
    const confirmWithPasskey = vi
      .fn<SignInCalls["confirmWithPasskey"]>(async () => ({ ok: true, data: tokens }))
      .mockResolvedValueOnce(refused("PASSKEY_REFUSED", ""))
      .mockResolvedValueOnce(refused("PASSKEY_REFUSED", "", { passkey: "next challenge" }));
    const { actor, calls, submit, settled } = started({ login, confirmWithPasskey });
    submit();
    await settled();
    expect(actor.getSnapshot().value).toEqual(atForm("withCode"));
    expect(actor.getSnapshot().context.notice).toEqual({ key: "signIn.passkeyOrCode", field: "code" });

    actor.send(confirmation());
    await settled();
    expect(actor.getSnapshot().value).toEqual(atForm("withCode"));
    expect(actor.getSnapshot().context.notice).toEqual({ key: "passkeys.notConfirmed" });
    actor.send(confirmation());
    await settled();
    actor.send(confirmation());
    await settled();
    const credentials = { email, password: "Parole123" };
    expect(confirmWithPasskey.mock.calls.map(([request]) => request)).toEqual([
      { ...credentials, challenge: "challenge" },
      { ...credentials, challenge: "challenge" },
      { ...credentials, challenge: "next challenge" },
    ]);
    expect(calls.keepTokens).toHaveBeenCalledWith(tokens);
  });

  test("asks no passkey for another address, nor where the provider asks none", async () => {
    const login = vi
      .fn<SignInCalls["login"]>(async () => asking)
      .mockResolvedValueOnce(refused("INCORRECT_2FA_CODE", "INCORRECT_2FA_CODE"));
    const { actor, submit, settled } = started({ login });
    submit();
    await settled();
    expect(actor.getSnapshot().can(confirmation())).toBe(false);
    submit("246810");
    await settled();
    expect(actor.getSnapshot().can(confirmation())).toBe(true);
    actor.send({ type: "email.change" });
    expect(actor.getSnapshot().context.passkey).toBeNull();
  });

  test("signs in with a passkey alone, and says so where none signs, the password staying good", async () => {
    const { actor, calls, settled } = started();
    actor.send({ type: "passkey.submit" });
    expect((await settled()).status).toBe("done");
    expect(calls.keepTokens).toHaveBeenCalledExactlyOnceWith(tokens);
    expect(calls.login).not.toHaveBeenCalled();

    const declined = started({
      loginWithPasskey: vi.fn<SignInCalls["loginWithPasskey"]>(async () =>
        refused("PASSKEY_REFUSED", "PASSKEY_REFUSED"),
      ),
    });
    declined.actor.send({ type: "passkey.submit" });
    const { value, context } = await declined.settled();
    expect(value).toEqual(atForm("credentials"));
    expect(context.notice).toEqual({ key: "signIn.passkeyRefused" });
    declined.submit();
    expect((await declined.settled()).status).toBe("done");
  });

  test("sends the code with the password once it is asked for [4-10]", async () => {
    const login = answering(refused("INCORRECT_2FA_CODE", "INCORRECT_2FA_CODE"));
    const { submit, settled } = started({ login });
    submit();
    await settled();
    submit("123456");
    await settled();
    expect(login).toHaveBeenLastCalledWith(
      { email, password: "Parole123", code: "123456" },
      expect.anything(),
    );
  });

  test("takes a code of exactly six characters and no other [5] [9-3]", async () => {
    const login = answering(refused("INCORRECT_2FA_CODE", "INCORRECT_2FA_CODE"));
    const { submit, settled } = started({ login });
    submit();
    await settled();
    submit("12345");
    submit("1234567");
    submit();
    expect(login).toHaveBeenCalledTimes(1);
  });

  test("asks for the password again, empties it and keeps the code field when the password is wrong [8]", async () => {
    const login = answering(refused("INCORRECT_2FA_CODE", "INCORRECT_2FA_CODE"));
    const { submit, settled } = started({ login });
    submit();
    await settled();
    login.mockResolvedValue(refused("BADPASS", "BADPASS"));
    submit("123456");
    const { value, context } = await settled();
    expect(value).toEqual(atForm("withCode"));
    expect(context.notice).toEqual({ key: "signIn.passwordWrong", field: "password" });
    expect(context.cleared.password).toBe(1);
  });

  test("forgets the code when the customer turns to another login", async () => {
    const { actor, submit, settled } = started({
      login: answering(refused("INCORRECT_2FA_CODE", "INCORRECT_2FA_CODE")),
    });
    submit();
    await settled();
    actor.send({ type: "email.change" });
    expect(actor.getSnapshot().value).toEqual(atForm("credentials"));
    expect(actor.getSnapshot().context).toMatchObject({ notice: null, cleared: { code: 1 } });
  });

  test.each([
    [
      "any other refusal as it is",
      refused("other", "Locked for 5 minutes"),
      "error.general",
      "Locked for 5 minutes",
    ],
    ["'Session is expired' on 401", sessionEnded["401"], "error.sessionExpired", undefined],
    ["'Session is expired' on 408", sessionEnded["408"], "error.sessionExpired", undefined],
    ["'Forbidden' on 403", failures["403"], "error.forbidden", undefined],
    ["'Access error' without a network", failures.net, "error.access", undefined],
    ["'Access error' without an answer in time", failures.timeout, "error.access", undefined],
    ["a general error when the provider breaks", failures["500"], "error.general", undefined],
    [
      "the provider's words when it breaks with words",
      failures["500.text"],
      "error.general",
      "Please call us",
    ],
    ["a general error when an answer makes no sense", failures.malformed, "error.general", undefined],
  ] as const)("says %s, with the form kept [8-8]", async (_, outcome, key, text) => {
    const { submit, settled } = started({ login: answering(outcome) });
    submit();
    const { value, context } = await settled();
    expect(value).toEqual(atForm("credentials"));
    expect(context.notice).toEqual(text === undefined ? { key } : { key, text });
    expect(context.cleared.password).toBe(0);
  });

  test("sends one request however often Enter is pressed", async () => {
    const { calls, submit, settled } = started();
    for (let press = 0; press < 5; press++) submit();
    await settled();
    expect(calls.login).toHaveBeenCalledTimes(1);
  });

  test.each(["parole123", "PAROLE123", "Parolele", "Par0le1", `Pa1${"a".repeat(62)}`])(
    "sends nothing while the password is %j [5]",
    (password) => {
      const { actor, calls } = started();
      actor.send({ type: "credentials.submit", email, password: new Secret(password) });
      expect(calls.login).not.toHaveBeenCalled();
    },
  );

  test("sends nothing without a valid e-mail [5]", () => {
    const { actor, calls } = started();
    actor.send({ type: "credentials.submit", email: "anna@", password: new Secret("Parole123") });
    expect(calls.login).not.toHaveBeenCalled();
  });

  test("shows the error page when our own code breaks [8-5]", async () => {
    const { submit, settled } = started({
      login: vi.fn().mockRejectedValue(new TypeError("a mistake")),
    });
    submit();
    expect((await settled()).matches({ signedOut: { auth: "defect" } })).toBe(true);
  });

  test("follows another tab that signed in", async () => {
    const { actor, calls, settled } = started();
    actor.send({ type: "session.adopted" });
    expect((await settled()).status).toBe("done");
    expect(calls.login).not.toHaveBeenCalled();
  });
});

describe("opening the accounts", () => {
  test("starts from a stored session without asking for a password", async () => {
    const { calls, settled } = started({}, { start: "accounts" });
    expect((await settled()).status).toBe("done");
    expect(calls.openAccounts).toHaveBeenCalledTimes(1);
  });

  test.each([
    ["access", failures.net],
    ["access", failures.timeout],
    ["forbidden", failures["403"]],
    ["general", failures["500"]],
    ["general", failures.malformed],
  ] as const)("says error.%s and can be tried again [8]", async (key, outcome) => {
    const openAccounts = vi.fn<SignInCalls["openAccounts"]>(async () => outcome);
    const { actor, settled } = started({ openAccounts }, { start: "accounts" });
    const failed = await settled();
    expect(failed.matches({ signedOut: { auth: "bootstrapFailed" } })).toBe(true);
    expect(failed.context.notice?.key).toBe(`error.${key}`);
    openAccounts.mockResolvedValue(opened());
    actor.send({ type: "accounts.retry" });
    expect((await settled()).status).toBe("done");
  });

  test("says so when the login owns no account", async () => {
    const openAccounts = openAccountsWith(
      {
        user: async () => ({ ok: true, data: opened().data.user }),
        accountTokens: async () => ({ ok: true, data: [] }),
        account: async () => ({ ok: true, data: opened().data.account }),
      },
      () => null,
    );
    const { settled } = started({ openAccounts }, { start: "accounts" });
    expect((await settled()).context.notice).toEqual({ key: "signIn.noAccounts" });
  });

  test("goes back to the form with 'Session is expired' and forgets the tokens on 401 and 408 [8]", async () => {
    const { calls, settled } = started(
      { openAccounts: async () => sessionEnded["408"] },
      { start: "accounts" },
    );
    const { value, context } = await settled();
    expect(value).toEqual(atForm("credentials"));
    expect(context.notice).toEqual({ key: "error.sessionExpired" });
    expect(calls.dropTokens).toHaveBeenCalledTimes(1);
  });

  test("lets the customer log out when the accounts do not open", async () => {
    const { actor, calls, settled } = started(
      { openAccounts: async () => failures.net },
      { start: "accounts" },
    );
    await settled();
    actor.send({ type: "session.signOut" });
    expect(calls.logOut).toHaveBeenCalledTimes(1);
    expect(actor.getSnapshot().value).toEqual(atForm("credentials"));
  });

  test("reads the current account with its own token", async () => {
    const account = vi.fn(async () => ({ ok: true as const, data: opened().data.account }));
    const read = openAccountsWith(
      {
        user: async () => ({ ok: true, data: opened().data.user }),
        accountTokens: async () => ({
          ok: true,
          data: [
            { accountId: "a", token: "token-a", name: "Anna" },
            { accountId: "b", token: "token-b", name: "SIA B" },
          ],
        }),
        account,
      },
      () => "b",
    );
    const outcome = await read({ signal: new AbortController().signal });
    expect(account).toHaveBeenCalledWith("b", expect.objectContaining({ token: "token-b" }));
    expect(JSON.stringify(outcome)).not.toContain("token-");
    expect(outcome.ok && outcome.data.accounts.map(({ name }) => name)).toEqual(["Anna", "SIA B"]);
  });
});

describe("confirming a new address", () => {
  const confirming = async (answers: Partial<SignInCalls> = {}) => {
    const { openAccounts = async () => unconfirmed, ...others } = answers;
    const flow = started({ openAccounts, ...others }, { start: "accounts" });
    await flow.settled();
    return {
      ...flow,
      verify: (code = "135790") => flow.actor.send({ type: "code.submit", code: new Secret(code) }),
    };
  };

  test("goes to the code page an unconfirmed login needs, by e-mail or phone [4-12]", async () => {
    const { actor } = await confirming();
    expect(actor.getSnapshot().value).toEqual(atConfirm);
    expect(actor.getSnapshot().context.confirmBy).toBe("phone");
  });

  test("stores the token of a right code and opens the accounts [2.5-1]", async () => {
    const openAccounts = vi.fn<SignInCalls["openAccounts"]>(async () => unconfirmed);
    const { calls, verify, settled } = await confirming({ openAccounts });
    openAccounts.mockResolvedValue(opened());
    verify();
    expect((await settled()).status).toBe("done");
    expect(calls.confirm).toHaveBeenCalledWith({ type: "phone", code: "135790" }, expect.anything());
    expect(calls.keepTokens).toHaveBeenCalledWith({ accessToken: "confirmed", refreshToken: null });
  });

  test("reads an answer without a token as a wrong code [8-13]", async () => {
    const { verify, settled } = await confirming({
      confirm: async () => ({ ok: true, data: { token: null } }),
    });
    verify();
    const { value, context } = await settled();
    expect(value).toEqual(atConfirm);
    expect(context.notice).toEqual({ key: "confirm.codeWrong", field: "code" });
    expect(context.cleared.code).toBe(1);
  });

  test.each([
    ["the text of a body that is not JSON", failures["malformed.text"], "Service is being repaired"],
    ["the server's refusal", refused("other", "This code is too old"), "This code is too old"],
    ["a general error when there are no words", failures["500"], undefined],
  ] as const)("shows %s [8-13]", async (_, outcome, text) => {
    const { verify, settled } = await confirming({ confirm: async () => outcome });
    verify();
    expect((await settled()).context.notice).toEqual(
      text ? { key: "error.general", text } : { key: "error.general" },
    );
  });

  test("sends nothing until the code has six characters [9]", async () => {
    const { calls, verify } = await confirming();
    verify("1357");
    expect(calls.confirm).not.toHaveBeenCalled();
  });

  test("sends no other code within 30 seconds of the last one [2.5-2]", async () => {
    const { actor, calls, clock, settled } = await confirming();
    const resend = () => actor.send({ type: "code.resend" });
    clock.increment(29_999);
    expect(actor.getSnapshot().can({ type: "code.resend" })).toBe(false);
    resend();
    expect(calls.user).not.toHaveBeenCalled();
    clock.increment(1);
    resend();
    await settled();
    expect(calls.user).toHaveBeenCalledTimes(1);
    resend();
    expect(calls.user).toHaveBeenCalledTimes(1);
    clock.increment(30_000);
    resend();
    expect(calls.user).toHaveBeenCalledTimes(2);
  });

  test("counts the 30 seconds on while a code is checked", async () => {
    const { actor, clock, verify, settled } = await confirming({
      confirm: async () => ({ ok: true, data: { token: null } }),
    });
    verify();
    clock.increment(14_000);
    await settled();
    clock.increment(16_000);
    expect(actor.getSnapshot().can({ type: "code.resend" })).toBe(true);
  });

  test("shows where the code went: what the provider says, else the e-mail that was typed [2.5-1]", async () => {
    const told = await confirming({
      openAccounts: async () => refused("NOT_CONFIRMED", "", { type: "phone", sent_to: "+371 •••• 0001" }),
    });
    expect(told.actor.getSnapshot().context.sentTo).toBe("+371 •••• 0001");
    const typed = started({ openAccounts: async () => refused("NOT_CONFIRMED", "", { type: "email" }) });
    typed.submit();
    expect((await typed.settled()).context.sentTo).toBe(email);
    const phone = started({ openAccounts: async () => unconfirmed });
    phone.submit();
    expect((await phone.settled()).context.sentTo).toBeNull();
    const { actor } = started({}, { start: "confirm", sentTo: email });
    expect(actor.getSnapshot().context.sentTo).toBe(email);
  });

  test("reads a failure of the user-info call as 'code resent' [8-14]", async () => {
    const { actor, clock, settled } = await confirming({ user: async () => failures["500"] });
    clock.increment(30_000);
    actor.send({ type: "code.resend" });
    const { value, context } = await settled();
    expect(value).toEqual(atConfirm);
    expect(context.notice).toEqual({ key: "confirm.codeResent" });
  });

  test("opens the accounts when the address turns out to be confirmed already", async () => {
    const openAccounts = vi.fn<SignInCalls["openAccounts"]>(async () => unconfirmed);
    const user = async () => ({ ok: true as const, data: opened().data.user });
    const { actor, clock, settled } = await confirming({ openAccounts, user });
    openAccounts.mockResolvedValue(opened());
    clock.increment(30_000);
    actor.send({ type: "code.resend" });
    expect((await settled()).status).toBe("done");
  });

  test("leads back to the form and forgets the tokens", async () => {
    const { actor, calls } = await confirming();
    actor.send({ type: "confirmation.cancel" });
    expect(actor.getSnapshot().value).toEqual(atForm("credentials"));
    expect(calls.dropTokens).toHaveBeenCalledTimes(1);
  });
});

describe("asking for a new password", () => {
  const asking = (requestReset?: SignInCalls["requestReset"]) => {
    const flow = started(requestReset ? { requestReset } : {});
    flow.actor.send({ type: "reset.open", email });
    return { ...flow, ask: (to = email) => flow.actor.send({ type: "reset.submit", email: to }) };
  };

  test("begins with the address typed at sign-in [2.3-2]", () => {
    expect(asking().actor.getSnapshot().context.resetEmail).toBe(email);
  });

  test("says that the code is on its way [8, 2.3-2]", async () => {
    const { calls, ask, settled } = asking();
    ask();
    const { value, context } = await settled();
    expect(value).toMatchObject({ signedOut: { forgot: "sent" } });
    expect(context.resetEmail).toBe(email);
    expect(calls.requestReset).toHaveBeenCalledWith(email, expect.anything());
  });

  test.each([
    ["the refusal", refused("other", "Try again tomorrow"), "error.general", "Try again tomorrow"],
    ["the server's message", failures["500.text"], "error.general", "Please call us"],
    ["a general error", failures["500"], "error.general", undefined],
    ["'Access error'", failures.net, "error.access", undefined],
  ] as const)("shows %s in the dialog, with the address kept [8-9]", async (_, outcome, key, text) => {
    const { ask, settled } = asking(async () => outcome);
    ask();
    const { value, context } = await settled();
    expect(value).toMatchObject({ signedOut: { forgot: "editing" } });
    expect(context.resetNotice).toEqual(text ? { key, text } : { key });
  });

  test("begins with the dialog open for somebody who comes to say so", () => {
    const { actor } = started({}, { hasForgotten: true });
    expect(actor.getSnapshot().value).toMatchObject({ signedOut: { forgot: "editing" } });
  });

  test("sends nothing without a valid e-mail [5-10]", () => {
    const { calls, ask } = asking();
    ask("anna");
    expect(calls.requestReset).not.toHaveBeenCalled();
  });

  test("ignores the answer once the dialog is closed", async () => {
    let answer: () => void = () => {};
    const { actor, ask } = asking(
      () => new Promise((resolve) => (answer = () => resolve({ ok: true, data: { text: "" } }))),
    );
    ask();
    actor.send({ type: "reset.cancel" });
    answer();
    await Promise.resolve();
    expect(actor.getSnapshot().value).toMatchObject({ signedOut: { forgot: "closed" } });
  });
});

test("does not compile without one of its calls", () => {
  const { keepTokens: _, ...incomplete } = {} as SignInCalls;
  // @ts-expect-error -- keepTokens is missing, and sign-in without it would lose the session
  const wire = () => wireSignIn(incomplete);
  expect(wire).toBeTypeOf("function");
});

describe("before the machine's code has arrived", () => {
  test.each<[string, SignInInput]>([
    ["the form", {}],
    ["the form with an address", { email }],
    ["that the accounts are being opened", { start: "accounts" }],
  ])("shows %s as the machine does when it starts", (_, input) => {
    const rest = signInAtRest(input);
    const start = started({ openAccounts: () => new Promise(() => {}) }, input).actor.getSnapshot();
    expect(rest.context).toEqual(start.context);
    for (const auth of [
      "form",
      "submitting",
      "bootstrapping",
      "bootstrapFailed",
      "confirm",
      "defect",
    ] as const)
      expect(rest.matches({ signedOut: { auth } })).toBe(start.matches({ signedOut: { auth } }));
    expect(rest.matches({ signedOut: { auth: { form: "withCode" } } })).toBe(false);
    expect(rest.matches("signedIn")).toBe(false);
    expect(rest.hasTag("dialog")).toBe(start.hasTag("dialog"));
  });
});
