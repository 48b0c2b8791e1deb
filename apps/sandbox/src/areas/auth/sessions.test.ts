import { expect, it } from "vitest";
import { describeOnDatabases } from "../../platform/testDatabases";
import { testBank } from "../../testing/testBank";

const second = 1_000;
const minute = 60 * second;

describeOnDatabases("a session", (at) => {
  const bank = testBank(at);
  const isAlive = async (token: string) => (await bank.call("multilogin", {}, { token })).status === 200;

  const refresh = async (refreshToken: string) => {
    const { status, data } = await bank.call("refresh", { refreshToken });
    return { status, access: data.accessToken ?? "", refresh: data.refreshToken ?? "" };
  };

  it("lives ten minutes from its last token [9-4]", async () => {
    const { accessToken } = await bank.signIn(await bank.customer());
    bank.later(10 * minute - 1);
    expect(await isAlive(accessToken)).toBe(true);
    bank.later(1);
    const over = await bank.call("multilogin", {}, { token: accessToken });
    expect([over.status, over.err]).toEqual([401, "Session is expired"]);
  });

  it("is extended by ten minutes, with a new refresh token, by a refresh [4]", async () => {
    const { refreshToken } = await bank.signIn(await bank.customer());
    bank.later(9 * minute);
    const { data } = await bank.call("refresh", { refreshToken });
    expect(data.refreshToken).not.toBe(refreshToken);
    bank.later(10 * minute - 1);
    expect(await isAlive(data.accessToken ?? "")).toBe(true);
  });

  it("has new tokens after a step-up, and the ones of before end [ASVS 7.2.4]", async () => {
    const who = await bank.customer({ twoFactor: false });
    const before = await bank.signIn(who);
    const token = before.accessToken;
    const { data: accounts } = await bank.call("multilogin", {}, { token });
    const extended = await refresh(before.refreshToken);
    expect(await isAlive(token)).toBe(true);
    await bank.stepUp(who, token, "passwordChange");
    const after = await refresh(extended.refresh);
    for (const old of [token, extended.access, accounts.tokens?.[0]?.token ?? ""])
      expect(await isAlive(old)).toBe(false);
    const password = "Jauna2026parole";
    expect((await bank.call("passwordChange", { password }, { token: after.access })).err).toBeUndefined();
  });

  it("is not extended by requesting the tokens of its accounts", async () => {
    const { accessToken } = await bank.signIn(await bank.customer());
    bank.later(9 * minute);
    const { data } = await bank.call("multilogin", {}, { token: accessToken });
    bank.later(minute);
    expect(await isAlive(data.tokens?.[0]?.token ?? "")).toBe(false);
  });

  it("accepts a refresh token once more within 30 seconds, as the first answer may have been lost [4]", async () => {
    const { refreshToken: token } = await bank.signIn(await bank.customer());
    const lost = await refresh(token);
    bank.later(30 * second);
    const again = await refresh(token);
    expect(again.status).toBe(200);
    expect(again.refresh).not.toBe(lost.refresh);
    expect(await isAlive(again.access)).toBe(true);
    const next = await refresh(again.refresh);
    expect((await refresh(next.refresh)).status).toBe(200);
  });

  it.each(["first", "second"] as const)(
    "continues with whichever of two answers is used, here the %s, and treats the other as stolen from then on",
    async (used) => {
      const { refreshToken: token } = await bank.signIn(await bank.customer());
      const answers = { first: await refresh(token), second: await refresh(token) };
      bank.later(5 * minute);
      const next = await refresh(answers[used].refresh);
      expect(next.status).toBe(200);
      const other = await refresh(answers[used === "first" ? "second" : "first"].refresh);
      expect([other.status, await isAlive(next.access), (await refresh(next.refresh)).status]).toEqual([
        401,
        false,
        401,
      ]);
    },
  );

  it("ends for everybody if a refresh token is used a third time, or again after 30 seconds", async () => {
    const third = await bank.signIn(await bank.customer());
    const two = [await refresh(third.refreshToken), await refresh(third.refreshToken)];
    const late = await bank.signIn(await bank.customer());
    const one = await refresh(late.refreshToken);
    bank.later(30 * second + 1);
    for (const token of [third.refreshToken, late.refreshToken]) {
      expect((await refresh(token)).status).toBe(401);
    }
    for (const answer of [...two, one]) {
      expect(await isAlive(answer.access)).toBe(false);
      expect((await refresh(answer.refresh)).status).toBe(401);
    }
    const ends = await at.db
      .selectFrom("audit_log")
      .select("login_id")
      .where("action", "=", "session.tokenReused")
      .execute();
    expect(ends.length).toBeGreaterThanOrEqual(2);
  });

  it("stays alive in both of two tabs that refresh at once", async () => {
    const { refreshToken } = await bank.signIn(await bank.customer());
    const both = await Promise.all([refresh(refreshToken), refresh(refreshToken)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    for (const { access } of both) expect(await isAlive(access)).toBe(true);
    expect((await refresh(both[0].refresh)).status).toBe(200);
  });

  it("issues at most two pairs of tokens for one refresh token, however many concurrent requests there are", async () => {
    const { refreshToken } = await bank.signIn(await bank.customer());
    const answers = await Promise.all(Array.from({ length: 6 }, () => refresh(refreshToken)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    for (const { access } of answers) expect(await isAlive(access)).toBe(false);
  });

  it("refuses a refresh token that is unknown, malformed or late", async () => {
    const { refreshToken } = await bank.signIn(await bank.customer());
    for (const odd of ["x", refreshToken.replace(/^./, "z"), `${refreshToken}x`, crypto.randomUUID()]) {
      const { status, err } = await bank.call("refresh", { refreshToken: odd });
      expect([status, err]).toEqual([401, "Session is expired"]);
    }
    bank.later(11 * minute);
    expect((await bank.call("refresh", { refreshToken })).status).toBe(401);
  });

  it("ends after twelve hours however often it is extended", async () => {
    let { refreshToken } = await bank.signIn(await bank.customer());
    let refreshes = 0;
    for (;;) {
      bank.later(9 * minute);
      const { status, data } = await bank.call("refresh", { refreshToken });
      if (status !== 200) break;
      refreshToken = data.refreshToken ?? "";
      refreshes += 1;
    }
    expect(refreshes).toBe(79);
  });

  it("ends at the provider when it times out in the app, with the token that just expired [4]", async () => {
    const { accessToken, refreshToken } = await bank.signIn(await bank.customer());
    bank.later(10 * minute + second);
    expect(await isAlive(accessToken)).toBe(false);
    expect((await bank.call("logout", {}, { token: accessToken })).data).toEqual({ success: true });
    expect((await refresh(refreshToken)).status).toBe(401);
    expect((await bank.call("logout", {}, { token: accessToken })).status).toBe(401);
    const forgotten = await bank.signIn(await bank.customer());
    bank.later(11 * minute);
    expect((await bank.call("logout", {}, { token: forgotten.accessToken })).status).toBe(401);
  });

  it("ends with signing out, with all its tokens and what the browser kept of pages, without affecting other sessions [7-9]", async () => {
    const who = await bank.customer();
    const first = await bank.signIn(who);
    const second = await bank.signIn(who);
    const { data } = await bank.call("multilogin", {}, { token: first.accessToken });
    const end = await bank.call("logout", {}, { token: first.accessToken });
    expect([end.data, end.headers.get("Clear-Site-Data")]).toEqual([{ success: true }, '"cache"']);
    expect(await isAlive(first.accessToken)).toBe(false);
    expect(await isAlive(data.tokens?.[0]?.token ?? "")).toBe(false);
    expect((await bank.call("refresh", { refreshToken: first.refreshToken })).status).toBe(401);
    expect(await isAlive(second.accessToken)).toBe(true);
  });

  it("are at most twenty: one more ends the one seen longest ago [ASVS 7.1.2]", async () => {
    const who = await bank.customer({ twoFactor: false });
    const tokens: string[] = [];
    for (let nth = 0; nth < 21; nth += 1) {
      tokens.push((await bank.signIn(who)).accessToken);
      bank.later(1_000);
    }
    const [first = "", second = "", ...others] = tokens;
    expect(await Promise.all([first, second, others.at(-1) ?? ""].map(isAlive))).toEqual([false, true, true]);
  });
});

describeOnDatabases("a bank with session limits of its own", (at) => {
  const sessionLimits = { idleMs: 5 * minute, longestMs: 60 * minute };
  const bank = testBank(at, { sessionLimits });

  it("ends a session by them, whatever the app does [ASVS 7.3.1, 7.3.2]", async () => {
    const isAlive = async (token: string) => (await bank.call("multilogin", {}, { token })).status === 200;
    let { accessToken, refreshToken } = await bank.signIn(await bank.customer({ twoFactor: false }));
    bank.later(5 * minute - 1);
    expect(await isAlive(accessToken)).toBe(true);
    for (let extended = 0; extended < 12; extended += 1) {
      const { data } = await bank.call("refresh", { refreshToken });
      ({ accessToken = "", refreshToken = "" } = data);
      bank.later(5 * minute - 1);
    }
    expect(await isAlive(accessToken)).toBe(false);
    expect((await bank.call("refresh", { refreshToken })).status).toBe(401);
    const idle = await bank.signIn(await bank.customer({ twoFactor: false }));
    bank.later(6 * minute);
    expect(await isAlive(idle.accessToken)).toBe(false);
    expect((await bank.call("refresh", { refreshToken: idle.refreshToken })).status).toBe(401);
  });
});
