import { STEP_UP_REQUIRED } from "@amberline/api/contract";
import { dayMs } from "@amberline/domain/dates";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { type Customer } from "../../operator/createCustomer";
import { describeOnDatabases } from "../../platform/testDatabases";
import { payers, type OrderRequest } from "../../testing/orders";
import { access, sharedAccounts } from "../../testing/sharedAccounts";
import { testBank } from "../../testing/testBank";

const anna = {
  name: "Anna Liepiņa",
  account: "LV50UNLA0050001234567",
  bic: "UNLALV2X",
  bank_name: "SEB banka",
  beneficary_type: "private",
  details: "",
} as const;

interface Payee {
  name: string;
  account: string;
}

const wrong = "INCORRECT_2FA_CODE";

describeOnDatabases("trusted payees", (at) => {
  const bank = testBank(at);
  const { ready, paymentsOf } = payers(bank);
  const { company, colleague } = sharedAccounts(bank);

  const subjectOf = (id: string, { name, account }: Payee = anna) => `${id}:${account}:${name}`;

  /** Trusts a saved payee, after a step-up for it. */
  const trust = async (who: Customer, token: string, id: string, payee: Payee = anna) => {
    await bank.stepUp(who, token, "receiverTrust", subjectOf(id, payee));
    return bank.call("receiverTrust", { id, trust: true }, { token });
  };

  const trusting = async (wanted: Parameters<typeof bank.customer>[0] = {}) => {
    const { who, ask, force } = await ready({ balance: "5000.00", ...wanted });
    const token = await bank.token(who);
    const { data } = await bank.call("receiverCreate", anna, { token });
    const id = data.id ?? "";
    let nth = 0;
    /** Checks a payment and makes it without a code. */
    const pay = async (change: Partial<OrderRequest> = {}) => {
      const key = `codeless-${(nth += 1)}`;
      const order = { to_reference: `Nr ${nth}`, ...change };
      const { data: checked, err } = await ask(order, key);
      if (err) return { checked, err, paid: undefined };
      const made = await ask({ ...order, vop_id: checked.vop_id, force_payment: true }, key);
      return { checked, err: made.err, paid: made.data.id };
    };
    const list = async () => (await bank.call("receiverList", { id: who.accountId }, { token })).data;
    return { who, token, id, ask, force, pay, list };
  };

  it("are paid a small amount without a code, and others are not [2.14-40] [2.14-41]", async () => {
    const { who, token, id, pay, list } = await trusting();
    const before = await pay();
    expect(before.err).toBe(wrong);
    expect(before.checked.without_code).toBeUndefined();
    expect(await paymentsOf(who)).toHaveLength(0);
    expect((await trust(who, token, id)).data.success).toBe(true);
    expect(await list()).toMatchObject({
      data: [{ id, is_trusted: true }],
      trust: { per_payment: "250.00", per_day: "500.00" },
    });
    const { checked, paid } = await pay();
    expect(checked.without_code).toBe(true);
    expect(paid).toBeTruthy();
    const other = { to_name: "Jānis Ozols", to_account: "LV97HABA0012345678910", to_bic: "HABALV22" };
    expect((await pay(other)).err).toBe(wrong);
    const trail = await at.db
      .selectFrom("audit_log")
      .select("action")
      .where("account_id", "=", who.accountId)
      .where("action", "in", ["payee.trusted", "payment.placedWithoutCode"])
      .orderBy("id")
      .execute();
    expect(trail.map(({ action }) => action)).toEqual(["payee.trusted", "payment.placedWithoutCode"]);
  });

  it("take a step-up that names the payee, once, and are told by notification and mail [2.14-40]", async () => {
    const { who, token, id, list } = await trusting();
    const add = () => bank.call("receiverTrust", { id, trust: true }, { token });
    expect((await add()).err).toBe(STEP_UP_REQUIRED);
    await trust(who, token, id);
    const subject = `You trust a payee: ${anna.name}`;
    const mails = (await bank.mail()).filter(({ recipient }) => recipient === who.login);
    expect(mails.at(-1)).toMatchObject({ subject, channel: "email" });
    const code = mails.find(({ body }) => body.includes("trust Anna Liepiņa"));
    expect(code?.body).toContain("LV50 UNLA 0050 0012 3456 7, ".trim().slice(0, 26));
    expect(code?.body).toContain("€250.00");
    const { data } = await bank.call("notificationList", {}, { token });
    expect(data.data?.[0]).toMatchObject({ kind: "security", title: subject });
    expect((await add()).err).toBe(STEP_UP_REQUIRED);
    await bank.call("receiverTrust", { id, trust: false }, { token });
    expect((await list()).data?.[0]?.is_trusted).toBe(false);
  });

  it("are no longer trusted once removed, renamed or with another account [2.14-42]", async () => {
    const { who, token, id, pay, list } = await trusting();
    await trust(who, token, id);
    await bank.call("receiverTrust", { id, trust: false }, { token });
    expect((await pay()).err).toBe(wrong);
    for (const change of [
      { name: "Anna Liepiņa Ozola" },
      { account: "LV97HABA0012345678910", bic: "HABALV22" },
    ]) {
      await trust(who, token, id);
      await bank.call("receiverUpdate", { id, ...anna, ...change }, { token });
      expect((await list()).data?.[0]?.is_trusted).toBe(false);
      await bank.call("receiverUpdate", { id, ...anna }, { token });
      expect((await list()).data?.[0]?.is_trusted).toBe(false);
      expect((await pay()).err).toBe(wrong);
    }
    await trust(who, token, id);
    await bank.call("receiverDelete", { id }, { token });
    expect((await pay()).err).toBe(wrong);
    expect(await paymentsOf(who)).toHaveLength(0);
  });

  it("take a code above the limit of a payment or of a day, for later, and for one like another [2.14-41]", async () => {
    const { who, token, id, pay, ask, force } = await trusting();
    await trust(who, token, id);
    expect((await pay({ amount: "250.01" })).err).toBe(wrong);
    const plan = {
      plan: { first: "2026-12-01", every: "month", until: null },
    } as unknown as Partial<OrderRequest>;
    expect((await pay(plan)).paid).toBeUndefined();
    const first = await pay({ amount: "250.00", to_reference: "Viens" });
    expect(first.paid).toBeTruthy();
    const again = await pay({ amount: "250.00", to_reference: "Viens", repeat_of: first.paid });
    expect(again.err).toBe(wrong);
    expect((await pay({ amount: "249.00" })).paid).toBeTruthy();
    const over = await pay({ amount: "1.01" });
    expect(over.err).toBe(wrong);
    expect(over.checked.without_code).toBeUndefined();
    await ask({ amount: "1.01", to_reference: "Ar kodu" }, "coded");
    expect((await force({ amount: "1.01", to_reference: "Ar kodu" }, "coded")).data.id).toBeTruthy();
    expect((await pay({ amount: "1.00" })).paid).toBeTruthy();
    bank.later(dayMs);
    const { ask: askNext } = await ready({}, who);
    expect((await askNext({ to_reference: "Nākamajā dienā" }, "next")).data.without_code).toBe(true);
  });

  it("are trusted no more once whoever trusted them may not pay for the company [2.14-42]", async () => {
    const shared = await company();
    const { token } = shared;
    const created = await bank.call("receiverCreate", anna, { token });
    const id = created.data.id ?? "";
    const isTrusted = async () =>
      (await bank.call("receiverList", { id: shared.owner.accountId }, { token })).data.data?.[0]?.is_trusted;
    const trusting = async () => {
      const person = await colleague(shared, access(["pay"]));
      expect((await trust(person.who, person.token, id)).data.success).toBe(true);
      expect(await isTrusted()).toBe(true);
      return person;
    };
    const leaving = await trusting();
    await shared.remove(shared.owner, token, leaving.id);
    expect(await isTrusted()).toBe(false);
    const changing = await trusting();
    await shared.save(shared.owner, token, {
      id: changing.id,
      access: access(["pay"], { per_day: "10.00" }),
    });
    expect(await isTrusted()).toBe(true);
    await shared.save(shared.owner, token, { id: changing.id, access: access(["prepare"]) });
    expect(await isTrusted()).toBe(false);
    const trail = await at.db
      .selectFrom("audit_log")
      .select("action")
      .where("account_id", "=", shared.owner.accountId)
      .where("action", "=", "payee.distrusted")
      .execute();
    expect(trail).toHaveLength(2);
  });

  it("still keep to the customer's own limits, and take a code while codes are locked", async () => {
    const { who, token, id, pay, ask } = await trusting();
    await trust(who, token, id);
    await bank.stepUp(who, token, "limitsUpdate");
    const none = { per_day: null, instant_per_payment: null, instant_per_day: null };
    await bank.call("limitsUpdate", { per_payment: "20.00", ...none }, { token });
    expect((await pay()).err).toContain("€20.00");
    await bank.stepUp(who, token, "limitsUpdate");
    await bank.call("limitsUpdate", { per_payment: null, ...none }, { token });
    const { data } = await ask({ amount: "30.00" }, "guessing");
    for (let guess = 0; guess < 5; guess += 1)
      await ask({ amount: "30.00", vop_id: data.vop_id, force_payment: true, code2fa: "XXXXXX" }, "guessing");
    expect((await pay()).err).toContain("minute");
    expect(await paymentsOf(who)).toHaveLength(0);
  });

  it("are added by nobody else's step-up, nor for another payee, nor for one changed meanwhile", async () => {
    const victim = await trusting();
    const thief = await trusting();
    expect(
      (await bank.call("receiverTrust", { id: victim.id, trust: true }, { token: thief.token })).err,
    ).toBe("NOT_FOUND");
    const proof = { act: "receiverTrust", password: thief.who.password } as const;
    for (const subject of [
      subjectOf(victim.id),
      subjectOf(thief.id, { ...anna, name: "Kāds Cits" }),
      "",
      thief.id,
    ]) {
      const { err } = await bank.call(
        "stepUp",
        { ...proof, subject, code: "ABC234" },
        { token: thief.token },
      );
      expect(err).toBe("NOT_FOUND");
    }
    // Another session of the same login.
    const { accessToken: second } = await bank.signIn(victim.who);
    await bank.stepUp(victim.who, victim.token, "receiverTrust", subjectOf(victim.id));
    expect((await bank.call("receiverTrust", { id: victim.id, trust: true }, { token: second })).err).toBe(
      STEP_UP_REQUIRED,
    );
    // Changed between the step-up and its use.
    const theirs = { ...anna, account: "LV97HABA0012345678910", bic: "HABALV22" };
    await bank.call("receiverUpdate", { id: victim.id, ...theirs }, { token: victim.token });
    const add = () => bank.call("receiverTrust", { id: victim.id, trust: true }, { token: victim.token });
    expect((await add()).err).toBe(STEP_UP_REQUIRED);
    expect((await victim.list()).data?.[0]?.is_trusted).toBe(false);
  });

  it("need a second factor to agree by", async () => {
    const { who, token, id } = await trusting({ twoFactor: false });
    const { err } = await bank.call(
      "stepUp",
      { act: "receiverTrust", subject: subjectOf(id), password: who.password },
      { token },
    );
    expect(err).toContain("wo-factor");
    expect((await bank.call("receiverTrust", { id, trust: true }, { token })).err).toContain("wo-factor");
  });

  it("are paid after a name check of this very order alone", async () => {
    const { who, token, id, ask } = await trusting();
    await trust(who, token, id);
    const { data } = await ask({ amount: "1.00" }, "checked");
    expect(data.without_code).toBe(true);
    for (const vop_id of [undefined, data.vop_id])
      expect((await ask({ amount: "200.00", vop_id, force_payment: true }, "other")).data.id).toBeUndefined();
    expect(await paymentsOf(who)).toHaveLength(0);
  });

  it("are taken off the list in the trail, too, by whoever deletes one", async () => {
    const { who, token, id } = await trusting();
    await trust(who, token, id);
    await bank.call("receiverDelete", { id }, { token });
    const trail = at.db.selectFrom("audit_log").select("action").where("account_id", "=", who.accountId);
    const distrusted = await trail.where("action", "=", "payee.distrusted").execute();
    expect(distrusted).toHaveLength(1);
  });

  // The single connection of the embedded database would wait for itself.
  it.runIf(at.kind === "postgres")("are saved while the company changes who may do what", async () => {
    const firm = await company();
    const { token } = await colleague(firm, access(["pay"]));
    const { accountId } = firm.owner;
    const saved = await at.db.transaction().execute(async (trx) => {
      await trx.selectFrom("accounts").select("id").where("id", "=", accountId).forNoKeyUpdate().execute();
      const saving = bank.call("receiverCreate", anna, { token });
      const waiting = sql`select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
      await expect.poll(async () => (await waiting.execute(at.db)).rows.length, { timeout: 10_000 }).toBe(1);
      await trx
        .updateTable("account_people")
        .set({ may_approve: true })
        .where("account_id", "=", accountId)
        .execute();
      return { saving };
    });
    expect((await saved.saving).data.id).toBeTruthy();
  });

  it("get no more than the day's sum however many payments are made at once [2.14-41]", async () => {
    const { who, token, id, ask } = await trusting();
    await trust(who, token, id);
    const orders = [];
    for (let nth = 0; nth < 20; nth += 1) {
      const order = { amount: "60.00", to_reference: `Nr. ${nth}` };
      orders.push({ ...order, vop_id: (await ask(order, `race-${nth}`)).data.vop_id, force_payment: true });
    }
    const made = await Promise.all(orders.map((order, nth) => ask(order, `race-${nth}`)));
    expect(made.filter(({ data }) => data.id)).toHaveLength(8);
    expect(made.filter(({ err }) => err === wrong)).toHaveLength(12);
    expect(await paymentsOf(who)).toHaveLength(8);
  });

  it("get one payment for a key, however often it is sent", async () => {
    const { who, token, id, ask } = await trusting();
    await trust(who, token, id);
    const { data } = await ask({}, "one");
    const send = () => ask({ vop_id: data.vop_id, force_payment: true }, "one");
    const made = await Promise.all(Array.from({ length: 10 }, send));
    expect(new Set(made.map(({ text }) => text)).size).toBe(1);
    expect(made[0]?.data.id).toBeTruthy();
    await bank.call("receiverTrust", { id, trust: false }, { token });
    expect((await send()).data.id).toBe(made[0]?.data.id);
    expect(await paymentsOf(who)).toHaveLength(1);
  });

  it("of a company are added by who may pay alone, told to its owner, and stand for no approval [2.14-43]", async () => {
    const firm = await company();
    const { data } = await bank.call("receiverCreate", anna, { token: firm.token });
    const id = data.id ?? "";
    const preparer = await colleague(firm, access(["prepare"]));
    expect((await bank.call("receiverTrust", { id, trust: true }, { token: preparer.token })).status).toBe(
      403,
    );
    const payer = await colleague(firm, access(["pay"]));
    expect((await trust(payer.who, payer.token, id)).data.success).toBe(true);
    const told = (await bank.mail()).filter(({ subject }) => subject.startsWith("You trust a payee"));
    expect(told.map(({ recipient }) => recipient)).toEqual(
      expect.arrayContaining([firm.owner.login, payer.who.login]),
    );
    const { ask } = await ready({}, firm.owner);
    expect((await ask({ to_reference: "Bez koda" }, "free")).data.without_code).toBe(true);
    await colleague(firm, access(["approve"]));
    await at.db
      .updateTable("accounts")
      .set({ approve_above_cents: 1_000, approvers: 1 })
      .where("id", "=", firm.owner.accountId)
      .execute();
    const held = await ask({ to_reference: "Ar parakstu" }, "held");
    expect(held.data.approvals_needed).toBe(1);
    expect(held.data.without_code).toBeUndefined();
    const forced = { to_reference: "Ar parakstu", vop_id: held.data.vop_id, force_payment: true };
    expect((await ask(forced, "held")).err).toBe(wrong);
    expect(await paymentsOf(firm.owner)).toHaveLength(0);
  });
});

describeOnDatabases("a bank without trusted payees", (at) => {
  const bank = testBank(at, { trustLimits: null });

  it("says so, and takes a code for every payment", async () => {
    const who = await bank.customer();
    const token = await bank.token(who);
    const { data } = await bank.call("receiverCreate", anna, { token });
    expect((await bank.call("receiverList", { id: who.accountId }, { token })).data.trust).toBeNull();
    const { err } = await bank.call("receiverTrust", { id: data.id ?? "", trust: true }, { token });
    expect(err).toBe("Every payment takes a code at this bank.");
  });
});
