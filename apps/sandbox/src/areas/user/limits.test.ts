import { STEP_UP_REQUIRED } from "@amberline/api/contract";
import { expect, it } from "vitest";
import { describeOnDatabases } from "../../platform/testDatabases";
import { payers } from "../../testing/orders";
import { testBank } from "../../testing/testBank";

const none = { per_payment: null, per_day: null, instant_per_payment: null, instant_per_day: null };

describeOnDatabases("limits of payments", (at) => {
  const bank = testBank(at);
  const { ready, paymentsOf } = payers(bank);

  const paying = async () => {
    const { who, ask, force } = await ready({ name: "Ilze Bērziņa" });
    const token = await bank.token(who);
    const read = async () => (await bank.call("limitsInfo", {}, { token })).data.data;
    const set = async (limits: Partial<Record<keyof typeof none, string | null>>) => {
      await bank.stepUp(who, token, "limitsUpdate");
      return bank.call("limitsUpdate", { ...none, ...limits }, { token });
    };
    return { who, token, ask, force, read, set };
  };

  it("are none at first, and tell what was sent today", async () => {
    const { read, ask, force } = await paying();
    expect(await read()).toEqual({ ...none, sent_today: "0.00", instant_today: "0.00", own: null });
    await ask({});
    await force();
    expect(await read()).toMatchObject({ sent_today: "25.00", instant_today: "25.00" });
  });

  it("are changed after a step-up alone, once each, told by mail and kept in the trail", async () => {
    const { who, token, set, read } = await paying();
    const unproven = await bank.call("limitsUpdate", { ...none, per_day: "1.00" }, { token });
    expect(unproven.err).toBe(STEP_UP_REQUIRED);
    expect((await set({ per_payment: "500", instant_per_day: "12.5" })).data.data).toMatchObject({
      per_payment: "500.00",
      per_day: null,
      instant_per_day: "12.50",
    });
    expect((await bank.call("limitsUpdate", none, { token })).err).toBe(STEP_UP_REQUIRED);
    expect(await read()).toMatchObject({ per_payment: "500.00" });
    const mail = (await bank.mail()).filter(({ recipient }) => recipient === who.login).at(-1);
    expect(mail).toMatchObject({ subject: "Your payment limits were changed", channel: "email" });
    const trail = at.db.selectFrom("audit_log").select("detail").where("action", "=", "limits.changed");
    expect(await trail.where("account_id", "=", who.accountId).execute()).toHaveLength(1);
    await set({});
    expect(await read()).toMatchObject(none);
  });

  it("are amounts", async () => {
    const { set, read } = await paying();
    for (const per_day of ["0", "-5", "1.001"])
      expect((await set({ per_day })).err).toContain("at least 0.01");
    expect(await read()).toMatchObject(none);
  });

  it("refuse a payment in words before its name is checked, and move no money", async () => {
    const { who, ask, set } = await paying();
    await set({ per_day: "20", instant_per_payment: "24.99" });
    expect((await ask({})).err).toBe(
      "The amount is above your daily limit of €20.00. Today you can send €20.00 more.",
    );
    expect((await ask({}, "lv", "lv")).err).toBe(
      "Summa pārsniedz Jūsu dienas limitu 20,00\u00A0€. Šodien vēl varat nosūtīt 20,00\u00A0€.",
    );
    await set({ instant_per_payment: "24.99" });
    expect((await ask({})).err).toBe("The amount is above your limit of €24.99 per instant payment.");
    expect((await ask({ payment_type: "CREDIT" }, "regular")).data.vop_result).toBe("MTCH");
    expect(await paymentsOf(who)).toHaveLength(0);
  });

  it("refuse a payment that was within them when it was checked, and not its repeated request", async () => {
    const { who, ask, force, set } = await paying();
    await ask({});
    expect((await force()).data.id).toBeTruthy();
    await set({ per_day: "30" });
    expect((await force()).data.id).toBeTruthy();
    const other = { to_reference: "Otrs" };
    expect((await ask(other, "other")).err).toBe(
      "The amount is above your daily limit of €30.00. Today you can send €5.00 more.",
    );
    await set({ per_day: "50" });
    await ask(other, "other");
    await set({ per_day: "30" });
    expect((await force(other, "other")).err).toContain("€5.00 more");
    expect(await paymentsOf(who)).toHaveLength(1);
  });

  it("are those of one account", async () => {
    const company = await bank.customer({ kind: "corporate" });
    const token = await bank.token(company);
    await bank.stepUp(company, token, "limitsUpdate");
    await bank.call("limitsUpdate", { ...none, per_day: "7" }, { token });
    const rows = await at.db
      .selectFrom("payment_limits")
      .select("per_day_cents")
      .where("account_id", "=", company.accountId)
      .execute();
    expect(rows).toEqual([{ per_day_cents: 700 }]);
    const { accessToken } = await bank.signIn(company);
    expect((await bank.call("limitsInfo", {}, { token: accessToken })).data.data).toMatchObject(none);
  });
});
