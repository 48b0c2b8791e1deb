import { afterEach, beforeEach, expect, it, vi, type MockInstance } from "vitest";
import { type Database } from "./db/schema";
import { describeOnDatabases } from "./platform/testDatabases";
import { testBank } from "./testing/testBank";

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
