import { format } from "node:util";
import { calls, type CallName } from "@amberline/api/contract";
import { sql } from "kysely";
import { afterEach, beforeEach, expect, it, vi, type MockInstance } from "vitest";
import { examples } from "./openapi";
import { type Customer } from "./operator/createCustomer";
import { defectText } from "./platform/defectText";
import { describeOnPGlite } from "./platform/testDatabases";
import { paymentTo } from "./testing/orders";
import { testBank } from "./testing/testBank";

const planted = {
  password: "Noslēpums slēpjas 7 mežos",
  code: "WRNG77",
  totp: "836251",
  iban: "LV97HABA0012345678910",
  token: "planted-token-of-somebody-abcdefghijklmnopqrs",
};

/** What is put into fields of these names, in whatever call has them. */
const plantedIn: Record<string, string> = {
  ...{ password: planted.password, confirm_password: planted.password },
  ...{ code: planted.code, code2fa: planted.totp },
  ...{ to_account: planted.iban, account: planted.iban, iban: planted.iban },
  refreshToken: planted.token,
};

/** Signing out last, as nothing is asked after it. */
const names = [...(Object.keys(calls) as CallName[]).filter((name) => name !== "logout"), "logout"] as const;

describeOnPGlite("what the server writes", (at) => {
  const written: string[] = [];
  const bank = testBank(at, { onDefect: (error) => written.push(defectText(error)) });
  const channels = ["log", "info", "warn", "error", "debug"] as const;
  let spies: MockInstance[] = [];
  const write = (...words: unknown[]) => {
    written.push(format(...words));
    return true;
  };
  beforeEach(() => {
    spies = [
      ...channels.map((channel) => vi.spyOn(console, channel).mockImplementation(write)),
      vi.spyOn(process.stdout, "write").mockImplementation(write),
      vi.spyOn(process.stderr, "write").mockImplementation(write),
    ];
  });
  afterEach(() => spies.forEach((spy) => spy.mockRestore()));

  /** Asks every call, signed in as the customer, and an operator's; `breakDown` runs in between. */
  async function askAll(who: Customer, { nul = "", breakDown = async (): Promise<unknown> => undefined }) {
    bank.later(60_000);
    const token = await bank.token(who);
    await breakDown();
    const how = { token, key: planted.code, headers: { Authorization: planted.token } };
    const statuses: number[] = [];
    for (const name of names) {
      const example = name === "orderCreate" ? paymentTo(who) : examples[name].request;
      const fields = Object.entries({ ...example, ...(name === "login" ? { login: who.login } : {}) });
      const body = fields.map(([field, value]) => [
        field,
        field in plantedIn ? plantedIn[field] + nul : value,
      ]);
      statuses.push((await bank.send(name, Object.fromEntries(body), how)).status);
    }
    statuses.push((await bank.operate(`/customers?search=${planted.iban}`)).status);
    return { token, failed: statuses.filter((status) => status >= 500).length };
  }

  it("has no password, code, token, secret or account number, whatever call meets a database that fails", async () => {
    const who = await bank.customer();
    const whole = [await askAll(who, {}), await askAll(who, { nul: "\u0000" })];
    const readOnly = await askAll(who, {
      breakDown: () => sql`set default_transaction_read_only = on`.execute(at.db),
    });
    await sql`set default_transaction_read_only = off`.execute(at.db);
    const gone = await askAll(who, { breakDown: () => sql`set search_path = nowhere`.execute(at.db) });
    await sql`set search_path = public`.execute(at.db);
    expect(readOnly.failed).toBeGreaterThan(5);
    expect(gone.failed).toBeGreaterThan(names.length - 10);
    const output = written.join("\n");
    expect(output).toMatch(/ 25006\b/);
    expect(output).toMatch(/ 42P01\b/);
    const trail = await at.db.selectFrom("audit_log").selectAll().execute();
    const all = output + JSON.stringify(trail);
    expect(all).not.toMatch(/\b(select|insert into|update) "/);
    const tokens = [...whole, readOnly, gone].map(({ token }) => token);
    for (const secret of [...Object.values(planted), who.totpSecret ?? "", who.password, ...tokens])
      expect(all).not.toContain(secret);
  });
});
