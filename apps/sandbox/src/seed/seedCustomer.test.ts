import { expect, it } from "vitest";
import { balanceOf, everyTransaction, trialBalance, type Transaction } from "../ledger";
import { describeOnDatabases } from "../platform/testDatabases";
import { testBank } from "../testing/testBank";
import { demoPassword, seedCustomer } from ".";

describeOnDatabases("a customer with a long history", (at) => {
  const bank = testBank(at);

  const seed = async (login: string, transactions: number) => {
    const told: number[] = [];
    const accountId = await seedCustomer(bank.parts(), { login, transactions }, (rows) => told.push(rows));
    const rows: Transaction[] = [];
    if (accountId)
      for await (const row of everyTransaction(at.db, { accountId, hiddenAs: null })) rows.push(row);
    return { accountId, rows, told };
  };

  it("has the requested number of transactions, of every type, over three years, and balanced books", async () => {
    const { accountId, rows, told } = await seed("Laima@example.lv", 3_000);
    expect(rows).toHaveLength(3_000);
    expect(told).toEqual([2_998]);
    expect(new Set(rows.map(({ type }) => type))).toEqual(new Set(["SEND", "RECEIVE", "FEE", "fee_manual"]));
    expect(new Set(rows.map(({ status }) => status))).toEqual(
      new Set(["new", "pending", "done", "declined", "error_done"]),
    );
    expect(new Set(rows.map(({ created_at: at }) => at.slice(0, 4))).size).toBe(4);
    expect(rows.some(({ to_name: name }) => /[āčēģīķļņšūž]/.test(name))).toBe(true);
    const { totals, unequal } = await trialBalance(at.db);
    expect([unequal, totals.filter(({ postedCents }) => postedCents !== 0)]).toEqual([[], []]);
    expect((await balanceOf(at.db, accountId ?? ""))?.postedCents).toBeGreaterThan(0);
  });

  it("can sign in, and cannot be created twice", async () => {
    expect((await seed("one@example.lv", 1)).rows).toHaveLength(1);
    const signedIn = await bank.call("login", { login: "one@example.lv", password: demoPassword });
    expect(signedIn.data.accessToken).toBeTruthy();
    expect((await seed("ONE@example.lv", 1)).accountId).toBeNull();
  });
});
