import { expect, it } from "vitest";
import { describeOnDatabases } from "../../platform/testDatabases";
import { testBank } from "../../testing/testBank";
import { totpCode, totpStepMs } from "../auth/totp";

const minute = 60_000;

describeOnDatabases("turning two-factor on", (at) => {
  const bank = testBank(at);
  const stepNow = () => Math.floor(bank.clock.now() / totpStepMs);
  const begin = async () => {
    const who = await bank.customer({ twoFactor: false });
    const { accessToken: token } = await bank.signIn(who);
    await bank.stepUp(who, token, "twoFactorSetup");
    const { data } = await bank.call("twoFactorSetup", {}, { token });
    const secret = data.secret ?? "";
    const update = (code: string, language?: string) =>
      bank.call("twoFactorUpdate", { enable: true, code }, { token, language });
    const isOn = async () => (await bank.call("userInfo", {}, { token })).data.data?.two_factor_auth;
    return { who, token, secret, url: data.qrCodeUrl ?? "", update, isOn };
  };

  it("starts with a secret as text and as an address for a QR code, without effect yet [7-6]", async () => {
    const { who, secret, url, isOn } = await begin();
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(url).toBe(
      `otpauth://totp/Amberline:${encodeURIComponent(who.login)}?secret=${secret}&issuer=Amberline&algorithm=SHA1&digits=6&period=30`,
    );
    expect(await isOn()).toBe(false);
    expect((await bank.signIn(who)).accessToken).toBeTruthy();
  });

  it("requires a current code of that secret, and returns ten recovery codes once [7-7]", async () => {
    const { who, token, secret, update, isOn } = await begin();
    const { data } = await update(totpCode(secret, stepNow()));
    expect(data).toMatchObject({ success: true, error: null });
    expect(new Set(data.recovery_codes).size).toBe(10);
    for (const code of data.recovery_codes ?? []) expect(code).toMatch(/^(?=.*[A-Z])[2-9A-HJ-NP-Z]{6}$/);
    expect(await isOn()).toBe(true);
    const { data: user } = await bank.call("userInfo", {}, { token });
    expect(user.data?.recovery_codes_left).toBe(10);
    const { err } = await bank.call("login", { login: who.login, password: who.password });
    expect(err).toBe("INCORRECT_2FA_CODE");
  });

  it("accepts the code of the previous and the next step, and no other", async () => {
    for (const [offset, isTaken] of [
      [-2, false],
      [-1, true],
      [1, true],
      [2, false],
    ] as const) {
      const { secret, update } = await begin();
      const { data } = await update(totpCode(secret, stepNow() + offset));
      expect(data.success, String(offset)).toBe(isTaken);
    }
  });

  it("does not accept the same code for anything else", async () => {
    const { who, secret, update } = await begin();
    const code = totpCode(secret, stepNow());
    await update(code);
    const again = await bank.call("login", { login: who.login, password: who.password, code });
    expect(again.err).toBe("INCORRECT_2FA_CODE");
    const next = totpCode(secret, stepNow() + 1);
    const signedIn = await bank.call("login", { login: who.login, password: who.password, code: next });
    expect(signedIn.data.accessToken).toBeTruthy();
  });

  it("says in the customer's language that a code is wrong, and stays off [8]", async () => {
    const { update, isOn } = await begin();
    expect((await update("000000")).data).toEqual({
      success: false,
      error: "This code isn't right. Enter the newest code from your app.",
    });
    expect((await update("ABCDEF", "lv")).data.error).toMatch(/^Šis kods nav pareizs/);
    expect(await isOn()).toBe(false);
  });

  it("accepts no code of a secret older than ten minutes, or replaced by a newer one", async () => {
    const { who, token, secret, update, isOn } = await begin();
    await bank.stepUp(who, token, "twoFactorSetup");
    await bank.call("twoFactorSetup", {}, { token });
    expect((await update(totpCode(secret, stepNow()))).data.success).toBe(false);
    const late = await begin();
    bank.later(10 * minute - 1);
    expect((await late.update("000000")).data.error).toMatch(/isn't right/);
    bank.later(1);
    const { accessToken } = await bank.signIn(late.who);
    const code = totpCode(late.secret, stepNow());
    const { data } = await bank.call("twoFactorUpdate", { enable: true, code }, { token: accessToken });
    expect(data).toEqual({ success: false, error: "The set-up took too long. Close it and start again." });
    expect(await isOn()).toBe(undefined);
  });

  it("requires a set-up, and is refused if it is on already", async () => {
    const off = await bank.customer({ twoFactor: false });
    const { accessToken: token } = await bank.signIn(off);
    const early = await bank.call("twoFactorUpdate", { enable: true, code: "123456" }, { token });
    expect(early.data.success).toBe(false);
    const on = await bank.customer();
    const signedIn = await bank.signIn(on);
    const setup = await bank.call("twoFactorSetup", {}, { token: signedIn.accessToken });
    expect(setup.err).toBe("Two-factor authentication is already on.");
    const update = { enable: true, code: await bank.code(on) };
    const { data } = await bank.call("twoFactorUpdate", update, { token: signedIn.accessToken });
    expect(data).toEqual({ success: false, error: "Two-factor authentication is already on." });
  });

  it("locks after five wrong codes, without locking sign-in", async () => {
    const { who, secret, update } = await begin();
    for (let attempt = 0; attempt < 5; attempt += 1) await update("000000");
    const locked = await update(totpCode(secret, stepNow()));
    expect(locked.data).toEqual({ success: false, error: "Too many attempts. Try again in 1 minute." });
    expect((await bank.signIn(who)).accessToken).toBeTruthy();
    bank.later(minute);
    expect((await update(totpCode(secret, stepNow()))).data.success).toBe(true);
  });

  it("returns one set of recovery codes if the right code is sent several times at once", async () => {
    const { secret, update } = await begin();
    const code = totpCode(secret, stepNow());
    const answers = await Promise.all(Array.from({ length: 4 }, () => update(code)));
    expect(answers.filter(({ data }) => data.success)).toHaveLength(1);
  });

  it("signs out every other device, notifies the customer by mail and is audited", async () => {
    const { who, token, secret, update } = await begin();
    const other = await bank.signIn(who);
    await update(totpCode(secret, stepNow()), "lv");
    expect((await bank.call("multilogin", {}, { token: other.accessToken })).status).toBe(401);
    expect((await bank.call("refresh", { refreshToken: other.refreshToken })).status).toBe(401);
    expect((await bank.call("multilogin", {}, { token })).status).toBe(200);
    const mail = (await bank.mail()).filter(({ recipient }) => recipient === who.login);
    expect(mail.map(({ subject }) => subject)).toEqual(["Divfaktoru autentifikācija ir ieslēgta"]);
    const records = await at.db
      .selectFrom("audit_log")
      .select("detail")
      .where("action", "=", "twoFactor.on")
      .orderBy("id", "desc")
      .execute();
    expect(records[0]?.detail).toBe('{"signedOut":1}');
  });
});

describeOnDatabases("turning two-factor off", (at) => {
  const bank = testBank(at);
  const ready = async () => {
    const who = await bank.customer();
    const { accessToken: token } = await bank.signIn(who);
    const update = (code: string) => bank.call("twoFactorUpdate", { enable: false, code }, { token });
    const allow = () => bank.stepUp(who, token, "twoFactorUpdate");
    const recoveryCodes = async () => {
      await bank.stepUp(who, token, "recoveryCodesCreate");
      bank.later(30_000);
      const { data } = await bank.call("recoveryCodesCreate", { code: await bank.code(who) }, { token });
      return data.recovery_codes ?? [];
    };
    return { who, token, update, allow, recoveryCodes };
  };

  it("requires a code of the app, signs out others, and deletes secret and recovery codes [7-7]", async () => {
    const { who, token, update, allow, recoveryCodes } = await ready();
    const other = await bank.signIn(who);
    await recoveryCodes();
    bank.later(30_000);
    await allow();
    expect((await update(await bank.code(who))).data).toEqual({ success: true, error: null });
    const { data } = await bank.call("userInfo", {}, { token });
    expect(data.data).toMatchObject({ two_factor_auth: false, recovery_codes_left: null });
    expect((await bank.call("multilogin", {}, { token: other.accessToken })).status).toBe(401);
    const { totp_secret: secret } = await at.db
      .selectFrom("logins")
      .select("totp_secret")
      .where("email", "=", who.login)
      .executeTakeFirstOrThrow();
    expect(secret).toBeNull();
    const { data: signedIn } = await bank.call("login", { login: who.login, password: who.password });
    expect(signedIn.accessToken).toBeTruthy();
    const mail = (await bank.mail()).filter(({ recipient }) => recipient === who.login);
    expect(mail.map(({ subject }) => subject)).toContain("Two-factor authentication is off");
  });

  it("takes a code that was sent before the step-up after it too, once, in that session alone", async () => {
    const { who, token, update, allow } = await ready();
    const { accessToken: other } = await bank.signIn(who);
    bank.later(30_000);
    const code = await bank.code(who);
    expect((await update(code)).err).toBe("STEP_UP_REQUIRED");
    bank.later(120_000);
    await bank.stepUp(who, other, "twoFactorUpdate");
    const elsewhere = await bank.call("twoFactorUpdate", { enable: false, code }, { token: other });
    expect(elsewhere.data.success).toBe(false);
    await allow();
    const answers = await Promise.all([update(code), update(code)]);
    expect(answers.filter(({ data }) => data.success)).toHaveLength(1);
    const { data } = await bank.call("userInfo", {}, { token });
    expect(data.data?.two_factor_auth).toBe(false);
  });

  it("refuses after the step-up a code that ran out before it was sent, or five minutes ago", async () => {
    const { who, update, allow } = await ready();
    bank.later(30_000);
    const unsent = await bank.code(who);
    bank.later(60_000);
    expect((await update(unsent)).err).toBe("STEP_UP_REQUIRED");
    await allow();
    expect((await update(unsent)).data.success).toBe(false);
  });

  it("accepts a recovery code instead, once", async () => {
    const { update, allow, recoveryCodes } = await ready();
    const [code = ""] = await recoveryCodes();
    await allow();
    const answers = await Promise.all([update(code), update(code), update(code)]);
    expect(answers.filter((answer) => answer.data.success)).toHaveLength(1);
  });

  it("refuses a wrong or used code, and has no effect while it is off [8]", async () => {
    const { who, update, allow } = await ready();
    await allow();
    const used = await bank.code(who);
    await bank.call("login", { login: who.login, password: who.password, code: used });
    for (const code of ["000000", "ABCDEF", used]) {
      expect((await update(code)).data).toEqual({
        success: false,
        error: "This code isn't right. Enter the newest code from your app.",
      });
    }
    bank.later(30_000);
    await update(await bank.code(who));
    expect((await update("000000")).data.error).toBe("Two-factor authentication is off.");
  });
});
