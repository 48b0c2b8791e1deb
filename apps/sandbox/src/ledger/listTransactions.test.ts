import { dayMs } from "@amberline/domain/dates";
import { beforeAll, expect, it } from "vitest";
import { describeOnDatabases } from "../platform/testDatabases";
import {
  balanceOf,
  declinePayment,
  listTransactions,
  placePayment,
  recordPast,
  transactionsVersion,
  trialBalance,
  type PastTransaction,
} from "./index";
import { friday, openCustomer, orderOf, outside, balancesOf, type TestCustomer } from "./testBank";

describeOnDatabases("the list of transactions", (at) => {
  let anna: TestCustomer;
  const references = (rows: { to_reference: string }[]) => rows.map((row) => row.to_reference);

  beforeAll(async () => {
    anna = await openCustomer(at.db);
    const past = Array.from({ length: 30 }, (_, nth): PastTransaction => {
      const isIncome = nth % 10 === 0;
      return {
        type: isIncome ? "RECEIVE" : "SEND",
        status: nth === 29 ? "declined" : "done",
        amountCents: isIncome ? 100_000 : 1_000 + nth,
        feeCents: nth === 5 ? 40 : 0,
        from: isIncome ? { name: "SIA Ķirsis & Co", account: "LV97HABA0012345678910" } : anna.party,
        to: isIncome
          ? anna.party
          : { name: nth === 7 ? "Gints 100% Liepiņš" : "Rimi", account: "EE382200221020145685" },
        reference: `nr ${nth}`,
        paymentType: "CREDIT",
        // Three at a time share a timestamp, so that a page may end between equals.
        at: friday - (30 - Math.floor(nth / 3)) * dayMs,
      };
    });
    await recordPast(at.db, { accountId: anna.accountId, past });
  });

  const list = (filter: Partial<Parameters<typeof listTransactions>[1]> = {}) =>
    listTransactions(at.db, { accountId: anna.accountId, hiddenAs: null, ...filter });

  it("has a booked history", async () => {
    const spent = Array.from({ length: 29 }, (_, nth) => (nth % 10 ? 1_000 + nth : 0)).reduce(
      (a, b) => a + b,
    );
    expect((await balancesOf(at.db, anna)).posted).toBe(300_000 - spent - 40);
    expect((await trialBalance(at.db)).unequal).toEqual([]);
  });

  it("is newest first, with its total number and the first transaction's time", async () => {
    const { rows, total, oldest } = await list({ limit: 3 });
    expect(references(rows)).toEqual(["nr 29", "nr 28", "nr 27"]);
    expect({ total, oldest }).toEqual({ total: 31, oldest: new Date(friday - 30 * dayMs).toISOString() });
  });

  it.each([1, 2, 7, 31])("has every transaction once in pages of %d", async (limit) => {
    const ids: string[] = [];
    let before: string | undefined;
    do {
      const page = await list({ limit, before });
      ids.push(...page.rows.map((row) => row.id));
      before = page.next ?? undefined;
    } while (before);
    expect(ids).toEqual((await list({ limit: 100 })).rows.map((row) => row.id));
    expect(new Set(ids).size).toBe(31);
  });

  it("keeps its pages distinct while new payments arrive", async () => {
    const first = await list({ limit: 5 });
    await placePayment(at.db, { ...orderOf(anna, outside), reference: "new" });
    const second = await list({ limit: 5, before: first.next ?? "" });
    expect(references(second.rows)).toEqual(["nr 24", "nr 23", "nr 22", "nr 21", "nr 20"]);
  });

  it("refuses an unknown cursor", async () => {
    await expect(list({ before: "yesterday" })).rejects.toThrow(RangeError);
  });

  it("is limited to a range of instants", async () => {
    const start = new Date(friday - 29 * dayMs).toISOString();
    const end = new Date(friday - 28 * dayMs).toISOString();
    const { rows, total } = await list({ start, end, types: ["SEND"] });
    expect(references(rows)).toEqual(["nr 5", "nr 4", "nr 3"]);
    expect(total).toBe(3);
  });

  it("is limited to statuses and types, together", async () => {
    expect((await list({ types: ["RECEIVE"] })).total).toBe(3);
    expect((await list({ types: ["FEE"] })).total).toBe(1);
    expect((await list({ types: ["RECEIVE", "FEE"], statuses: ["done"] })).total).toBe(4);
    expect((await list({ statuses: [] })).total).toBe(0);
  });

  it.each([
    ["kirsis & CO", 3],
    ["ĶIRSIS", 3],
    ["liepin", 1],
    ["100%", 1],
    ["1_0", 0],
    ["EE38 2200 2210 2014 5685", 28],
    ["10,07", 1],
    ["1000.00", 3],
    ["'; drop table logins; --", 0],
  ])("finds %s in names, account numbers, references and amounts", async (text, total) => {
    expect((await list({ text, end: new Date(friday).toISOString() })).total).toBe(total);
  });

  it("has the number and the turnover of all matches on every page, even beyond the last", async () => {
    const search = { text: "KIRSIS\0", limit: 2, withTotals: true, end: new Date(friday).toISOString() };
    const first = await list(search);
    const second = await list({ ...search, before: first.next ?? "" });
    const beyond = await list({ ...search, before: "1-1" });
    const whole = await list({ ...search, limit: 3 });
    expect([first, second, beyond, whole].map(({ rows }) => rows.length)).toEqual([2, 1, 0, 3]);
    for (const { total, totals } of [first, second, beyond, whole]) {
      expect({ total, totals }).toEqual({
        total: 3,
        totals: { currency: "EUR", inCents: 300_000, outCents: 0 },
      });
    }
    expect((await list({ ...search, text: "nowhere" })).totals).toMatchObject({ inCents: 0, outCents: 0 });
  });

  it("ignores blank text", async () => {
    expect((await list({ text: "  " })).total).toBe((await list()).total);
  });

  it("shows nothing of another customer", async () => {
    const janis = await openCustomer(at.db);
    const page = await listTransactions(at.db, { accountId: janis.accountId, hiddenAs: null });
    expect(page).toEqual({ rows: [], next: null, oldest: null, total: 0, version: 0 });
  });

  it("has a version that changes exactly with its content [4]", async () => {
    const version = () => transactionsVersion(at.db, anna.accountId);
    const before = await version();
    expect(await version()).toBe(before);
    const placed = await placePayment(at.db, orderOf(anna));
    const held = await version();
    expect(held).toBeGreaterThan(before);
    await declinePayment(at.db, {
      paymentId: placed.ok ? placed.payment.id : "",
      reason: "rejected",
      now: friday,
    });
    expect(await version()).toBeGreaterThan(held);
    expect((await list()).version).toBe(await version());
  });

  it("refuses a history that exceeds the overdraft, and stores none of it", async () => {
    const poor = await openCustomer(at.db);
    const past: PastTransaction[] = [
      {
        type: "SEND",
        amountCents: 1,
        from: poor.party,
        to: outside,
        reference: "",
        paymentType: "CREDIT",
        at: friday,
      },
    ];
    await expect(recordPast(at.db, { accountId: poor.accountId, past })).rejects.toThrow(
      "balance_above_overdraft",
    );
    expect((await listTransactions(at.db, { accountId: poor.accountId, hiddenAs: null })).total).toBe(0);
    expect(await balanceOf(at.db, poor.accountId)).toMatchObject({ postedCents: 0 });
  });
});
