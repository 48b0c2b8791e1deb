import { type Calls, type RequestOf } from "@amberline/api/contract";
import { addDays, addMonths, civilDate, daysBetween, startOfMonth } from "@amberline/domain/dates";
import { expect, it } from "vitest";
import { bankTimeZone, startOfDay } from "../../days";
import { instant } from "../../db/schema";
import { recordPast, type PastTransaction } from "../../ledger";
import { type Customer } from "../../operator/createCustomer";
import { outboxMailer } from "../../outbox";
import { describeOnDatabases } from "../../platform/testDatabases";
import { access, sharedAccounts } from "../../testing/sharedAccounts";
import { testBank } from "../../testing/testBank";
import { runBudgets } from "./run";

type Wanted = Partial<RequestOf<Calls["budgetSave"]>>;

const rimi = { name: "SIA Rimi Latvia", account: "LV44UNLA0055001234567", bic: "UNLALV2X" };

const anna = { name: "Anna Liepiņa", account: "LV97HABA0012345678910", bic: "HABALV22" };

describeOnDatabases("budgets", (at) => {
  const bank = testBank(at);
  const { company, colleague } = sharedAccounts(bank);

  /** The first day of this month of the bank, or of one before or after it. */
  const monthFrom = (months: number) =>
    addMonths(startOfMonth(civilDate(bank.clock.now(), bankTimeZone)), months);
  const past = async (who: Customer, rows: Partial<PastTransaction>[]) => {
    const own = { name: who.name, account: who.iban, bic: "AMBRLV22" };
    const base = { type: "SEND", amountCents: 1_000, reference: "", paymentType: "INSTANT" } as const;
    await recordPast(at.db, {
      accountId: who.accountId,
      past: rows.map((row, nth) => ({
        ...base,
        ...(row.type === "RECEIVE" ? { from: rimi, to: own } : { from: own, to: rimi }),
        at: bank.clock.now() + nth,
        ...row,
      })),
    });
  };
  const buys = (who: Customer, cents: number, change: Partial<PastTransaction> = {}) =>
    past(who, [{ amountCents: cents, ...change }]);
  const listed = async (token: string) => {
    const { data } = await bank.call("budgetList", {}, { token });
    if (!data.data) throw new Error("There is no list.");
    return data.data;
  };
  const of = async (token: string, category: string) =>
    (await listed(token)).categories.find((each) => each.category === category);
  const set = (token: string, wanted: Wanted = {}) =>
    bank.call("budgetSave", { category: "groceries", limit: "100.00", version: 0, ...wanted }, { token });
  const customer = async (balance = "1000.00") => {
    const who = await bank.customer({ balance });
    return { who, token: await bank.token(who) };
  };
  const run = () => runBudgets({ db: at.db, mailer: outboxMailer(bank.clock) }, bank.clock.now());
  const told = async ({ login }: Pick<Customer, "login">) =>
    (
      await at.db
        .selectFrom("notifications")
        .innerJoin("logins", "logins.id", "login_id")
        .select(["words", "target"])
        .where("logins.email", "=", login)
        .where("kind", "=", "budget")
        .orderBy("seq")
        .execute()
    ).map(({ words }) => words.en.title);
  const near = "Most of the budget is spent: Groceries";
  const over = "Over budget: Groceries";

  it("say what was spent this month, without what came back, and what may be [2.9-25]", async () => {
    const { who, token } = await customer();
    await buys(who, 6_250);
    await buys(who, 1_000, { type: "RECEIVE" });
    expect((await set(token)).data.data?.categories).toContainEqual({
      ...{ category: "groceries", limit: "100.00", spent: "52.50", average: null, version: 1 },
    });
    expect(await of(token, "transport")).toMatchObject({ limit: null, spent: "0.00", version: 0 });
    const { categories } = await listed(token);
    expect(categories).toHaveLength(15);
    expect(categories.some(({ category }) => /income|savings/.test(category))).toBe(false);
    await buys(who, 90_000, { type: "RECEIVE" });
    expect(await of(token, "groceries")).toMatchObject({ spent: "0.00" });
  });

  it("leave moves to spaces out, whatever is written on them [2.9-25]", async () => {
    const { who, token } = await customer();
    const space = { id: crypto.randomUUID(), name: "Norvēģija", goal: null, rule: null };
    await bank.call("spaceSave", space, { token });
    const move = { id: space.id, key: crypto.randomUUID(), direction: "in", amount: "40.00" } as const;
    await bank.call("spaceMove", move, { token });
    const id = who.accountId;
    const [row] = (await bank.call("orderList", { id }, { token })).data.data ?? [];
    const said = { id, transaction_id: row?.id ?? "", version: 0, note: "", for_payee: false };
    await bank.call("transactionNote", { ...said, category: "groceries" }, { token });
    expect((await bank.call("orderList", { id, categories: ["groceries"] }, { token })).data.total).toBe(1);
    expect(await of(token, "groceries")).toMatchObject({ spent: "0.00" });
  });

  it("count the days and months of the bank, in Riga [2.9-25]", async () => {
    const { who } = await customer();
    const first = startOfDay(monthFrom(1));
    await buys(who, 700, { at: first - 1 });
    await buys(who, 300, { at: first });
    const [before, after] = [monthFrom(0), monthFrom(1)];
    bank.later(first - 1 - bank.clock.now());
    const token = await bank.token(who);
    expect(await listed(token)).toMatchObject({ first: before, last: addDays(after, -1), days_left: 1 });
    expect(await of(token, "groceries")).toMatchObject({ spent: "7.00" });
    bank.later(1);
    const last = addDays(monthFrom(1), -1);
    expect(await listed(token)).toMatchObject({
      first: after,
      last,
      days_left: daysBetween(after, last) + 1,
    });
    expect(await of(token, "groceries")).toMatchObject({ spent: "3.00" });
  });

  it("suggest what a month of the last three whole ones took, in whole euros [2.9-28]", async () => {
    const { who, token } = await customer("0.00");
    const month = (nth: number) => startOfDay(monthFrom(nth));
    await buys(who, 500_000, { type: "RECEIVE", from: anna, at: month(-1) });
    await buys(who, 10_000, { at: month(-1) });
    await buys(who, 10_001, { at: month(0) - 1 });
    await buys(who, 5_000);
    expect(await of(token, "groceries")).toMatchObject({ average: "201.00", spent: "50.00" });
    expect(await of(token, "transport")).toMatchObject({ average: "0.00" });
    await buys(who, 9_999, { at: month(-3) });
    await buys(who, 77_700, { at: month(-3) - 1 });
    expect(await of(token, "groceries")).toMatchObject({ average: "100.00" });
  });

  it("are changed and removed on the version that was seen, and once however often it is asked for [2.9-26]", async () => {
    const { token } = await customer();
    await set(token);
    expect((await set(token)).err).toBeUndefined();
    expect((await set(token, { limit: "120.00" })).err).toBe("BUDGET_CHANGED");
    const both = await Promise.all(["110.00", "130.00"].map((limit) => set(token, { limit, version: 1 })));
    expect(both.filter(({ err }) => err === "BUDGET_CHANGED")).toHaveLength(1);
    await set(token, { limit: null, version: 2 });
    expect(await of(token, "groceries")).toMatchObject({ limit: null, version: 3 });
    expect((await set(token, { limit: null, version: 0 })).err).toBeUndefined();
    expect((await set(token, { version: 0 })).err).toBe("BUDGET_CHANGED");
    for (const limit of ["0.00", "-5.00", "1.005"])
      expect((await set(token, { limit, version: 3 })).err).toBeDefined();
    const income = { category: "income", limit: "5.00", version: 0 } as never;
    expect((await bank.call("budgetSave", income, { token })).err).toBeDefined();
  });

  it("of a company are set by who prepares payments, and everybody who sees it reads them [2.9-29]", async () => {
    const a = await company();
    const books = await colleague(a, access(["prepare"]));
    const looks = await colleague(a, access([]));
    const before = (await bank.call("orderList", { id: a.owner.accountId }, { token: looks.token })).data;
    expect((await set(books.token)).err).toBeUndefined();
    expect((await set(looks.token, { version: 1 })).err).toBeDefined();
    expect(await of(looks.token, "groceries")).toMatchObject({ limit: "100.00", version: 1 });
    const own = await of(books.own, "groceries");
    expect(own).toMatchObject({ limit: null });
    expect(before).toBeDefined();
    await buys(a.owner, 10_100);
    await run();
    for (const who of [a.owner, books.who, looks.who]) expect(await told(who)).toEqual([over]);
  });

  it("say of salaries what their sum is, whatever is written on them, to who may not see them [2.9-29]", async () => {
    const a = await company();
    const looks = await colleague(a, access([]));
    await buys(a.owner, 5_000, { isSalary: true });
    const id = a.owner.accountId;
    const [row] = (await bank.call("orderList", { id }, { token: a.token })).data.data ?? [];
    const said = { id, transaction_id: row?.id ?? "", version: 0, note: "", for_payee: false };
    await bank.call("transactionNote", { ...said, category: "travel" }, { token: a.token });
    expect(await of(a.token, "travel")).toMatchObject({ spent: "50.00" });
    expect(await of(looks.token, "travel")).toMatchObject({ spent: "0.00" });
    expect(await of(looks.token, "wages")).toMatchObject({ spent: "50.00" });
    await set(a.token, { category: "travel", limit: "10.00" });
    await at.db.updateTable("budgets").set({ told_percent: 0 }).where("account_id", "=", id).execute();
    await run();
    expect(await told(looks.who)).toEqual([]);
  });

  it("are told of near the limit and over it, each once a month [2.9-27]", async () => {
    const { who, token } = await customer();
    await set(token);
    await buys(who, 7_999);
    await run();
    expect(await told(who)).toEqual([]);
    await buys(who, 1);
    await run();
    await run();
    expect(await told(who)).toEqual([near]);
    await buys(who, 2_000);
    await run();
    expect(await told(who)).toEqual([near]);
    await buys(who, 1);
    await buys(who, 5_000, { type: "RECEIVE" });
    await buys(who, 5_000);
    await run();
    expect(await told(who)).toEqual([near, over]);
    await set(token, { limit: null, version: 1 });
    await set(token, { limit: "50.00", version: 2 });
    await run();
    expect(await told(who)).toEqual([near, over]);
    bank.later(startOfDay(addDays(monthFrom(1), 4)) - bank.clock.now());
    await run();
    await buys(who, 4_100);
    await run();
    expect(await told(who)).toEqual([near, over, near]);
  });

  it("are told of as soon as a payment is done, or something said of one, and by one process [2.9-27]", async () => {
    const { who, token } = await customer();
    await set(token, { category: "leisure", limit: "20.00" });
    await buys(who, 2_500);
    await Promise.all([run(), run(), run()]);
    expect(await told(who)).toEqual([]);
    const id = who.accountId;
    const [row] = (await bank.call("orderList", { id }, { token })).data.data ?? [];
    const said = { id, transaction_id: row?.id ?? "", version: 0, note: "", for_payee: false };
    await bank.call("transactionNote", { ...said, category: "leisure" }, { token });
    await Promise.all([run(), run(), run()]);
    expect(await told(who)).toEqual(["Over budget: Leisure"]);
  });

  it("are told of once more for a limit that was raised [2.9-27]", async () => {
    const { who, token } = await customer();
    await set(token);
    await buys(who, 10_100);
    await run();
    expect(await told(who)).toEqual([over]);
    await set(token, { limit: "120.00", version: 1 });
    await run();
    expect(await told(who)).toEqual([over]);
    await buys(who, 2_000);
    await run();
    await buys(who, 100);
    await run();
    expect(await told(who)).toEqual([over, over]);
    await set(token, { limit: "110.00", version: 2 });
    await buys(who, 100);
    await run();
    expect(await told(who)).toEqual([over, over]);
  });

  it("are not told of what was spent when they were set [2.9-27]", async () => {
    const { who, token } = await customer();
    await buys(who, 8_500);
    await set(token);
    await run();
    expect(await told(who)).toEqual([]);
    await buys(who, 2_000);
    await run();
    expect(await told(who)).toEqual([over]);
  });

  it("are looked through only where something has changed since, and nobody is told of an account that was closed [2.9-27]", async () => {
    const waiting = async ({ accountId }: Customer) =>
      (await at.db.selectFrom("budget_changes").select("seq").where("account_id", "=", accountId).execute())
        .length;
    const { who, token } = await customer();
    await buys(who, 1_000);
    expect(await waiting(who)).toBe(0);
    await set(token);
    expect(await waiting(who)).toBeGreaterThan(0);
    await run();
    expect(await waiting(who)).toBe(0);
    await buys(who, 10_100);
    expect(await waiting(who)).toBeGreaterThan(0);
    await at.db
      .updateTable("accounts")
      .set({ closed_at: instant(bank.clock.now()) })
      .where("id", "=", who.accountId)
      .execute();
    await run();
    expect(await waiting(who)).toBe(0);
    expect(await told(who)).toEqual([]);
  });

  // The single connection of the embedded database would wait for itself.
  it.runIf(at.kind === "postgres")(
    "are judged by processes that don't lock each other out [2.9-27]",
    async () => {
      const { who, token } = await customer();
      for (const category of ["groceries", "leisure", "transport"] as const) await set(token, { category });
      await run();
      await buys(who, 10_100);
      await Promise.all(Array.from({ length: 6 }, run));
      expect(await told(who)).toEqual([over]);
    },
  );
});
