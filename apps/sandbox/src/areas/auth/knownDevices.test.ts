import { dayMs } from "@amberline/domain/dates";
import { expect, it } from "vitest";
import { deleteExpired } from "../../housekeeping";
import { describeOnDatabases } from "../../platform/testDatabases";
import { testBank } from "../../testing/testBank";
import { sameAddress } from "../identity";

const wrongPassword = "Wrong12345";
const isLocked = ({ err }: { err: string | undefined }) => err?.startsWith("Too many attempts") ?? false;
const setCookie = ({ headers }: { headers: Headers }) => headers.get("Set-Cookie") ?? "";

describeOnDatabases("a device that has signed in before", (at) => {
  const bank = testBank(at);

  const signIn = (login: string, password: string, cookie = "") =>
    bank.call("login", { login, password }, { headers: cookie ? { Cookie: cookie } : {} });
  const knownDevice = async () => {
    const who = await bank.customer({ twoFactor: false });
    const [cookie = ""] = setCookie(await signIn(who.login, who.password)).split(";");
    return { ...who, cookie };
  };
  const guess = (times: number, login: string, cookie?: string) =>
    Promise.all(Array.from({ length: times }, () => signIn(login, wrongPassword, cookie)));

  it("gets in while strangers guess, and unlocks nothing for them [ASVS 6.3.1]", async () => {
    const { login, password, cookie } = await knownDevice();
    const [owner, ...strangers] = await Promise.all([
      signIn(login, password, cookie),
      ...Array.from({ length: 16 }, () => signIn(login, wrongPassword)),
    ]);
    expect(strangers.filter(isLocked)).toHaveLength(11);
    expect(owner.data.accessToken).toBeTruthy();
    expect((await signIn(login, password, cookie)).data.accessToken).toBeTruthy();
    expect(isLocked(await signIn(login, password))).toBe(true);
  });

  it("is the only one whose sign-ins the customer is not told of, but for the first of all [2.2-11]", async () => {
    const { login, password, cookie } = await knownDevice();
    const told = async () =>
      (await bank.mail()).filter(
        ({ recipient, subject }) => recipient === login && subject.startsWith("Sign-in"),
      );
    await signIn(login, password, cookie);
    expect(await told()).toEqual([]);
    const agent = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0";
    await bank.call("login", { login, password }, { headers: { "User-Agent": agent } });
    const [mail, ...more] = await told();
    expect(more).toEqual([]);
    expect(mail?.body).toContain("Firefox on Windows");
  });

  it("has five guesses of its own, however many at once, which lock nobody else [ASVS 6.1.1]", async () => {
    const { login, password, cookie } = await knownDevice();
    expect((await guess(12, login, cookie)).filter(isLocked)).toHaveLength(7);
    expect(isLocked(await signIn(login, password, cookie))).toBe(true);
    expect((await signIn(login, password)).data.accessToken).toBeTruthy();
  });

  it("is known to its own login only, and by no cookie the bank did not give", async () => {
    const [one, other] = [await knownDevice(), await knownDevice()];
    await guess(5, other.login);
    const [name] = other.cookie.split("=");
    const [, token] = one.cookie.split("=");
    for (const cookie of [one.cookie, `${name}=${token}`, `${name}=`, `${name}=%`])
      expect(isLocked(await signIn(other.login, other.password, cookie))).toBe(true);
  });

  it("keeps its cookie, which scripts and other sites never get, for 400 days", async () => {
    const { login, password, cookie } = await knownDevice();
    const again = setCookie(await signIn(login, password, cookie));
    expect(again).toBe(`${cookie}; Max-Age=34560000; Path=/; HttpOnly; SameSite=Strict`);
    expect(setCookie(await signIn(login, wrongPassword, cookie))).toBe("");
    await deleteExpired(at.db, bank.clock.now() + 400 * dayMs);
    await guess(5, login);
    expect((await signIn(login, password, cookie)).data.accessToken).toBeTruthy();
    await deleteExpired(at.db, bank.clock.now() + 400 * dayMs + 1);
    await guess(5, login);
    expect(isLocked(await signIn(login, password, cookie))).toBe(true);
  });

  it("has a cookie for this host alone where the app is served by https", async () => {
    const addresses = { ...sameAddress, appFor: () => "https://bank.example" };
    const secure = testBank(at, { addresses });
    const who = await secure.customer({ twoFactor: false });
    const answer = await secure.call("login", { login: who.login, password: who.password });
    expect(setCookie(answer)).toMatch(/^__Host-device-\w+=.*; Path=\/; HttpOnly; Secure; SameSite=Strict$/);
  });

  it("is known after it has reset the password, and the others no longer", async () => {
    const { login, password, cookie } = await knownDevice();
    await guess(5, login, cookie);
    await bank.call("reset", { email: login });
    const [mail] = (await bank.mail()).filter(({ recipient }) => recipient === login);
    const code = /\b[2-9A-Z]{6}\b/.exec(mail?.body ?? "")?.[0] ?? "";
    const fresh = "Jauna2026parole";
    const [newCookie = ""] = setCookie(
      await bank.call("resetConfirm", { email: login, code, password: fresh }),
    ).split(";");
    await guess(5, login);
    expect((await signIn(login, password, newCookie)).err).toBe("BADPASS");
    expect((await signIn(login, fresh, newCookie)).data.accessToken).toBeTruthy();
    expect(isLocked(await signIn(login, fresh, cookie))).toBe(true);
  });
});
