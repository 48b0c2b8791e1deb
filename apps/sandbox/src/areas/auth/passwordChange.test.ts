import { expect, it } from "vitest";
import { describeOnDatabases } from "../../platform/testDatabases";
import { type Customer } from "../../operator/createCustomer";
import { testBank } from "../../testing/testBank";

const fresh = "Jauna2026parole";

describeOnDatabases("changing the password", (at) => {
  const bank = testBank(at);
  const customer = () => bank.customer({ twoFactor: false });
  const change = async (who: Customer, token: string, password = fresh, language?: string) => {
    await bank.stepUp(who, token, "passwordChange");
    return bank.call("passwordChange", { password }, { token, language });
  };
  const isAlive = async (token: string) => (await bank.call("multilogin", {}, { token })).status === 200;
  const mailTo = async (login: string) => (await bank.mail()).filter(({ recipient }) => recipient === login);

  it("applies to the next sign-in, where the old password fails [2.7-1] [8, 7-11]", async () => {
    const who = await customer();
    const { accessToken: token } = await bank.signIn(who);
    const done = await change(who, token);
    expect([done.status, done.data.res]).toEqual([200, "Your password has been changed."]);
    const { login, password } = who;
    expect((await bank.call("login", { login, password })).err).toBe("BADPASS");
    expect((await bank.call("login", { login, password: fresh })).data.accessToken).toBeTruthy();
  });

  it("ends all other sessions, and keeps this one", async () => {
    const [who, stranger] = [await customer(), await customer()];
    const [here, there, other] = [
      await bank.signIn(who),
      await bank.signIn(who),
      await bank.signIn(stranger),
    ];
    await change(who, here.accessToken);
    expect(await isAlive(there.accessToken)).toBe(false);
    expect((await bank.call("refresh", { refreshToken: there.refreshToken })).status).toBe(401);
    expect(await isAlive(here.accessToken)).toBe(true);
    expect((await bank.call("refresh", { refreshToken: here.refreshToken })).status).toBe(200);
    expect(await isAlive(other.accessToken)).toBe(true);
  });

  it("lets one of two concurrent sessions win and ends the other", async () => {
    const who = await customer();
    const sessions = [await bank.signIn(who), await bank.signIn(who)];
    for (const { accessToken } of sessions) await bank.stepUp(who, accessToken, "passwordChange");
    const answers = await Promise.all(
      sessions.map(({ accessToken: token }, index) =>
        bank.call("passwordChange", { password: `${fresh}${index}` }, { token }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
    const alive = await Promise.all(sessions.map(({ accessToken }) => isAlive(accessToken)));
    expect(alive).toEqual(answers.map(({ status }) => status === 200));
  });

  it("ends a password reset in progress", async () => {
    const who = await customer();
    const { accessToken: token } = await bank.signIn(who);
    await bank.call("reset", { email: who.login });
    const code = /\b[2-9A-Z]{6}\b/.exec((await mailTo(who.login))[0]?.body ?? "")?.[0] ?? "";
    await change(who, token);
    const reset = await bank.call("resetConfirm", { email: who.login, code, password: "Cita2026parole" });
    expect(reset.err).toBe("CODE DOES NOT MATCH");
  });

  it("notifies the customer by mail, in the language of the request", async () => {
    const who = await customer();
    const { accessToken: token } = await bank.signIn(who);
    await change(who, token, fresh, "lv");
    expect(await mailTo(who.login)).toMatchObject([
      { channel: "email", subject: "Jūsu Amberline parole ir nomainīta" },
    ]);
  });

  it.each([
    ["Short1a", /8 to 64 characters/],
    ["nouppercase1", /8 to 64 characters/],
    [`Aa1${"x".repeat(62)}`, /8 to 64 characters/],
    ["Qwerty123", /^Too many people use this password/],
    ["Amberline2026", /^This is already your password/],
    ["Amberline2027", /^This password is too easy to guess/],
  ])("is refused with %j, without effect [5]", async (password, err) => {
    const who = await customer();
    const [here, there] = [await bank.signIn(who), await bank.signIn(who)];
    const refused = await change(who, here.accessToken, password);
    expect([refused.status, refused.err]).toEqual([200, expect.stringMatching(err)]);
    expect(await isAlive(there.accessToken)).toBe(true);
    expect(await mailTo(who.login)).toEqual([]);
  });

  it("works while strangers have locked the address, as sessions are not affected", async () => {
    const who = await customer();
    const { accessToken: token, refreshToken } = await bank.signIn(who);
    for (let attempt = 0; attempt < 6; attempt += 1) {
      await bank.call("login", { login: who.login, password: "Wrong12345" });
      await bank.call("resetConfirm", { email: who.login, code: "AAAAAA", password: fresh });
    }
    const { login, password } = who;
    expect((await bank.call("login", { login, password })).err).toMatch(/^Too many attempts/);
    expect((await change(who, token)).data.res).toBeTruthy();
    expect((await bank.call("refresh", { refreshToken })).status).toBe(200);
  });
});
