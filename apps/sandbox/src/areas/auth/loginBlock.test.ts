import { minuteMs } from "@amberline/domain/dates";
import { expect, it } from "vitest";
import { describeOnDatabases } from "../../platform/testDatabases";
import { testBank } from "../../testing/testBank";

const byThemselves =
  "Signing in is blocked, as you asked us to. Choose “Forgot password?” and set a new password.";

describeOnDatabases("a customer who has lost phone or card", (at) => {
  const bank = testBank(at);
  type Customer = Awaited<ReturnType<typeof bank.customer>>;

  const block = ({ login, password }: Pick<Customer, "login" | "password">) =>
    bank.call("loginBlock", { login, password });
  const isAlive = async (token: string) => (await bank.call("multilogin", {}, { token })).status === 200;
  const refusalOf = async ({ login, password }: Customer) =>
    (await bank.call("login", { login, password })).err;
  const trailOf = async (like: string) =>
    at.db.selectFrom("audit_log").selectAll().where("action", "like", like).orderBy("id").execute();
  const idOf = async ({ login }: Customer) =>
    (await at.db.selectFrom("logins").select("id").where("email", "=", login).executeTakeFirstOrThrow()).id;

  it("blocks access with the password alone, signed out, which ends every session [2.3-5]", async () => {
    const [who, other] = [await bank.customer(), await bank.customer()];
    const [here, there, theirs] = [await bank.signIn(who), await bank.signIn(who), await bank.signIn(other)];
    const answer = await block({ ...who, login: ` ${who.login.toUpperCase()} ` });
    expect([answer.status, answer.err]).toEqual([200, undefined]);
    const tokens = [here, there, theirs].map(({ accessToken }) => accessToken);
    expect(await Promise.all(tokens.map(isAlive))).toEqual([false, false, true]);
    expect((await bank.call("refresh", { refreshToken: here.refreshToken })).status).toBe(401);
    expect(await refusalOf(who)).toBe(byThemselves);
    const [entry] = (await trailOf("block.done")).slice(-1);
    expect([entry?.login_id, JSON.parse(entry?.detail ?? "")]).toEqual([await idOf(who), { ended: 2 }]);
    const mailed = await bank.operate("/outbox");
    expect(await mailed.text()).toContain("Access to the bank is blocked");
    // Again it changes nothing.
    expect((await block(who)).err).toBeUndefined();
  });

  it("gets back in with a new password, or when the bank lifts the block [2.3-5]", async () => {
    const [one, two] = [await bank.customer({ twoFactor: false }), await bank.customer({ twoFactor: false })];
    await block(one);
    await bank.call("reset", { email: one.login });
    const password = "Zaļa-pūce-7-kokos";
    await bank.call("resetConfirm", { email: one.login, code: await bank.sentCode(one), password });
    expect(await refusalOf({ ...one, password })).toBeUndefined();
    await block(two);
    const path = `/customers/${await idOf(two)}`;
    expect(await (await bank.operate(path)).json()).toMatchObject({ customer: { blocked_by: "customer" } });
    const lifted = { method: "POST", body: JSON.stringify({ reason: "The phone was found." }) };
    expect((await bank.operate(`${path}/unblock`, lifted)).status).toBe(200);
    expect(await refusalOf(two)).toBeUndefined();
  });

  it("never replaces the bank's block [2.3-5]", async () => {
    const who = await bank.customer();
    await at.db.updateTable("logins").set({ blocked_by: "bank" }).where("email", "=", who.login).execute();
    expect((await block(who)).err).toBeUndefined();
    expect(await refusalOf(who)).toBe("The bank has blocked this login. Please contact us.");
  });

  it("is answered alike for an unknown login, a wrong password, and when locked: attack [2.3-5]", async () => {
    const who = await bank.customer();
    const { accessToken } = await bank.signIn(who);
    const guess = (login: string) => block({ login, password: "Wrong12345" });
    const answers = async (login: string) => {
      const all = [];
      for (let nth = 0; nth < 6; nth += 1) {
        const { status, data, err } = await guess(login);
        all.push({ status, data, err });
      }
      return all;
    };
    const [known, unknown] = [await answers(who.login), await answers("nobody@example.lv")];
    expect(known).toEqual(unknown);
    expect(known.map(({ err }) => err)).toEqual([
      ...Array.from({ length: 5 }, () => "BADPASS"),
      "Too many attempts. Try again in 1 minute.",
    ]);
    // A stranger without the password blocks nobody.
    expect(await isAlive(accessToken)).toBe(true);
    const { blocked_by: blockedBy } = await at.db
      .selectFrom("logins")
      .select("blocked_by")
      .where("email", "=", who.login)
      .executeTakeFirstOrThrow();
    expect(blockedBy).toBeNull();
  });

  it("shares its count with sign-in, so that nobody gets more guesses: attack [2.3-5]", async () => {
    const who = await bank.customer({ twoFactor: false });
    const wrong = { login: who.login, password: "Wrong12345" };
    for (let nth = 0; nth < 3; nth += 1) await block(wrong);
    for (let nth = 0; nth < 2; nth += 1) await bank.call("login", wrong);
    expect((await block(who)).err).toMatch(/^Too many attempts/);
    expect(await refusalOf(who)).toMatch(/^Too many attempts/);
    bank.later(minuteMs);
    expect((await block(who)).err).toBeUndefined();
    expect((await trailOf("block.wrongPassword")).length).toBeGreaterThanOrEqual(3);
  });

  it("may ask several times at once [2.3-5]", async () => {
    const who = await bank.customer();
    const all = await Promise.all(Array.from({ length: 3 }, () => block(who)));
    expect(all.map(({ err }) => err)).toEqual([undefined, undefined, undefined]);
    expect(await refusalOf(who)).toBe(byThemselves);
  });
});
