import { type Calls, type RequestOf } from "@amberline/api/contract";
import { civilDate, dayMs, hourMs } from "@amberline/domain/dates";
import { moneyFromDecimal } from "@amberline/domain/money";
import { expect, it, onTestFinished } from "vitest";
import { bankTimeZone, startOfDay } from "../../days";
import { balanceOf, placePayment, trialBalance } from "../../ledger";
import { type Customer } from "../../operator/createCustomer";
import { outboxMailer } from "../../outbox";
import { describeOnDatabases } from "../../platform/testDatabases";
import { listenTo } from "../../testing/chatters";
import { access, sharedAccounts } from "../../testing/sharedAccounts";
import { testBank } from "../../testing/testBank";
import { runSpaces } from "./run";

type Saved = Partial<RequestOf<Calls["spaceSave"]>>;
type Direction = "in" | "out";

const centsOf = (text: string | number) => moneyFromDecimal(text, "EUR")?.minor ?? NaN;
const outside = { name: "Jānis Ozols", account: "LV97HABA0012345678910", bic: "HABALV22" };

describeOnDatabases("spaces", (at) => {
  const bank = testBank(at);
  const { company, colleague } = sharedAccounts(bank);

  /** What can be done about spaces by somebody with such a token of an account. */
  const spacesWith = (token: string) => {
    const list = async () => (await bank.call("spaceList", {}, { token })).data.data ?? [];
    const save = (change: Saved = {}) => {
      const wanted = {
        id: crypto.randomUUID() as string,
        name: "Norvēģija",
        goal: null,
        rule: null,
        ...change,
      };
      return bank.call("spaceSave", wanted, { token });
    };
    return {
      ...{ token, list, save },
      opened: async (change: Saved = {}) => {
        const id = crypto.randomUUID() as string;
        const { err } = await save({ ...change, id });
        if (err) throw new Error(err);
        return id;
      },
      move: (id: string, direction: Direction, amount: string, key: string = crypto.randomUUID()) =>
        bank.call("spaceMove", { id, direction, amount, key }, { token }),
      close: (id: string) => bank.call("spaceClose", { id }, { token }),
      inSpace: async (id: string) => (await list()).find((each) => each.id === id)?.balance,
    };
  };

  const customer = async (balance = "100.00") => {
    const who = await bank.customer({ balance });
    return { who, ...spacesWith(await bank.token(who)) };
  };
  const onAccount = async ({ accountId }: Customer) => (await balanceOf(at.db, accountId))?.availableCents;
  const listed = async ({ accountId: id }: Customer, token: string) =>
    (await bank.call("orderList", { id, limit: 50 }, { token })).data.data ?? [];
  const run = () => runSpaces({ db: at.db, mailer: outboxMailer(bank.clock) }, bank.clock.now());
  const goTo = async (day: string, time = 0) => {
    bank.later(startOfDay(day) + time - bank.clock.now());
    await run();
  };
  const pay = async ({ accountId, iban, name }: Customer, cents: number, to = outside) => {
    bank.later(1000);
    const paid = await placePayment(at.db, {
      ...{
        accountId,
        amountCents: cents,
        reference: "Rēķins",
        paymentType: "INSTANT",
        now: bank.clock.now(),
      },
      ...{ from: { name, account: iban }, to, idempotencyKey: crypto.randomUUID(), payloadHash: "" },
    });
    if (!paid.ok) throw new Error(paid.refusal);
  };
  const toldOf = async ({ email }: { email: string }) =>
    (
      await at.db
        .selectFrom("notifications")
        .innerJoin("logins", "logins.id", "login_id")
        .select(["target", "target_id"])
        .where("logins.email", "=", email)
        .where("target", "=", "space")
        .execute()
    ).map((row) => row.target_id);

  it("have a name, a goal and what is in them; whoever saves one again changes it [2.9-20]", async () => {
    const { opened, list, save } = await customer();
    const goal = { amount: "1500.00", until: "2027-08-01" };
    const id = await opened({ goal });
    const shown = { id, name: "Norvēģija", balance: "0.00", goal, rule: null, next: null, skipped: null };
    expect(await list()).toEqual([shown]);
    const { data } = await save({ id, name: " Īslande ", goal: { amount: "900.00", until: null } });
    expect(data.data).toEqual([{ ...shown, name: "Īslande", goal: { amount: "900.00", until: null } }]);
  });

  it("take a name and a goal that can be, and are not opened without end [2.9-20]", async () => {
    const { save } = await customer();
    expect((await save({ name: " " })).err).toMatch(/name/);
    expect((await save({ goal: { amount: "10.00", until: "2026-11-19" } })).err).toMatch(/not passed/);
    expect((await save({ goal: { amount: "0.00", until: null } })).err).toMatch(/at least 0.01/);
    for (let nth = 0; nth < 30; nth += 1) await save();
    expect((await save()).err).toMatch(/30 spaces/);
  });

  it("get money at once and give it back, which shows among the transactions by their name [2.9-21]", async () => {
    const { who, token, opened, move, inSpace } = await customer();
    const id = await opened();
    expect((await move(id, "in", "30.00")).err).toBeUndefined();
    expect([await inSpace(id), await onAccount(who)]).toEqual(["30.00", 7_000]);
    const { data: month } = await bank.call("orderOverview", { id: who.accountId }, { token });
    expect(month.data?.months.at(-1)).toMatchObject({ in: "100.00", out: "0.00" });
    await move(id, "out", "12.50");
    expect([await inSpace(id), await onAccount(who)]).toEqual(["17.50", 8_250]);
    const [back, there] = await listed(who, token);
    expect(back).toMatchObject({ type: "RECEIVE", status: "done", from_name: "Norvēģija", amount: "12.50" });
    expect(there).toMatchObject({ type: "SEND", status: "done", to_name: "Norvēģija", amount: "30.00" });
    expect([back?.space_id, there?.space_id]).toEqual([id, id]);
    const { totals, unequal } = await trialBalance(at.db);
    expect([unequal, totals.every(({ postedCents }) => postedCents === 0)]).toEqual([[], true]);
  });

  it("never give or get more than there is, whatever comes at once [2.9-21]", async () => {
    const { who, opened, move, inSpace } = await customer();
    const id = await opened();
    expect((await move(id, "in", "100.01")).err).toMatch(/above your available balance/);
    expect((await move(id, "out", "0.01")).err).toMatch(/above what is in the space/);
    const sent = await Promise.all(Array.from({ length: 8 }, () => move(id, "in", "30.00")));
    expect(sent.filter(({ err }) => !err)).toHaveLength(3);
    const mixed = await Promise.all(
      Array.from({ length: 12 }, (_, nth) => move(id, nth % 2 ? "in" : "out", "25.00")),
    );
    const moved = (await inSpace(id)) ?? "";
    expect(mixed.some(({ err }) => !err)).toBe(true);
    expect(centsOf(moved) + ((await onAccount(who)) ?? NaN)).toBe(10_000);
  });

  it("move once by one key, however often it is sent, and nothing else by it [2.9-21]", async () => {
    const { who, opened, move, inSpace } = await customer();
    const id = await opened();
    const key = crypto.randomUUID();
    const sent = await Promise.all(Array.from({ length: 5 }, () => move(id, "in", "10.00", key)));
    expect(sent.map(({ err }) => err)).toEqual(Array.from({ length: 5 }, () => undefined));
    expect([await inSpace(id), await onAccount(who)]).toEqual(["10.00", 9_000]);
    expect((await move(id, "in", "11.00", key)).err).toBeDefined();
    expect((await move(id, "out", "10.00", key)).err).toBeDefined();
    expect(await inSpace(id)).toBe("10.00");
  });

  it("are savings whatever they are called, so that no sum counts what is set aside for it twice [2.9-21]", async () => {
    const { who, token, opened, move } = await customer();
    const id = await opened({ name: "Nodokļi" });
    await move(id, "in", "30.00");
    await move(id, "out", "5.00");
    const sums = await bank.call("orderCategories", { id: who.accountId }, { token });
    expect(sums.data.data).toMatchObject([
      { category: "savings", in: "5.00", out: "30.00" },
      { category: "income", out: "0.00" },
    ]);
  });

  it("are beside the limits of payments, the payees, and what can be returned [2.9-21]", async () => {
    const { who, token, opened, move } = await customer();
    await at.db
      .insertInto("payment_limits")
      .values({
        ...{ account_id: who.accountId, per_payment_cents: 500, per_day_cents: 500 },
        ...{ instant_per_payment_cents: null, instant_per_day_cents: null },
        updated_at: new Date(bank.clock.now()).toISOString(),
      })
      .execute();
    const id = await opened();
    expect((await move(id, "in", "60.00")).err).toBeUndefined();
    const { data } = await bank.call("limitsInfo", {}, { token });
    expect(JSON.stringify(data)).toContain('"sent_today":"0.00"');
    const [moved] = await listed(who, token);
    const answer = await bank.operate(`/payments/${moved?.id}/return`, { method: "POST", body: "{}" });
    expect(answer.ok).toBe(false);
  });

  it("round up what was paid on a day, once it is over [2.9-22]", async () => {
    const { who, opened, move } = await customer();
    const list = async () => spacesWith(await bank.token(who)).list();
    const other = await bank.customer();
    const to = { name: other.name, account: other.iban, bic: "AMBRLV22" };
    await pay(who, 111, to);
    bank.later(1000);
    const id = await opened({ rule: { kind: "roundUp", amount: null, day: null } });
    await move(id, "in", "0.50");
    await pay(who, 1_230, to);
    await pay(who, 500, to);
    await pay(who, 999, to);
    // Not booked yet.
    await pay(who, 111);
    await goTo("2026-11-21");
    expect(await list()).toMatchObject([{ balance: "1.21", next: "2026-11-22", skipped: null }]);
    await run();
    await goTo("2026-11-22");
    expect(await list()).toMatchObject([{ balance: "1.21", next: "2026-11-23" }]);
  });

  it("round up for one space of an account [2.9-22]", async () => {
    const { opened, save } = await customer();
    await opened({ rule: { kind: "roundUp", amount: null, day: null } });
    const { err } = await save({ name: "Otra", rule: { kind: "roundUp", amount: null, day: null } });
    expect(err).toMatch(/rounded up for the space “Norvēģija”/);
  });

  it("get an amount on a day of each month, those missed too [2.9-22]", async () => {
    const { who, opened } = await customer();
    const list = async () => spacesWith(await bank.token(who)).list();
    const rule = { kind: "monthly", amount: "20.00", day: 5 } as const;
    const id = await opened({ rule });
    expect(await list()).toMatchObject([{ rule, next: "2026-12-05" }]);
    await goTo("2026-12-05", 5 * hourMs);
    expect(await list()).toMatchObject([{ balance: "0.00" }]);
    await goTo("2027-01-05", 7 * hourMs);
    expect(await list()).toMatchObject([{ balance: "40.00", next: "2027-02-05" }]);
    expect(await onAccount(who)).toBe(6_000);
    const token = await bank.token(who);
    await spacesWith(token).save({ id, name: "Cits", rule });
    expect(await spacesWith(token).list()).toMatchObject([{ name: "Cits", next: "2027-02-05" }]);
  });

  it("leave a rule out that has too little, and tell the owner [2.9-22]", async () => {
    const { who, opened } = await customer("10.00");
    const id = await opened({ rule: { kind: "monthly", amount: "20.00", day: 5 } });
    await goTo("2027-02-05", 7 * hourMs);
    const { list } = spacesWith(await bank.token(who));
    expect(await list()).toMatchObject([{ balance: "0.00", next: "2027-03-05", skipped: "2027-02-05" }]);
    expect(await toldOf({ email: who.login })).toContain(id);
  });

  it("move once on a day, and are not left out for too little if changed on it [2.9-22]", async () => {
    const { who, opened } = await customer();
    const id = await opened({ rule: { kind: "monthly", amount: "20.00", day: 10 } });
    await goTo("2027-02-10", 7 * hourMs);
    const due_at = new Date(bank.clock.now()).toISOString();
    await at.db.updateTable("spaces").set({ monthly_cents: 3_000, due_at }).where("id", "=", id).execute();
    await run();
    const { list } = spacesWith(await bank.token(who));
    expect(await list()).toMatchObject([{ balance: "20.00", next: "2027-03-10", skipped: null }]);
    expect(await toldOf({ email: who.login })).toEqual([]);
  });

  it("take no money that the bank would lend, by hand or by a rule [2.9-21] [2.9-22]", async () => {
    const who = await bank.customer({ balance: "10.00", overdraft: "100.00" });
    const { opened, move } = spacesWith(await bank.token(who));
    const id = await opened({ rule: { kind: "monthly", amount: "20.00", day: 15 } });
    expect((await move(id, "in", "10.01")).err).toMatch(/10\.00/);
    await goTo("2027-02-15", 7 * hourMs);
    const again = spacesWith(await bank.token(who));
    expect(await again.list()).toMatchObject([{ balance: "0.00", skipped: "2027-02-15" }]);
    expect((await again.move(id, "in", "10.00")).err).toBeUndefined();
    expect(await again.inSpace(id)).toBe("10.00");
  });

  it("are closed with their money back on the account, once [2.9-23]", async () => {
    const { who, opened, move, close, list, save } = await customer();
    const id = await opened({ rule: { kind: "monthly", amount: "20.00", day: 5 } });
    await move(id, "in", "40.00");
    const closed = await Promise.all([close(id), close(id), move(id, "out", "5.00")]);
    expect(closed.slice(0, 2).map(({ err }) => err)).toEqual([undefined, undefined]);
    expect([await list(), await onAccount(who)]).toEqual([[], 10_000]);
    expect((await move(id, "in", "5.00")).err).toMatch(/no such space/);
    expect((await save({ id })).err).toMatch(/no such space/);
    await goTo("2027-03-05", 7 * hourMs);
    expect(await onAccount(who)).toBe(10_000);
  });

  it("are seen by whoever sees a company's account, and used by who may pay, without approval [2.9-24]", async () => {
    const shared = await company();
    const own = spacesWith(shared.token);
    const id = await own.opened({ name: "Nodokļi" });
    const seeing = spacesWith((await colleague(shared, access([]))).token);
    const paying = spacesWith((await colleague(shared, access(["pay"]))).token);
    expect(await seeing.list()).toMatchObject([{ id, name: "Nodokļi" }]);
    expect((await seeing.move(id, "in", "1.00")).status).toBe(403);
    expect((await paying.move(id, "in", "1.00")).err).toBeUndefined();
    expect(await seeing.inSpace(id)).toBe("1.00");
  });

  it("are news to everybody who sees the account, at once, when somebody else moves money [2.9-24]", async () => {
    const shared = await company();
    const id = await spacesWith(shared.token).opened();
    const { token } = await colleague(shared, access([]));
    const live = await listenTo(bank.app, token);
    onTestFinished(() => live.close());
    const before = performance.now();
    await spacesWith(shared.token).move(id, "in", "1.00");
    expect(await live.block()).toBe("event: news\ndata: {}");
    expect(performance.now() - before).toBeLessThan(10_000);
  });

  it("are nobody else's [2.9-24]", async () => {
    const { opened, move, inSpace } = await customer();
    const id = await opened();
    await move(id, "in", "40.00");
    const thief = await customer();
    const attempts = [thief.move(id, "out", "1.00"), thief.close(id), thief.save({ id })];
    for (const { err } of await Promise.all(attempts)) expect(err).toMatch(/no such space/);
    expect(await inSpace(id)).toBe("40.00");
    expect((await thief.move("x", "out", "1.00")).err).toMatch(/no such space/);
  });

  it("are changed after the day of their goal as well, which may stay [2.9-20]", async () => {
    const { who, opened } = await customer();
    const goal = { amount: "800.00", until: civilDate(bank.clock.now(), bankTimeZone) };
    const id = await opened({ goal });
    bank.later(3 * dayMs);
    const { save } = spacesWith(await bank.token(who));
    expect((await save({ id, name: "Īslande", goal })).err).toBeUndefined();
    const other = civilDate(bank.clock.now() - dayMs, bankTimeZone);
    expect((await save({ id, goal: { ...goal, until: other } })).err).toMatch(/not passed/);
  });
});
