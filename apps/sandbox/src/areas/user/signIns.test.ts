import { dayMs, minuteMs } from "@amberline/domain/dates";
import { expect, it } from "vitest";
import { deleteExpired } from "../../housekeeping";
import { describeOnDatabases } from "../../platform/testDatabases";
import { testBank } from "../../testing/testBank";

const firefox = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:128.0) Gecko/20100101 Firefox/128.0";
const safari =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1";
const password = "Zaļa-pūce-7-kokos";

describeOnDatabases("the history of sign-ins", (at) => {
  const bank = testBank(at);
  const customer = () => bank.customer({ twoFactor: false });
  type Customer = Awaited<ReturnType<typeof customer>>;

  const attempt = async (
    { login, password: right }: Customer,
    {
      typed = right,
      code,
      from = firefox,
      address,
    }: Partial<Record<"typed" | "code" | "from" | "address", string>> = {},
  ) => {
    bank.later(1);
    return bank.call("login", { login, password: typed, code }, { headers: { "User-Agent": from }, address });
  };
  const signIn = async (who: Customer, from?: Parameters<typeof attempt>[1]) =>
    (await attempt(who, from)).data.accessToken ?? "";
  const list = async (token: string, request: { limit?: number; before?: string } = {}, language?: string) =>
    (await bank.call("signInList", request, { token, language })).data;
  const rows = async (token: string) => (await list(token)).data ?? [];
  const results = async (token: string) => (await rows(token)).map(({ result }) => result);

  it("has each sign-in with its time, device and address, and tells which one began this session", async () => {
    const who = await customer();
    const began = new Date(bank.clock.now() + 1).toISOString();
    await signIn(who, { from: safari, address: "198.51.100.7" });
    bank.later(2 * minuteMs);
    const token = await signIn(who);
    expect(await rows(token)).toMatchObject([
      { result: "done", device: "Firefox on Windows", address: "203.0.113.9", country: "", current: true },
      {
        at: began,
        result: "done",
        device: "Safari on iPhone",
        address: "198.51.100.7",
        country: "LV",
        current: false,
      },
    ]);
    expect((await list(token, {}, "lv")).data?.[0]?.device).toBe("Firefox, Windows");
  });

  it("has the refused ones too, each kind once a minute of a device and address [ASVS 16.3.1]", async () => {
    const who = await customer();
    for (let wrong = 0; wrong < 5; wrong += 1) await attempt(who, { typed: "Wrong12345" });
    await attempt(who);
    await attempt(who, { from: safari, address: "198.51.100.7" });
    bank.later(2 * minuteMs);
    await attempt(who, { typed: "Wrong12345" });
    expect(await results(await signIn(who))).toEqual(["done", "password", "locked", "locked", "password"]);
  });

  it("says that the password was right where the code was not, but not of a sign-in that went on", async () => {
    const who = await bank.customer();
    await attempt(who, { from: safari });
    bank.later(minuteMs);
    await attempt(who, { code: "000000" });
    await attempt(who);
    const token = await signIn(who, { code: await bank.code(who) });
    expect((await rows(token)).map(({ result, device }) => [result, device])).toEqual([
      ["done", "Firefox on Windows"],
      ["code", "Firefox on Windows"],
      ["code", "Safari on iPhone"],
    ]);
  });

  it("is read page by page, and is nobody else's", async () => {
    const [who, other] = [await customer(), await customer()];
    const theirs = await signIn(other);
    let token = "";
    for (let turn = 0; turn < 23; turn += 1) token = await signIn(who);
    const first = await list(token);
    expect([first.data?.length, first.next]).toEqual([20, first.data?.at(-1)?.id]);
    const second = await list(token, { before: first.next ?? "" });
    expect([second.data?.length, second.next]).toEqual([3, null]);
    const all = [...(first.data ?? []), ...(second.data ?? [])].map(({ id }) => id);
    expect(new Set(all).size).toBe(23);
    expect(await rows(theirs)).toHaveLength(1);
    for (const before of [first.next ?? "", crypto.randomUUID(), "1 or 1=1"])
      expect(await list(theirs, { before })).toEqual({ data: [], next: null });
  });

  it("keeps them for a year [2.12-50]", async () => {
    await signIn(await customer());
    const stored = async () => (await at.db.selectFrom("sign_ins").select("id").execute()).length;
    await deleteExpired(at.db, bank.clock.now() + 366 * dayMs);
    expect(await stored()).toBe(1);
    await deleteExpired(at.db, bank.clock.now() + 366 * dayMs + 1);
    expect(await stored()).toBe(0);
  });

  it("keeps nothing of an address that nobody has", async () => {
    const stored = async () => (await at.db.selectFrom("sign_ins").select("id").execute()).length;
    const before = await stored();
    await bank.call("login", { login: "nobody@amberline.example", password: "Wrong12345" });
    expect(await stored()).toBe(before);
  });
});

describeOnDatabases("a sign-in that the customer did not make", (at) => {
  const bank = testBank(at);
  const customer = () => bank.customer({ twoFactor: false });
  const isAlive = async (token: string) => (await bank.call("multilogin", {}, { token })).status === 200;
  const firstOf = async (token: string) =>
    (await bank.call("signInList", {}, { token })).data.data?.[0]?.id ?? "";
  const refusalOf = async ({ login }: { login: string }, typed: string) =>
    (await bank.call("login", { login, password: typed })).err;

  it("ends every session once it is reported, without a step-up, and blocks signing in [ASVS 7.4.3]", async () => {
    const who = await customer();
    const [thief, own] = [await bank.signIn(who), await bank.signIn(who)];
    const id = await firstOf(own.accessToken);
    expect((await bank.call("signInDisown", { id }, { token: own.accessToken })).status).toBe(200);
    for (const { accessToken, refreshToken } of [thief, own]) {
      expect(await isAlive(accessToken)).toBe(false);
      expect((await bank.call("refresh", { refreshToken })).status).toBe(401);
    }
    expect(await refusalOf(who, who.password)).toMatch(/^Signing in is blocked, as you asked us to/);
    expect(await refusalOf(who, "Wrong12345")).toBe("BADPASS");
    const mail = (await bank.mail()).at(-1);
    expect([mail?.recipient, mail?.subject]).toEqual([
      who.login,
      "Signing in is blocked until you set a new password",
    ]);
    const { detail } = await at.db
      .selectFrom("audit_log")
      .select("detail")
      .where("action", "=", "signIn.disowned")
      .orderBy("id", "desc")
      .executeTakeFirstOrThrow();
    expect(JSON.parse(detail)).toEqual({ signIn: id, ended: 2 });
  });

  it("no longer keeps the customer out who has set a new password by the mailed code", async () => {
    const who = await customer();
    const { accessToken: token } = await bank.signIn(who);
    await bank.call("signInDisown", { id: await firstOf(token) }, { token });
    await bank.call("reset", { email: who.login });
    const code = await bank.sentCode(who);
    expect((await bank.call("resetConfirm", { email: who.login, code, password })).err).toBeUndefined();
    expect(await refusalOf(who, password)).toBeUndefined();
    expect(await isAlive(token)).toBe(false);
  });

  it("is reported by nobody but the login it was made to", async () => {
    const [who, other] = [await customer(), await customer()];
    const [mine, theirs] = [(await bank.signIn(who)).accessToken, (await bank.signIn(other)).accessToken];
    for (const id of [await firstOf(theirs), crypto.randomUUID(), "1 or 1=1"])
      expect((await bank.call("signInDisown", { id }, { token: mine })).status).toBe(403);
    expect((await bank.call("signInDisown", { id: await firstOf(mine) })).status).toBe(401);
    expect(await Promise.all([mine, theirs].map(isAlive))).toEqual([true, true]);
  });

  it("does not replace the bank's block, which a new password leaves", async () => {
    const who = await customer();
    const { accessToken: token } = await bank.signIn(who);
    const id = await firstOf(token);
    const login = await at.db
      .selectFrom("logins")
      .select("id")
      .where("email", "=", who.login)
      .executeTakeFirstOrThrow();
    const reason = JSON.stringify({ reason: "The phone was stolen." });
    await Promise.all([
      bank.call("signInDisown", { id }, { token }),
      bank.operate(`/customers/${login.id}/block`, { method: "POST", body: reason }),
    ]);
    expect(await refusalOf(who, who.password)).toBe("The bank has blocked this login. Please contact us.");
  });
});
