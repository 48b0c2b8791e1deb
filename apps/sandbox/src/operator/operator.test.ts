import { expect, it } from "vitest";
import { sandboxClock } from "../platform/clock";
import { describeOnDatabases } from "../platform/testDatabases";
import { paymentTo } from "../testing/orders";
import { start, testBank } from "../testing/testBank";

describeOnDatabases("the operator's calls", (at) => {
  const bank = testBank(at);
  const api = async (path: string, body?: unknown, method = body === undefined ? "GET" : "POST") => {
    const response = await bank.app.request(`/sandbox/api/${path}`, {
      method,
      headers: { "Content-Type": "application/json" },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: await response.json() };
  };

  it("make a customer who can sign in with the code they show, and a session without", async () => {
    const { body: who } = await api("customers", { balance: "12.34", name: "Ilze Bērziņa" });
    expect(who).toMatchObject({ password: "Amberline2026", name: "Ilze Bērziņa" });
    const { body: code } = await api(`codes?login=${encodeURIComponent(who.login)}`);
    expect(code).toMatchObject({ code: expect.stringMatching(/^\d{6}$/), usableInMs: 0 });
    const signedIn = await bank.call("login", { login: who.login, password: who.password, code: code.code });
    expect(signedIn.data.accessToken).toBeTruthy();
    const { body: session } = await api("sessions", { login: who.login });
    const { data } = await bank.call("accountInfo", {}, { token: session.accessToken });
    expect(data.data).toMatchObject({ id: who.accountId, balance: "12.34", user: { iban: who.iban } });
  });

  it("make every kind of customer", async () => {
    const info = async (wanted: object) => {
      const { body: who } = await api("customers", wanted);
      const { data } = await bank.call("accountInfo", {}, { token: await bank.token(who) });
      return data.data;
    };
    expect(await info({ verified: false, twoFactor: false })).toMatchObject({
      balance: "0.00",
      user: { sumsub_status: null, two_factor_auth: false, email_confirm: true },
    });
    expect(await info({ kind: "corporate", name: "SIA Jūras Vējš", confirmed: false })).toMatchObject({
      name: "SIA Jūras Vējš",
      user: { is_corporate: true, corporate_confirm: false, email_confirm: true },
    });
    expect(await info({ confirmed: false, overdraft: "50.00", vopPolicy: "refuse" })).toMatchObject({
      vop_policy: "refuse",
      user: { overdraft: "50.00", email_confirm: false },
    });
    expect(await info({ ownIban: false, balance: "7.00" })).toMatchObject({
      fiat_topup: expect.stringMatching(/^AMB\d{8}$/),
      balance: "7.00",
      user: { iban: null },
    });
  });

  it("settle, decline and fail a payment, once", async () => {
    const who = await bank.customer({ balance: "100.00" });
    const token = await bank.token(who);
    for (const [decision, status, left] of [
      ["settle", "done", "75.00"],
      ["decline", "declined", "75.00"],
      ["fail", "error_done", "75.00"],
    ] as const) {
      await bank.call("orderCreate", paymentTo(who), { token, key: decision });
      bank.later(30_000);
      const forced = paymentTo(who, { force_payment: true, code2fa: await bank.code(who) });
      const { data } = await bank.call("orderCreate", forced, { token, key: decision });
      expect(await api(`payments/${data.id}/${decision}`, {})).toEqual({
        status: 200,
        body: { id: data.id, status },
      });
      expect((await api(`payments/${data.id}/settle`, {})).status).toBe(409);
      const { body: ledger } = await api(`ledger?account=${who.accountId}`);
      expect(ledger).toMatchObject({ total: 0, unequal: [], balance: { posted: left, pendingOut: "0.00" } });
      expect(ledger.payments).toContainEqual(
        expect.objectContaining({ id: data.id, status, amount: "25.00" }),
      );
    }
    expect((await api("payments/nothing/settle", {})).status).toBe(404);
    expect((await api("payments/nothing/burn", {})).status).toBe(404);
  });

  it("let money arrive, by IBAN, reference or id, at once or to be decided", async () => {
    const who = await bank.customer({ balance: "10.00" });
    const pooled = await bank.customer({ balance: "0.00", ownIban: false });
    const arrived = await api("incoming", { account: who.iban, amount: "5.50", fromName: "SIA Rīts" });
    expect(arrived).toEqual({ status: 200, body: { id: expect.any(String), status: "done" } });
    const waiting = await api("incoming", { account: who.accountId, amount: "1.00", status: "new" });
    expect(waiting.body.status).toBe("new");
    await api("incoming", { account: pooled.topUpReference, amount: "2.00", reference: "Top-up" });
    const balance = async (customer: typeof who) =>
      (await api(`ledger?account=${customer.accountId}`)).body.balance.posted;
    expect([await balance(who), await balance(pooled)]).toEqual(["15.50", "2.00"]);
    expect((await api(`payments/${waiting.body.id}/settle`, {})).body.status).toBe("done");
    expect(await balance(who)).toBe("16.50");
  });

  it("charge a fee that belongs to no payment, never more than there is", async () => {
    const who = await bank.customer({ balance: "10.00" });
    expect((await api("fees", { account: who.iban, amount: "1.20" })).body).toMatchObject({ status: "done" });
    expect(await api("fees", { account: who.iban, amount: "8.81" })).toEqual({
      status: 409,
      body: { err: "insufficient_funds" },
    });
    const { data } = await bank.call("orderList", { id: who.accountId }, { token: await bank.token(who) });
    expect(data.data?.[0]).toMatchObject({ type: "fee_manual", amount: "1.20", to_name: "Amberline" });
  });

  it("run the next cycle at once, unless clearing is paused", async () => {
    const who = await bank.customer({ balance: "100.00" });
    const token = await bank.token(who);
    const order = paymentTo(who, { payment_type: "CREDIT" });
    await bank.call("orderCreate", order, { token, key: "k" });
    const code2fa = await bank.code(who);
    const { data } = await bank.call(
      "orderCreate",
      { ...order, force_payment: true, code2fa },
      { token, key: "k" },
    );
    expect(data.status).toBe("pending");
    await api("clearing", { paused: true });
    expect((await api("clearing/run", {})).status).toBe(409);
    await api("clearing", { paused: false });
    expect((await api("clearing/run", {})).body.settled).toBeGreaterThan(0);
    const { body: ledger } = await api(`ledger?account=${who.accountId}`);
    expect(ledger.payments).toContainEqual(expect.objectContaining({ id: data.id, status: "done" }));
    const returned = await api(`payments/${data.id}/return`, {});
    expect(returned).toMatchObject({ status: 200, body: { status: "done" } });
    expect((await api(`payments/${data.id}/return`, {})).body).toEqual({ err: "already_returned" });
    expect((await api("payments/nothing/return", {})).status).toBe(404);
    const { body: after } = await api(`ledger?account=${who.accountId}`);
    expect(after).toMatchObject({ total: 0, unequal: [], balance: { posted: "100.00" } });
  });

  it("plan faults by the call's name or path, and forget them", async () => {
    const { body } = await api("faults", [
      { call: "order/create", fault: "dropAfter" },
      { call: "login", fault: "slow", ms: 5, times: 2 },
    ]);
    expect(body.faults).toMatchObject([
      { call: "orderCreate", fault: "dropAfter", times: 1 },
      { call: "login", fault: "slow", ms: 5, times: 2 },
    ]);
    expect((await api("faults", undefined, "DELETE")).body).toEqual({ faults: [] });
    expect(bank.faults.pending()).toEqual([]);
  });

  it.each([
    ["customers", { balance: "1e3" }],
    ["customers", { kind: "robot" }],
    ["faults", { call: "nothing", fault: "drop" }],
    ["faults", { call: "login", fault: "explode" }],
    ["faults", { call: "login", fault: "status", status: 200 }],
    ["clock", { shiftMs: "soon" }],
    ["sessions", {}],
    ["incoming", { account: "LV00", amount: "1.00" }],
    ["incoming", { amount: "1.00" }],
    ["fees", { account: crypto.randomUUID(), amount: "1.005" }],
  ])("refuse %s with %j, saying why", async (path, body) => {
    const answer = await api(path, body);
    expect(answer.status).toBe(400);
    expect(answer.body.err).toBeTruthy();
  });

  it("move a clock that can be moved, and say when it cannot", async () => {
    expect((await api("clock", { shiftMs: 60_000 })).status).toBe(409);
    const movable = await sandboxClock(at.db, { now: () => start });
    const shifting = testBank(at, { clock: movable });
    const move = (shiftMs: number) =>
      shifting.app.request("/sandbox/api/clock", { method: "POST", body: JSON.stringify({ shiftMs }) });
    expect(await (await move(60_000)).json()).toEqual({ now: start + 60_000, shiftMs: 60_000 });
    expect(await (await move(-60_000)).json()).toEqual({ now: start, shiftMs: 0 });
  });

  it("show what a customer was sent", async () => {
    const who = await bank.customer();
    await bank.call("reset", { email: who.login });
    const { body } = await api(`outbox?login=${encodeURIComponent(who.login)}`);
    expect(body.mail).toMatchObject([{ recipient: who.login, channel: "email" }]);
  });
});

describeOnDatabases("the operator's pages", (at) => {
  const bank = testBank(at);
  const page = async (path: string) => {
    const response = await bank.app.request(`/sandbox${path}`);
    return { status: response.status, html: await response.text(), headers: response.headers };
  };

  it("run no script, carry no inline style, and may not be framed", async () => {
    const who = await bank.customer();
    await bank.call("reset", { email: who.login });
    for (const path of ["", "/payments", "/outbox", "/directory", "/faults"]) {
      const { status, html, headers } = await page(path);
      expect(status).toBe(200);
      expect(html).not.toMatch(/<script|<style|\sstyle=|\son\w+=/i);
      expect(headers.get("Content-Security-Policy")).toBe(
        "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
      );
      expect(headers.get("Cache-Control")).toBe("no-store");
    }
    expect((await page("/style.css")).headers.get("Content-Type")).toMatch(/^text\/css/);
  });

  it("show each customer's code and accounts, with names written as text", async () => {
    const who = await bank.customer({ name: "<b>Ilze</b> Bērziņa" });
    const { html } = await page("");
    expect(html).toContain("&lt;b&gt;Ilze&lt;/b&gt; Bērziņa");
    expect(html).toContain(await bank.code(who));
    expect(html).toContain(who.iban.replace(/(.{4})(?=.)/g, "$1 "));
  });

  it("show what a customer did and met, confirm an address and lift a lock", async () => {
    const who = await bank.customer({ confirmed: false, twoFactor: false });
    const { login, password } = who;
    for (let attempt = 0; attempt < 6; attempt += 1) {
      await bank.call("login", { login, password: "Wrong12345" });
    }
    const { id } = await at.db
      .selectFrom("logins")
      .select("id")
      .where("email", "=", login)
      .executeTakeFirstOrThrow();
    const path = `/customers/${id}`;
    expect((await page("")).html).toContain(`href="/sandbox${path}"`);
    const before = await page(path);
    for (const text of ["signIn.wrongPassword", "signIn.locked", "Confirm the e-mail"]) {
      expect(before.html).toContain(text);
    }
    expect(before.html).not.toMatch(/<script|<style|\sstyle=|\son\w+=/i);
    for (const deed of ["confirm", "unlock"]) {
      const done = await bank.app.request(`/sandbox${path}/${deed}`, { method: "POST" });
      expect([done.status, done.headers.get("Location")]).toEqual([303, `/sandbox${path}`]);
    }
    const { accessToken: token } = await bank.signIn({ ...who, password });
    expect((await bank.call("userInfo", {}, { token })).data.data).toMatchObject({ email_confirm: true });
    const after = await page(path);
    expect(after.html).toContain("confirmed.byOperator");
    expect(after.html).not.toContain("Confirm the e-mail");
    for (const odd of ["nobody", crypto.randomUUID()]) {
      expect((await page(`/customers/${odd}`)).status).toBe(404);
      const refused = await bank.app.request(`/sandbox/customers/${odd}/confirm`, { method: "POST" });
      expect(refused.status).toBe(404);
    }
  });

  it("say what became of a message that left by SMTP", async () => {
    const sent = { channel: "email", subject: "Code", body: "", route: "smtp" } as const;
    const created_at = new Date(start).toISOString();
    const rows = [
      { ...sent, recipient: "sent@example.com", delivered_at: created_at },
      { ...sent, recipient: "refused@example.com", problem: "EENVELOPE 550" },
      { ...sent, recipient: "flying@example.com" },
    ].map((row) => ({ ...row, created_at }));
    await at.db.insertInto("outbox").values(rows).execute();
    const { html } = await page("/outbox");
    for (const text of [">sent<", "not sent: EENVELOPE 550", "on its way"]) expect(html).toContain(text);
  });

  it("change something only when asked from the operator's own pages", async () => {
    const post = (headers: Record<string, string>) =>
      bank.app.request("http://127.0.0.1:4100/sandbox/clearing", {
        method: "POST",
        body: new URLSearchParams({ paused: "yes" }),
        headers: { Host: "127.0.0.1:4100", ...headers },
      });
    const foreign: Record<string, string>[] = [
      { "Sec-Fetch-Site": "cross-site" },
      { "Sec-Fetch-Site": "same-site", Origin: "http://127.0.0.1:9999" },
      { Origin: "https://evil.example" },
      { Origin: "null" },
    ];
    for (const headers of foreign) expect((await post(headers)).status).toBe(403);
    expect((await page("/payments")).html).toContain("Pause clearing");
    const response = await post({ "Sec-Fetch-Site": "same-origin", Origin: "http://127.0.0.1:4100" });
    expect([response.status, response.headers.get("Location")]).toEqual([303, "/sandbox/payments"]);
    expect((await page("/payments")).html).toContain("Resume clearing");
    await bank.app.request("/sandbox/clearing", {
      method: "POST",
      body: new URLSearchParams({ paused: "no" }),
    });
  });

  it("offer a decision on each payment that is not final, and carry it out", async () => {
    const who = await bank.customer();
    const token = await bank.token(who);
    await bank.call("orderCreate", paymentTo(who), { token, key: "k" });
    const forced = paymentTo(who, { force_payment: true, code2fa: await bank.code(who) });
    const { data } = await bank.call("orderCreate", forced, { token, key: "k" });
    const action = `/sandbox/payments/${data.id}/decline`;
    expect((await page("/payments")).html).toContain(`action="${action}"`);
    expect((await bank.app.request(action, { method: "POST" })).status).toBe(303);
    const { html } = await page("/payments");
    expect(html).not.toContain(action);
    expect(html).toContain("by operator");
  });

  it("let money arrive, charge a fee, run a cycle and send a payment back", async () => {
    const who = await bank.customer({ balance: "100.00" });
    const post = (path: string, form: Record<string, string> = {}) =>
      bank.app.request(`/sandbox/${path}`, { method: "POST", body: new URLSearchParams(form) });
    const money = { account: who.iban.replace(/(.{4})(?=.)/g, "$1 "), amount: "30.00" };
    expect((await post("incoming", { ...money, reference: "Īre", status: "done" })).status).toBe(303);
    expect((await post("fees", { ...money, reference: "Karte" })).status).toBe(303);
    expect((await post("fees", { ...money, amount: "1000.00" })).status).toBe(400);
    const token = await bank.token(who);
    const order = paymentTo(who, { payment_type: "CREDIT" });
    await bank.call("orderCreate", order, { token, key: "k" });
    const code2fa = await bank.code(who);
    const { data } = await bank.call(
      "orderCreate",
      { ...order, force_payment: true, code2fa },
      { token, key: "k" },
    );
    const action = `/sandbox/payments/${data.id}/return`;
    expect((await page("/payments")).html).not.toContain(action);
    expect((await post("clearing/run")).status).toBe(303);
    expect((await page("/payments")).html).toContain(action);
    expect((await bank.app.request(action, { method: "POST" })).status).toBe(303);
    const list = await bank.call("orderList", { id: who.accountId, totals: true }, { token });
    expect(list.data.totals).toEqual({ in: "155.00", out: "55.00" });
    expect(list.data.data?.[0]?.status_reason).toBe("the payee's bank sent the payment back");
  });

  it("plan a fault from the form", async () => {
    const form = new URLSearchParams({ call: "login", fault: "status", times: "2", status: "503", ms: "0" });
    await bank.app.request("/sandbox/faults", { method: "POST", body: form });
    expect(bank.faults.pending()).toMatchObject([{ call: "login", fault: "status", times: 2, status: 503 }]);
    await bank.app.request("/sandbox/faults/clear", { method: "POST" });
    expect(bank.faults.pending()).toEqual([]);
  });
});
