import { expect, it } from "vitest";
import { TooBusy } from "../../platform/turns";
import { describeOnDatabases, describeOnPGlite } from "../../platform/testDatabases";
import { testBank } from "../../testing/testBank";
import { nextTotpCode, totpCode } from "./totp";

const minute = 60_000;
const wrong = { password: "Wrong12345" };

describeOnPGlite("signing in", (at) => {
  const bank = testBank(at);

  it("requires e-mail and password, ignoring the letter case of the e-mail [8, 7-8]", async () => {
    const who = await bank.customer({ twoFactor: false });
    const { status, data } = await bank.call("login", {
      login: who.login.toUpperCase(),
      password: who.password,
    });
    expect(status).toBe(200);
    expect(data.accessToken).toMatch(/^[\w-]{43}$/);
    expect(data.refreshToken).toBeTruthy();
  });

  it("refuses a wrong password and an unknown e-mail alike [8]", async () => {
    const who = await bank.customer({ twoFactor: false });
    const known = await bank.call("login", { login: who.login, ...wrong });
    const unknown = await bank.call("login", { login: "nobody@amberline.example", ...wrong });
    expect([known.status, known.text]).toEqual([200, '{"err":"BADPASS"}']);
    expect([unknown.status, unknown.text]).toEqual([known.status, known.text]);
  });

  it("hashes for an unknown e-mail as for a known one", async () => {
    const verified: string[] = [];
    const counting = {
      ...bank.parts().passwords,
      verify: async (_: string, stored: string) => {
        verified.push(stored.split("$").slice(0, 3).join("$"));
        return false;
      },
    };
    const slow = testBank(at, { passwords: counting });
    const who = await slow.customer({ twoFactor: false });
    await slow.call("login", { login: who.login, ...wrong });
    await slow.call("login", { login: "nobody@amberline.example", ...wrong });
    expect(verified).toEqual(["$scrypt$ln=4,r=8,p=1", "$scrypt$ln=4,r=8,p=1"]);
  });

  it("says when to come back while too many passwords wait to be checked", async () => {
    const { passwords } = bank.parts();
    const flooded = testBank(at, {
      passwords: { ...passwords, verify: () => Promise.reject(new TooBusy()) },
    });
    const answer = await flooded.send("login", { login: "x@y.example", password: "Liepaja2026" });
    expect([answer.status, answer.headers.get("Retry-After"), await answer.json()]).toEqual([
      503,
      "2",
      { err: "The bank is very busy right now. Try again in a moment." },
    ]);
    expect(flooded.defects).toEqual([]);
  });

  it("requires the two-factor code, and gives the same answer to a wrong one [8]", async () => {
    const who = await bank.customer();
    const { login, password } = who;
    for (const code of [undefined, "", "000000", "abcdef"]) {
      const { status, err } = await bank.call("login", { login, password, code });
      expect([status, err]).toEqual([200, "INCORRECT_2FA_CODE"]);
    }
    const right = await bank.call("login", { login, password, code: await bank.code(who) });
    expect(right.data.accessToken).toBeTruthy();
  });

  it("reveals nothing about the code while the password is wrong", async () => {
    const who = await bank.customer();
    expect((await bank.call("login", { login: who.login, ...wrong, code: await bank.code(who) })).err).toBe(
      "BADPASS",
    );
  });

  it("accepts the code of the previous and the next step, but none further away", async () => {
    const now = bank.clock.now();
    const step = Math.floor(now / 30_000);
    for (const [offset, isTaken] of [
      [-2, false],
      [2, false],
      [-1, true],
      [0, true],
      [1, true],
    ] as const) {
      const who = await bank.customer();
      const code = totpCode(who.totpSecret ?? "", step + offset);
      const { data } = await bank.call("login", { login: who.login, password: who.password, code });
      expect(Boolean(data.accessToken), String(offset)).toBe(isTaken);
    }
  });

  it("accepts each code once, and none older than the last one used", async () => {
    const who = await bank.customer();
    const { login, password, totpSecret } = who;
    const step = Math.floor(bank.clock.now() / 30_000);
    const tryStep = async (offset: number) => {
      const code = totpCode(totpSecret ?? "", step + offset);
      return (await bank.call("login", { login, password, code })).data.accessToken !== undefined;
    };
    expect(await tryStep(0)).toBe(true);
    expect(await tryStep(0)).toBe(false);
    expect(await tryStep(-1)).toBe(false);
    expect(await tryStep(1)).toBe(true);
  });

  it("locks after five wrong attempts, known e-mail or not, with the same answer, and longer each time", async () => {
    const who = await bank.customer({ twoFactor: false });
    const stranger = `${who.login}.stranger@amberline.example`;
    for (const minutes of [1, 5, 15, 60, 60]) {
      for (const login of [who.login, stranger]) {
        for (let attempt = 0; attempt < 5; attempt += 1) {
          expect((await bank.call("login", { login, ...wrong })).err).toBe("BADPASS");
        }
      }
      const locked = await bank.call("login", { login: who.login, password: who.password });
      expect(locked.err).toBe(
        `Too many attempts. Try again in ${minutes} ${minutes === 1 ? "minute" : "minutes"}.`,
      );
      expect((await bank.call("login", { login: stranger, ...wrong })).text).toBe(locked.text);
      bank.later(minutes * minute);
    }
    expect(
      (await bank.call("login", { login: who.login, password: who.password })).data.accessToken,
    ).toBeTruthy();
  });

  it("locks after five wrong codes too, and restarts the count after a sign-in", async () => {
    const who = await bank.customer();
    const { login, password } = who;
    for (let attempt = 0; attempt < 4; attempt += 1)
      await bank.call("login", { login, password, code: "000000" });
    expect((await bank.call("login", { login, password, code: await bank.code(who) })).err).toBeUndefined();
    for (let attempt = 0; attempt < 5; attempt += 1)
      await bank.call("login", { login, password, code: "000000" });
    const locked = await bank.call(
      "login",
      { login, password, code: await bank.code(who) },
      { language: "lv" },
    );
    expect(locked.err).toBe("Pārāk daudz mēģinājumu. Mēģiniet vēlreiz pēc 1 minūtes.");
  });

  it("does not count a sign-in without a code as wrong, nor reset the count", async () => {
    const { login, password } = await bank.customer();
    for (let attempt = 0; attempt < 12; attempt += 1) {
      expect((await bank.call("login", { login, password })).err).toBe("INCORRECT_2FA_CODE");
    }
    for (let attempt = 0; attempt < 5; attempt += 1) {
      await bank.call("login", { login, password });
      await bank.call("login", { login, password, code: "000000" });
    }
    expect((await bank.call("login", { login, password })).err).toMatch(/^Too many attempts/);
  });

  it("stores no password, code or token, and no unknown address, in the database", async () => {
    const who = await bank.customer();
    const code = await bank.code(who);
    const { data } = await bank.call("login", { login: who.login, password: who.password, code });
    await bank.call("login", { login: "someone@private.example", password: "Secret12345" });
    const tables = ["logins", "sessions", "access_tokens", "throttle", "audit_log"] as const;
    const rows = await Promise.all(tables.map((table) => at.db.selectFrom(table).selectAll().execute()));
    const kept = JSON.stringify(rows);
    for (const secret of [
      who.password,
      data.accessToken,
      data.refreshToken,
      "Secret12345",
      "someone@private",
    ]) {
      expect(kept).not.toContain(secret);
    }
  });
});

describeOnDatabases("signing in concurrently", (at) => {
  const bank = testBank(at);

  it("lets only one of many use a code", async () => {
    const who = await bank.customer();
    const request = { login: who.login, password: who.password, code: await bank.code(who) };
    const answers = await Promise.all(Array.from({ length: 4 }, () => bank.call("login", request)));
    expect(answers.filter(({ data }) => data.accessToken)).toHaveLength(1);
  });

  it("checks no more than five of many concurrent guesses", async () => {
    const who = await bank.customer({ twoFactor: false });
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => bank.call("login", { login: who.login, ...wrong })),
    );
    expect(answers.filter(({ err }) => err === "BADPASS")).toHaveLength(5);
    expect(answers.filter(({ err }) => err?.startsWith("Too many attempts"))).toHaveLength(15);
  });
});

it("shows testers the earliest unused code and how long it is valid", () => {
  const secret = "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP";
  const now = Date.parse("2026-11-20T08:00:10Z");
  const step = Math.floor(now / 30_000);
  expect(nextTotpCode(secret, null, now)).toEqual({
    code: totpCode(secret, step - 1),
    usableInMs: 0,
    secondsLeft: 20,
  });
  expect(nextTotpCode(secret, step, now)).toEqual({
    code: totpCode(secret, step + 1),
    usableInMs: 0,
    secondsLeft: 80,
  });
  expect(nextTotpCode(secret, step + 1, now)).toMatchObject({
    code: totpCode(secret, step + 2),
    usableInMs: 20_000,
  });
});
