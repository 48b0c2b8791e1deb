import { expect, it } from "vitest";
import { sandboxClock } from "../platform/clock";
import { describeOnPGlite } from "../platform/testDatabases";
import { paymentTo } from "../testing/orders";
import { start, testBank } from "../testing/testBank";

describeOnPGlite("the operator's calls", (at) => {
  const bank = testBank(at);
  const api = async (path: string, body?: unknown, method = body === undefined ? "GET" : "POST") => {
    const response = await bank.operate(`/${path}`, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: await response.json() };
  };

  it("create a customer who can sign in with the code they show, and a session without it", async () => {
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

  it("create every kind of customer", async () => {
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
      const order = { to_reference: `To ${decision}` };
      const { data: check } = await bank.call("orderCreate", paymentTo(who, order), { token, key: decision });
      const code2fa = await bank.codeFor(who, token, "payment", check.vop_id);
      const forced = paymentTo(who, { ...order, force_payment: true, code2fa });
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
    expect((await api("payments/nothing/burn", {})).status).toBe(400);
  });

  it("book incoming money, by IBAN, reference or id, at once or pending", async () => {
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

  it("charge a fee that belongs to no payment, within the available balance", async () => {
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
    const { data: check } = await bank.call("orderCreate", order, { token, key: "k" });
    const code2fa = await bank.codeFor(who, token, "payment", check.vop_id);
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

  it("plan faults by the call's name or path, and clear them", async () => {
    const { body } = await api("faults", [
      { call: "order/create", fault: "dropAfter" },
      { call: "login", fault: "slow", ms: 5, times: 2 },
    ]);
    expect(body.faults).toMatchObject([
      { call: "orderCreate", fault: "dropAfter", times: 1 },
      { call: "login", fault: "slow", ms: 5, times: 2 },
    ]);
    const ofAnna = { call: "login", fault: "drop", visitor: "anna" };
    expect((await api("faults", ofAnna)).body).toEqual(body);
    expect((await api("faults", undefined, "DELETE")).body).toEqual({ faults: [] });
    expect(bank.faults.take("login", "anna")).toMatchObject(ofAnna);
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
  ])("refuse %s with %j, with the reason", async (path, body) => {
    const answer = await api(path, body);
    expect(answer.status).toBe(400);
    expect(answer.body.err).toBeTruthy();
  });

  it("shift a clock if it can be shifted, and report if it cannot", async () => {
    expect((await api("clock", { shiftMs: 60_000 })).status).toBe(409);
    const movable = await sandboxClock(at.db, { now: () => start });
    const shifting = testBank(at, { clock: movable });
    const move = (shiftMs: number) =>
      shifting.operate("/clock", { method: "POST", body: JSON.stringify({ shiftMs }) });
    expect(await (await move(60_000)).json()).toEqual({ now: start + 60_000, shiftMs: 60_000 });
    expect(await (await move(-60_000)).json()).toEqual({ now: start, shiftMs: 0 });
  });

  it("show messages sent to a customer", async () => {
    const who = await bank.customer();
    await bank.call("reset", { email: who.login });
    const { body } = await api(`outbox?login=${encodeURIComponent(who.login)}`);
    expect(body.mail).toMatchObject([{ recipient: who.login, channel: "email" }]);
  });
});
