import { expect, it } from "vitest";
import { describeOnDatabases } from "../../platform/testDatabases";
import { paymentTo } from "../../testing/orders";
import { testBank } from "../../testing/testBank";
import { totpCode, totpStepMs } from "../auth/totp";

const minute = 60_000;

describeOnDatabases("turning two-factor on", (at) => {
  const bank = testBank(at);
  const stepNow = () => Math.floor(bank.clock.now() / totpStepMs);
  const begin = async () => {
    const who = await bank.customer({ twoFactor: false });
    const { accessToken: token } = await bank.signIn(who);
    const { data } = await bank.call("twoFactorSetup", {}, { token });
    const secret = data.secret ?? "";
    const update = (code: string, language?: string) =>
      bank.call("twoFactorUpdate", { enable: true, code }, { token, language });
    const isOn = async () => (await bank.call("userInfo", {}, { token })).data.data?.two_factor_auth;
    return { who, token, secret, url: data.qrCodeUrl ?? "", update, isOn };
  };

  it("begins with a secret as text and as an address for a QR code, and changes nothing yet [7]", async () => {
    const { who, secret, url, isOn } = await begin();
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(url).toBe(
      `otpauth://totp/Amberline:${encodeURIComponent(who.login)}?secret=${secret}&issuer=Amberline&algorithm=SHA1&digits=6&period=30`,
    );
    expect(await isOn()).toBe(false);
    expect((await bank.signIn(who)).accessToken).toBeTruthy();
  });

  it("takes a current code of that secret, and answers ten recovery codes once [7]", async () => {
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

  it("takes the code of the step before and after, and no other", async () => {
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

  it("does not take the code that turned it on for anything else", async () => {
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
      error: "This code is not right. Enter the newest code from your app.",
    });
    expect((await update("ABCDEF", "lv")).data.error).toMatch(/^Šis kods nav pareizs/);
    expect(await isOn()).toBe(false);
  });

  it("takes no code of a secret that waited ten minutes, or that a newer one replaced", async () => {
    const { token, secret, update, isOn } = await begin();
    await bank.call("twoFactorSetup", {}, { token });
    expect((await update(totpCode(secret, stepNow()))).data.success).toBe(false);
    const late = await begin();
    bank.later(10 * minute - 1);
    expect((await late.update("000000")).data.error).toMatch(/not right/);
    bank.later(1);
    const { accessToken } = await bank.signIn(late.who);
    const code = totpCode(late.secret, stepNow());
    const { data } = await bank.call("twoFactorUpdate", { enable: true, code }, { token: accessToken });
    expect(data).toEqual({ success: false, error: "The set-up took too long. Close it and start again." });
    expect(await isOn()).toBe(undefined);
  });

  it("needs a set-up first, and is refused when it is on already", async () => {
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

  it("answers one set of recovery codes when the right code comes several times at once", async () => {
    const { secret, update } = await begin();
    const code = totpCode(secret, stepNow());
    const answers = await Promise.all(Array.from({ length: 4 }, () => update(code)));
    expect(answers.filter(({ data }) => data.success)).toHaveLength(1);
  });

  it("signs every other device out, tells the customer by mail and keeps a record", async () => {
    const { who, token, secret, update } = await begin();
    const other = await bank.signIn(who);
    await update(totpCode(secret, stepNow()), "lv");
    expect((await bank.call("multilogin", {}, { token: other.accessToken })).status).toBe(401);
    expect((await bank.call("refresh", { refreshToken: other.refreshToken })).status).toBe(401);
    expect((await bank.call("multilogin", {}, { token })).status).toBe(200);
    const mail = (await bank.mail()).filter(({ recipient }) => recipient === who.login);
    expect(mail.map(({ subject }) => subject)).toEqual(["Divfaktoru aizsardzība ir ieslēgta"]);
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
    return { who, token, update };
  };

  it("takes a code of the app, signs others out, and forgets secret and recovery codes [7]", async () => {
    const { who, token, update } = await ready();
    const other = await bank.signIn(who);
    bank.later(30_000);
    await bank.call("recoveryCodesCreate", { code: await bank.code(who) }, { token });
    bank.later(30_000);
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
    const subjects = (await bank.mail()).filter(({ recipient }) => recipient === who.login);
    expect(subjects.at(-1)?.subject).toBe("Two-factor authentication is off");
  });

  it("takes a recovery code instead, once", async () => {
    const { who, token, update } = await ready();
    bank.later(30_000);
    const { data } = await bank.call("recoveryCodesCreate", { code: await bank.code(who) }, { token });
    const [code = ""] = data.recovery_codes ?? [];
    const answers = await Promise.all([update(code), update(code), update(code)]);
    expect(answers.filter((answer) => answer.data.success)).toHaveLength(1);
  });

  it("refuses a wrong or used code, and does nothing while it is off [8]", async () => {
    const { who, update } = await ready();
    const used = await bank.code(who);
    await bank.call("login", { login: who.login, password: who.password, code: used });
    for (const code of ["000000", "ABCDEF", used]) {
      expect((await update(code)).data).toEqual({
        success: false,
        error: "This code is not right. Enter the newest code from your app.",
      });
    }
    bank.later(30_000);
    await update(await bank.code(who));
    expect((await update("000000")).data.error).toBe("Two-factor authentication is off.");
  });
});

describeOnDatabases("recovery codes", (at) => {
  const bank = testBank(at);
  const ready = async () => {
    const who = await bank.customer();
    const { accessToken } = await bank.signIn(who);
    bank.later(30_000);
    const token = accessToken;
    const renew = (code: string) => bank.call("recoveryCodesCreate", { code }, { token });
    const { data } = await renew(await bank.code(who));
    const signIn = (code: string) => bank.call("login", { login: who.login, password: who.password, code });
    const left = async () => (await bank.call("userInfo", {}, { token })).data.data?.recovery_codes_left;
    return { who, token, renew, signIn, left, codes: data.recovery_codes ?? [] };
  };

  it("let a customer in without the app, each once, in any letter case [2.3]", async () => {
    const { signIn, left, codes } = await ready();
    const [first = "", second = ""] = codes;
    expect((await signIn(first)).data.accessToken).toBeTruthy();
    expect(await left()).toBe(9);
    expect((await signIn(first)).err).toBe("INCORRECT_2FA_CODE");
    expect((await signIn(second.toLowerCase())).data.accessToken).toBeTruthy();
    expect(await left()).toBe(8);
  });

  it("let one of many at once in with the same code", async () => {
    const { signIn, codes } = await ready();
    const answers = await Promise.all(Array.from({ length: 4 }, () => signIn(codes[0] ?? "")));
    expect(answers.filter(({ data }) => data.accessToken)).toHaveLength(1);
  });

  it("tell the customer by mail when one was used to sign in", async () => {
    const { who, signIn, codes } = await ready();
    await signIn(codes[0] ?? "");
    const sent = (await bank.mail()).filter(({ recipient }) => recipient === who.login).at(-1);
    expect(sent).toMatchObject({ subject: "A recovery code was used", channel: "email" });
    expect(sent?.body).toContain("9 codes are left");
  });

  it("are replaced all at once, by a code of the app or by one of them", async () => {
    const { who, renew, signIn, left, codes } = await ready();
    const [first = "", second = ""] = codes;
    const { data } = await renew(first);
    expect(data.recovery_codes).toHaveLength(10);
    expect(await left()).toBe(10);
    for (const old of [first, second]) expect((await signIn(old)).err).toBe("INCORRECT_2FA_CODE");
    bank.later(30_000);
    expect((await renew(await bank.code(who))).data.recovery_codes).toHaveLength(10);
    const subjects = (await bank.mail()).filter(({ recipient }) => recipient === who.login);
    expect(subjects.at(-1)?.subject).toBe("You have new recovery codes");
  });

  it("stay as they are after a wrong code, and there are none while two-factor is off", async () => {
    const { renew, left } = await ready();
    expect((await renew("000000")).data.success).toBe(false);
    expect(await left()).toBe(10);
    const off = await bank.customer({ twoFactor: false });
    const { accessToken: token } = await bank.signIn(off);
    const { data } = await bank.call("recoveryCodesCreate", { code: "123456" }, { token });
    expect(data).toEqual({ success: false, error: "Two-factor authentication is off." });
    expect((await bank.call("userInfo", {}, { token })).data.data?.recovery_codes_left).toBeNull();
  });

  it("are ten, whoever asks at the same time", async () => {
    const { renew, left, codes } = await ready();
    await Promise.all(codes.slice(0, 3).map((code) => renew(code)));
    expect(await left()).toBe(10);
  });

  it("are no good for a payment, and belong to one login", async () => {
    const { who, token, codes } = await ready();
    await bank.call("orderCreate", paymentTo(who), { token, key: "recovery" });
    const order = paymentTo(who, { force_payment: true, code2fa: codes[0] });
    expect((await bank.call("orderCreate", order, { token, key: "recovery" })).err).toBe(
      "INCORRECT_2FA_CODE",
    );
    const other = await bank.customer();
    const request = { login: other.login, password: other.password, code: codes[0] };
    expect((await bank.call("login", request)).err).toBe("INCORRECT_2FA_CODE");
  });

  it("are counted like any wrong code when guessed at", async () => {
    const { signIn, codes } = await ready();
    for (let attempt = 0; attempt < 5; attempt += 1) await signIn("ABCDEF");
    expect((await signIn(codes[0] ?? "")).err).toBe("Too many attempts. Try again in 1 minute.");
  });

  it("are kept as salted hashes only", async () => {
    const { codes } = await ready();
    const rows = await at.db.selectFrom("recovery_codes").selectAll().execute();
    const kept = JSON.stringify(rows);
    for (const code of codes) expect(kept).not.toContain(code);
    expect(new Set(rows.map(({ salt }) => salt)).size).toBe(rows.length);
  });
});
