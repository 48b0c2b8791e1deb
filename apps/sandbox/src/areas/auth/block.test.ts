import { minuteMs } from "@amberline/domain/dates";
import { expect, it } from "vitest";
import { describeOnDatabases } from "../../platform/testDatabases";
import { testBank } from "../../testing/testBank";

const reason = "The customer called: the phone was stolen.";
const byTheBank = "The bank has blocked this login. Please contact us.";

describeOnDatabases("the bank", (at) => {
  const bank = testBank(at);
  const customer = () => bank.customer({ twoFactor: false });
  type Customer = Awaited<ReturnType<typeof customer>>;

  const idOf = async ({ login }: Customer) =>
    (await at.db.selectFrom("logins").select("id").where("email", "=", login).executeTakeFirstOrThrow()).id;
  const operate = async (who: Customer, deed: string, body: object = { reason }) => {
    const path = `/customers/${await idOf(who)}/${deed}`;
    const response = await bank.operate(path, { method: "POST", body: JSON.stringify(body) });
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  };
  const shown = async (who: Customer) => {
    const response = await bank.operate(`/customers/${await idOf(who)}`);
    const { customer: found } = (await response.json()) as {
      customer: { sessions: number; blocked_by: string | null };
    };
    return found;
  };
  const isAlive = async (token: string) => (await bank.call("multilogin", {}, { token })).status === 200;
  const refusalOf = async ({ login, password }: Customer, typed = password) =>
    (await bank.call("login", { login, password: typed })).err;

  it("ends all sessions of a customer at once, who may sign in again [ASVS 7.4.5]", async () => {
    const [who, other] = [await customer(), await customer()];
    const [here, there, theirs] = [await bank.signIn(who), await bank.signIn(who), await bank.signIn(other)];
    expect(await shown(who)).toMatchObject({ sessions: 2, blocked_by: null });
    expect((await operate(who, "end-sessions")).body).toEqual({ ended: 2 });
    const tokens = [here, there, theirs].map(({ accessToken }) => accessToken);
    expect(await Promise.all(tokens.map(isAlive))).toEqual([false, false, true]);
    expect((await bank.call("refresh", { refreshToken: here.refreshToken })).status).toBe(401);
    expect(await shown(who)).toMatchObject({ sessions: 0 });
    expect(await refusalOf(who)).toBeUndefined();
  });

  it("blocks a login until it lifts the block, in words only for the right password [ASVS 7.4.2]", async () => {
    const who = await bank.customer();
    const { accessToken, refreshToken } = await bank.signIn(who);
    expect((await operate(who, "block")).status).toBe(200);
    expect(await isAlive(accessToken)).toBe(false);
    expect((await bank.call("refresh", { refreshToken })).status).toBe(401);
    expect(await refusalOf(who)).toBe(byTheBank);
    expect(await refusalOf(who, "Wrong12345")).toBe("BADPASS");
    expect(await shown(who)).toMatchObject({ sessions: 0, blocked_by: "bank" });
    await operate(who, "unblock", { reason: "The phone was found." });
    bank.later(minuteMs);
    expect(await isAlive((await bank.signIn(who)).accessToken)).toBe(true);
    expect(await isAlive(accessToken)).toBe(false);
  });

  it("keeps a login blocked that gets a new password", async () => {
    const who = await customer();
    await operate(who, "block");
    await bank.call("reset", { email: who.login });
    const password = "Zaļa-pūce-7-kokos";
    const code = await bank.sentCode(who);
    expect((await bank.call("resetConfirm", { email: who.login, code, password })).err).toBeUndefined();
    expect(await refusalOf(who, password)).toBe(byTheBank);
  });

  it("lets nobody in who signs in while it blocks", async () => {
    const who = await customer();
    const tries = Array.from({ length: 5 }, () =>
      bank.call("login", { login: who.login, password: who.password }),
    );
    const [, ...answers] = await Promise.all([operate(who, "block"), ...tries]);
    for (const { data } of answers) if (data.accessToken) expect(await isAlive(data.accessToken)).toBe(false);
    expect((await shown(who)).sessions).toBe(0);
  });

  it("gives a reason for each, which the trail keeps with the operator's name [ASVS 16.2.1]", async () => {
    const who = await customer();
    const deeds = ["end-sessions", "block", "unblock"];
    for (const deed of deeds)
      for (const missing of [{}, { reason: " " }])
        expect((await operate(who, deed, missing)).status).toBe(400);
    for (const deed of deeds) await operate(who, deed);
    const loginId = await idOf(who);
    const entries = await at.db
      .selectFrom("audit_log")
      .select(["action", "detail"])
      .where("login_id", "=", loginId)
      .where("action", "like", "operator.%")
      .orderBy("id")
      .execute();
    expect(entries.map(({ action, detail }) => [action, JSON.parse(detail)])).toEqual(
      ["endCustomerSessions", "blockCustomer", "unblockCustomer"].map((call) => [
        `operator.${call}`,
        { operator: "key", id: loginId, reason },
      ]),
    );
  });

  it("is not asked about a login it does not have", async () => {
    for (const deed of ["end-sessions", "block", "unblock"]) {
      const path = `/customers/${crypto.randomUUID()}/${deed}`;
      expect((await bank.operate(path, { method: "POST", body: JSON.stringify({ reason }) })).status).toBe(
        404,
      );
    }
  });
});
