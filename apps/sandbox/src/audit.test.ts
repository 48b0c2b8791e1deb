import { afterEach, beforeEach, expect, it, vi, type MockInstance } from "vitest";
import { nextTotpCode } from "./areas/auth/totp";
import { type Database } from "./db/schema";
import { describeOnDatabases } from "./platform/testDatabases";
import { TooBusy } from "./platform/turns";
import { payers } from "./testing/orders";
import { cheapPasswords, testBank } from "./testing/testBank";

const codePattern = /\b(?=\w*[A-Z])[2-9A-HJ-NP-Z]{6}\b/g;

describeOnDatabases("the audit log", (at) => {
  const bank = testBank(at);
  const channels = ["log", "info", "warn", "error", "debug"] as const;
  let consoles: MockInstance[] = [];
  const writes: string[] = [];
  beforeEach(() => {
    consoles = channels.map((channel) =>
      vi.spyOn(console, channel).mockImplementation((...words) => void writes.push(words.join(" "))),
    );
  });
  afterEach(() => consoles.forEach((spy) => spy.mockRestore()));

  const newestCode = async (recipient: string) => {
    const mail = (await bank.mail()).filter((letter) => letter.recipient === recipient);
    return mail.at(-1)?.body.match(codePattern)?.[0] ?? "";
  };

  /** A customer signs up, mistypes, forgets and changes things; returns every secret involved. */
  async function live(): Promise<{ login: string; secrets: string[] }> {
    const secrets: string[] = [];
    const secret = <Text extends string | undefined>(text: Text): Text => {
      if (text) secrets.push(text);
      return text;
    };
    const login = "zane.liepa@amberline.example";
    const password = secret("Dzintars2026");
    const form = {
      ...{ first_name: "Zane", last_name: "Liepa", login, password, confirm_password: password, agree: true },
      ...{ country: "LV", city: "Rīga", zip_code: "LV-1010", street: "Brīvības iela 1" },
    };
    const { data: opened } = await bank.call("register", form);
    await bank.call("register", form);
    let token = secret(opened.accessToken) ?? "";
    secret(opened.refreshToken);
    await bank.call("confirm", { type: "email", code: secret("WRNG22") }, { token });
    const code = secret(await newestCode(login));
    token = secret((await bank.call("confirm", { type: "email", code }, { token })).data.token ?? "");
    await bank.call("login", { login, password: secret("Nepareiza2026") });
    await bank.call("login", { login: "stranger@private.example", password: secret("Sveša2026x") });
    const { data: elsewhere } = await bank.call("login", { login, password });
    secret(elsewhere.accessToken);
    await bank.call("stepUp", { act: "passwordChange", password: secret("Minēta2026x") }, { token });
    await bank.stepUp({ login, password }, token, "passwordChange");
    await bank.call("passwordChange", { password: secret("Jauna2026parole") }, { token });
    await bank.call("reset", { email: login });
    const wrong = { email: login, code: secret("WRNG33"), password: secret("Neizdevusies2026") };
    await bank.call("resetConfirm", wrong);
    await bank.call("resetConfirm", { ...wrong, email: "stranger@private.example" });
    const resetCode = secret(await newestCode(login));
    const reset = { email: login, code: resetCode, password: secret("Aizmirsta2026") };
    expect((await bank.call("resetConfirm", reset)).data.res).toBeTruthy();
    const { data: last } = await bank.call("login", { login, password: reset.password });
    const { data: other } = await bank.call("login", { login, password: reset.password });
    secret(other.accessToken);
    const lastToken = secret(last.accessToken) ?? "";
    await bank.stepUp({ login, password: reset.password }, lastToken, "sessionRevoke");
    await bank.call("sessionRevoke", {}, { token: lastToken });
    const refreshToken = secret(last.refreshToken) ?? "";
    for (const _ of "three") {
      const { data } = await bank.call("refresh", { refreshToken });
      secret(data.refreshToken);
      secret(data.accessToken);
    }
    for (const _ of "locked") await bank.call("login", { login, password: "Wrong12345" });
    return { login, secrets };
  }

  const tables = [
    ...["logins", "accounts", "sessions", "access_tokens", "codes", "throttle"],
    ...["audit_log", "settings", "recovery_codes"],
  ] as (keyof Database)[];

  it("has every credential event and its login; no secret is stored readable or printed", async () => {
    const { login, secrets } = await live();
    const { id } = await at.db
      .selectFrom("logins")
      .select("id")
      .where("email", "=", login)
      .executeTakeFirstOrThrow();
    const trail = await at.db.selectFrom("audit_log").selectAll().orderBy("id").execute();
    expect(trail.filter(({ login_id: owner }) => owner === id).map(({ action }) => action)).toEqual([
      "signUp.done",
      "agreement.given",
      "agreement.given",
      "confirm.codeSent",
      "confirm.wrongCode",
      "confirmed.email",
      "signIn.wrongPassword",
      "signIn.done",
      "stepUp.wrongPassword",
      "stepUp.done",
      "password.changed",
      "reset.codeSent",
      "reset.wrongCode",
      "password.reset",
      "signIn.done",
      "signIn.done",
      "stepUp.done",
      "session.revoked",
      "session.tokenReused",
      ...Array.from({ length: 5 }, () => "signIn.wrongPassword"),
      "signIn.locked",
    ]);
    expect(trail.filter(({ login_id: owner }) => owner === null).map(({ action }) => action)).toEqual([
      "signUp.addressTaken",
      "signIn.wrongPassword",
      "reset.wrongCode",
    ]);
    const rows = await Promise.all(tables.map((table) => at.db.selectFrom(table).selectAll().execute()));
    const kept = JSON.stringify(rows);
    expect(secrets.length).toBeGreaterThan(15);
    for (const text of [...secrets, "stranger@private"]) expect(kept, text).not.toContain(text);
    expect(writes).toEqual([]);
    expect(bank.defects).toEqual([]);
  });
});

describeOnDatabases("an attack in the audit log", (at) => {
  const bank = testBank(at);
  const pay = payers(bank);

  /** What the log has gained, with the login and the address of each event. */
  async function gained(attack: () => Promise<unknown>) {
    const newest = await at.db.selectFrom("audit_log").select("id").orderBy("id", "desc").executeTakeFirst();
    await attack();
    return at.db
      .selectFrom("audit_log")
      .select(["action", "login_id", "session_id", "address"])
      .where("id", ">", newest?.id ?? 0)
      .orderBy("id")
      .execute();
  }
  /** The login of a customer, and the session begun last. */
  const whoIs = ({ login }: { login: string }) =>
    at.db
      .selectFrom("logins")
      .leftJoin("sessions", "sessions.login_id", "logins.id")
      .select(["logins.id as login_id", "sessions.id as session_id"])
      .where("email", "=", login)
      .orderBy("sessions.created_at", "desc")
      .executeTakeFirstOrThrow();
  const actions = (rows: { action: string }[]) => rows.map(({ action }) => action);

  it("tells a missing, a wrong and a used code of a sign-in apart, and who came from where", async () => {
    const who = await bank.customer();
    const code = await bank.code(who);
    const signIn = (typed?: string) =>
      bank.call(
        "login",
        { login: who.login, password: who.password, code: typed },
        { address: "198.51.100.7" },
      );
    const rows = await gained(async () => {
      await signIn();
      await signIn("000000");
      await signIn(code);
      await signIn(code);
    });
    const done = { ...(await whoIs(who)), address: "198.51.100.7" };
    const from = { ...done, session_id: null };
    expect(rows).toEqual([
      { action: "signIn.noCode", ...from },
      { action: "signIn.wrongCode", ...from },
      { action: "signIn.done", ...done },
      { action: "signIn.usedCode", ...from },
    ]);
  });

  it("has wrong and used codes of payments, with the session, and no used code forgives wrong ones", async () => {
    const { who, ask, force, codeFor } = await pay.ready();
    await ask({});
    const code2fa = await codeFor();
    const rows = await gained(async () => {
      await force({ code2fa: "AAAAAA" });
      await force({ code2fa });
      for (const key of ["2", "3", "4", "5"]) await force({ code2fa }, key);
      await force({ code2fa }, "6");
    });
    expect(actions(rows)).toEqual([
      "payment.wrongCode",
      "payment.placed",
      ...Array.from({ length: 4 }, () => "payment.usedCode"),
      "payment.usedCode",
    ]);
    const session = await whoIs(who);
    for (const row of rows) expect(row).toMatchObject(session);
  });

  it("has used recovery codes, and a used one forgives no wrong ones", async () => {
    const who = await bank.customer({ twoFactor: false });
    const { accessToken: token } = await bank.signIn(who);
    await bank.stepUp(who, token, "twoFactorSetup");
    const { data: setup } = await bank.call("twoFactorSetup", {}, { token });
    const secret = setup.secret ?? "";
    const first = nextTotpCode(secret, null, bank.clock.now()).code;
    const { data: on } = await bank.call("twoFactorUpdate", { enable: true, code: first }, { token });
    const code = on.recovery_codes?.[0] ?? "";
    const signIn = (typed: string) =>
      bank.call("login", { login: who.login, password: who.password, code: typed });
    expect((await signIn(code)).err).toBeUndefined();
    const rows = await gained(async () => {
      for (const typed of ["000000", "000000", code, "000000", "000000"]) await signIn(typed);
      await signIn(nextTotpCode(secret, null, bank.clock.now()).code);
    });
    expect(actions(rows)).toEqual([
      ...["signIn.wrongCode", "signIn.wrongCode", "signIn.usedCode", "signIn.wrongCode", "signIn.wrongCode"],
      "signIn.locked",
    ]);
  });

  it("has wrong codes for turning two-factor off and renewing recovery codes", async () => {
    const who = await bank.customer();
    const { accessToken: token } = await bank.signIn(who);
    await bank.stepUp(who, token, "twoFactorUpdate");
    await bank.stepUp(who, token, "recoveryCodesCreate");
    const rows = await gained(async () => {
      await bank.call("twoFactorUpdate", { enable: false, code: "000000" }, { token });
      await bank.call("recoveryCodesCreate", { code: "000000" }, { token });
      await bank.call("stepUp", { act: "passwordChange", password: "Wrong12345" }, { token });
    });
    expect(actions(rows)).toEqual(["twoFactor.wrongCode", "twoFactor.wrongCode", "stepUp.wrongPassword"]);
    expect(new Set(rows.map(({ session_id: id }) => id))).toEqual(new Set([(await whoIs(who)).session_id]));
  });

  it("has what was refused because it is somebody else's or the session is over, once a minute", async () => {
    const [who, other] = [await bank.customer(), await bank.customer()];
    const token = await bank.token(who);
    const address = "192.0.2.44";
    const take = () => bank.send("detailsPdf", { id: other.accountId }, { token, address });
    const rows = await gained(async () => {
      for (const _ of "ten times") await take();
      bank.later(60_000);
      expect((await take()).status).toBe(403);
      for (const _ of "ten times") await bank.call("accountInfo", {}, { token: "a forged token", address });
      await bank.call("accountInfo", {}, { address });
    });
    const from = { ...(await whoIs(who)), address };
    expect(rows).toEqual([
      { action: "call.notYours", ...from },
      { action: "call.notYours", ...from },
      { action: "call.noSession", login_id: null, session_id: null, address },
    ]);
  });

  it("has limits that were reached: a lock, too many codes", async () => {
    const who = await bank.customer({ twoFactor: false });
    const wrong = () => bank.call("login", { login: who.login, password: "Wrong12345" });
    const rows = await gained(async () => {
      for (const _ of "123456") await wrong();
      for (const _ of "123456") {
        bank.later(31_000);
        await bank.call("reset", { email: who.login });
      }
    });
    expect(actions(rows).slice(4)).toEqual([
      "signIn.wrongPassword",
      "signIn.locked",
      ...Array.from({ length: 5 }, () => "reset.codeSent"),
      "codes.tooMany",
    ]);
  });

  it("has requests that break the contract, once a minute of each address and login [ASVS 16.3.3]", async () => {
    const who = await bank.customer();
    const token = await bank.token(who);
    const address = "192.0.2.45";
    const rows = await gained(async () => {
      for (const _ of "123")
        expect((await bank.send("login", { login: 7, password: [] }, { address })).status).toBe(400);
      for (const _ of "123") await bank.send("detailsPdf", { id: {} }, { token, address });
    });
    expect(rows).toEqual([
      { action: "call.malformed", login_id: null, session_id: null, address },
      { action: "call.malformed", ...(await whoIs(who)), address },
    ]);
  });

  it("has a server that is too busy", async () => {
    const busy = testBank(at, {
      passwords: { ...cheapPasswords, verify: () => Promise.reject(new TooBusy()) },
    });
    const ask = () => busy.call("login", { login: "who@amberline.example", password: "Wrong12345" });
    const rows = await gained(async () => expect((await ask()).status).toBe(503));
    expect(actions(rows)).toEqual(["call.tooBusy"]);
  });
});
