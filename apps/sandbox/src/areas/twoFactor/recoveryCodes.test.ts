import { expect, it } from "vitest";
import { describeOnDatabases } from "../../platform/testDatabases";
import { paymentTo } from "../../testing/orders";
import { testBank, testSealing } from "../../testing/testBank";
import { recoveryCodeAbout } from "./recoveryCodes";

describeOnDatabases("recovery codes", (at) => {
  const bank = testBank(at);
  const ready = async () => {
    const who = await bank.customer();
    const { accessToken } = await bank.signIn(who);
    bank.later(30_000);
    const token = accessToken;
    const allow = () => bank.stepUp(who, token, "recoveryCodesCreate");
    const renewAllowed = (code: string) => bank.call("recoveryCodesCreate", { code }, { token });
    const renew = async (code: string) => {
      await allow();
      return renewAllowed(code);
    };
    const { data } = await renew(await bank.code(who));
    const signIn = (code: string) => bank.call("login", { login: who.login, password: who.password, code });
    const left = async () => (await bank.call("userInfo", {}, { token })).data.data?.recovery_codes_left;
    return { who, token, allow, renewAllowed, renew, signIn, left, codes: data.recovery_codes ?? [] };
  };

  it("let a customer sign in without the app, each once, in any letter case [2.3]", async () => {
    const { signIn, left, codes } = await ready();
    const [first = "", second = ""] = codes;
    expect((await signIn(first)).data.accessToken).toBeTruthy();
    expect(await left()).toBe(9);
    expect((await signIn(first)).err).toBe("INCORRECT_2FA_CODE");
    expect((await signIn(second.toLowerCase())).data.accessToken).toBeTruthy();
    expect(await left()).toBe(8);
  });

  it("are accepted once if used many times at once", async () => {
    const { signIn, codes } = await ready();
    const answers = await Promise.all(Array.from({ length: 4 }, () => signIn(codes[0] ?? "")));
    expect(answers.filter(({ data }) => data.accessToken)).toHaveLength(1);
  });

  it("notify the customer by mail when one was used to sign in", async () => {
    const { who, signIn, codes } = await ready();
    await signIn(codes[0] ?? "");
    const mail = (await bank.mail()).filter(({ recipient }) => recipient === who.login);
    const sent = mail.find(({ subject }) => subject === "A recovery code was used");
    expect(sent?.channel).toBe("email");
    expect(sent?.body).toContain("9 codes are left");
  });

  it("are replaced together, with a code of the app or one of them", async () => {
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

  it("stay valid after a wrong code, and do not exist while two-factor is off", async () => {
    const { renew, left } = await ready();
    expect((await renew("000000")).data.success).toBe(false);
    expect(await left()).toBe(10);
    const off = await bank.customer({ twoFactor: false });
    const { accessToken: token } = await bank.signIn(off);
    const { data } = await bank.call("recoveryCodesCreate", { code: "123456" }, { token });
    expect(data).toEqual({ success: false, error: "Two-factor authentication is off." });
    expect((await bank.call("userInfo", {}, { token })).data.data?.recovery_codes_left).toBeNull();
  });

  it("are ten, even with concurrent requests", async () => {
    const { allow, renewAllowed, left, codes } = await ready();
    await allow();
    const answers = await Promise.all(codes.slice(0, 3).map(renewAllowed));
    expect(answers.filter(({ data }) => data.success)).toHaveLength(1);
    expect(await left()).toBe(10);
  });

  it("are not accepted for payments, and belong to one login", async () => {
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

  it("are throttled like any wrong code", async () => {
    const { signIn, codes } = await ready();
    for (let attempt = 0; attempt < 5; attempt += 1) await signIn("ABCDEF");
    expect((await signIn(codes[0] ?? "")).err).toBe("Too many attempts. Try again in 1 minute.");
  });

  it("are stored as passwords are, with a salt for each set, and sealed [ASVS 6.5.2]", async () => {
    const { codes } = await ready();
    const rows = await at.db.selectFrom("recovery_codes").selectAll().execute();
    const kept = JSON.stringify(rows);
    for (const code of codes) expect(kept).not.toContain(code);
    const hashes = rows.map(({ id, code_hash: hash }) => testSealing.open(hash, recoveryCodeAbout(id)));
    for (const hash of hashes) expect(hash).toMatch(/^\$scrypt\$ln=1,r=8,p=1\$[\w-]{22}\$[\w-]{43}$/);
    expect(new Set(hashes).size).toBe(rows.length);
    expect(new Set(hashes.map((hash) => hash.split("$")[3])).size).toBe(rows.length / 10);
  });
});
