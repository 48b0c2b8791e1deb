import { calls, STEP_UP_REQUIRED, type CallName } from "@amberline/api/contract";
import { type Right } from "@amberline/domain/rights";
import { civilDate, dayMs } from "@amberline/domain/dates";
import { expect, it } from "vitest";
import { bankTimeZone, startOfDay } from "../../days";
import { deleteExpired } from "../../housekeeping";
import { examples } from "../../openapi";
import { outboxMailer } from "../../outbox";
import { describeOnDatabases } from "../../platform/testDatabases";
import { paymentTo } from "../../testing/orders";
import { access, sharedAccounts } from "../../testing/sharedAccounts";
import { testBank } from "../../testing/testBank";
import { runPlans } from "../orders";

describeOnDatabases("people with access to a company's account", (at) => {
  const bank = testBank(at);
  const { company, invite, invitationsOf, colleague, paying } = sharedAccounts(bank);

  it("are invited by mail after a step-up, and show nothing of themselves before they accept", async () => {
    const { owner, token, save } = await company();
    const who = await bank.customer();
    const request = { corporate_id: owner.accountId, ...invite(who, access(["pay"])) };
    expect((await bank.call("personSave", request, { token })).err).toBe(STEP_UP_REQUIRED);
    const { data } = await save(owner, token, invite(who, access(["pay"])));
    expect(data.data).toMatchObject([
      { first_name: "Anna", last_name: "Liepa", email: who.login, state: "invited", is_self: false },
    ]);
    const mail = (await bank.mail()).filter(({ recipient }) => recipient === who.login);
    expect(mail.map(({ subject }) => subject)).toEqual([
      "SIA Dzintara Krasts gives you access to its account",
    ]);
    const { accessToken } = await bank.signIn(who);
    expect(await invitationsOf(accessToken)).toMatchObject([
      { company: "SIA Dzintara Krasts", access: { rights: ["see", "pay"] } },
    ]);
    expect((await bank.call("multilogin", {}, { token: accessToken })).data.tokens).toHaveLength(1);
  });

  it("accept with a verified identity of their own, and have the account among theirs", async () => {
    const a = await company();
    const who = await bank.customer({ verified: false });
    await a.save(a.owner, a.token, invite(who, access(["pay"])));
    const { accessToken } = await bank.signIn(who);
    const [invitation] = await invitationsOf(accessToken);
    const accept = () =>
      bank.call("invitationAnswer", { id: invitation?.id ?? "", accept: true }, { token: accessToken });
    expect((await accept()).err).toBe("Verify your identity first, then accept.");
    await at.db
      .updateTable("logins")
      .set({ sumsub_status: "verify" })
      .where("email", "=", who.login)
      .execute();
    expect((await accept()).data).toEqual({ success: true, pending: false });
    expect((await accept()).err).toBe("NOT_FOUND");
    const { data } = await bank.call("multilogin", {}, { token: accessToken });
    expect(data.tokens?.map(({ corp_id: id }) => id)).toEqual([who.accountId, a.owner.accountId]);
    const theirs = await bank.call("accountInfo", {}, { token: data.tokens?.[1]?.token ?? "" });
    expect(theirs.data.data).toMatchObject({
      id: a.owner.accountId,
      access: { rights: ["see", "pay"] },
      has_people: false,
      user: { email_address: who.login, is_corporate: true, corporate_confirm: true },
    });
    expect(theirs.data.data?.members).toBeUndefined();
  });

  it("can be unknown to the bank, and then set a password first", async () => {
    const { owner, token, save } = await company();
    const email = `new-${crypto.randomUUID()}@amberline.example`;
    const person = { first_name: "Zane", last_name: "Kalniņa", email, access: access([]) };
    await save(owner, token, person);
    const again = await save(owner, token, { ...person, access: access(["pay"]) });
    expect(again.data.data).toHaveLength(1);
    const mail = (await bank.mail()).filter(({ recipient }) => recipient === email);
    expect(mail).toHaveLength(1);
    expect(mail[0]?.body).toContain("Forgot password?");
  });

  it("pay as the company, within their amounts, which the owner's payments don't use up", async () => {
    const a = await company();
    const given = access(["pay"], { per_payment: "60.00", per_day: "100.00" });
    const { who, token } = await colleague(a, given, { name: "Anna Liepiņa" });
    const pay = paying(who, a.owner, token);
    const ownerPays = paying(a.owner, a.owner, a.token);
    expect((await ownerPays({ amount: "90.00" })).data.id).toBeTruthy();
    expect((await pay({ amount: "60.01" })).err).toBe(
      "You can pay up to €60.00 at a time from this account.",
    );
    expect((await pay({ amount: "60.00" })).data.id).toBeTruthy();
    expect((await pay({ amount: "40.01" })).err).toBe("You can pay €40.00 more from this account today.");
    const limits = (await bank.call("limitsInfo", {}, { token })).data.data;
    expect(limits).toMatchObject({
      sent_today: "150.00",
      own: { per_payment: "60.00", per_day: "100.00", sent_today: "60.00" },
    });
    const made = await at.db
      .selectFrom("transactions")
      .selectAll()
      .where("account_id", "=", a.owner.accountId)
      .where("amount_cents", "=", 6_000)
      .executeTakeFirstOrThrow();
    expect(made).toMatchObject({
      from_name: "SIA Dzintara Krasts",
      entered_by: who.accountId,
    });
    const theirs = await at.db
      .selectFrom("transactions")
      .select("id")
      .where("account_id", "=", who.accountId)
      .where("type", "=", "SEND")
      .execute();
    expect(theirs).toHaveLength(0);
  });

  it("pay no more in a day than they may", async () => {
    const a = await company();
    const { who, token } = await colleague(a, access(["pay"], { per_day: "70.00" }));
    const pay = paying(who, a.owner, token);
    const made = [];
    for (let nth = 0; nth < 4; nth += 1) made.push(await pay({ amount: "20.00" }));
    expect(made.filter(({ data }) => data.id)).toHaveLength(3);
  });

  it("lose access with the answer, also between the check of a payment and its code", async () => {
    const a = await company();
    const { who, own, token, id } = await colleague(a, access(["pay"]));
    const request = paymentTo(a.owner);
    const checked = await bank.call("orderCreate", request, { token, key: "k" });
    const code2fa = await bank.codeFor(who, token, "payment", checked.data.vop_id);
    expect((await a.remove(a.owner, a.token, id)).data.data).toEqual([]);
    const forced = { ...request, force_payment: true, vop_id: checked.data.vop_id, code2fa };
    expect((await bank.call("orderCreate", forced, { token, key: "k" })).status).toBe(403);
    expect((await bank.call("accountInfo", {}, { token })).status).toBe(403);
    expect((await bank.call("orderList", { id: a.owner.accountId }, { token: own })).status).toBe(403);
    expect((await bank.call("multilogin", {}, { token: own })).data.tokens).toHaveLength(1);
    const mail = (await bank.mail()).filter(({ recipient }) => recipient === who.login).at(-1);
    expect(mail?.subject).toBe("Your access to the account of SIA Dzintara Krasts has ended");
    expect((await a.remove(a.owner, a.token, id)).data.data).toEqual([]);
  });

  it("give no more than they have, and change nobody who has more, nor themselves", async () => {
    const a = await company();
    const most = { per_payment: "100.00", per_day: "300.00" };
    const boss = await colleague(a, access(["pay", "documents", "people"]));
    const manager = await colleague(a, access(["pay", "people"], most));
    const other = await bank.customer();
    const tooMuch =
      "You can't give more than you have yourself, or change the access of somebody who has more.";
    const save = (person: object) => a.save(manager.who, manager.token, person);
    for (const given of [
      access(["documents"]),
      access(["pay"]),
      access(["pay"], { ...most, per_day: "300.01" }),
    ])
      expect((await save(invite(other, given))).err).toBe(tooMuch);
    expect((await save({ id: boss.id, access: access([]) })).err).toBe(tooMuch);
    expect((await a.remove(manager.who, manager.token, boss.id)).err).toBe(tooMuch);
    expect((await save({ id: manager.id, access: access([]) })).err).toContain("your own access");
    expect((await save(invite(a.owner, access([])))).err).toContain("owner of the account");
    const { data } = await save(invite(other, access(["pay"], most)));
    expect(data.data?.filter(({ is_self: isSelf }) => isSelf)).toMatchObject([{ id: manager.id }]);
    const told = (await bank.mail()).filter(({ recipient }) => recipient === a.owner.login).at(-1);
    expect(told?.body).toContain(other.login);
  });

  it("are changed at once, and keep a trail", async () => {
    const a = await company();
    const { who, token, id } = await colleague(a, access([]));
    expect((await paying(who, a.owner, token)()).status).toBe(403);
    const { data } = await a.save(a.owner, a.token, { id, access: access(["pay"]) });
    expect(data.data).toMatchObject([{ first_name: who.name.split(" ")[0], state: "active" }]);
    expect((await paying(who, a.owner, token)()).data.id).toBeTruthy();
    const trail = await at.db
      .selectFrom("audit_log")
      .select("action")
      .where("account_id", "=", a.owner.accountId)
      .where("action", "like", "people.%")
      .orderBy("id")
      .execute();
    expect(trail.map(({ action }) => action)).toEqual([
      "people.invited",
      "people.accepted",
      "people.changed",
    ]);
  });

  it("pay nothing while the bank has stopped the owner, nor are their planned payments made", async () => {
    const a = await company();
    const { who, token } = await colleague(a, access(["pay"]));
    const plan = { first: "2026-12-01", rhythm: "once", until: null, times: null, shift: "after" } as const;
    const pay = paying(who, a.owner, token);
    expect((await pay({ plan })).data.planned_for).toBe("2026-12-01");
    const owner = at.db.updateTable("logins").where("email", "=", a.owner.login);
    await owner.set({ blocked_by: "bank" }).execute();
    expect((await pay()).err).toContain("has stopped payments from this account");
    await runPlans({ db: at.db, mailer: outboxMailer(bank.clock) }, startOfDay("2026-12-01"));
    await owner.set({ blocked_by: null, sumsub_status: "reject" }).execute();
    expect((await pay()).err).toContain("has stopped payments from this account");
    const paid = at.db.selectFrom("transactions").select("id").where("account_id", "=", a.owner.accountId);
    expect(await paid.where("type", "=", "SEND").execute()).toEqual([]);
  });

  it("change no planned payment above their amounts, nor put another in its place", async () => {
    const a = await company();
    const { who, token } = await colleague(a, access(["pay"], { per_payment: "10.00" }));
    const plan = { first: "2026-12-01", rhythm: "once", until: null, times: null, shift: "after" } as const;
    await paying(a.owner, a.owner, a.token)({ plan, amount: "500.00" });
    const [planned] = (await bank.call("planList", {}, { token })).data.data ?? [];
    const at1 = { id: planned?.id ?? "", day: "2026-12-01" };
    const above =
      "This planned payment is above what you can pay from this account. Its owner can change it.";
    expect((await bank.call("planUpdate", { ...at1, act: "stop" }, { token })).err).toBe(above);
    const pay = paying(who, a.owner, token);
    expect((await pay({ amount: "1.00", replaces: at1 })).err).toBe(above);
    expect((await pay({ amount: "1.00", replaces: at1, plan })).err).toBe(above);
    expect((await bank.call("planList", {}, { token })).data.data).toHaveLength(1);
  });

  it("are asked anew once they have declined, and not at all when who asked may not any more", async () => {
    const a = await company();
    const manager = await colleague(a, access(["people"]));
    const who = await bank.customer();
    const { accessToken: own } = await bank.signIn(who);
    const invited = async () =>
      (await bank.mail()).filter(
        ({ recipient, subject }) => recipient === who.login && /gives you/.test(subject),
      );
    const { data } = await a.save(manager.who, manager.token, invite(who, access([])));
    const [invitation] = await invitationsOf(own);
    await bank.call("invitationAnswer", { id: invitation?.id ?? "", accept: false }, { token: own });
    const id = data.data?.find(({ email }) => email === who.login)?.id ?? "";
    await a.save(manager.who, manager.token, { id, access: access([]) });
    expect(await invited()).toHaveLength(2);
    expect(await invitationsOf(own)).toHaveLength(1);
    await a.remove(a.owner, a.token, manager.id);
    expect(await invitationsOf(own)).toEqual([]);
  });

  it("are not flooded with invitations", async () => {
    const a = await company();
    const who = await bank.customer();
    const answers = [];
    for (let nth = 0; nth < 6; nth += 1) {
      const { data, err } = await a.save(a.owner, a.token, invite(who, access([])));
      answers.push(err);
      await a.remove(a.owner, a.token, data.data?.[0]?.id ?? "");
    }
    expect(answers.filter((err) => err !== undefined)).toEqual([
      "Too many people were added. Try again in an hour.",
    ]);
  });

  it("with the right to documents don't read the company's answers", async () => {
    const a = await company();
    const { token } = await colleague(a, access(["documents"]));
    const asked = { corporate_id: a.owner.accountId, full: true };
    const answer = {
      ...asked,
      name: "website",
      value: "https://krasts.example",
      is_file: false,
      section: "Company",
    };
    await at.db
      .insertInto("company_answers")
      .values({
        account_id: a.owner.accountId,
        name: answer.name,
        section: answer.section,
        value: answer.value,
        updated_at: new Date(bank.clock.now()).toISOString(),
      })
      .execute();
    const entries = async (of: string) =>
      (await bank.call("companyInfo", asked, { token: of })).data.info ?? [];
    expect((await entries(token)).filter((entry) => !entry.is_file)).toEqual([]);
    expect((await entries(a.token)).filter((entry) => !entry.is_file)).toHaveLength(1);
  });

  it("are the company's own affair", async () => {
    const a = await company();
    const b = await company();
    const { id } = await colleague(a, access([]));
    const asked = { corporate_id: a.owner.accountId, id };
    expect((await bank.call("peopleList", asked, { token: b.token })).status).toBe(403);
    expect((await bank.call("personRemove", asked, { token: b.token })).status).toBe(403);
    await b.remove(b.owner, b.token, id);
    await bank.stepUp(b.owner, b.token, "personSave");
    const change = { corporate_id: b.owner.accountId, id, access: access(["pay"]) };
    expect((await bank.call("personSave", change, { token: b.token })).err).toContain("no longer has access");
    expect((await bank.call("peopleList", asked, { token: a.token })).data.data).toHaveLength(1);
  });

  it("have their planned payments made while they may pay, and not after", async () => {
    const a = await company();
    const { who, token, id } = await colleague(a, access(["pay"]));
    const first = "2026-12-01";
    const plan = { first, rhythm: "monthly", until: null, times: null, shift: "after" } as const;
    expect((await paying(who, a.owner, token)({ plan })).data.planned_for).toBe(first);
    const paid = () =>
      at.db
        .selectFrom("transactions")
        .select(["entered_by", "from_name"])
        .where("account_id", "=", a.owner.accountId)
        .where("type", "=", "SEND")
        .execute();
    const run = (day: string) => runPlans({ db: at.db, mailer: outboxMailer(bank.clock) }, startOfDay(day));
    await run(first);
    expect(await paid()).toEqual([{ entered_by: who.accountId, from_name: "SIA Dzintara Krasts" }]);
    await at.db.deleteFrom("account_people").where("id", "=", id).execute();
    await run("2027-01-04");
    expect(await paid()).toHaveLength(1);
    const mail = (await bank.mail()).filter(({ recipient }) => recipient === a.owner.login).at(-1);
    expect(mail?.subject).toBe("A planned payment couldn't be made");
    expect(civilDate(bank.clock.now() + dayMs, bankTimeZone) > first).toBe(false);
  });

  /** What a call on a company's account needs. Those of the login itself need nothing. */
  const needs: Partial<Record<CallName, Right | "owner">> = {
    accountInfo: "see",
    orderList: "see",
    orderOverview: "see",
    orderExport: "see",
    orderCategories: "see",
    transactionNote: "prepare",
    labelList: "see",
    labelUpdate: "prepare",
    transactionFileAdd: "prepare",
    transactionFileDelete: "prepare",
    transactionFile: "see",
    orderPdf: "see",
    detailsPdf: "see",
    feeYearList: "see",
    feeYearPdf: "see",
    orderQuote: "see",
    planList: "see",
    templateList: "see",
    receiverList: "see",
    limitsInfo: "see",
    statementScheduleInfo: "see",
    statementScheduleUpdate: "see",
    approvalList: "see",
    paymentFileList: "see",
    orderCreate: "prepare",
    moneyRequestList: "see",
    directDebitList: "see",
    directDebitRule: "pay",
    moneyRequestCreate: "prepare",
    moneyRequestUpdate: "prepare",
    spaceList: "see",
    spaceSave: "pay",
    spaceMove: "pay",
    spaceClose: "pay",
    budgetList: "see",
    budgetSave: "prepare",
    paymentFileUpload: "prepare",
    templateCreate: "pay",
    templateUpdate: "pay",
    templateDelete: "pay",
    receiverCreate: "pay",
    receiverUpdate: "pay",
    receiverDelete: "pay",
    receiverTrust: "pay",
    companyInfo: "documents",
    companyInfoAdd: "documents",
    peopleList: "people",
    personSave: "people",
    personRemove: "people",
    limitsUpdate: "owner",
    closingInfo: "owner",
    closingPayee: "owner",
    accountClose: "owner",
    approvalRuleSave: "owner",
    memberAdd: "owner",
    memberDelete: "owner",
    contractPdf: "owner",
    contractSign: "owner",
    contractSignedExists: "owner",
    contractSignedPdf: "owner",
    memberPdf: "owner",
  };
  const ofTheLogin = [
    ...["logout", "multilogin", "userInfo", "transactionPdf", "planUpdate", "payeeBank", "passwordChange"],
    ...[
      "twoFactorSetup",
      "twoFactorUpdate",
      "recoveryCodesCreate",
      "challengeCreate",
      "challengeAnswer",
      "stepUp",
    ],
    ...[
      "passkeyList",
      "passkeyBegin",
      "passkeyCreate",
      "passkeyRename",
      "passkeyDelete",
      "verificationToken",
    ],
    ...["dataCopyList", "dataCopyOrder", "dataCopyFile"],
    ...["verificationLink", "sessionList", "sessionRevoke", "signInList", "signInDisown", "companyCreate"],
    ...[
      "memberUserCreate",
      "personLeave",
      "mandateUpdate",
      "collectionUpdate",
      "invitationAnswer",
      "bridgeHistory",
      "bridgeMessage",
      "bridgeRead",
      "bridgeStream",
    ],
    ...["bridgeAttachment", "complaintSend", "confirm", "approvalGive", "approvalDecline"],
    // Of a file, which hides from who may not see it: areas/paymentFiles/paymentFiles.test.ts.
    ...["paymentFileRows", "paymentRowsChange", "paymentFileUpdate", "paymentFileApprove"],
    ...["paymentFileAgain", "paymentFileRemove", "paymentFileReport"],
    ...["notificationList", "notificationRead", "notificationChoices", "notificationChoicesUpdate"],
    ...["pushKey", "pushSubscribe", "pushUnsubscribe"],
    ...["agreementList", "agreementGive", "agreementSeen"],
  ];

  it("each have a right for each call on the account, or are refused it", async () => {
    const sessionCalls = (Object.keys(calls) as CallName[]).filter(
      (name) => calls[name].access === "session",
    );
    expect([...Object.keys(needs), ...ofTheLogin].sort()).toEqual(sessionCalls.sort());
    const a = await company();
    const people = [
      { holds: ["see"], ...(await colleague(a, access([]))) },
      { holds: ["see", "prepare"], ...(await colleague(a, access(["prepare"]))) },
      { holds: ["see", "prepare", "pay"], ...(await colleague(a, access(["pay"]))) },
      { holds: ["see", "approve"], ...(await colleague(a, access(["approve"]))) },
      { holds: ["see", "salaries"], ...(await colleague(a, access(["salaries"]))) },
      { holds: ["see", "documents"], ...(await colleague(a, access(["documents"]))) },
      { holds: ["see", "people"], ...(await colleague(a, access(["people"]))) },
      { holds: ["see", "prepare", "pay", "salaries", "documents", "people", "owner"], token: a.token },
    ];
    const ids = { id: a.owner.accountId, corporate_id: a.owner.accountId };
    const wrong: string[] = [];
    for (const [name, right] of Object.entries(needs) as [CallName, Right | "owner"][])
      for (const { holds, token } of people) {
        const request = { ...examples[name].request, ...ids, from_account: "" };
        const { status } = await bank.send(name, request, { token, key: "table" });
        if ((status === 403) === holds.includes(right)) wrong.push(`${name} with ${holds.join()}: ${status}`);
      }
    expect(wrong).toEqual([]);
  }, 60_000);

  it("without the right to pay change no planned payment, and with none at all read no receipt", async () => {
    const a = await company();
    const viewer = await colleague(a, access([]));
    const stranger = await bank.token(await bank.customer());
    const pay = paying(a.owner, a.owner, a.token);
    const { data } = await pay();
    const receipt = { id: data.id ?? "", type: "transaction" } as const;
    expect(
      (await bank.send("transactionPdf", receipt, { token: viewer.token })).headers.get("Content-Type"),
    ).toBe("application/pdf");
    expect((await bank.call("transactionPdf", receipt, { token: stranger })).err).toBeTruthy();
    const plan = { first: "2026-12-01", rhythm: "once", until: null, times: null, shift: "after" } as const;
    await pay({ plan });
    const [planned] = (await bank.call("planList", {}, { token: viewer.token })).data.data ?? [];
    const stop = { id: planned?.id ?? "", act: "stop", day: "2026-12-01" } as const;
    expect((await bank.call("planUpdate", stop, { token: viewer.token })).status).toBe(403);
  });

  const listOf = async ({ owner, token }: Awaited<ReturnType<typeof company>>) =>
    (await bank.call("peopleList", { corporate_id: owner.accountId }, { token })).data.data ?? [];

  it("give their access up themselves, at once, and the owner is told [2.12-10]", async () => {
    const a = await company();
    const { who, token } = await colleague(a, access(["pay"]), { name: "Anna Liepiņa" });
    const of = { corporate_id: a.owner.accountId };
    expect((await bank.call("accountInfo", {}, { token })).data.data?.can_leave).toBe(true);
    expect((await bank.call("accountInfo", {}, { token: a.token })).data.data?.can_leave).toBe(false);
    expect((await bank.call("personLeave", of, { token: a.token })).err).toContain("this account is yours");
    const stranger = await bank.token(await bank.customer());
    expect((await bank.call("personLeave", of, { token: stranger })).status).toBe(403);
    const asked = await Promise.all([1, 2].map(() => bank.call("personLeave", of, { token })));
    expect(asked.filter(({ data }) => data.success)).toHaveLength(1);
    for (const name of ["accountInfo", "personLeave"] as const)
      expect((await bank.call(name, of, { token })).status).toBe(403);
    expect(await listOf(a)).toEqual([]);
    const mail = (await bank.mail()).filter(({ recipient }) => recipient === a.owner.login).at(-1);
    expect(mail?.body).toContain(`Anna Liepiņa (${who.login}) atteicās no piekļuves`);
    expect((await bank.signIn(who)).accessToken).toBeTruthy();
    expect(bank.defects).toEqual([]);
  });

  it("can answer an invitation for 14 days, and are invited again afterwards [2.12-10]", async () => {
    const a = await company();
    const who = await bank.customer();
    const [person] = (await a.save(a.owner, a.token, invite(who, access(["pay"])))).data.data ?? [];
    expect(person).toMatchObject({ state: "invited", is_expired: false });
    bank.later(14 * dayMs);
    const { accessToken: own } = await bank.signIn(who);
    expect(await invitationsOf(own)).toEqual([]);
    const accept = () =>
      bank.call("invitationAnswer", { id: person?.id ?? "", accept: true }, { token: own });
    expect((await accept()).err).toBe("NOT_FOUND");
    const later = { ...a, token: await bank.token(a.owner) };
    expect(await listOf(later)).toMatchObject([{ state: "invited", is_expired: true }]);
    await a.save(a.owner, later.token, { id: person?.id, access: access(["pay"]) });
    expect(await listOf(later)).toMatchObject([{ id: person?.id, is_expired: false }]);
    const mail = (await bank.mail()).filter(({ recipient }) => recipient === who.login);
    expect(mail.filter(({ subject }) => subject?.includes("gives you access"))).toHaveLength(2);
    expect((await accept()).data).toEqual({ success: true, pending: false });
    await deleteExpired(at.db, bank.clock.now() + 100 * dayMs);
    const left = at.db.selectFrom("account_people").select("id").where("account_id", "=", a.owner.accountId);
    expect(await left.execute()).toHaveLength(1);
  });

  it("are taken off the list a month after their invitation ran out", async () => {
    const a = await company();
    await a.save(a.owner, a.token, invite(await bank.customer(), access([])));
    const left = at.db.selectFrom("account_people").select("id").where("account_id", "=", a.owner.accountId);
    await deleteExpired(at.db, bank.clock.now() + 44 * dayMs);
    expect(await left.execute()).toHaveLength(1);
    await deleteExpired(at.db, bank.clock.now() + 44 * dayMs + 1);
    expect(await left.execute()).toEqual([]);
  });

  it("lose it by the bank, with a reason in the trail, and a mail to both [2.12-10]", async () => {
    const a = await company();
    const { who, token } = await colleague(a, access(["pay"]));
    const { id: loginId } = await at.db
      .selectFrom("logins")
      .select("id")
      .where("email", "=", who.login)
      .executeTakeFirstOrThrow();
    const end = (person: string, reason: string) =>
      bank.operate(`/companies/${a.owner.accountId}/people/${person}/end`, {
        method: "POST",
        body: JSON.stringify({ reason }),
      });
    expect((await end(loginId, " ")).status).toBe(400);
    expect((await end(crypto.randomUUID(), "Court order.")).status).toBe(404);
    expect((await end(loginId, "Court order.")).status).toBe(200);
    expect((await end(loginId, "Court order.")).status).toBe(404);
    expect((await bank.call("accountInfo", {}, { token })).status).toBe(403);
    const mail = await bank.mail();
    const newest = (login: string) => mail.filter(({ recipient }) => recipient === login).at(-1)?.body;
    expect(newest(who.login)).toContain("The bank has ended your access");
    expect(newest(a.owner.login)).toContain(`Banka ir pārtraukusi lietotāja ${who.login} piekļuvi`);
    const trail = await at.db.selectFrom("audit_log").select(["action", "detail"]).execute();
    expect(trail.filter(({ action }) => action === "people.endedByBank")).toHaveLength(1);
    expect(JSON.stringify(trail)).toContain("Court order.");
  });
});
