import { CLOSING_CHANGED, STEP_UP_REQUIRED } from "@amberline/api/contract";
import { expect, it } from "vitest";
import { balanceOf, trialBalance } from "../../ledger";
import { runClearing } from "../../clearing";
import { type Customer } from "../../operator/createCustomer";
import { describeOnDatabases } from "../../platform/testDatabases";
import { payers } from "../../testing/orders";
import { access, sharedAccounts } from "../../testing/sharedAccounts";
import { testBank } from "../../testing/testBank";

const anna = { name: "Anna Liepiņa", account: "LV50UNLA0050001234567" };

interface Payee {
  name: string;
  account: string;
}

describeOnDatabases("closing an account", (at) => {
  const bank = testBank(at);
  const { ready } = payers(bank);
  const { company, colleague } = sharedAccounts(bank);

  /** What a device of the customer does about it. */
  const device = async (who: Customer) => {
    const token = await bank.token(who);
    const info = async () => (await bank.call("closingInfo", {}, { token })).data.data;
    const check = async (amount: string, to: Payee) =>
      (await bank.call("closingPayee", { amount, to }, { token })).data.data?.id ?? null;
    const prove = (amount: string, to: Payee | null) =>
      bank.stepUp(
        who,
        token,
        "accountClose",
        [who.accountId, amount, ...(to ? [to.account, to.name] : [])].join(":"),
      );
    const close = (amount: string, to: Payee | null, checked: string | null) =>
      bank.call("accountClose", { amount, to, check: checked }, { token });
    /** All of it, as the app does. */
    const closeFor = async (to: Payee | null = anna) => {
      const amount = String((await info())?.amount);
      const checked = to && (await check(amount, to));
      await prove(amount, to);
      return close(amount, to, checked);
    };
    return { token, info, check, prove, close, closeFor };
  };

  const clear = async () => {
    bank.later(60_000);
    await runClearing(at.db, bank.clock.now());
  };

  const isSound = async () => {
    const { totals, unequal } = await trialBalance(at.db);
    expect([unequal, totals.every(({ postedCents }) => postedCents === 0)]).toEqual([[], true]);
  };

  it("pays out what is there, spaces included, and closes in one step [2.12-51] [2.12-53]", async () => {
    const { who } = await ready({ balance: "120.00" });
    const { token, info, closeFor } = await device(who);
    const space = { id: crypto.randomUUID(), name: "Norvēģija", goal: null, rule: null };
    await bank.call("spaceSave", space, { token });
    const move = { id: space.id, key: crypto.randomUUID(), direction: "in", amount: "20.00" } as const;
    await bank.call("spaceMove", move, { token });
    expect(await info()).toMatchObject({
      ...{ closed_at: null, amount: "120.00", blockers: [], paid: null, kept_until: null },
      ends: [{ kind: "spaces", rows: [{ name: "Norvēģija", amount: "20.00" }] }],
    });
    expect((await closeFor()).data.data).toMatchObject({
      ...{ amount: "0.00", kept_until: "2031-11-20" },
      paid: { ...anna, amount: "120.00", is_final: false },
    });
    await clear();
    expect(await info()).toMatchObject({ paid: { is_final: true } });
    expect(await balanceOf(at.db, who.accountId)).toMatchObject({ postedCents: 0, pendingOutCents: 0 });
    await isSound();
    const mails = (await bank.mail()).filter(({ recipient }) => recipient === who.login);
    expect(mails.at(-1)?.subject).toMatch(/^Your account LV.* is closed$/);
    const code = mails.find(({ body }) => body.includes("€120.00 is paid to Anna Liepiņa, LV50 UNLA"));
    expect(code).toBeDefined();
    const { data } = await bank.call("notificationList", {}, { token });
    expect(data.data?.[0]).toMatchObject({ kind: "security", title: mails.at(-1)?.subject });
    const trail = await at.db
      .selectFrom("audit_log")
      .select("action")
      .where("account_id", "=", who.accountId)
      .where("action", "like", "account.%")
      .execute();
    expect(trail).toEqual([{ action: "account.closed" }]);
  });

  it("leaves nothing to be paid from the account or to it [2.12-54]", async () => {
    const { who, ask } = await ready({ balance: "10.00" });
    const other = await ready({ balance: "50.00" });
    const { token, closeFor } = await device(who);
    await closeFor();
    await clear();
    expect((await ask({}, "later")).status).toBe(403);
    expect((await bank.send("receiverList", { id: who.accountId }, { token })).status).toBe(200);
    const schedule = (rhythm: "daily" | "none") =>
      bank.send("statementScheduleUpdate", { rhythm }, { token });
    expect([(await schedule("daily")).status, (await schedule("none")).status]).toEqual([403, 200]);
    const arrive = { account: who.iban, amount: "5.00" };
    const arrived = await bank.operate("/incoming", { method: "POST", body: JSON.stringify(arrive) });
    expect([arrived.status, await arrived.text()]).toEqual([409, expect.stringContaining("AC04")]);
    const to = { to_name: who.name, to_account: who.iban, to_bic: "AMBRLV22" };
    const checked = await other.ask({ ...to, amount: "7.00" });
    const paid = await other.force({ ...to, amount: "7.00", vop_id: checked.data.vop_id });
    expect(paid.err).toBeUndefined();
    await clear();
    const rows = await at.db
      .selectFrom("transactions")
      .select(["status", "status_reason"])
      .where("to_account", "=", who.iban)
      .where("type", "=", "SEND")
      .execute();
    expect(rows).toEqual([{ status: "declined", status_reason: "account_closed" }]);
    expect((await balanceOf(at.db, who.accountId))?.postedCents).toBe(0);
    await isSound();
  });

  it("waits for what is on its way, and says what [2.12-51]", async () => {
    const { who, ask, force } = await ready({ balance: "100.00" });
    const { info, check, close } = await device(who);
    await ask({});
    await force();
    const waiting = await info();
    expect(waiting?.blockers).toMatchObject([{ kind: "pending", rows: [{ name: "Anna Liepiņa" }] }]);
    const amount = String(waiting?.amount);
    expect((await close(amount, anna, await check(amount, anna))).err).toBe(CLOSING_CHANGED);
    await clear();
    expect((await info())?.blockers).toEqual([]);
  });

  it("takes a step-up for the amount and the payee that were shown [2.12-52]", async () => {
    const { who } = await ready({ balance: "80.00" });
    const { info, check, close, prove } = await device(who);
    const checked = await check("80.00", anna);
    expect((await close("80.00", anna, checked)).err).toBe(STEP_UP_REQUIRED);
    const other = { name: "Jānis Ozols", account: "LV97HABA0012345678910" };
    await prove("80.00", anna);
    expect((await close("80.00", other, await check("80.00", other))).err).toBe(STEP_UP_REQUIRED);
    expect((await close("80.00", anna, null)).err).toMatch(/name/i);
    expect((await close("79.00", anna, checked)).err).toBe(CLOSING_CHANGED);
    expect((await close("80.00", null, null)).err).toBe(CLOSING_CHANGED);
    expect(await info()).toMatchObject({ closed_at: null, amount: "80.00" });
    expect((await close("80.00", anna, checked)).err).toBeUndefined();
    await clear();
    await isSound();
  });

  it("happens once, however often and from wherever it is asked for [2.12-53]", async () => {
    const { who } = await ready({ balance: "60.00" });
    const [phone, laptop] = [await device(who), await device(who)];
    const closing: (() => ReturnType<typeof phone.close>)[] = [];
    for (const { check, prove, close } of [phone, laptop]) {
      const checked = await check("60.00", anna);
      await prove("60.00", anna);
      closing.push(() => close("60.00", anna, checked));
    }
    const answers = await Promise.all([...closing, ...closing].map((close) => close()));
    expect(answers.map(({ err, data }) => [err, data.data?.paid?.amount])).toEqual(
      answers.map(() => [undefined, "60.00"]),
    );
    const sent = await at.db
      .selectFrom("transactions")
      .select("amount_cents")
      .where("account_id", "=", who.accountId)
      .where("type", "=", "SEND")
      .execute();
    expect(sent).toEqual([{ amount_cents: 6_000 }]);
    await clear();
    await isSound();
  });

  it("lets what came back be paid out again [2.12-55]", async () => {
    const { who } = await ready({ balance: "30.00" });
    const { info, closeFor } = await device(who);
    await closeFor();
    await clear();
    const sent = await at.db
      .selectFrom("transactions")
      .select("id")
      .where("account_id", "=", who.accountId)
      .where("type", "=", "SEND")
      .executeTakeFirstOrThrow();
    const answer = await bank.operate(`/payments/${sent.id}/return`, { method: "POST", body: "{}" });
    expect(answer.ok).toBe(true);
    expect(await info()).toMatchObject({ amount: "30.00", paid: null, blockers: [] });
    const again = { name: "Jānis Ozols", account: "LV97HABA0012345678910" };
    expect((await closeFor(again)).data.data).toMatchObject({ amount: "0.00", paid: { ...again } });
    await clear();
    await isSound();
  });

  it("says before the form that paying out takes two-factor and a verified identity [2.12-51]", async () => {
    const who = await bank.customer({ twoFactor: false, verified: false, balance: "5.00" });
    const { info, close } = await device(who);
    const lacks = [
      { kind: "identity", rows: [{ name: "" }] },
      { kind: "twoFactor", rows: [{ name: "" }] },
    ];
    expect((await info())?.blockers).toMatchObject(lacks);
    expect((await close("5.00", anna, null)).err).toBe(CLOSING_CHANGED);
    await at.db
      .updateTable("logins")
      .set({ sumsub_status: "verify" })
      .where("email", "=", who.login)
      .execute();
    expect((await info())?.blockers).toMatchObject(lacks.slice(1));
  });

  it("takes no payee where there is nothing to pay out, nor two-factor [2.12-52]", async () => {
    const who = await bank.customer({ twoFactor: false, balance: "0.00" });
    const { closeFor, info } = await device(who);
    expect((await closeFor(null)).data.data).toMatchObject({ amount: "0.00", paid: null });
    expect((await info())?.closed_at).not.toBeNull();
  });

  it("lets the customer sign in, and read statements and their data, even if it was the last [2.12-56]", async () => {
    const { who } = await ready({ balance: "10.00" });
    const { closeFor } = await device(who);
    await closeFor();
    await clear();
    const token = await bank.token(who);
    const { data } = await bank.call("accountInfo", {}, { token });
    expect(data.data).toMatchObject({
      ...{ can_close: true, has_spaces: false, has_money_requests: false, has_direct_debits: false },
      access: { rights: ["see", "salaries"] },
    });
    expect(data.data?.closed_at).not.toBeNull();
    const list = await bank.call("orderList", { id: who.accountId, limit: 50 }, { token });
    expect(list.data.data).toHaveLength(2);
    const range = { id: who.accountId, start: "2026-11-01", end: "2026-11-20", statement: true };
    expect((await bank.send("orderPdf", range, { token })).status).toBe(200);
    expect((await bank.call("dataCopyOrder", { key: crypto.randomUUID() }, { token })).err).toBeUndefined();
    expect((await bank.call("sessionList", {}, { token })).err).toBeUndefined();
  });

  it("of a company is its owner's, who lifts its rule first; others lose their access and are told [2.12-57]", async () => {
    const a = await company();
    const { token: theirs, who: colleagueOf } = await colleague(a, access(["pay"]));
    const { info, closeFor } = await device(a.owner);
    expect((await bank.send("closingInfo", {}, { token: theirs })).status).toBe(403);
    const rule = (above: number | null, approvers: number | null) =>
      at.db
        .updateTable("accounts")
        .set({ approve_above_cents: above, approvers })
        .where("id", "=", a.owner.accountId)
        .execute();
    await rule(10_000, 1);
    expect((await info())?.blockers).toMatchObject([{ kind: "rule", rows: [{ amount: "100.00" }] }]);
    await rule(null, null);
    expect((await info())?.ends).toMatchObject([{ kind: "people", rows: [{}] }]);
    expect((await closeFor()).err).toBeUndefined();
    expect(
      (await bank.send("orderList", { id: a.owner.accountId, limit: 5 }, { token: theirs })).status,
    ).toBe(403);
    const mails = (await bank.mail()).filter(({ recipient }) => recipient === colleagueOf.login);
    expect(mails.at(-1)?.subject).toMatch(/^Your access to the account of .* has ended$/);
    await clear();
    await isSound();
  });
});
