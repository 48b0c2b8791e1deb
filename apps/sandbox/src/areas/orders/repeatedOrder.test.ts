import { expect, it } from "vitest";
import { describeOnDatabases } from "../../platform/testDatabases";
import { payers } from "../../testing/orders";
import { testBank } from "../../testing/testBank";
import { totpCode } from "../auth/totp";

describeOnDatabases("a repeated payment request", (at) => {
  const bank = testBank(at);
  const { ready, paymentsOf, available } = payers(bank);

  it("gets the same answer byte for byte, even after the code, the balance and the customer's rights are gone", async () => {
    const { who, ask, force } = await ready({ balance: "25.00" });
    await ask({});
    const code2fa = await bank.code(who);
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
    const { who, ask, force } = await ready({ balance: "25.00" });
    await ask({});
    const code2fa = await bank.code(who);
    const answers = await Promise.all(Array.from({ length: 12 }, () => force({ code2fa })));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(answers[0]?.data.id).toBeTruthy();
    expect(await paymentsOf(who)).toHaveLength(1);
    expect(await available(who)).toBe(0);
  });

  it("never overspends, whatever is concurrent", async () => {
    const { who, ask, force } = await ready({ balance: "100.00" });
    await ask({ amount: "60.00" }, "a");
    await ask({ amount: "60.00" }, "b");
    const step = Math.floor(bank.clock.now() / 30_000);
    const both = await Promise.all(
      ["a", "b"].map((key, later) =>
        force({ amount: "60.00", code2fa: totpCode(who.totpSecret ?? "", step + later) }, key),
      ),
    );
    expect(both.filter(({ data }) => data.id)).toHaveLength(1);
    expect(await available(who)).toBe(4_000);
  });
});
