import { expect, it } from "vitest";
import { describeOnDatabases } from "../../platform/testDatabases";
import { testBank } from "../../testing/testBank";

const minute = 60_000;

describeOnDatabases("a session", (at) => {
  const bank = testBank(at);
  const isAlive = async (token: string) => (await bank.call("multilogin", {}, { token })).status === 200;

  it("lives ten minutes from its last token [9]", async () => {
    const { accessToken } = await bank.signIn(await bank.customer());
    bank.later(10 * minute - 1);
    expect(await isAlive(accessToken)).toBe(true);
    bank.later(1);
    const over = await bank.call("multilogin", {}, { token: accessToken });
    expect([over.status, over.err]).toEqual([401, "Session is expired"]);
  });

  it("gets ten minutes more, and a new refresh token, from a refresh [4]", async () => {
    const { refreshToken } = await bank.signIn(await bank.customer());
    bank.later(9 * minute);
    const { data } = await bank.call("refresh", { refreshToken });
    expect(data.refreshToken).not.toBe(refreshToken);
    bank.later(10 * minute - 1);
    expect(await isAlive(data.accessToken ?? "")).toBe(true);
  });

  it("is not made longer by asking for the tokens of its accounts", async () => {
    const { accessToken } = await bank.signIn(await bank.customer());
    bank.later(9 * minute);
    const { data } = await bank.call("multilogin", {}, { token: accessToken });
    bank.later(minute);
    expect(await isAlive(data.tokens?.[0]?.token ?? "")).toBe(false);
  });

  it("ends for everybody when a refresh token is used again", async () => {
    const { refreshToken } = await bank.signIn(await bank.customer());
    const { data } = await bank.call("refresh", { refreshToken });
    expect((await bank.call("refresh", { refreshToken })).status).toBe(401);
    expect(await isAlive(data.accessToken ?? "")).toBe(false);
    expect((await bank.call("refresh", { refreshToken: data.refreshToken ?? "" })).status).toBe(401);
  });

  it("gives one of two refreshes at once its tokens, and takes the other for a theft", async () => {
    const { refreshToken } = await bank.signIn(await bank.customer());
    const both = await Promise.all([
      bank.call("refresh", { refreshToken }),
      bank.call("refresh", { refreshToken }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
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

  it("ends with signing out, for every token of it and for no other session [7]", async () => {
    const who = await bank.customer();
    const first = await bank.signIn(who);
    const second = await bank.signIn(who);
    const { data } = await bank.call("multilogin", {}, { token: first.accessToken });
    expect((await bank.call("logout", {}, { token: first.accessToken })).data).toEqual({ success: true });
    expect(await isAlive(first.accessToken)).toBe(false);
    expect(await isAlive(data.tokens?.[0]?.token ?? "")).toBe(false);
    expect((await bank.call("refresh", { refreshToken: first.refreshToken })).status).toBe(401);
    expect(await isAlive(second.accessToken)).toBe(true);
  });
});
