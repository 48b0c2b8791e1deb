import {
  clearFaults,
  confirmCustomer,
  createOperatorClient,
  decidePayment,
  letMoneyArrive,
  listCustomers,
  listFaults,
  listOutbox,
  listPayments,
  listTestAccounts,
  listTrail,
  OPERATOR_PATH,
  pauseClearing,
  readCustomer,
  readOverview,
  type trailKinds,
  unlockCustomer,
  type AnyOperatorCall,
  type OperatorRequest,
} from "@amberline/api/operator";
import { expect, it } from "vitest";
import { describeOnDatabases } from "../platform/testDatabases";
import { paymentTo } from "../testing/orders";
import { start, testBank } from "../testing/testBank";
import { type Customer } from "./createCustomer";

describeOnDatabases("the operator application", (at) => {
  const bank = testBank(at);
  const ask = createOperatorClient({
    fetch: async (address, init) => bank.operate(String(address).slice(OPERATOR_PATH.length), init),
  });
  const answerOf = async <C extends AnyOperatorCall>(call: C, request: Partial<OperatorRequest<C>> = {}) => {
    const outcome = await ask(call, request);
    if (!outcome.ok) throw new Error(JSON.stringify(outcome));
    return outcome.data;
  };
  const refusalOf = async <C extends AnyOperatorCall>(call: C, request: Partial<OperatorRequest<C>>) => {
    const outcome = await ask(call, request);
    return outcome.ok ? null : outcome.problem === "refused" ? outcome.text : outcome.problem;
  };
  const found = async (search: string) =>
    (await answerOf(listCustomers, { search })).customers.map(({ email }) => email);
  const pay = async (who: Customer, change = {}) => {
    const token = await bank.token(who);
    const order = paymentTo(who, change);
    const { data: check } = await bank.call("orderCreate", order, { token, key: "k" });
    const code2fa = await bank.codeFor(who, token, "payment", check.vop_id);
    const forced = { ...order, force_payment: true, code2fa };
    const { data } = await bank.call("orderCreate", forced, { token, key: "k" });
    return data.id ?? "";
  };

  it("finds a customer by name, e-mail, IBAN however it is typed, company or top-up reference", async () => {
    const who = await bank.customer({ name: "Zelma Ūdre" });
    const company = await bank.customer({ kind: "corporate", name: "SIA 100% Zīds_" });
    const pooled = await bank.customer({ ownIban: false });
    const spaced = who.iban.replace(/(.{4})(?=.)/g, "$1 ").toLowerCase();
    for (const search of ["zelma Ū", who.login, who.iban, spaced]) {
      expect(await found(search)).toEqual([who.login]);
    }
    for (const search of ["100% z", "zīDS_"]) expect(await found(search)).toEqual([company.login]);
    expect(await found(pooled.topUpReference ?? "")).toEqual([pooled.login]);
    expect(await found("_elma")).toEqual([]);
  });

  it("shows each customer's code and balances", async () => {
    const who = await bank.customer({ name: "<b>Ilze</b> Bērziņa", balance: "10.50" });
    const [customer] = (await answerOf(listCustomers, { search: who.login })).customers;
    expect(customer).toMatchObject({
      first_name: "<b>Ilze</b>",
      code: { code: await bank.code(who), usableInMs: 0 },
      accounts: [{ iban: who.iban, posted: { minor: 1050, currency: "EUR" }, pendingOut: { minor: 0 } }],
    });
  });

  it("shows a customer's audit log, confirms an address and lifts a lock", async () => {
    const who = await bank.customer({ confirmed: false, twoFactor: false });
    const { login, password } = who;
    for (let attempt = 0; attempt < 6; attempt += 1) {
      await bank.call("login", { login, password: "Wrong12345" });
    }
    const [{ id } = { id: "" }] = (await answerOf(listCustomers, { search: login })).customers;
    const before = await answerOf(readCustomer, { id });
    expect(before.customer.isConfirmed).toBe(false);
    const actions = before.trail.map(({ action }) => action);
    expect(actions).toEqual(expect.arrayContaining(["signIn.wrongPassword", "signIn.locked"]));
    await answerOf(confirmCustomer, { id });
    await answerOf(unlockCustomer, { id });
    const { accessToken: token } = await bank.signIn({ ...who, password });
    expect((await bank.call("userInfo", {}, { token })).data.data).toMatchObject({ email_confirm: true });
    const after = await answerOf(readCustomer, { id });
    expect(after.customer.isConfirmed).toBe(true);
    expect(after.trail.map(({ action }) => action)).toContain("operator.confirmCustomer");
    for (const odd of ["nobody", crypto.randomUUID()]) {
      for (const call of [readCustomer, confirmCustomer, unlockCustomer]) {
        expect(await refusalOf(call, { id: odd })).toBe("There is no such customer.");
      }
    }
  });

  it("shows the audit log by customer, address and kind, and writes all of it as CSV", async () => {
    const who = await bank.customer({ name: "=Zelma Ozola", twoFactor: false });
    const wrong = () =>
      bank.call("login", { login: who.login, password: "Wrong12345" }, { address: "198.51.100.20" });
    for (let attempt = 0; attempt < 6; attempt += 1) await wrong();
    await bank.signIn(await bank.customer());
    const read = async (asked: { search?: string; kind?: (typeof trailKinds)[number] }) =>
      (await answerOf(listTrail, asked)).entries.map(({ action }) => action);
    const guesses = Array.from({ length: 5 }, () => "signIn.wrongPassword");
    const [{ id } = { id: "" }] = (await answerOf(listCustomers, { search: who.login })).customers;
    expect(await read({ search: "zelma oz", kind: "attempts" })).toEqual(guesses);
    expect(await read({ search: who.login, kind: "limits" })).toEqual(["signIn.locked"]);
    expect(await read({ search: "198.51.100.20" })).toEqual(["signIn.locked", ...guesses]);
    expect(await read({ search: "198.51.100" })).toEqual([]);
    const [done] = (await answerOf(listTrail, {})).entries.filter(({ action }) => action === "signIn.done");
    expect(await read({ search: done?.session?.slice(0, 8) ?? "none" })).toEqual(["signIn.done"]);
    expect(await read({ search: done?.session?.slice(0, 7) ?? "none" })).toEqual([]);
    const [entry] = (await answerOf(listTrail, { search: who.login })).entries;
    const customer = { id, email: who.login, name: "=Zelma Ozola" };
    expect(entry).toMatchObject({ action: "signIn.locked", address: "198.51.100.20", customer });
    const file = await bank.operate(`/trail.csv?kind=limits&search=${who.login}`);
    const [header, ...rows] = (await file.text()).trim().split("\r\n");
    expect(header).toBe("time,action,email,login,session,address,detail");
    expect(rows).toHaveLength(1);
    expect(rows[0]).toContain(`Z,signIn.locked,${who.login},${id},,198.51.100.20,`);
    expect(await read({ kind: "operators" })).toContain("operator.trailExported");
    expect((await bank.operate("/trail.csv?kind=unknown")).status).toBe(400);
  });

  it("shows the delivery status of a message sent by SMTP, and finds messages by their text", async () => {
    const sent = { channel: "email", subject: "Code", body: "", route: "smtp" } as const;
    const created_at = new Date(start).toISOString();
    const rows = [
      { ...sent, recipient: "sent@example.com", delivered_at: created_at },
      { ...sent, recipient: "refused@example.com", problem: "EENVELOPE 550" },
      { ...sent, recipient: "flying@example.com", route: "outbox" as const, body: "<i>Sveiki</i>" },
    ].map((row) => ({ ...row, created_at }));
    await at.db.insertInto("outbox").values(rows).execute();
    const { mail } = await answerOf(listOutbox, { search: "@example.com" });
    expect(mail).toMatchObject([
      { recipient: "flying@example.com", route: "outbox", body: "<i>Sveiki</i>" },
      { delivered_at: null, problem: "EENVELOPE 550" },
      { delivered_at: created_at, problem: null },
    ]);
    expect((await answerOf(listOutbox, { search: "sveiki" })).mail).toHaveLength(1);
  });

  it("allows changes only from its own pages", async () => {
    const post = (headers: Record<string, string>) =>
      bank.operate("/clearing", {
        method: "POST",
        body: JSON.stringify({ paused: true }),
        headers: { Host: "127.0.0.1:4100", ...headers },
      });
    const foreign: Record<string, string>[] = [
      { "Sec-Fetch-Site": "cross-site" },
      { "Sec-Fetch-Site": "same-site", Origin: "http://127.0.0.1:9999" },
      { Origin: "https://evil.example" },
      { Origin: "null" },
    ];
    for (const headers of foreign) expect((await post(headers)).status).toBe(403);
    expect((await post({ "Content-Type": "text/plain" })).status).toBe(415);
    expect((await answerOf(listPayments)).isPaused).toBe(false);
    const own = await post({ "Sec-Fetch-Site": "same-origin", Origin: "http://127.0.0.1:4100" });
    expect(own.status).toBe(200);
    expect((await answerOf(listPayments)).isPaused).toBe(true);
    await answerOf(pauseClearing, { paused: false });
  });

  it("keeps its answers from other sites, caches and frames", async () => {
    const { headers } = await bank.operate("/customers");
    expect(headers.get("Cache-Control")).toBe("no-store");
    expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
    expect(headers.get("Cross-Origin-Resource-Policy")).toBe("same-origin");
    expect(headers.get("Content-Security-Policy")).toMatch(/default-src 'none'.*frame-ancestors 'none'/);
  });

  it("offers a decision on each pending payment and a return of a completed one, and finds both", async () => {
    const who = await bank.customer({ balance: "100.00", name: "Zane Ozola" });
    const id = await pay(who, { to_reference: "Rēķins 77" });
    const shown = async (search: string) => (await answerOf(listPayments, { search })).payments;
    expect(await shown("Rēķins 77")).toMatchObject([
      { id, amount: { minor: 2500 }, actions: ["settle", "decline", "fail"] },
    ]);
    expect(await shown(id.slice(0, 8).toUpperCase())).toMatchObject([{ id }]);
    await answerOf(decidePayment, { id, action: "settle" });
    expect(await shown("zane OZOLA")).toContainEqual(
      expect.objectContaining({ id, status: "done", actions: ["return"] }),
    );
    await answerOf(decidePayment, { id, action: "return" });
    expect(await refusalOf(decidePayment, { id, action: "return" })).toBe("already_returned");
    const waiting = await answerOf(listPayments, { waiting: true });
    expect(waiting.payments.map((payment) => payment.id)).not.toContain(id);
  });

  it("counts what needs attention", async () => {
    const before = await answerOf(readOverview);
    const who = await bank.customer({ balance: "100.00" });
    await answerOf(letMoneyArrive, { account: who.iban, amount: "3.00", status: "new" });
    bank.faults.plan({ call: "login", fault: "drop" });
    const after = await answerOf(readOverview);
    expect(after.waiting.payments).toBe(before.waiting.payments + 1);
    expect(after.waiting.faults).toBe(1);
    expect(after).toMatchObject({
      bank: { name: "Amberline", timeZone: "Europe/Riga" },
      now: bank.clock.now(),
    });
    await answerOf(clearFaults);
    expect((await answerOf(listFaults)).faults).toEqual([]);
  });

  it("names accounts at other banks for each case to test", async () => {
    const { accounts } = await answerOf(listTestAccounts);
    const results = new Set(accounts.map(({ typed }) => typed?.result));
    expect(results).toEqual(new Set(["MTCH", "CMTC", "NMTC", "NOAP", undefined]));
  });
});
