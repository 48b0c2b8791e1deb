import { civilDate, dayMs, hourMs } from "@amberline/domain/dates";
import { planFrom, type PaymentPlan } from "@amberline/domain/plans";
import { afterEach, expect, it } from "vitest";
import { bankTimeZone, startOfDay } from "../../../days";
import { outboxMailer } from "../../../outbox";
import { describeOnDatabases } from "../../../platform/testDatabases";
import { payers } from "../../../testing/orders";
import { testBank } from "../../../testing/testBank";
import { runPlans } from "./runPlans";

// The bank's day is Friday, 20 November 2026.
const monthly: PaymentPlan = {
  first: "2026-12-01",
  rhythm: "monthly",
  until: null,
  times: null,
  shift: "after",
};
const once = (first: string): PaymentPlan => ({ ...monthly, first, rhythm: "once" });

describeOnDatabases("a payment planned for later", (at) => {
  afterEach(async () => {
    await at.db.updateTable("planned_payments").set({ state: "stopped", due_at: null }).execute();
  });

  // One of each test, as its clock goes on by months.
  const planning = async (plan: PaymentPlan | undefined = monthly, balance = "1000.00") => {
    const bank = testBank(at);
    const { ready, paymentsOf, available } = payers(bank);
    const payer = await ready({ name: "Ilze Bērziņa", balance });
    const { who } = payer;
    const make = async (change = {}, key = "key-1") => {
      const wanted = { plan, ...change };
      const checked = await payer.ask(wanted, key);
      return checked.err ? checked : payer.force(wanted, key);
    };
    const goTo = (day: string, time = 0) => bank.later(startOfDay(day) + time - bank.clock.now());
    const run = () => runPlans({ db: at.db, mailer: outboxMailer(bank.clock) }, bank.clock.now());
    const signedIn = () => {
      // A code of the authenticator is valid once.
      bank.later(30_000);
      return bank.token(who);
    };
    const list = async () => {
      const token = await signedIn();
      return (await bank.call("planList", {}, { token })).data.data ?? [];
    };
    const change = async (act: "skip" | "pause" | "resume" | "stop", day: string, id?: string) => {
      const [first] = id === undefined ? await list() : [];
      const token = await signedIn();
      return bank.call("planUpdate", { id: id ?? first?.id ?? "", act, day }, { token });
    };
    const mails = async () =>
      (await bank.mail()).filter(
        ({ recipient, subject }) => recipient === who.login && /planned/.test(subject),
      );
    const days = async () =>
      (await paymentsOf(who)).map(({ created_at: paid }) => civilDate(Date.parse(paid), bankTimeZone)).sort();
    return {
      ...payer,
      bank,
      make,
      goTo,
      run,
      list,
      change,
      mails,
      days,
      paid: () => paymentsOf(who),
      available,
    };
  };

  it("moves nothing now, is listed, and is paid on its day, once however often it is asked for", async () => {
    const { who, bank, make, list, run, goTo, days, paid, available } = await planning();
    const made = await make();
    expect(made.data).toMatchObject({ planned_for: "2026-12-01" });
    expect(made.data.status).toBeUndefined();
    await run();
    expect(await paid()).toEqual([]);
    expect(await available(who)).toBe(100_000);
    expect(await list()).toMatchObject([
      {
        id: made.data.id,
        order_key: "key-1",
        to_name: "Anna Liepiņa",
        amount: "25.00",
        plan: monthly,
        state: "active",
        changeable_until: "2026-11-30T22:00:00.000Z",
        problem: null,
      },
    ]);
    const { id: loginId } = await at.db
      .selectFrom("logins")
      .select("id")
      .where("email", "=", who.login)
      .executeTakeFirstOrThrow();
    const seen = await bank.operate(`/customers/${loginId}`);
    expect(await seen.json()).toMatchObject({
      plans: [{ id: made.data.id, from_name: who.name, to_name: "Anna Liepiņa", next: "2026-12-01" }],
    });
    const overview = await bank.call(
      "orderOverview",
      { id: who.accountId },
      { token: await bank.token(who) },
    );
    expect(overview.data.data?.upcoming).toMatchObject({ total: 1, data: [{ id: made.data.id }] });
    expect((await list())[0]?.days.slice(0, 3)).toEqual(["2026-12-01", "2027-01-04", "2027-02-01"]);
    goTo("2026-12-01", -1);
    await run();
    expect(await paid()).toEqual([]);
    goTo("2026-12-01");
    await Promise.all(Array.from({ length: 5 }, run));
    await run();
    expect(await days()).toEqual(["2026-12-01"]);
    expect(await paid()).toMatchObject([{ payment_type: "CREDIT", amount_cents: 2_500, status: "pending" }]);
    expect((await list())[0]?.days[0]).toBe("2027-01-04");
  });

  it("is made once by a repeated request, also after its day, and refused when its plan can't begin", async () => {
    const { who, bank, ask, force, make, list, goTo, run, paid } = await planning(once("2026-11-24"));
    const made = await make();
    const checked = (await ask({ plan: once("2026-11-24") }, "once-more")).data.vop_id;
    expect((await force({ plan: once("2026-11-24") })).data).toEqual(made.data);
    expect(await list()).toHaveLength(1);
    expect((await force({ plan: once("2026-11-25") })).err).toContain("different payment");
    // A provider without plans must not take it for a payment now.
    expect((await ask({ plan: monthly, type: "SEND" }, "unsaid")).status).toBe(400);
    expect((await ask({ type: "PLAN" }, "planless")).status).toBe(400);
    for (const [plan, words] of [
      [once("2026-11-20"), "later day than today"],
      [{ ...once("2026-11-28"), until: "2026-11-27" }, "ends before"],
      [once("2028-01-01"), "within a year"],
    ] as const)
      expect((await ask({ plan }, "other")).err).toContain(words);
    expect(
      (await ask({ plan: monthly, payment_system: "SWIFT", to_account: "12345678" }, "swift")).err,
    ).toContain("Only SEPA");
    goTo("2026-11-24");
    await run();
    expect(await list()).toEqual([]);
    const later = await payers(bank).ready({}, who);
    expect((await later.force({ plan: once("2026-11-24"), vop_id: checked })).data).toEqual(made.data);
    expect(await paid()).toHaveLength(1);
  });

  it("needs a code that was sent for it, and not one for paying now", async () => {
    const { ask, codeFor, list, paid } = await planning();
    const now = await ask({});
    const later = await ask({ plan: monthly }, "later");
    const code2fa = await codeFor(now.data.vop_id);
    const forced = { plan: monthly, force_payment: true, vop_id: later.data.vop_id, code2fa };
    expect((await ask(forced, "later")).err).toBe("INCORRECT_2FA_CODE");
    expect(await list()).toEqual([]);
    expect(await paid()).toEqual([]);
  });

  it("may be above the balance when it is made, and never above a limit that every day has", async () => {
    const { who, bank, ask, make } = await planning(monthly, "10.00");
    expect((await make()).data.id).toBeTruthy();
    const token = await bank.token(who);
    await bank.stepUp(who, token, "limitsUpdate");
    const none = { per_payment: null, per_day: null, instant_per_payment: null, instant_per_day: null };
    await bank.call("limitsUpdate", { ...none, per_day: "24.99" }, { token });
    const fresh = { plan: monthly };
    expect((await ask(fresh, "key-2")).err).toBeTruthy();
  });

  it("without money is tried twice a day for three days, told of, and then left out", async () => {
    const { make, goTo, run, list, mails, days } = await planning(monthly, "10.00");
    await make();
    const tries: string[] = [];
    for (let hour = 0; hour < 96; hour += 6) {
      goTo("2026-12-01", hour * hourMs);
      await run();
      const [{ tried_again: again } = { tried_again: null }] = await list();
      if (again && again !== tries.at(-1)) tries.push(again);
    }
    expect(tries).toHaveLength(5);
    expect((await mails()).map(({ body }) => body ?? "")).toEqual([
      expect.stringContaining("We'll try again on 1 December 2026."),
      expect.stringContaining("We won't try again."),
    ]);
    expect(await days()).toEqual([]);
    const [left] = await list();
    expect(left).toMatchObject({ problem: "The balance was too low.", tried_again: null, state: "active" });
    expect(left?.days[0]).toBe("2027-01-04");
  });

  it("is paid as soon as there is money, within those days", async () => {
    const { make, goTo, run, days, bank, who } = await planning(once("2026-12-01"), "10.00");
    await make();
    goTo("2026-12-01");
    await run();
    const payer = await payers(bank).ready({ name: "Anna Liepiņa", balance: "500.00" });
    const gift = { to_name: who.name, to_account: who.iban, to_bic: "AMBRLV22", amount: "50.00" };
    await payer.ask(gift, "gift");
    expect((await payer.force(gift, "gift")).err).toBeUndefined();
    goTo("2026-12-01", 12 * hourMs);
    await run();
    await run();
    expect(await days()).toEqual(["2026-12-01"]);
  });

  it("missed while the bank was down is caught up, each payment once, and told", async () => {
    const weekly: PaymentPlan = { ...monthly, first: "2026-11-24", rhythm: "weekly", times: 3 };
    const { make, goTo, run, mails, list, paid } = await planning(weekly);
    await make();
    goTo("2026-12-10");
    await Promise.all([run(), run(), run()]);
    await run();
    expect(await paid()).toHaveLength(3);
    expect((await mails()).map(({ body }) => body ?? "")).toEqual(
      ["24 November", "1 December", "8 December"].map((day) =>
        expect.stringContaining(`was due on ${day} 2026`),
      ),
    );
    expect(await list()).toEqual([]);
  });

  it("can be skipped once, paused, resumed and stopped until its day begins", async () => {
    const weekly: PaymentPlan = { ...monthly, first: "2026-11-24", rhythm: "weekly" };
    const { make, change, goTo, run, days, list } = await planning(weekly);
    const { id } = (await make()).data;
    const first = (answer: Awaited<ReturnType<typeof change>>) => answer.data.data?.[0];
    expect(first(await change("skip", "2026-11-24"))?.days[0]).toBe("2026-12-01");
    // A lost answer asked for again skips no other.
    expect((await change("skip", "2026-11-24", id)).err).toContain("made or skipped meanwhile");
    expect(first(await change("pause", "2026-12-01"))?.state).toBe("paused");
    goTo("2026-12-09");
    await run();
    expect(await days()).toEqual([]);
    expect(first(await change("resume", "2026-12-01"))).toMatchObject({ state: "active" });
    expect((await list())[0]?.days[0]).toBe("2026-12-15");
    goTo("2026-12-15");
    await run();
    expect((await change("stop", "2026-12-15", id)).err).toContain("made or skipped meanwhile");
    expect((await change("stop", "2026-12-22", id)).data.data).toEqual([]);
    expect((await change("stop", "2026-12-22", id)).err).toContain("already ended");
    goTo("2027-02-01");
    await run();
    expect(await days()).toEqual(["2026-12-15"]);
  });

  it("belongs to its account alone", async () => {
    const { bank, make, list } = await planning();
    const { id = "" } = (await make()).data;
    const token = await bank.token(await bank.customer({}));
    expect((await bank.call("planList", {}, { token })).data.data).toEqual([]);
    const stop = await bank.call("planUpdate", { id, act: "stop", day: "2026-12-01" }, { token });
    expect(stop.status).toBe(403);
    expect(await list()).toHaveLength(1);
  });

  it("takes the place of another, which is then paid no more, once alone", async () => {
    const { who, bank, make, list, goTo, run, paid } = await planning();
    const { id = "" } = (await make()).data;
    const replaces = { id, day: "2026-12-01" };
    const changed = await make({ amount: "30.00", plan: once("2026-12-02"), replaces }, "key-2");
    expect((await list()).map((plan) => plan.id)).toEqual([changed.data.id]);
    expect((await make({ amount: "31.00", replaces }, "key-3")).err).toContain("already ended");
    expect((await make({ amount: "32.00", plan: undefined, replaces }, "key-4")).err).toContain(
      "already ended",
    );
    expect(await paid()).toEqual([]);
    goTo("2026-12-03");
    await run();
    expect(await paid()).toMatchObject([{ amount_cents: 3_000 }]);
    // The answer of a change that was made stays the same.
    const later = await payers(bank).ready({}, who);
    const again = { amount: "30.00", plan: once("2026-12-02"), replaces, code2fa: "ABCDEF" };
    expect((await later.ask({ ...again, force_payment: true }, "key-2")).data).toEqual(changed.data);
  });

  it("that is changed in February is paid on its 30th afterwards", async () => {
    const { who, bank, make, list, goTo } = await planning({ ...monthly, first: "2026-12-30" });
    const { id = "" } = (await make()).data;
    goTo("2027-02-25");
    const later = await payers(bank).ready({}, who);
    const [kept] = await list();
    const plan = planFrom(kept?.plan ?? monthly, "2027-03-01");
    const wanted = { amount: "30.00", plan, replaces: { id, day: kept?.days[0] ?? "" } };
    await later.ask(wanted, "key-2");
    await later.force(wanted, "key-2");
    expect((await bank.mail()).findLast(({ recipient }) => recipient === who.login)?.body).toContain(
      "every month on day 30 from",
    );
    expect(await list()).toMatchObject([{ amount: "30.00", plan: { first: "2027-02-28", monthDay: 30 } }]);
    expect((await list())[0]?.days.slice(0, 3)).toEqual(["2027-03-01", "2027-03-30", "2027-04-30"]);
  });

  it("is not replaced once its day has come, nor by somebody else, and is by a payment now", async () => {
    const { make, list, goTo, run, paid, bank, who } = await planning();
    const { id = "" } = (await make()).data;
    const stranger = await payers(bank).ready({ balance: "500.00" });
    const theirs = { replaces: { id, day: "2026-12-01" } };
    expect((await stranger.ask(theirs, "theirs")).err).toBeUndefined();
    expect((await stranger.force(theirs, "theirs")).err).toContain("already ended");
    goTo("2026-12-01");
    await run();
    const again = await payers(bank).ready({}, who);
    const late = { amount: "30.00", replaces: { id, day: "2026-12-01" } };
    await again.ask(late, "late");
    expect((await again.force(late, "late")).err).toContain("made or skipped meanwhile");
    const now = { amount: "40.00", replaces: { id, day: "2027-01-04" } };
    await again.ask(now, "now");
    expect((await again.force(now, "now")).data.status).toBeTruthy();
    expect(await list()).toEqual([]);
    expect((await paid()).map(({ amount_cents: cents }) => cents)).toEqual([2_500, 4_000]);
  });

  it("that waits for money is left out when the customer has paid the same by hand", async () => {
    const { make, goTo, run, mails, bank, who, paid } = await planning(once("2026-12-01"), "20.00");
    await make();
    goTo("2026-12-01");
    await run();
    const payer = await payers(bank).ready({ name: "Anna Liepiņa", balance: "500.00" });
    const gift = { to_name: who.name, to_account: who.iban, to_bic: "AMBRLV22", amount: "90.00" };
    await payer.ask(gift, "gift");
    await payer.force(gift, "gift");
    const again = await payers(bank).ready({}, who);
    await again.ask({}, "by-hand");
    expect((await again.force({}, "by-hand")).data.id).toBeTruthy();
    goTo("2026-12-01", 12 * hourMs);
    await run();
    goTo("2026-12-02");
    await run();
    expect(await paid()).toHaveLength(1);
    expect((await mails()).at(-1)?.body).toContain("You have paid the same amount");
    expect((await mails()).at(-1)?.body).not.toContain("Later payments");
  });

  it("that was paused over its only day can't be resumed, and today's is paid when it is", async () => {
    const { make, change, goTo, run, days } = await planning(once("2026-12-01"));
    const { id } = (await make()).data;
    await change("pause", "2026-12-01");
    goTo("2026-12-01", 10 * hourMs);
    expect((await change("resume", "2026-12-01", id)).data.data?.[0]).toMatchObject({ state: "active" });
    await change("pause", "2026-12-01", id);
    goTo("2026-12-02");
    expect((await change("resume", "2026-12-01", id)).err).toContain("while it was paused");
    await run();
    expect(await days()).toEqual([]);
  });

  it("is one of a hundred at most, on days that there are", async () => {
    const { who, make, ask, bank } = await planning();
    await make();
    const [one] = await at.db
      .selectFrom("planned_payments")
      .selectAll()
      .where("account_id", "=", who.accountId)
      .execute();
    if (!one) throw new Error("It was not planned.");
    const more = Array.from({ length: 99 }, (_, nth) => ({
      ...one,
      ...{ id: crypto.randomUUID(), idempotency_key: `more-${nth}` },
    }));
    await at.db.insertInto("planned_payments").values(more).execute();
    expect((await make({ amount: "1.00" }, "one-more")).err).toContain("already 100");
    expect((await ask({ plan: once("2027-02-30") }, "no-day")).err).toContain("no such day");
    expect(bank.defects).toEqual([]);
  });

  it("is held and told of when the payee's account has another name on its day", async () => {
    const { make, goTo, run, list, mails, paid, change } = await planning();
    await make();
    await at.db
      .updateTable("outside_accounts")
      .set({ holder_name: "Zaļā skola" })
      .where("iban", "=", "LV50UNLA0050001234567")
      .execute();
    goTo("2026-12-01");
    await run();
    goTo("2026-12-02");
    await run();
    expect(await paid()).toEqual([]);
    expect(await list()).toMatchObject([
      { state: "held", problem: "The payee's account is in another name." },
    ]);
    expect((await mails()).map(({ subject }) => subject)).toEqual(["A planned payment waits for you"]);
    expect((await change("resume", "2026-12-01")).err).toContain("another name");
    expect((await change("stop", "2026-12-01")).data.data).toEqual([]);
    await at.db
      .updateTable("outside_accounts")
      .set({ holder_name: "Anna Liepiņa" })
      .where("iban", "=", "LV50UNLA0050001234567")
      .execute();
  });

  it("is not paid for somebody who may not pay any more", async () => {
    const { make, goTo, run, list, paid, who } = await planning();
    await make();
    await at.db
      .updateTable("logins")
      .set({ sumsub_status: "reject" })
      .where("email", "=", who.login)
      .execute();
    goTo("2026-12-01");
    await run();
    expect(await paid()).toEqual([]);
    expect(await list()).toMatchObject([{ problem: "The account isn't allowed to pay at present." }]);
  });

  it("that fails keeps no other from being paid", async () => {
    const broken = await planning();
    await broken.make();
    const { make, goTo, run, paid, bank } = await planning();
    await make();
    await at.db
      .updateTable("planned_payments")
      .set({ due_at: new Date(bank.clock.now() - dayMs).toISOString(), nth: 1_000_000 })
      .where("account_id", "=", broken.who.accountId)
      .execute();
    goTo("2026-12-01");
    await expect(run()).rejects.toThrow();
    expect(await paid()).toHaveLength(1);
  });
});
