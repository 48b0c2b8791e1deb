import { type Updateable } from "kysely";
import { type WireAccess } from "@amberline/api/contract";
import { dayMs, hourMs, minuteMs } from "@amberline/domain/dates";
import { beforeEach, expect, it } from "vitest";
import { type LoginsTable } from "../../db/tables/people";
import { outboxMailer } from "../../outbox";
import { type Customer } from "../../operator/createCustomer";
import { describeOnDatabases } from "../../platform/testDatabases";
import { paymentTo } from "../../testing/orders";
import { access, sharedAccounts } from "../../testing/sharedAccounts";
import { testBank } from "../../testing/testBank";
import { runPlans } from "../orders";
import { startOfDay } from "../../days";
import { runApprovals } from ".";

type Rule = { above: string; approvers: number } | null;

const plan = { first: "2026-12-01", rhythm: "once", until: null, times: null, shift: "after" } as const;

describeOnDatabases("payments that others approve", (at) => {
  let bank: ReturnType<typeof testBank>;
  let shared: ReturnType<typeof sharedAccounts>;

  beforeEach(() => {
    bank = testBank(at);
    shared = sharedAccounts(bank);
  });

  const setRule = async (owner: Customer, token: string, rule: Rule) => {
    bank.later(31_000);
    await bank.stepUp(owner, token, "approvalRuleSave");
    return bank.call("approvalRuleSave", { corporate_id: owner.accountId, rule }, { token });
  };

  /** A company with people who approve, and a rule. */
  const ruled = async (rule: Rule, approvers: WireAccess[] = [access(["approve"])]) => {
    const a = await shared.company();
    const others = [];
    for (const given of approvers) others.push(await shared.colleague(a, given));
    if (rule) expect((await setRule(a.owner, a.token, rule)).data).toEqual({ rule, waiting: 0 });
    return { ...a, approvers: others };
  };

  const list = async (token: string) => (await bank.call("approvalList", {}, { token })).data.data ?? [];

  const give = async (who: Customer, token: string, ids: string[], total: string, change = {}) => {
    bank.later(31_000);
    const code = await bank.codeFor(who, token, "approval", ids.join());
    return bank.call("approvalGive", { ids, total, code, ...change }, { token });
  };

  const paid = (owner: Customer) =>
    at.db
      .selectFrom("transactions")
      .selectAll()
      .where("account_id", "=", owner.accountId)
      .where("type", "=", "SEND")
      .orderBy("seq")
      .execute();

  const mails = async ({ login }: Customer) =>
    (await bank.mail()).filter(({ recipient }) => recipient === login).map(({ subject }) => subject);

  const set = (who: Customer, change: Updateable<LoginsTable>) =>
    at.db.updateTable("logins").set(change).where("email", "=", who.login).execute();

  /** Of the company's account, once more. */
  const tokenOf = async (owner: Customer, who: Customer) => {
    const { accessToken } = await bank.signIn(who);
    const { data } = await bank.call("multilogin", {}, { token: accessToken });
    return data.tokens?.find(({ corp_id: id }) => id === owner.accountId)?.token ?? "";
  };

  const accessOf = async ({ owner, token }: { owner: Customer; token: string }, who: Customer) => {
    const { data } = await bank.call("peopleList", { corporate_id: owner.accountId }, { token });
    return data.data?.find(({ email }) => email === who.login)?.access.rights;
  };

  it("wait above the amount of the rule, and are paid with the last approval, once", async () => {
    const { owner, token, approvers } = await ruled({ above: "50.00", approvers: 2 }, [
      access(["approve"]),
      access(["approve"]),
      access(["approve"]),
    ]);
    const [one, two, three] = approvers;
    if (!one || !two || !three) throw new Error("Somebody is missing.");
    const pay = shared.paying(owner, owner, token);
    expect((await pay({ amount: "50.00" })).data).toMatchObject({ status: "pending" });
    const made = await pay({ amount: "50.01" });
    expect(made.data).toMatchObject({ approvals_needed: 2 });
    expect(made.data.status).toBeUndefined();
    expect(await paid(owner)).toHaveLength(1);
    const id = made.data.id ?? "";
    expect(await list(one.token)).toMatchObject([
      { id, state: "waiting", needed: 2, bar: null, payment: { amount: "50.01", vop_result: "MTCH" } },
    ]);
    const first = await give(one.who, one.token, [id], "50.01");
    expect(first.data.data).toMatchObject([{ state: "waiting", bar: "given" }]);
    expect(await paid(owner)).toHaveLength(1);
    bank.later(31_000);
    expect(
      (await bank.call("challengeCreate", { act: "approval", subject: id }, { token })).data,
    ).toBeTruthy();
    expect((await list(token))[0]?.bar).toBe("own");
    const second = await give(two.who, two.token, [id], "50.01");
    expect(second.data.data).toMatchObject([{ state: "approved", approvers: [] }]);
    const payments = await paid(owner);
    expect(payments.map(({ amount_cents: cents }) => cents)).toEqual([5_000, 5_001]);
    expect(await mails(owner)).toContain("Your request was approved");
    const late = await bank.call("challengeCreate", { act: "approval", subject: id }, { token: three.token });
    expect(late.err).toContain("Nothing was approved");
    expect(await paid(owner)).toHaveLength(2);
  });

  it("count together with what their maker had paid to the payee that day without approval [2.10-7]", async () => {
    const a = await ruled({ above: "50.00", approvers: 1 }, [access(["pay", "approve"])]);
    const { owner, token } = a;
    const [one] = a.approvers;
    if (!one) throw new Error("Nobody approves.");
    const pay = shared.paying(owner, owner, token);
    const planned = { plan, type: "PLAN", payment_type: "CREDIT" } as const;
    expect((await pay({ amount: "20.00" })).data).toMatchObject({ status: "pending" });
    expect((await pay({ amount: "20.00", ...planned })).data.planned_for).toBe(plan.first);
    const rest = paymentTo(owner, { to_reference: "Rest", amount: "10.01" });
    const { data } = await bank.call("orderCreate", rest, { token, key: "rest" });
    expect(data).toMatchObject({ vop_result: "MTCH", approvals_needed: 1 });
    const made = await pay({ amount: "10.01" });
    expect(made.data).toMatchObject({ approvals_needed: 1 });
    expect((await pay({ amount: "10.00" })).data).toMatchObject({ status: "pending" });
    expect((await pay({ amount: "0.01" })).data).toMatchObject({ approvals_needed: 1 });
    // Another payee, another person and another day begin anew; what was approved is not counted.
    const elsewhere = { to_account: "LV97HABA0012345678910", to_bic: "HABALV22" };
    expect((await pay({ amount: "50.00", ...elsewhere })).data.status).toBe("pending");
    expect((await shared.paying(one.who, owner, one.token)({ amount: "50.00" })).data.status).toBe("pending");
    expect((await give(one.who, one.token, [made.data.id ?? ""], "10.01")).data.data).toBeTruthy();
    bank.later(startOfDay("2026-11-21") - bank.clock.now());
    const nextDay = shared.paying(owner, owner, await tokenOf(owner, owner), 10);
    expect((await nextDay({ amount: "50.00" })).data.status).toBe("pending");
  });

  it("are never approved by whoever made them, however they ask", async () => {
    const { owner, token } = await ruled({ above: "0.00", approvers: 1 });
    const { data } = await shared.paying(owner, owner, token)();
    const answer = await give(owner, token, [data.id ?? ""], "25.00");
    expect(answer.err).toBe("You can't approve what you made yourself, or what is about you.");
    expect(await paid(owner)).toEqual([]);
  });

  it("of somebody who may only prepare them always wait, and the owner alone is enough", async () => {
    const a = await ruled(null, []);
    const { who, token } = await shared.colleague(a, access(["prepare"]));
    const { data } = await shared.paying(who, a.owner, token)({ amount: "1.00" });
    expect(data).toMatchObject({ approvals_needed: 1 });
    const account = (await bank.call("accountInfo", {}, { token: a.token })).data.data;
    expect(account?.approvals).toEqual({ rule: null, waiting: 1, for_you: 1 });
    expect((await give(a.owner, a.token, [data.id ?? ""], "1.00")).data.data).toMatchObject([
      { state: "approved", made_by: { name: who.name } },
    ]);
    expect(await paid(a.owner)).toMatchObject([{ entered_by: who.accountId, amount_cents: 100 }]);
  });

  it("are approved several at once with one code, for these and their total alone", async () => {
    const { owner, token, approvers } = await ruled({ above: "0.00", approvers: 1 });
    const [one] = approvers;
    if (!one) throw new Error("Nobody approves.");
    const pay = shared.paying(owner, owner, token);
    const ids = [];
    for (const amount of ["10.00", "20.00", "30.00"]) ids.push((await pay({ amount })).data.id ?? "");
    const [a = "", b = "", c = ""] = ids;
    bank.later(31_000);
    const code = await bank.codeFor(one.who, one.token, "approval", [b, a].join());
    const words = (await bank.mail()).find(({ recipient }) => recipient === one.who.login)?.body;
    expect(words).toBeTruthy();
    const approve = (chosen: string[], total: string) =>
      bank.call("approvalGive", { ids: chosen, total, code }, { token: one.token });
    expect((await approve([a, b, c], "60.00")).err).toBe("INCORRECT_2FA_CODE");
    expect((await approve([a, c], "40.00")).err).toBe("INCORRECT_2FA_CODE");
    expect((await approve([a, b], "31.00")).err).toContain("Nothing was approved");
    expect(await paid(owner)).toEqual([]);
    expect((await approve([a, b], "30.00")).err).toBeUndefined();
    expect((await paid(owner)).map(({ amount_cents: cents }) => cents).sort()).toEqual([1_000, 2_000]);
    expect((await approve([c], "30.00")).err).toBe("INCORRECT_2FA_CODE");
  });

  it("are all paid or none, and the one that can't be is named", async () => {
    const { owner, token, approvers } = await ruled({ above: "0.00", approvers: 1 });
    const [one] = approvers;
    if (!one) throw new Error("Nobody approves.");
    const pay = shared.paying(owner, owner, token);
    const ids = [];
    for (const amount of ["600.00", "601.00"]) ids.push((await pay({ amount })).data.id ?? "");
    const answer = await give(one.who, one.token, ids, "1201.00");
    expect(answer.err).toBe("Nothing was approved. Anna Liepiņa: The balance was too low.");
    expect(await paid(owner)).toEqual([]);
    expect((await list(one.token)).map(({ state }) => state)).toEqual(["waiting", "waiting"]);
    expect((await give(one.who, one.token, ids.slice(0, 1), "600.00")).err).toBeUndefined();
    expect(await paid(owner)).toHaveLength(1);
  });

  it("are paid once by two who give the last approval at the same time", async () => {
    const { owner, token, approvers } = await ruled({ above: "0.00", approvers: 1 }, [
      access(["approve"]),
      access(["approve"]),
    ]);
    const { data } = await shared.paying(owner, owner, token)();
    const id = data.id ?? "";
    bank.later(31_000);
    const codes = await Promise.all(
      approvers.map((each) => bank.codeFor(each.who, each.token, "approval", id)),
    );
    const answers = await Promise.all(
      approvers.map((each, nth) =>
        bank.call(
          "approvalGive",
          { ids: [id], total: "25.00", code: codes[nth] ?? "" },
          { token: each.token },
        ),
      ),
    );
    expect(answers.filter(({ err }) => err === undefined)).toHaveLength(1);
    expect(await paid(owner)).toHaveLength(1);
  });

  it("stay within what each may approve, at a time and in a day", async () => {
    const most = { per_payment: "100.00", per_day: "150.00" };
    const { owner, token, approvers } = await ruled({ above: "0.00", approvers: 1 }, [
      access(["approve"], most),
      access(["approve"]),
    ]);
    const [one] = approvers;
    if (!one) throw new Error("Nobody approves.");
    const pay = shared.paying(owner, owner, token);
    const ids = [];
    for (const amount of ["101.00", "90.00", "70.00"]) ids.push((await pay({ amount })).data.id ?? "");
    const [large = "", first = "", second = ""] = ids;
    expect((await give(one.who, one.token, [large], "101.00")).err).toContain("at a time");
    expect((await give(one.who, one.token, [first, second], "160.00")).err).toContain("today");
    expect((await give(one.who, one.token, [first], "90.00")).err).toBeUndefined();
    expect((await give(one.who, one.token, [second], "70.00")).err).toContain("today");
    const { data } = await bank.call("approvalList", {}, { token: one.token });
    expect(data.own).toEqual({ ...most, approved_today: "90.00" });
    const bars = Object.fromEntries((data.data ?? []).map(({ id, bar }) => [id, bar]));
    expect(bars).toMatchObject({ [large]: "abovePayment", [second]: "aboveDay" });
  });

  it("are declined with a reason that their maker reads, or withdrawn by whoever made them", async () => {
    const { owner, token, approvers } = await ruled({ above: "0.00", approvers: 1 });
    const [one] = approvers;
    if (!one) throw new Error("Nobody approves.");
    const pay = shared.paying(owner, owner, token);
    const [first = "", second = ""] = [(await pay()).data.id, (await pay()).data.id];
    const decline = (by: string, id: string, reason?: string) =>
      bank.call("approvalDecline", { id, reason }, { token: by });
    expect((await decline(one.token, first, " ")).err).toContain("Say why");
    await decline(one.token, first, "Paid in October.");
    await decline(token, second);
    expect(Object.fromEntries((await list(token)).map((each) => [each.id, each]))).toMatchObject({
      [second]: { state: "withdrawn", ended_by: { is_self: true } },
      [first]: { state: "declined", ended_by: { name: one.who.name, reason: "Paid in October." } },
    });
    expect(await mails(owner)).toContain("Your request was declined");
    expect((await decline(token, first)).err).toBeUndefined();
    expect((await list(token)).find(({ id }) => id === first)?.state).toBe("declined");
    const late = { ids: [first], total: "25.00", code: "AAAAAA" };
    expect((await bank.call("approvalGive", late, { token: one.token })).err).toContain(
      "Nothing was approved",
    );
    expect(await paid(owner)).toEqual([]);
  });

  it("are seen by who sees the account, and decided by nobody without the right", async () => {
    const a = await ruled({ above: "0.00", approvers: 1 });
    const viewer = await shared.colleague(a, access([]));
    const stranger = await bank.token(await bank.customer());
    const { data } = await shared.paying(a.owner, a.owner, a.token)();
    const id = data.id ?? "";
    expect(await list(viewer.token)).toMatchObject([{ id, bar: "noRight" }]);
    for (const token of [viewer.token, stranger]) {
      const give = { ids: [id], total: "25.00", code: "AAAAAA" };
      expect((await bank.call("approvalGive", give, { token })).status).toBe(403);
      expect((await bank.call("approvalDecline", { id, reason: "No." }, { token })).status).toBe(403);
      const ask = { act: "approval", subject: id } as const;
      expect((await bank.call("challengeCreate", ask, { token })).status).toBe(403);
    }
    expect(await list(stranger)).toEqual([]);
    const other = await ruled({ above: "0.00", approvers: 1 });
    const foreign = { ids: [id], total: "25.00", code: "AAAAAA" };
    expect((await bank.call("approvalGive", foreign, { token: other.token })).status).toBe(403);
    expect(await paid(a.owner)).toEqual([]);
  });

  it("planned for later are planned once approved, and paid while their maker may prepare them", async () => {
    const a = await ruled(null, []);
    const { who, token, id } = await shared.colleague(a, access(["prepare"]));
    const pay = shared.paying(who, a.owner, token);
    const first = (await pay({ plan })).data;
    expect(first).toMatchObject({ approvals_needed: 1 });
    expect((await bank.call("planList", {}, { token })).data.data).toEqual([]);
    await give(a.owner, a.token, [first.id ?? ""], "25.00");
    expect((await bank.call("planList", {}, { token })).data.data).toHaveLength(1);
    await runPlans({ db: at.db, mailer: outboxMailer(bank.clock) }, startOfDay("2026-12-01"));
    expect(await paid(a.owner)).toMatchObject([{ entered_by: who.accountId }]);
    const second = (await pay({ plan: { ...plan, first: "2026-12-02" } })).data;
    await give(a.owner, a.token, [second.id ?? ""], "25.00");
    await a.save(a.owner, a.token, { id, access: access([]) });
    await runPlans({ db: at.db, mailer: outboxMailer(bank.clock) }, startOfDay("2026-12-02"));
    expect(await paid(a.owner)).toHaveLength(1);
  });

  it("are withdrawn when their maker may make them no more", async () => {
    const a = await ruled(null, []);
    const { who, token, id } = await shared.colleague(a, access(["prepare"]));
    await shared.paying(who, a.owner, token)();
    await a.remove(a.owner, a.token, id);
    expect(await list(a.token)).toMatchObject([{ state: "withdrawn" }]);
  });

  it("are refused when the payee's account has another name by then, or the bank has stopped their maker", async () => {
    const a = await ruled(null, []);
    const { who, token } = await shared.colleague(a, access(["prepare"]));
    const payee = await bank.customer({ kind: "corporate", name: "SIA Zelta Saule" });
    const pay = shared.paying(who, a.owner, token);
    const to = { to_name: payee.name, to_account: payee.iban, to_bic: "AMBRLV22" };
    const { data } = await pay({ ...to, beneficary_type: "organization" });
    const named = (name: string) =>
      at.db.updateTable("accounts").set({ name }).where("id", "=", payee.accountId).execute();
    await named("SIA Sudraba Vilks");
    const approve = () => give(a.owner, a.token, [data.id ?? ""], "25.00");
    expect((await approve()).err).toContain("in another name");
    await named(payee.name);
    const blocked = at.db.updateTable("logins").where("email", "=", who.login);
    await blocked.set({ blocked_by: "bank" }).execute();
    expect((await approve()).err).toContain("may not do so any more");
    await blocked.set({ blocked_by: null }).execute();
    expect((await approve()).err).toBeUndefined();
  });

  it("like one that waits, or was paid since, are asked about and never paid unknowingly", async () => {
    const { owner, token, approvers } = await ruled({ above: "0.00", approvers: 1 });
    const [one] = approvers;
    if (!one) throw new Error("Nobody approves.");
    const pay = shared.paying(owner, owner, token);
    const same = { to_reference: "Rēķins 77" };
    const { data } = await pay(same);
    const again = await pay(same);
    expect(JSON.parse(again.text)).toEqual({ err: "LIKELY_REPEAT", repeat_of: data.id });
    const meant = await pay({ ...same, repeat_of: data.id });
    expect(meant.data).toMatchObject({ approvals_needed: 1 });
    await give(one.who, one.token, [data.id ?? "", meant.data.id ?? ""], "50.00");
    expect(await paid(owner)).toHaveLength(2);
    const other = { to_reference: "Rēķins 78" };
    const waiting = await pay(other);
    await at.db
      .updateTable("accounts")
      .set({ approve_above_cents: 100_000 })
      .where("id", "=", owner.accountId)
      .execute();
    expect((await pay(other)).err).toBe("LIKELY_REPEAT");
    const known = { ...other, repeat_of: waiting.data.id };
    expect((await pay(known)).data).toMatchObject({ status: "pending" });
    bank.later(25 * hourMs);
    const late = await give(one.who, await tokenOf(owner, one.who), [waiting.data.id ?? ""], "25.00");
    expect(late.err).toContain("same amount");
    expect(await paid(owner)).toHaveLength(3);
  });

  it("can't be made where nobody could approve them, nor a rule that nobody could meet", async () => {
    const a = await ruled(null, []);
    expect((await setRule(a.owner, a.token, { above: "0.00", approvers: 1 })).err).toContain(
      "2 people must be able to approve",
    );
    await shared.colleague(a, access(["approve"], { per_payment: "10.00" }));
    expect((await setRule(a.owner, a.token, { above: "0.00", approvers: 1 })).err).toContain(
      "2 people must be able to approve",
    );
    const other = await shared.colleague(a, access(["approve"]));
    await setRule(a.owner, a.token, { above: "0.00", approvers: 1 });
    const without = "Give somebody else the right first";
    expect((await a.remove(a.owner, a.token, other.id)).err).toContain(without);
    const leave = await bank.call("personLeave", { corporate_id: a.owner.accountId }, { token: other.token });
    expect(leave.err).toContain(without);
    for (const given of [access([]), access(["approve"], { per_day: "10.00" })])
      expect((await a.save(a.owner, a.token, { id: other.id, access: given })).err).toContain(without);
    await at.db
      .updateTable("logins")
      .set({ blocked_by: "bank" })
      .where("email", "=", other.who.login)
      .execute();
    expect((await shared.paying(a.owner, a.owner, a.token)()).err).toContain("nobody else can approve it");
  });

  it("count approvals of those alone who may still approve", async () => {
    const { owner, token, approvers, ...a } = await ruled({ above: "0.00", approvers: 2 }, [
      access(["approve"]),
      access(["approve"]),
      access(["approve"]),
    ]);
    const [one, two, three] = approvers;
    if (!one || !two || !three) throw new Error("Somebody is missing.");
    const { data } = await shared.paying(owner, owner, token)();
    const id = data.id ?? "";
    await give(one.who, one.token, [id], "25.00");
    expect((await a.save(owner, token, { id: one.id, access: access([]) })).err).toBeUndefined();
    expect((await give(two.who, two.token, [id], "25.00")).data.data).toMatchObject([{ state: "waiting" }]);
    expect((await give(three.who, three.token, [id], "25.00")).data.data).toMatchObject([
      { state: "approved" },
    ]);
    expect(await paid(owner)).toHaveLength(1);
  });

  it("wait while a looser rule does, which needs approval itself; a stricter one holds at once", async () => {
    const { owner, token, approvers } = await ruled({ above: "50.00", approvers: 1 });
    const [one] = approvers;
    if (!one) throw new Error("Nobody approves.");
    expect((await setRule(owner, token, { above: "20.00", approvers: 1 })).data).toEqual({
      rule: { above: "20.00", approvers: 1 },
      waiting: 0,
    });
    const looser = await setRule(owner, token, null);
    expect(looser.data).toEqual({ rule: { above: "20.00", approvers: 1 }, waiting: 1 });
    expect((await setRule(owner, token, null)).data.waiting).toBe(1);
    const pay = shared.paying(owner, owner, token);
    expect((await pay({ amount: "20.01" })).data).toMatchObject({ approvals_needed: 1 });
    const change = (await list(one.token)).find(({ rule }) => rule !== null);
    expect(change).toMatchObject({ rule: { rule: null }, bar: null });
    expect((await give(owner, token, [change?.id ?? ""], "0.00")).err).toContain("You can't approve");
    expect((await give(one.who, one.token, [change?.id ?? ""], "0.00")).err).toBeUndefined();
    expect((await pay({ amount: "20.02" })).data).toMatchObject({ status: "pending" });
  });

  it("can't be let through by an approver, or made by a payer, whom one person alone lets in", async () => {
    const { owner, token, approvers, ...a } = await ruled({ above: "0.00", approvers: 1 });
    const [one] = approvers;
    if (!one) throw new Error("Nobody approves.");
    const friend = await bank.customer();
    const save = (given: WireAccess, id?: string) =>
      a.save(owner, token, id === undefined ? shared.invite(friend, given) : { id, access: given });
    const waits = async (given: WireAccess, id?: string) => (await save(given, id)).data.approval?.waiting;
    expect(await waits(access(["approve"]))).toBe(1);
    expect(await waits(access(["approve"]))).toBe(1);
    expect(await waits(access(["prepare"]))).toBe(2);
    const [open] =
      (await save(access(["documents"]))).data.data?.filter(({ email }) => email === friend.login) ?? [];
    expect(open?.access.rights).toEqual(["see", "documents"]);
    const change = (await list(one.token)).find(({ person }) => person?.access.rights.includes("approve"));
    expect(change).toMatchObject({ person: { email: friend.login }, bar: null });
    expect((await give(one.who, one.token, [change?.id ?? ""], "0.00")).err).toBeUndefined();
    const { data } = await bank.call("peopleList", { corporate_id: owner.accountId }, { token });
    expect(data.data?.find(({ email }) => email === friend.login)?.access.rights).toEqual(["see", "approve"]);
    expect(data.approval?.waiting).toBe(0);
    const again = { ids: [change?.id ?? ""], total: "0.00", code: "AAAAAA" };
    expect((await bank.call("approvalGive", again, { token: one.token })).err).toBeUndefined();
  });

  it("tell those who can approve soon, then every business morning, and end after 30 days", async () => {
    const { approvers, ...a } = await ruled({ above: "0.00", approvers: 1 });
    const { owner, token } = a;
    const [one] = approvers;
    if (!one) throw new Error("Nobody approves.");
    const viewer = await shared.colleague(a, access([]));
    const pay = shared.paying(owner, owner, token);
    await pay();
    await pay();
    const run = () => runApprovals({ db: at.db, mailer: outboxMailer(bank.clock) }, bank.clock.now());
    const told = async (who: Customer) =>
      (await mails(who)).filter((subject) => subject.includes("waits for your approval")).length;
    await run();
    expect(await told(one.who)).toBe(0);
    bank.later(6 * minuteMs);
    await Promise.all([run(), run(), run()]);
    expect(await told(one.who)).toBe(1);
    bank.later(hourMs);
    await run();
    expect(await told(one.who)).toBe(1);
    bank.later(3 * dayMs);
    await run();
    expect(await told(one.who)).toBe(2);
    expect([await told(owner), await told(viewer.who)]).toEqual([0, 0]);
    bank.later(30 * dayMs);
    await Promise.all([run(), run()]);
    const left = await at.db
      .selectFrom("proposals")
      .select("state")
      .where("account_id", "=", owner.accountId)
      .execute();
    expect(left.map(({ state }) => state)).toEqual(["expired", "expired"]);
    expect((await mails(owner)).filter((subject) => subject === "Your request has expired")).toHaveLength(2);
  });

  it("are told of in the language of who reads, not of who made them", async () => {
    const { owner, token, approvers } = await ruled({ above: "0.00", approvers: 1 });
    const [one] = approvers;
    if (!one) throw new Error("Nobody approves.");
    await set(owner, { language: "en" });
    await set(one.who, { language: "lv" });
    const { data } = await shared.paying(owner, owner, token)();
    bank.later(6 * minuteMs);
    await runApprovals({ db: at.db, mailer: outboxMailer(bank.clock) }, bank.clock.now());
    const last = async ({ login }: Customer) =>
      (await bank.mail()).findLast(({ recipient }) => recipient === login)?.body.slice(0, 8);
    expect(await last(one.who)).toBe("Labdien!");
    const code = await bank.codeFor(one.who, one.token, "approval", data.id);
    const given = { ids: [data.id ?? ""], total: "25.00", code };
    expect(
      (await bank.call("approvalGive", given, { token: one.token, language: "lv" })).err,
    ).toBeUndefined();
    expect(await last(owner)).toBe("Hello,\n\n");
  });

  it("of which one that waits was paid by hand since are not paid again, more than a day later either", async () => {
    const { owner, token, approvers, ...a } = await ruled({ above: "20.00", approvers: 1 });
    const [one] = approvers;
    if (!one) throw new Error("Nobody approves.");
    await at.db.updateTable("accounts").set({ approvers: null, approve_above_cents: null }).execute();
    const book = await shared.colleague({ owner, token, ...a }, access(["prepare"]));
    await at.db
      .updateTable("accounts")
      .set({ approvers: 1, approve_above_cents: 2_000 })
      .where("id", "=", owner.accountId)
      .execute();
    const same = { amount: "15.00", to_reference: "Rēķins 1" };
    const waits = await shared.paying(book.who, owner, book.token)(same);
    const pay = shared.paying(owner, owner, token);
    expect((await pay(same)).err).toBe("LIKELY_REPEAT");
    expect((await pay({ ...same, repeat_of: waits.data.id })).data.status).toBe("pending");
    bank.later(25 * hourMs);
    await give(one.who, await tokenOf(owner, one.who), [waits.data.id ?? ""], "15.00");
    expect(await paid(owner)).toHaveLength(1);
  });

  it("are asked about as a repeat of just what is like them", async () => {
    const a = await ruled(null, []);
    const book = await shared.colleague(a, access(["prepare"]));
    const pay = shared.paying(book.who, a.owner, book.token);
    const same = { to_reference: "Rēķins 77", repeat_of: crypto.randomUUID() };
    expect((await pay(same)).data).toMatchObject({ approvals_needed: 1 });
    expect((await pay(same)).err).toBe("LIKELY_REPEAT");
  });

  it("end no planned payment, and take no key of one", async () => {
    const a = await ruled(null, []);
    const salary = await shared.paying(a.owner, a.owner, a.token)({ plan });
    const book = await shared.colleague(a, access(["prepare"]));
    const pay = shared.paying(book.who, a.owner, book.token);
    const replaces = { id: salary.data.id ?? "", day: "2026-12-01" };
    expect((await pay({ amount: "1.00", replaces })).err).toContain("needs approval");
    await runPlans({ db: at.db, mailer: outboxMailer(bank.clock) }, startOfDay("2026-12-01"));
    const [made] = await paid(a.owner);
    // No header can hold it.
    expect(made?.idempotency_key).toBe(`${salary.data.id} 0`);
  });

  it("are made in the end when an approval counts again that didn't", async () => {
    const { owner, token, approvers } = await ruled({ above: "0.00", approvers: 2 }, [
      access(["approve"]),
      access(["approve"]),
    ]);
    const [one, other] = approvers;
    if (!one || !other) throw new Error("Somebody is missing.");
    const { data } = await shared.paying(owner, owner, token)();
    const ids = [data.id ?? ""];
    await give(one.who, one.token, ids, "25.00");
    await set(one.who, { blocked_by: "bank" });
    expect((await give(other.who, other.token, ids, "25.00")).data.data?.[0]?.state).toBe("waiting");
    await set(one.who, { blocked_by: null });
    await give(one.who, one.token, ids, "25.00");
    expect(await paid(owner)).toHaveLength(1);
  });

  it("don't hide whom a name check was about by being withdrawn", async () => {
    const a = await ruled(null, []);
    const book = await shared.colleague(a, access(["prepare"]));
    const pay = shared.paying(book.who, a.owner, book.token);
    for (const nth of Array.from({ length: 30 }).keys()) {
      const name = `Anna Liepi${String.fromCharCode(97 + (nth % 26)).repeat(1 + Math.floor(nth / 26))}`;
      const { data } = await pay({ to_name: name });
      await bank.call("approvalDecline", { id: data.id ?? "" }, { token: book.token });
    }
    expect((await pay({ to_name: "Anna Liepiņa" })).err).toContain("many names");
  }, 60_000);

  it("wait for an approver without limits when the rule or access is to change", async () => {
    const { owner, token, approvers } = await ruled({ above: "0.00", approvers: 1 }, [
      access(["approve"], { per_payment: "10.00", per_day: "10.00" }),
      access(["approve"]),
    ]);
    const [low, one] = approvers;
    if (!low || !one) throw new Error("Somebody is missing.");
    await setRule(owner, token, null);
    const [change] = await list(low.token);
    expect(change).toMatchObject({ bar: "abovePayment", approvers: [{ name: one.who.name }] });
    expect((await give(low.who, low.token, [change?.id ?? ""], "0.00")).err).toContain("above");
    expect((await give(one.who, one.token, [change?.id ?? ""], "0.00")).err).toBeUndefined();
  });

  it("can't be let through by what was asked for before: an invitation, access, or under another rule", async () => {
    const a = await ruled(null, [access(["approve"]), access(["approve"])]);
    const [one] = a.approvers;
    if (!one) throw new Error("Nobody approves.");
    const payer = await shared.colleague(a, access(["documents"]));
    const friend = await bank.customer();
    const invited = await a.save(a.owner, a.token, shared.invite(friend, access(["approve"])));
    const rule = { above: "0.00", approvers: 1 };
    expect((await setRule(a.owner, a.token, rule)).err).toContain("hasn't answered yet");
    const id = invited.data.data?.find(({ email }) => email === friend.login)?.id ?? "";
    await a.remove(a.owner, a.token, id);
    await setRule(a.owner, a.token, rule);

    await a.save(a.owner, a.token, { id: payer.id, access: access(["pay"]) });
    await a.save(a.owner, a.token, { id: payer.id, access: access([]) });
    expect(await list(one.token)).toMatchObject([{ state: "withdrawn" }]);

    await a.save(a.owner, a.token, shared.invite(friend, access(["approve"])));
    await setRule(a.owner, a.token, { above: "0.00", approvers: 2 });
    const change = (await list(one.token)).find(({ state }) => state === "waiting");
    expect((await give(one.who, one.token, [change?.id ?? ""], "0.00")).err).toContain(
      "Nothing was approved",
    );
    expect(await accessOf(a, friend)).toBeUndefined();
  });

  it("wait on when whoever asked to change the rule or access is blocked or not verified any more", async () => {
    const { approvers, ...a } = await ruled({ above: "0.00", approvers: 1 }, [
      access(["approve"]),
      access(["approve", "people"]),
    ]);
    const [one, manager] = approvers;
    if (!one || !manager) throw new Error("Somebody is missing.");
    const friend = await bank.customer();
    await a.save(manager.who, manager.token, shared.invite(friend, access(["approve"])));
    await setRule(a.owner, a.token, null);
    const waiting = await list(one.token);
    await set(manager.who, { sumsub_status: "reject" });
    await set(a.owner, { blocked_by: "customer" });
    for (const { id } of waiting) {
      const answer = await give(one.who, one.token, [id], "0.00");
      expect(answer.err).toContain("may not do so any more");
    }
    await set(a.owner, { blocked_by: null });
    expect(
      await accessOf({ owner: a.owner, token: await tokenOf(a.owner, a.owner) }, friend),
    ).toBeUndefined();
    expect((await list(one.token)).map(({ state }) => state)).toEqual(["waiting", "waiting"]);
  });

  it("of a new person are asked for once, and mail them how to sign in once approved", async () => {
    const { approvers, ...a } = await ruled({ above: "0.00", approvers: 1 });
    const [one] = approvers;
    if (!one) throw new Error("Nobody approves.");
    const email = `new-${at.kind}@amberline.example`;
    const person = { first_name: "Anna", last_name: "Liepa", email, access: access(["approve"]) };
    await a.save(a.owner, a.token, person);
    expect((await a.save(a.owner, a.token, person)).data.approval?.waiting).toBe(1);
    const told = async () => (await bank.mail()).find(({ recipient }) => recipient === email)?.body;
    expect(await told()).toBeUndefined();
    await give(one.who, one.token, [(await list(one.token))[0]?.id ?? ""], "0.00");
    expect(await told()).toContain("Forgot password?");
  });

  it("can be set free by an operator, where those who approve are gone", async () => {
    const { owner, token, approvers } = await ruled({ above: "0.00", approvers: 1 });
    const [one] = approvers;
    if (!one) throw new Error("Nobody approves.");
    await set(one.who, { blocked_by: "bank" });
    const pay = shared.paying(owner, owner, token);
    expect((await pay()).err).toContain("write to us");
    expect((await setRule(owner, token, null)).err).toContain("write to us");
    const lift = (body: object) =>
      bank.operate(`/companies/${owner.accountId}/approval_rule/lift`, {
        method: "POST",
        body: JSON.stringify(body),
      });
    expect((await lift({ reason: " " })).status).toBe(400);
    expect((await lift({ reason: "The only other approver is blocked." })).status).toBe(200);
    expect((await pay()).data.status).toBe("pending");
    expect(await mails(owner)).toContain("The rule for approvals of SIA Dzintara Krasts was changed");
  });

  it("are withdrawn when whoever made them gives up their access [2.12-10]", async () => {
    const people = [access(["approve"]), access(["prepare"])];
    const a = await ruled({ above: "0.00", approvers: 1 }, people);
    const maker = a.approvers[1];
    if (!maker) throw new Error("Nobody prepares payments.");
    const { who, token } = maker;
    await shared.paying(who, a.owner, token)();
    expect(await list(a.token)).toMatchObject([{ state: "waiting" }]);
    const left = await bank.call("personLeave", { corporate_id: a.owner.accountId }, { token });
    expect(left.data).toEqual({ success: true });
    expect(await list(a.token)).toMatchObject([{ state: "withdrawn" }]);
  });

  it("like one another, made at once, don't both wait unasked", async () => {
    const { owner, token } = await ruled({ above: "0.00", approvers: 1 });
    const keys = ["twice-1", "twice-2"];
    const same = paymentTo(owner, { to_reference: "Rēķins 9" });
    const forced = [];
    for (const key of keys) {
      bank.later(31_000);
      const { data } = await bank.call("orderCreate", same, { token, key });
      const code2fa = await bank.codeFor(owner, token, "payment", data.vop_id);
      forced.push({ ...same, force_payment: true, vop_id: data.vop_id, code2fa });
    }
    const answers = await Promise.all(
      forced.map((order, nth) => bank.call("orderCreate", order, { token, key: keys[nth] })),
    );
    expect(answers.filter(({ err }) => err === "LIKELY_REPEAT")).toHaveLength(1);
    expect(await list(token)).toHaveLength(1);
  });
});
