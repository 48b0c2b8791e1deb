import { expect, it } from "vitest";
import { describeOnDatabases } from "../../platform/testDatabases";
import { testBank } from "../../testing/testBank";

const second = 1_000;
const minute = 60 * second;
const firefox = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:128.0) Gecko/20100101 Firefox/128.0";
const safari =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1";

describeOnDatabases("the list of sessions", (at) => {
  const bank = testBank(at);
  const customer = () => bank.customer({ twoFactor: false });
  type Customer = Awaited<ReturnType<typeof customer>>;

  const signIn = async ({ login, password }: Customer, userAgent = firefox) => {
    const headers = { "User-Agent": userAgent };
    const { data } = await bank.call("login", { login, password }, { headers });
    return data.accessToken ?? "";
  };
  const list = async (token: string, language?: string) =>
    (await bank.call("sessionList", {}, { token, language })).data.data ?? [];
  const revoke = async (who: Customer, token: string, request: { id?: string } = {}) => {
    await bank.stepUp(who, token, "sessionRevoke");
    return (await bank.call("sessionRevoke", request, { token })).data.revoked;
  };
  const isAlive = async (token: string) => (await bank.call("multilogin", {}, { token })).status === 200;
  const at8 = (shift = 0) => new Date(bank.clock.now() + shift).toISOString();

  it("names each device, this one first, then the most recently seen", async () => {
    const who = await customer();
    const began = at8();
    await signIn(who, safari);
    bank.later(2 * minute);
    await signIn(who, "curl/8.5.0");
    bank.later(2 * minute);
    const token = await signIn(who, firefox);
    bank.later(second);
    const sessions = await list(token);
    expect(sessions.map(({ device, current }) => [device, current])).toEqual([
      ["Firefox on Windows", true],
      ["", false],
      ["Safari on iPhone", false],
    ]);
    expect(sessions[2]).toMatchObject({ createdAt: began, lastSeenAt: began });
    expect((await list(token, "lv"))[0]?.device).toBe("Firefox, Windows");
  });

  it("contains nobody else's sessions, no expired and no ended ones", async () => {
    const [who, other] = [await customer(), await customer()];
    await signIn(other);
    await signIn(who);
    bank.later(11 * minute);
    const left = await signIn(who);
    const token = await signIn(who);
    await bank.call("logout", {}, { token: left });
    expect(await list(token)).toHaveLength(1);
  });

  it("shows when each was last seen, accurate to a minute and stored at most once a minute", async () => {
    const who = await customer();
    const token = await signIn(who);
    const opened = at8();
    const seen = async () => (await list(token))[0]?.lastSeenAt;
    bank.later(minute - 1);
    expect(await seen()).toBe(opened);
    bank.later(1);
    const noticed = at8();
    expect(await seen()).toBe(noticed);
    bank.later(59 * second);
    await isAlive(token);
    expect(await seen()).toBe(noticed);
  });

  it("knows the device of a sign-up, and of an extended session", async () => {
    const who = await customer();
    const headers = { "User-Agent": safari };
    const { data } = await bank.call("login", { login: who.login, password: who.password }, { headers });
    const { data: next } = await bank.call("refresh", { refreshToken: data.refreshToken ?? "" });
    expect((await list(next.accessToken ?? ""))[0]?.device).toBe("Safari on iPhone");
    const newcomer = {
      ...{ first_name: "Anna", last_name: "Liepa", login: "devices@amberline.example", agree: true },
      ...{ country: "LV", city: "Rīga", zip_code: "LV-1010", street: "Brīvības iela 1" },
      ...{ password: "Dzintars2026", confirm_password: "Dzintars2026" },
    };
    await bank.call("register", newcomer, { headers });
    const kept = await at.db
      .selectFrom("sessions")
      .innerJoin("logins", "logins.id", "sessions.login_id")
      .where("logins.email", "=", newcomer.login)
      .select(["browser", "system"])
      .execute();
    expect(kept).toEqual([{ browser: "Safari", system: "iPhone" }]);
  });

  it("ends one other session, at once and with all its tokens", async () => {
    const who = await customer();
    const [here, there, third] = [await signIn(who), await signIn(who), await signIn(who)];
    const id = (await list(there)).find(({ current }) => current)?.id ?? "";
    expect(await revoke(who, here, { id })).toBe(1);
    expect(await Promise.all([here, there, third].map(isAlive))).toEqual([true, false, true]);
    expect(await revoke(who, here, { id })).toBe(0);
    expect(await list(here)).toHaveLength(2);
  });

  it("ends all others if none is named, and keeps this one", async () => {
    const who = await customer();
    const [here, ...others] = [await signIn(who), await signIn(who), await signIn(who)];
    expect(await revoke(who, here)).toBe(2);
    expect(await Promise.all([here, ...others].map(isAlive))).toEqual([true, false, false]);
    expect(await revoke(who, here)).toBe(0);
  });

  it("ends neither this session nor anybody else's, and does not reveal whether it exists [6]", async () => {
    const [who, other] = [await customer(), await customer()];
    const [here, theirs] = [await signIn(who), await signIn(other)];
    const idOf = async (token: string) => (await list(token)).find(({ current }) => current)?.id ?? "";
    for (const id of [await idOf(theirs), await idOf(here), crypto.randomUUID(), "1 or 1=1", ""]) {
      expect(await revoke(who, here, { id })).toBe(0);
    }
    expect(await Promise.all([here, theirs].map(isAlive))).toEqual([true, true]);
  });
});
