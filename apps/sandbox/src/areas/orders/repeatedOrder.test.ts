import { LIKELY_REPEAT } from "@amberline/api/contract";
import { dayMs } from "@amberline/domain/dates";
import { expect, it } from "vitest";
import { describeOnDatabases } from "../../platform/testDatabases";
import { payers } from "../../testing/orders";
import { testBank } from "../../testing/testBank";
import { declinePayment } from "../../ledger";

describeOnDatabases("a repeated payment request", (at) => {
  const bank = testBank(at);
  const { ready, paymentsOf, available } = payers(bank);

  it("gets the same answer byte for byte, even after the code, the balance and the customer's rights are gone", async () => {
    const { who, ask, force, codeFor } = await ready({ balance: "25.00" });
    await ask({});
    const code2fa = await codeFor();
    const first = await force({ code2fa });
    expect(first.data.id).toBeTruthy();
    await at.db.updateTable("logins").set({ two_factor: false }).where("email", "=", who.login).execute();
    expect((await force({ code2fa })).text).toBe(first.text);
    expect((await ask({})).text).toBe(first.text);
    expect(await paymentsOf(who)).toHaveLength(1);
  });

  it("is refused if its key was used for something else", async () => {
    const { who, ask, force } = await ready();
    await ask({});
    await force();
    expect((await ask({ amount: "30.00" })).err).toMatch(/already used for a different payment/);
    expect(await paymentsOf(who)).toHaveLength(1);
  });

  it("is recognised per customer, whose keys are their own", async () => {
    const [one, two] = [await ready(), await ready()];
    for (const { ask, force } of [one, two]) {
      await ask({});
      expect((await force()).data.id).toBeTruthy();
    }
  });

  it("pays once for many concurrent duplicates, which all get its answer", async () => {
    const { who, ask, force, codeFor } = await ready({ balance: "25.00" });
    await ask({});
    const code2fa = await codeFor();
    const answers = await Promise.all(Array.from({ length: 12 }, () => force({ code2fa })));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(answers[0]?.data.id).toBeTruthy();
    expect(await paymentsOf(who)).toHaveLength(1);
    expect(await available(who)).toBe(0);
  });

  it("never overspends, whatever is concurrent", async () => {
    const { who, ask, force, codeFor } = await ready({ balance: "100.00" });
    const orders = [];
    for (const key of ["a", "b"]) {
      const { data } = await ask({ amount: "60.00" }, key);
      orders.push({ key, vop_id: data.vop_id, code2fa: await codeFor(data.vop_id) });
    }
    const both = await Promise.all(
      orders.map(({ key, ...order }) => force({ amount: "60.00", ...order }, key)),
    );
    expect(both.filter(({ data }) => data.id)).toHaveLength(1);
    expect(await available(who)).toBe(4_000);
  });
});

describeOnDatabases("a payment like one of the last 24 hours", (at) => {
  const bank = testBank(at);
  const { ready, paymentsOf } = payers(bank);
  type Payer = Awaited<ReturnType<typeof ready>>;
  type Change = Parameters<Payer["ask"]>[0];

  const pay = async ({ ask, force }: Payer, change: Change, key: string) => {
    await ask(change, key);
    return force(change, key);
  };

  it("is refused with the id of that one, until the request names it", async () => {
    const payer = await ready();
    const first = await pay(payer, {}, "first");
    bank.later(60_000);
    const second = await pay(payer, {}, "second");
    expect([second.status, second.err]).toEqual([200, LIKELY_REPEAT]);
    expect(JSON.parse(second.text)).toEqual({ err: LIKELY_REPEAT, repeat_of: first.data.id });
    expect(await paymentsOf(payer.who)).toHaveLength(1);
    // The code was not used up, and the key not either.
    expect((await payer.force({ repeat_of: first.data.id }, "second")).data.id).toBeTruthy();
    bank.later(60_000);
    const third = await pay(payer, { repeat_of: first.data.id }, "third");
    expect(third.err).toBe(LIKELY_REPEAT);
    expect(await paymentsOf(payer.who)).toHaveLength(2);
  });

  it("is still the same payment when its own request is repeated", async () => {
    const payer = await ready();
    const first = await pay(payer, {}, "first");
    expect((await payer.force({}, "first")).text).toBe(first.text);
  });

  it.each<[string, Change]>([
    ["another payee", { to_account: "LV97HABA0012345678910", to_bic: "HABALV22" }],
    ["another amount", { amount: "25.01" }],
    ["another reference", { to_reference: "Vakariņas" }],
  ])("is not one with %s", async (_, change) => {
    const payer = await ready();
    await pay(payer, {}, "first");
    bank.later(60_000);
    expect((await pay(payer, change, "second")).data.id).toBeTruthy();
  });

  it("is not like one that is a day old, one that was declined, or another customer's", async () => {
    const [payer, other] = [await ready(), await ready()];
    await pay(other, {}, "theirs");
    const { data } = await pay(payer, {}, "declined");
    await declinePayment(at.db, { paymentId: data.id ?? "", reason: "rejected", now: bank.clock.now() });
    bank.later(60_000);
    const { data: old } = await pay(payer, {}, "old");
    expect(old.id).toBeTruthy();
    bank.later(dayMs);
    const tomorrow = await ready({}, payer.who);
    expect((await pay(tomorrow, {}, "new")).data.id).toBeTruthy();
  });

  it("is not excused by a payment of somebody else, or by one that does not exist", async () => {
    const [payer, other] = [await ready(), await ready()];
    await pay(payer, {}, "first");
    bank.later(60_000);
    const { data: theirs } = await pay(other, {}, "theirs");
    for (const repeat_of of [theirs.id, crypto.randomUUID(), "x"])
      expect((await pay(payer, { repeat_of }, "second")).err).toBe(LIKELY_REPEAT);
  });

  it("is made once by two tabs that confirm it at the same moment", async () => {
    const payer = await ready();
    const orders = [];
    for (const key of ["a", "b"]) {
      const { data } = await payer.ask({}, key);
      orders.push({ key, vop_id: data.vop_id, code2fa: await payer.codeFor(data.vop_id) });
    }
    const both = await Promise.all(orders.map(({ key, ...order }) => payer.force(order, key)));
    expect(both.filter(({ data }) => data.id)).toHaveLength(1);
    expect(await paymentsOf(payer.who)).toHaveLength(1);
  });
});
