import { STEP_UP_REQUIRED } from "@amberline/api/contract";
import { type CollectionPeriod } from "@amberline/domain/directDebits";
import { afterEach, describe, expect, it } from "vitest";
import { startOfDay } from "../../days";
import { trialBalance } from "../../ledger";
import { type Customer } from "../../operator/createCustomer";
import { describeOnDatabases } from "../../platform/testDatabases";
import { debitsOf, monday, noon, type Wanted } from "../../testing/directDebits";
import { payers } from "../../testing/orders";
import { access, sharedAccounts } from "../../testing/sharedAccounts";
import { testBank } from "../../testing/testBank";

describeOnDatabases("direct debits", (at) => {
  afterEach(async () => {
    await at.db.updateTable("debit_collections").set({ due_at: null }).execute();
  });

  const customer = async (balance = "1000.00") => {
    const bank = testBank(at);
    const { available } = payers(bank);
    const who = await bank.customer({ name: "Ilze Bērziņa", balance });
    const token = await bank.token(who);
    return { bank, who, left: () => available(who), ...debitsOf(bank, who, { token }) };
  };

  it("are listed before their day, and collected on it, once in however many processes [2.10-13]", async () => {
    const { bank, who, announce, list, run, goTo, payments, left, mails } = await customer();
    const announced = await announce();
    expect(announced).toMatchObject({ state: "coming", day: monday, reason: "" });
    expect(await list()).toMatchObject({
      rule: "all",
      mandates: [
        {
          creditor_name: "Rīgas Gaisma",
          scheme: "CORE",
          state: "active",
          limit: { amount: null, every: "any" },
        },
      ],
      coming: [
        {
          id: announced.id,
          day: monday,
          amount: "25.00",
          sequence: "FRST",
          problem: null,
          refusable_until: new Date(startOfDay(monday)).toISOString(),
        },
      ],
      past: [],
    });
    const overview = await bank.call(
      "orderOverview",
      { id: who.accountId },
      { token: await bank.token(who) },
    );
    expect(overview.data.data?.collections).toMatchObject({ total: 1, data: [{ id: announced.id }] });
    await goTo(monday, -1);
    expect(await payments()).toEqual([]);
    await goTo(monday);
    await Promise.all(Array.from({ length: 5 }, run));
    expect(await payments()).toMatchObject([
      { type: "SEND", status: "done", amount_cents: 2_500, direct_debit: "CORE", to_name: "Rīgas Gaisma" },
    ]);
    expect(await left()).toBe(97_500);
    const [past] = (await list()).past;
    expect(past).toMatchObject({ state: "collected", refundable_until: "2027-01-18" });
    expect(past?.transaction_id).toBe((await payments())[0]?.id);
    expect(await mails()).toEqual(["Jauns tiešais debets no Jūsu konta"]);
    expect((await trialBalance(at.db)).unequal).toEqual([]);
  });

  it("are the same collection when they are sent again, and of a business day after today", async () => {
    const { announce, list } = await customer();
    const first = await announce({ endToEndId: "E-1", day: "2026-11-20" });
    expect(await announce({ endToEndId: "E-1" })).toEqual(first);
    expect((await announce({ endToEndId: "E-1", amount: "30.00" })).err).toBe("AM05");
    expect(first.day).toBe(monday);
    expect((await announce({ endToEndId: "E-2", day: "2026-12-25" })).day).toBe("2026-12-28");
    expect((await list()).coming).toMatchObject([{ sequence: "FRST" }, { sequence: "RCUR" }]);
    expect((await announce({ creditorId: "LV62ZZZ40003032949" })).err).toMatch(/creditor/);
    expect((await announce({ scheme: "B2B", mandate: "RG-2" })).err).toBe("AG01");
  });

  it("are refused by the customer until their day begins [2.10-13]", async () => {
    const { announce, collection, goTo, list, payments } = await customer();
    const { id } = await announce();
    const later = await announce({ day: "2026-11-24" });
    for (let time = 0; time < 2; time += 1)
      expect((await collection("refuse", id)).data.data?.past).toMatchObject([
        { id, state: "refused", problem: "You refused it." },
      ]);
    await goTo(monday);
    expect(await payments()).toEqual([]);
    await goTo("2026-11-24");
    expect((await collection("refuse", later.id)).err).toBe("It is too late to refuse this direct debit.");
    expect((await list()).past[0]).toMatchObject({ id: later.id, state: "collected" });
  });

  it("are paid back once on request for eight weeks [2.10-13]", async () => {
    const { bank, who, announce, collection, goTo, payments, left } = await customer();
    const { id } = await announce();
    expect((await collection("refund", id)).err).toBe("This direct debit can't be paid back.");
    await goTo(monday);
    const refund = { id, act: "refund" } as const;
    const token = await bank.token(who);
    const both = await Promise.all([1, 2].map(() => bank.call("collectionUpdate", refund, { token })));
    expect(both.map(({ err }) => err ?? "")).toEqual(["", ""]);
    expect(both[0]?.data.data?.past).toMatchObject([{ id, state: "returned", refundable_until: null }]);
    expect(await left()).toBe(100_000);
    expect(await payments()).toMatchObject([
      { type: "SEND" },
      { type: "RECEIVE", amount_cents: 2_500, status_reason: "refunded", direct_debit: "CORE" },
    ]);
    const late = await announce({ day: "2026-11-24" });
    await goTo("2026-11-24");
    await goTo("2027-01-20");
    expect((await collection("refund", late.id)).err).toMatch(/^Eight weeks have passed/);
  });

  it("are tried again at noon with too little money, then refused, and the customer told", async () => {
    const { announce, goTo, list, payments, mails } = await customer("10.00");
    await announce();
    await goTo(monday);
    expect((await list()).coming).toHaveLength(1);
    await goTo(monday, noon);
    expect((await list()).past).toMatchObject([{ state: "refused", problem: "The balance was too low." }]);
    expect(await payments()).toEqual([]);
    expect((await mails()).slice(1)).toEqual([
      "Tiešajam debetam nepietiek naudas",
      "Tiešais debets nav samaksāts",
    ]);
  });

  it("are collected at noon if the money has come meanwhile, and once if the bank was down for days", async () => {
    const { bank, who, announce, goTo, list, payments } = await customer("10.00");
    await announce();
    await announce({ endToEndId: "E-2", amount: "5.00" });
    await goTo(monday);
    expect(await payments()).toMatchObject([{ amount_cents: 500 }]);
    const arrive = { account: who.iban, amount: "100.00" };
    await bank.operate("/incoming", { method: "POST", body: JSON.stringify(arrive) });
    await goTo("2026-11-26", noon + 1);
    expect((await payments()).map(({ amount_cents: cents }) => cents)).toEqual([500, 2_500]);
    expect((await list()).past.find(({ amount }) => amount === "25.00")).toMatchObject({
      day: monday,
      refundable_until: "2027-01-21",
    });
  });

  it("are limited to an amount and to one in a time, said before and refused on the day [2.10-12]", async () => {
    const { announce, mandate, goTo, list, payments } = await customer();
    await announce({ amount: "20.00" });
    const limit = { amount: "20.00", every: "month" as const };
    expect((await mandate("limit", { isProven: false, limit })).data.data?.mandates[0]).toMatchObject({
      limit,
    });
    await announce({ day: "2026-11-24" });
    await announce({ day: "2026-11-25", amount: "5.00" });
    await announce({ day: "2026-12-01", amount: "5.00" });
    expect((await list()).coming.map(({ problem }) => problem)).toEqual([
      null,
      "It is above your limit.",
      "It comes more often than you allow.",
      null,
    ]);
    await goTo("2026-12-01");
    expect((await payments()).map(({ amount_cents: cents }) => cents)).toEqual([2_000, 500]);
    expect((await list()).past.map(({ state }) => state)).toEqual([
      "collected",
      "refused",
      "refused",
      "collected",
    ]);
  });

  it("need a step-up for what lets more be collected, and none for what lets less [2.10-12]", async () => {
    const { announce, mandate, rule } = await customer();
    await announce();
    const limit = { amount: "20.00", every: "month" as const };
    const quick = { isProven: false };
    expect((await mandate("limit", { ...quick, limit })).err).toBeUndefined();
    for (const looser of [
      { amount: "20.01", every: "month" },
      { amount: null, every: "year" },
      { amount: "20.00", every: "any" },
    ] as const)
      expect((await mandate("limit", { ...quick, limit: looser })).err).toBe(STEP_UP_REQUIRED);
    expect((await mandate("block", quick)).data.data?.mandates[0]?.state).toBe("blocked");
    expect((await mandate("allow", quick)).err).toBe(STEP_UP_REQUIRED);
    expect((await mandate("allow")).data.data?.mandates[0]).toMatchObject({ state: "active", limit });
    expect((await rule("none", false)).err).toBeUndefined();
    expect((await rule("allowed", false)).err).toBe(STEP_UP_REQUIRED);
    expect((await rule("all")).data.data?.rule).toBe("all");
  });

  it("name the creditor and what is agreed in a step-up, which allows just that [2.10-12]", async () => {
    const { bank, who, announce, list } = await customer();
    await announce();
    const { id = "" } = (await list()).mandates[0] ?? {};
    const token = await bank.token(who);
    const change = (act: "allow" | "limit" | "block", amount: string | null, every: CollectionPeriod) =>
      bank.call("mandateUpdate", { id, act, limit: { amount, every } }, { token });
    const lastBody = async () =>
      (await bank.mail()).findLast(({ recipient }) => recipient === who.login)?.body.replaceAll(/\s+/g, " ");
    await change("limit", "10.00", "month");
    await bank.stepUp(who, token, "mandateUpdate", `${id}:60.00:month`);
    expect(await lastBody()).toMatch(
      /is your code to let Rīgas Gaisma collect up to €60.00 at most once a month, under the mandate RG-1\. It is valid/,
    );
    expect((await change("limit", "60.01", "month")).err).toBe(STEP_UP_REQUIRED);
    expect((await change("limit", "60.00", "any")).err).toBe(STEP_UP_REQUIRED);
    expect((await bank.call("directDebitRule", { rule: "none" }, { token })).err).toBeUndefined();
    expect((await bank.call("directDebitRule", { rule: "all" }, { token })).err).toBe(STEP_UP_REQUIRED);
    expect((await change("limit", "60.00", "month")).err).toBeUndefined();
    expect((await change("limit", null, "month")).err).toBe(STEP_UP_REQUIRED);
    bank.later(30_000);
    await bank.stepUp(who, token, "directDebitRule", "allowed");
    expect(await lastBody()).toContain(
      "to let the creditors you have allowed collect money from your account.",
    );
    expect((await bank.call("directDebitRule", { rule: "all" }, { token })).err).toBe(STEP_UP_REQUIRED);
    const lv = await bank.call(
      "challengeCreate",
      { act: "mandateUpdate", subject: `${id}::any`, by: "code" },
      { token, language: "lv" },
    );
    expect(lv.data.data?.sent_to).toBeTruthy();
    expect(await lastBody()).toContain(
      "Ar to Jūs atļaujat kreditoram Rīgas Gaisma iekasēt jebkādu summu vienā reizē; pilnvarojums: RG-1.",
    );
    for (const subject of [undefined, id, `${id}:60.00:daily`, `${id}:-1:any`, "none"])
      expect(
        (await bank.call("challengeCreate", { act: "mandateUpdate", subject }, { token })).err,
      ).toBeTruthy();
    const other = await bank.customer({ name: "Cits Klients" });
    const stranger = { token: await bank.token(other) };
    const asked = { act: "mandateUpdate", subject: `${id}:60.00:any` } as const;
    expect((await bank.call("challengeCreate", asked, stranger)).err).toBeTruthy();
  });

  it("are blocked one by one or all, and a mandate revoked for good [2.10-12]", async () => {
    const { announce, mandate, rule, goTo, list, payments } = await customer();
    await announce();
    await mandate("block");
    expect((await list()).coming[0]?.problem).toBe("You have blocked it.");
    await goTo(monday);
    await mandate("allow");
    await announce({ day: "2026-11-24" });
    await rule("none");
    expect((await list()).coming[0]?.problem).toBe("Your account doesn't pay direct debits.");
    await goTo("2026-11-24");
    await rule("all");
    await mandate("revoke");
    expect((await mandate("revoke")).err).toBeUndefined();
    expect((await mandate("allow")).err).toMatch(/^This mandate has ended/);
    expect(await announce({ day: "2026-11-25" })).toMatchObject({ state: "refused", reason: "MD01" });
    await goTo("2026-11-25");
    expect(await payments()).toEqual([]);
    expect((await list()).past.map(({ problem }) => problem)).toEqual([
      "You have revoked the mandate.",
      "Your account doesn't pay direct debits.",
      "You have blocked it.",
    ]);
  });

  it("of a new creditor wait to be allowed where the customer wants that [2.10-12]", async () => {
    const { announce, mandate, rule, goTo, list, payments } = await customer();
    await rule("allowed", false);
    await announce();
    await announce({ mandate: "RG-2", day: "2026-11-24" });
    expect((await list()).mandates.map(({ state }) => state)).toEqual(["new", "new"]);
    await goTo(monday);
    expect((await list()).past).toMatchObject([{ state: "refused", problem: "You haven't allowed it." }]);
    const waiting = (await list()).coming[0]?.mandate_id ?? "";
    await mandate("allow", { id: waiting, limit: { amount: "25.00", every: "any" } });
    await goTo("2026-11-24");
    expect(await payments()).toHaveLength(1);
    await rule("all");
    expect((await list()).mandates.map(({ state }) => state)).toEqual(["active", "active"]);
  });

  it("are not paid while the bank has stopped the customer", async () => {
    const { bank, who, announce, goTo, payments } = await customer();
    await announce();
    const login = at.db.updateTable("logins").where("email", "=", who.login);
    await login.set({ blocked_by: "bank" }).execute();
    await goTo(monday);
    expect(await payments()).toEqual([]);
    await login.set({ blocked_by: null }).execute();
    const { data } = await bank.call("directDebitList", {}, { token: await bank.token(who) });
    expect(data.data?.past).toMatchObject([
      { state: "refused", problem: "The account isn't allowed to pay at present." },
    ]);
  });

  it("end with the last collection, or when nobody used them for 36 months", async () => {
    const { announce, goTo, list } = await customer();
    await announce({ sequence: "OOFF" });
    await announce({ mandate: "RG-2" });
    await goTo(monday);
    const states = async () => (await list()).mandates.map(({ reference, state }) => [reference, state]);
    expect(await states()).toEqual([
      ["RG-2", "active"],
      ["RG-1", "ended"],
    ]);
    expect(await announce({ day: "2026-11-24" })).toMatchObject({ state: "refused", reason: "MD01" });
    await goTo("2029-11-24");
    expect(await states()).toContainEqual(["RG-2", "ended"]);
  });

  it("are no payment of the customer: no fee, no limit, and nobody else's", async () => {
    const { bank, who, announce, goTo, left, list } = await customer();
    const token = await bank.token(who);
    await bank.stepUp(who, token, "limitsUpdate");
    const limits = { per_payment: "1.00", per_day: "1.00", instant_per_payment: null, instant_per_day: null };
    await bank.call("limitsUpdate", limits, { token });
    const { id } = await announce();
    await goTo(monday);
    expect(await left()).toBe(97_500);
    const stranger = await bank.customer({});
    const theirs = { token: await bank.token(stranger) };
    expect((await bank.call("collectionUpdate", { id, act: "refund" }, theirs)).status).toBe(403);
    const mandateId = (await list()).mandates[0]?.id ?? "";
    expect((await bank.call("mandateUpdate", { id: mandateId, act: "block" }, theirs)).status).toBe(403);
    expect((await bank.call("directDebitList", {}, theirs)).data.data).toMatchObject({
      mandates: [],
      past: [],
    });
  });

  describe("of a company", () => {
    const company = async (rule?: { above: string; approvers: number }) => {
      const bank = testBank(at);
      const { company: open, colleague } = sharedAccounts(bank);
      const shared = await open();
      const payer = await colleague(shared, access(["pay"], { per_payment: "100.00" }));
      const viewer = await colleague(shared, access([]));
      for (let nth = 0; rule && nth < rule.approvers; nth += 1) await colleague(shared, access(["approve"]));
      if (rule) {
        await bank.stepUp(shared.owner, shared.token, "approvalRuleSave");
        const wanted = { corporate_id: shared.owner.accountId, rule };
        expect((await bank.call("approvalRuleSave", wanted, { token: shared.token })).err).toBeUndefined();
      }
      const by = (who: { who: Customer; token: string }) => debitsOf(bank, shared.owner, who);
      const owner = debitsOf(bank, shared.owner, { token: shared.token });
      return { bank, owner, payer: by(payer), viewer: by(viewer) };
    };
    const b2b: Wanted = { scheme: "B2B" };

    it("are collected under B2B once they are allowed, and never paid back [2.10-12]", async () => {
      const { owner } = await company();
      const { id } = await owner.announce(b2b);
      expect((await owner.list()).coming[0]?.problem).toBe("You haven't allowed it.");
      await owner.rule("allowed", false);
      await owner.rule("all");
      expect((await owner.list()).mandates[0]?.state).toBe("new");
      await owner.mandate("allow");
      await owner.goTo(monday);
      expect(await owner.payments()).toMatchObject([{ direct_debit: "B2B" }]);
      expect((await owner.list()).past[0]?.refundable_until).toBeNull();
      expect((await owner.collection("refund", id)).err).toBe("This direct debit can't be paid back.");
    });

    it("are seen by everybody, changed by who may pay, B2B up to what they may pay", async () => {
      const { owner, payer, viewer } = await company();
      const { id } = await owner.announce(b2b);
      expect((await viewer.list()).coming).toHaveLength(1);
      expect((await viewer.collection("refuse", id)).status).toBe(403);
      expect((await viewer.mandate("block")).status).toBe(403);
      expect((await viewer.rule("none", false)).status).toBe(403);
      expect((await payer.mandate("allow")).err).toMatch(/never paid back/);
      const limit = { amount: "100.00", every: "month" as const };
      expect((await payer.mandate("allow", { limit })).data.data?.mandates[0]).toMatchObject({
        state: "active",
        limit,
      });
      expect((await payer.mandate("limit", { limit: { ...limit, amount: "100.01" } })).err).toMatch(
        /never paid back/,
      );
    });

    it("are allowed under B2B only within what needs nobody's approval", async () => {
      const { owner } = await company({ above: "50.00", approvers: 1 });
      await owner.announce(b2b);
      expect((await owner.mandate("allow")).err).toMatch(/never paid back/);
      const limit = { amount: "50.00", every: "month" as const };
      expect((await owner.mandate("allow", { limit })).err).toBeUndefined();
    });
  });
});
