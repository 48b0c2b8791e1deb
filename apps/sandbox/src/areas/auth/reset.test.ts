import { expect, it, vi } from "vitest";
import { type PasswordHasher } from "../../secrets/passwords";
import { describeOnDatabases, describeOnPGlite } from "../../platform/testDatabases";
import { testBank, type TestBank } from "../../testing/testBank";

const second = 1_000;
const minute = 60 * second;
const mismatch = '{"err":"CODE DOES NOT MATCH"}';
const fresh = "Jauna2026parole";

/** Counts the calls of a password hasher, which dominate the response time. */
function counting(passwords: PasswordHasher) {
  const work = { hash: 0, verify: 0 };
  const counted: PasswordHasher = {
    ...passwords,
    hash: (password) => ((work.hash += 1), passwords.hash(password)),
    verify: (password, stored) => ((work.verify += 1), passwords.verify(password, stored)),
  };
  return { passwords: counted, work };
}

const mailsTo = async (bank: TestBank, login: string) =>
  (await bank.mail()).filter(({ recipient }) => recipient === login);

const codeIn = (body: string | undefined) => /\b[2-9A-Z]{6}\b/.exec(body ?? "")?.[0] ?? "";

describeOnPGlite("requesting a password reset", (at) => {
  const bank = testBank(at);

  it("gives the same answer for every address, and mails a code to a known one [8, 7-10]", async () => {
    const who = await bank.customer();
    const known = await bank.call("reset", { email: ` ${who.login.toUpperCase()} ` });
    const unknown = await bank.call("reset", { email: "nobody@amberline.example" });
    expect(known.text).toBe(unknown.text);
    expect(known.status).toBe(200);
    const mail = await bank.mail();
    expect(mail.map(({ recipient }) => recipient)).toEqual([who.login]);
    expect(mail[0]?.body).toMatch(/password reset code is [2-9A-Z]{6}\./);
    const link = new URL(/https?:\S+/.exec(mail[0]?.body ?? "")?.[0] ?? "");
    expect([link.pathname, link.hash]).toEqual(["/reset-password", ""]);
    expect([...link.searchParams]).toEqual([["email", who.login]]);
  });

  it("mails at most one code in 30 seconds and five an hour, without saying so", async () => {
    const who = await bank.customer();
    const answers = [];
    for (let round = 0; round < 9; round += 1) {
      answers.push(await bank.call("reset", { email: who.login }));
      answers.push(await bank.call("reset", { email: who.login }));
      bank.later(31 * second);
    }
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(await mailsTo(bank, who.login)).toHaveLength(5);
  });

  it("answers every address after the same time, without hashing that could drown the bank", async () => {
    const { passwords, work } = counting(bank.parts().passwords);
    let end = () => {};
    const pause = () => new Promise<void>((resolve) => (end = resolve));
    const slow = testBank(at, { passwords, pause });
    const who = await slow.customer();
    for (const email of [who.login, "nobody@amberline.example"]) {
      const answer = slow.call("reset", { email });
      const mails = email === who.login ? 1 : 0;
      await vi.waitFor(async () => expect(await mailsTo(slow, email)).toHaveLength(mails));
      expect(await Promise.race([answer, "waits"])).toBe("waits");
      end();
      expect((await answer).status).toBe(200);
    }
    expect(work).toEqual({ hash: 0, verify: 0 });
  });
});

/** The requests of somebody who forgot a password. */
function resetting(bank: TestBank) {
  const asked = async (wanted: Parameters<typeof bank.customer>[0] = { twoFactor: false }) => {
    const who = await bank.customer(wanted);
    await bank.call("reset", { email: who.login });
    return { who, code: codeIn((await mailsTo(bank, who.login)).at(-1)?.body) };
  };
  const set = (email: string, code: string, password = fresh, language?: string) =>
    bank.call("resetConfirm", { email, code, password }, { language });
  const signIn = (login: string, password: string) => bank.call("login", { login, password });
  return { asked, set, signIn };
}

describeOnPGlite("setting a new password with a code", (at) => {
  const bank = testBank(at);
  const { asked, set, signIn } = resetting(bank);

  it("signs in with the new password from then on, and not with the old one [2.6-1] [8]", async () => {
    const { who, code } = await asked();
    const done = await set(` ${who.login.toUpperCase()} `, code.toLowerCase());
    expect([done.status, done.data.res]).toEqual([200, "Your password has been changed."]);
    expect((await signIn(who.login, who.password)).err).toBe("BADPASS");
    expect((await signIn(who.login, fresh)).data.accessToken).toBeTruthy();
  });

  it("notifies the customer by mail, in the language of the request", async () => {
    const { who, code } = await asked();
    await set(who.login, code, fresh, "lv");
    const notice = (await mailsTo(bank, who.login)).at(-1);
    expect(notice?.subject).toBe("Jūsu Amberline parole ir nomainīta");
    expect(notice?.body).not.toContain(code);
  });

  it("ends every session of the login, and nobody else's", async () => {
    const other = await bank.signIn(await bank.customer());
    const who = await bank.customer({ twoFactor: false });
    const sessions = [await bank.signIn(who), await bank.signIn(who)];
    await bank.call("reset", { email: who.login });
    await set(who.login, codeIn((await mailsTo(bank, who.login))[0]?.body));
    for (const { accessToken, refreshToken } of sessions) {
      expect((await bank.call("multilogin", {}, { token: accessToken })).status).toBe(401);
      expect((await bank.call("refresh", { refreshToken })).status).toBe(401);
    }
    expect((await bank.call("multilogin", {}, { token: other.accessToken })).status).toBe(200);
  });

  it("still requires the two-factor code at the next sign-in", async () => {
    const { who, code } = await asked({});
    await set(who.login, code);
    expect((await signIn(who.login, fresh)).err).toBe("INCORRECT_2FA_CODE");
  });

  it("unlocks a login that was locked by wrong passwords", async () => {
    const { who, code } = await asked();
    for (let attempt = 0; attempt < 5; attempt += 1) await signIn(who.login, "Wrong12345");
    expect((await signIn(who.login, who.password)).err).toMatch(/^Too many attempts/);
    await set(who.login, code);
    expect((await signIn(who.login, fresh)).data.accessToken).toBeTruthy();
  });

  it("accepts a code once, for ten minutes, and only the newest one [8, 7-10]", async () => {
    const { who, code: first } = await asked();
    bank.later(30 * second);
    await bank.call("reset", { email: who.login });
    const newest = codeIn((await mailsTo(bank, who.login)).at(-1)?.body);
    expect((await set(who.login, first)).text).toBe(mismatch);
    expect((await set(who.login, newest)).data.res).toBeTruthy();
    expect((await set(who.login, newest, "Velviena2026")).text).toBe(mismatch);
    const late = await asked();
    bank.later(10 * minute);
    expect((await set(late.who.login, late.code)).text).toBe(mismatch);
  });

  it("accepts no code sent for another purpose", async () => {
    const who = await bank.customer({ confirmed: false, twoFactor: false });
    const { accessToken: token } = await bank.signIn(who);
    await bank.call("userInfo", {}, { token });
    const code = codeIn((await mailsTo(bank, who.login))[0]?.body);
    expect((await set(who.login, code)).text).toBe(mismatch);
  });

  it("gives the same answer to a wrong code and to an unknown address [8]", async () => {
    const { who } = await asked();
    const silent = await bank.customer();
    for (const email of [who.login, silent.login, "nobody@amberline.example", "no address"]) {
      const { status, text } = await set(email, "AAAAAA");
      expect([status, text]).toEqual([200, mismatch]);
    }
  });

  it("does the same work for a wrong code, an unknown address and a spent code", async () => {
    const { passwords, work } = counting(bank.parts().passwords);
    const slow = testBank(at, { passwords });
    const who = await slow.customer();
    await slow.call("reset", { email: who.login });
    for (const email of [who.login, "somebody@amberline.example"]) {
      for (let attempt = 0; attempt < 6; attempt += 1) {
        Object.assign(work, { hash: 0, verify: 0 });
        await slow.call("resetConfirm", { email, code: "AAAAAA", password: fresh });
        expect(work).toEqual({ hash: 1, verify: 0 });
      }
    }
  });

  it("takes five guesses at a code and none more, with the same answer as for an unknown address", async () => {
    const { who, code } = await asked();
    const stranger = `stranger-${who.login}`;
    for (let attempt = 0; attempt < 12; attempt += 1)
      for (const email of [who.login, stranger]) expect((await set(email, "AAAAAA")).text).toBe(mismatch);
    expect((await set(who.login, code)).text).toBe(mismatch);
    expect((await signIn(who.login, who.password)).data.accessToken).toBeTruthy();
  });

  it("takes a new code however often somebody else has guessed at earlier ones [ASVS 6.3.1]", async () => {
    const { who } = await asked();
    for (let attempt = 0; attempt < 30; attempt += 1) await set(who.login, "AAAAAA");
    bank.later(30 * second);
    await bank.call("reset", { email: who.login });
    const code = codeIn((await mailsTo(bank, who.login)).at(-1)?.body);
    expect((await set(who.login, code)).data.res).toBeTruthy();
  });

  it("works for its owner whatever strangers ask for and guess [ASVS 6.1.1]", async () => {
    const who = await bank.customer({ twoFactor: false });
    const strangers = ["198.51.100.1", "198.51.100.2", "198.51.100.3", "198.51.100.4", "198.51.100.5"];
    for (const address of strangers) {
      for (let round = 0; round < 6; round += 1) {
        await bank.call("reset", { email: who.login }, { address });
        bank.later(31 * second);
      }
    }
    expect(await mailsTo(bank, who.login)).toHaveLength(20);
    bank.later(60 * minute);
    for (const address of strangers) await bank.call("reset", { email: who.login }, { address });
    expect(await mailsTo(bank, who.login)).toHaveLength(21);
    bank.later(31 * second);
    await bank.call("reset", { email: who.login });
    const code = codeIn((await mailsTo(bank, who.login)).at(-1)?.body);
    const guess = (address: string, guessed = "AAAAAA") =>
      bank.call("resetConfirm", { email: who.login, code: guessed, password: fresh }, { address });
    for (const address of [...strangers, "198.51.100.6"])
      for (let nth = 0; nth < 6; nth += 1) expect((await guess(address)).text).toBe(mismatch);
    expect((await guess("198.51.100.6", code)).text).toBe(mismatch);
    expect((await set(who.login, code)).data.res).toBeTruthy();
  });

  it("takes a code at another device than the one it was asked for at", async () => {
    const { who, code } = await asked();
    const entered = { email: who.login, code, password: fresh };
    expect((await bank.call("resetConfirm", entered, { address: "192.0.2.44" })).data.res).toBeTruthy();
  });

  it.each([
    ["short1A", /8 to 64 characters/],
    ["alllowercase1", /8 to 64 characters/],
    [`Aa1${"x".repeat(62)}`, /8 to 64 characters/],
    ["Password123", /Too many people/],
  ])(
    "refuses the password %j, known address or not, and does not consume the code [5]",
    async (password, err) => {
      const { who, code } = await asked();
      for (const email of [who.login, "nobody@amberline.example"]) {
        expect((await set(email, code, password)).err).toMatch(err);
      }
      expect((await set(who.login, code)).data.res).toBeTruthy();
    },
  );

  it("starts no session with a password that was reset while it was being checked", async () => {
    const { passwords } = bank.parts();
    let reset = async () => undefined as void;
    const racing = testBank(at, {
      passwords: {
        ...passwords,
        verify: async (password, stored) => {
          const isRight = await passwords.verify(password, stored);
          await reset();
          return isRight;
        },
      },
    });
    const { who, code } = await asked();
    reset = async () => void (await set(who.login, code));
    const answer = await racing.call("login", { login: who.login, password: who.password });
    expect(answer.err).toBe("BADPASS");
  });
});

describeOnDatabases("setting a new password concurrently", (at) => {
  const bank = testBank(at);
  const { asked, set, signIn } = resetting(bank);

  it("lets only one of many use the code", async () => {
    const { who, code } = await asked();
    const passwords = ["Pirma2026parole", "Otra2026parole", "Tresa2026parole"];
    const answers = await Promise.all(passwords.map((password) => set(who.login, code, password)));
    expect(answers.filter(({ data }) => data.res)).toHaveLength(1);
    const signedIn = await Promise.all(passwords.map((password) => signIn(who.login, password)));
    expect(signedIn.filter(({ data }) => data.accessToken)).toHaveLength(1);
  });

  it("takes no more than five of many guesses at once, and then a new code [ASVS 6.1.1]", async () => {
    const { who } = await asked();
    const { id: login_id } = await bank.db
      .selectFrom("logins")
      .select("id")
      .where("email", "=", who.login)
      .executeTakeFirstOrThrow();
    await Promise.all(Array.from({ length: 12 }, () => set(who.login, "AAAAAA")));
    const guessed = await bank.db
      .selectFrom("codes")
      .select("attempts")
      .where("login_id", "=", login_id)
      .execute();
    expect(guessed).toEqual([{ attempts: 5 }]);
    bank.later(30 * second);
    await bank.call("reset", { email: who.login });
    const code = codeIn((await mailsTo(bank, who.login)).at(-1)?.body);
    expect((await set(who.login, code)).data.res).toBeTruthy();
  });
});
