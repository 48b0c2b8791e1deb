import { type NotificationKind, type Calls, type RequestOf } from "@amberline/api/contract";
import { dayMs } from "@amberline/domain/dates";
import { expect, it, onTestFinished } from "vitest";
import { deleteExpired } from "../../housekeeping";
import { declinePayment, placePayment, receivePayment, returnPayment, settlePayment } from "../../ledger";
import { type Customer } from "../../operator/createCustomer";
import { describeOnDatabases } from "../../platform/testDatabases";
import { listenTo } from "../../testing/chatters";
import { access, sharedAccounts } from "../../testing/sharedAccounts";
import { testBank } from "../../testing/testBank";
import { runNotifications, tell } from ".";

const outside = { name: "Jānis Ozols", account: "LV97HABA0012345678910", bic: "HABALV22" };

describeOnDatabases("notifications", (at) => {
  const bank = testBank(at);
  const { company, colleague } = sharedAccounts(bank);
  const run = () => runNotifications(bank.parts(), bank.clock.now());

  const reading = (token: string) => ({
    token,
    list: async (asked: RequestOf<Calls["notificationList"]> = {}) =>
      (await bank.call("notificationList", asked, { token })).data,
    read: async (which: RequestOf<Calls["notificationRead"]>) =>
      (await bank.call("notificationRead", which, { token })).data.unread,
    counted: async () => (await bank.call("userInfo", {}, { token })).data.data?.unread_notifications,
    choose: (kind: NotificationKind, isMailed: boolean) =>
      bank.call("notificationChoicesUpdate", { choices: [{ kind, is_mailed: isMailed }] }, { token }),
  });

  const customer = async (wanted: Parameters<typeof bank.customer>[0] = {}) => {
    const who = await bank.customer(wanted);
    return { who, ...reading(await bank.token(who)) };
  };

  const receive = async ({ accountId, name, iban }: Customer, reference: string, cents = 2_500) => {
    bank.later(1000);
    const received = await receivePayment(at.db, {
      ...{ accountId, amountCents: cents, reference, paymentType: "CREDIT", now: bank.clock.now() },
      ...{ from: outside, to: { name, account: iban } },
    });
    if (!received.ok) throw new Error(received.refusal);
    return received.payment.id;
  };

  const pay = async ({ accountId, name, iban }: Customer, isSalary = false) => {
    bank.later(1000);
    const placed = await placePayment(at.db, {
      ...{ accountId, amountCents: 1_000, feeCents: 0, reference: "Īre", paymentType: "CREDIT", isSalary },
      ...{ idempotencyKey: crypto.randomUUID(), payloadHash: "h", now: bank.clock.now() },
      ...{ from: { name, account: iban }, to: outside },
    });
    if (!placed.ok) throw new Error(placed.refusal);
    return placed.payment.id;
  };

  const mailTo = async ({ login }: Customer) =>
    (await bank.mail()).filter(({ recipient }) => recipient === login).map(({ subject }) => subject);

  const lately = async (device: Pick<ReturnType<typeof reading>, "list">) =>
    (await device.list({ is_unread: true })).data?.map(({ kind, title, text }) => ({ kind, title, text }));

  it("tell of money that came in, in the language of who reads [2.2-11]", async () => {
    const { who, list, token, counted } = await customer({ name: "Ilze Bērziņa" });
    const id = await receive(who, "Koncerta biļetes");
    await run();
    const { data, unread } = await list({ is_unread: true });
    expect(data).toEqual([
      expect.objectContaining({
        ...{ kind: "moneyIn", is_read: false, title: "Money in: €25.00", account_id: who.accountId },
        ...{ text: "From Jānis Ozols. Koncerta biļetes.", about: { target: "transaction", id } },
      }),
    ]);
    expect([unread, await counted()]).toEqual([1, 1]);
    const latvian = await bank.call("notificationList", { limit: 1 }, { token, language: "lv" });
    expect(latvian.data.data?.[0]).toMatchObject({ text: "Maksātājs: Jānis Ozols. Koncerta biļetes." });
  });

  it("tell once, in however many processes the job runs", async () => {
    const { who, list } = await customer();
    for (const nth of [1, 2, 3]) await receive(who, `Nr. ${nth}`);
    await Promise.all([run(), run(), run()]);
    expect((await list({ is_unread: true })).data).toHaveLength(3);
    await run();
    expect((await list({ is_unread: true })).data).toHaveLength(3);
  });

  it("tell what became of payments, and of money that came back [2.2-11]", async () => {
    const payer = await customer();
    const [made, declined] = [await pay(payer.who), await pay(payer.who)];
    await settlePayment(at.db, { paymentId: made, now: bank.clock.now() });
    await declinePayment(at.db, { paymentId: declined, reason: "account_closed", now: bank.clock.now() });
    await run();
    await returnPayment(at.db, { paymentId: made, reason: "returned", now: bank.clock.now() });
    await run();
    expect(await lately(payer)).toEqual([
      {
        kind: "paymentFailed",
        title: "Money back: €10.00",
        text: "From Jānis Ozols. Reason: the payee's bank sent the payment back.",
      },
      expect.objectContaining({ kind: "paymentFailed", title: "Payment not made: €10.00" }),
      { kind: "paymentMade", title: "Payment made: €10.00", text: "To Jānis Ozols. Īre." },
    ]);
  });

  it("of a salary name no payee", async () => {
    const payer = await customer();
    await settlePayment(at.db, { paymentId: await pay(payer.who, true), now: bank.clock.now() });
    await run();
    expect(await lately(payer)).toEqual([
      { kind: "paymentMade", title: "Payment made: €10.00", text: "To Salary." },
    ]);
  });

  it("of a company are for everybody who sees the account, until that ends", async () => {
    const shared = await company();
    const person = await colleague(shared, access([]));
    const [owner, own] = [reading(shared.token), reading(person.own)];
    await Promise.all([owner.read({ all: true }), own.read({ all: true })]);
    await receive(shared.owner, "Rēķins 7");
    await run();
    for (const each of [owner, own])
      expect(await lately(each)).toEqual([
        expect.objectContaining({ text: "From Jānis Ozols. Rēķins 7. SIA Dzintara Krasts." }),
      ]);
    await shared.remove(shared.owner, shared.token, person.id);
    const left = await own.list();
    expect(left.data?.filter(({ account_id: id }) => id === shared.owner.accountId)).toEqual([]);
    expect(JSON.stringify(left)).not.toContain("Rēķins 7");
  });

  it("are read on every device at once, and only by whom they belong to", async () => {
    const { who, list, counted } = await customer();
    const other = await customer();
    await receive(who, "Viens");
    await receive(who, "Divi");
    await run();
    const second = reading(await bank.token(who));
    const [newest] = (await list()).data ?? [];
    expect(await other.read({ ids: [newest?.id ?? ""] })).toBe(0);
    expect(await counted()).toBe(2);
    expect(await second.read({ ids: [newest?.id ?? "", "nothing", crypto.randomUUID()] })).toBe(1);
    expect(await counted()).toBe(1);
    expect((await list()).data?.[0]).toMatchObject({ id: newest?.id, is_read: true });
    expect(await second.read({})).toBe(1);
    expect(await second.read({ all: true })).toBe(0);
    expect(await counted()).toBe(0);
  });

  it("are found by words, kind and whether they are read, page by page [2.2-11]", async () => {
    const { who, list } = await customer();
    for (const nth of [1, 2, 3, 4, 5]) await receive(who, `Rēķins ${nth}`);
    await run();
    const first = await list({ limit: 2, is_unread: true });
    const second = await list({ limit: 2, is_unread: true, before: first.next ?? "" });
    const third = await list({ limit: 2, is_unread: true, before: second.next ?? "" });
    const texts = [first, second, third].map(({ data }) =>
      data?.map(({ text }) => /\d/.exec(text ?? "")?.[0]),
    );
    expect(texts).toEqual([["5", "4"], ["3", "2"], ["1"]]);
    expect(third.next).toBeNull();
    expect((await list({ query: "  REKINS 3" })).data).toHaveLength(1);
    expect((await list({ query: "maksātājs: jānis", is_unread: true })).data).toHaveLength(5);
    expect((await list({ query: "100%" })).data).toEqual([]);
    expect((await list({ kind: "security" })).data).toEqual([]);
    const { status } = await bank.call("notificationList", { before: "x" }, { token: await bank.token(who) });
    expect(status).toBe(400);
  });

  it("are mailed as the customer chooses, those about security always [2.2-12]", async () => {
    const { who, choose } = await customer();
    const tellOf = (kind: "planned" | "security") =>
      tell(
        { ...bank.parts(), db: at.db },
        { loginId, kind, letter: () => [`About ${kind}`, "Text."] },
        bank.clock.now(),
      );
    const { id: loginId } = await at.db
      .selectFrom("logins")
      .select("id")
      .where("email", "=", who.login)
      .executeTakeFirstOrThrow();
    await receive(who, "Nav e-pastā");
    await run();
    await tellOf("planned");
    expect(await mailTo(who)).toEqual(["About planned"]);
    expect((await choose("planned", false)).data.data).toContainEqual({
      ...{ kind: "planned", is_mailed: false, is_fixed: false, is_pushed: true },
    });
    await choose("moneyIn", true);
    await tellOf("planned");
    await tellOf("security");
    await receive(who, "E-pastā");
    await run();
    expect(await mailTo(who)).toEqual(["About planned", "About security", "Saņemts maksājums: 25,00\u00a0€"]);
    const refused = await choose("security", false);
    expect(refused.text).toContain("can't be switched off");
  });

  it("are kept for a year", async () => {
    const { who } = await customer();
    await receive(who, "Sen");
    await run();
    const kept = () =>
      at.db.selectFrom("notifications").select("id").where("account_id", "=", who.accountId).execute();
    const told = (await kept()).length;
    await deleteExpired(at.db, bank.clock.now() + 365 * dayMs);
    expect(await kept()).toHaveLength(told);
    await deleteExpired(at.db, bank.clock.now() + 367 * dayMs);
    expect(await kept()).toEqual([]);
  });

  it("are news in the stream of whoever is told, and of each of their devices that reads them [4-34]", async () => {
    const { who, token, read } = await customer();
    const other = await customer();
    const [live, others] = [await listenTo(bank.app, token), await listenTo(bank.app, other.token)];
    onTestFinished(() => Promise.all([live.close(), others.close()]).then(() => undefined));
    await receive(who, "Straumē");
    await run();
    expect(await live.block()).toBe("event: news\ndata: {}");
    await read({ all: true });
    expect(await live.block()).toBe("event: news\ndata: {}");
    await receive(other.who, "Cits");
    await run();
    expect(await others.block()).toBe("event: news\ndata: {}");
  });
});
