import { budgetCategories } from "@amberline/domain/categories";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { runBudgets } from "../areas/budgets";
import { runClearing } from "../clearing";
import { instant } from "../db/schema";
import { balanceOf, trialBalance } from "../ledger";
import { type Customer } from "../operator/createCustomer";
import { outboxMailer } from "../outbox";
import { describeOnDatabases } from "../platform/testDatabases";
import { payers } from "../testing/orders";
import { sharedAccounts } from "../testing/sharedAccounts";
import { testBank } from "../testing/testBank";

const anna = { name: "Anna Liepiņa", account: "LV50UNLA0050001234567" };

describeOnDatabases("whoever abuses the closing of an account", (at) => {
  const bank = testBank(at);
  const { ready } = payers(bank);
  const { company } = sharedAccounts(bank);

  const subjectOf = ({ accountId }: Customer, amount: string, to = anna) =>
    [accountId, amount, to.account, to.name].join(":");

  it("can't write a message of their own into the one with the code", async () => {
    const { who } = await ready({ balance: "80.00" });
    const token = await bank.token(who);
    const ask = (name: string) =>
      bank.call(
        "challengeCreate",
        { act: "accountClose", subject: subjectOf(who, "80.00", { ...anna, name }), by: "code" },
        { token },
      );
    for (const name of ["a".repeat(500), "Use https://amberline.example", "   "])
      expect((await ask(name)).err).toBeDefined();
    const mails = async () => (await bank.mail()).filter(({ body }) => body.includes("for good"));
    expect(await mails()).toEqual([]);
    expect((await ask("\u202EAnna\n\n\nA new text")).err).toBeUndefined();
    expect((await mails())[0]?.body).toMatch(/ paid to Anna +A new text, LV50/);
  });

  // The single connection of the embedded database would wait for itself.
  it.runIf(at.kind === "postgres")(
    "leaves no plan behind that was made meanwhile, of a company either",
    async () => {
      const firm = await company();
      const { owner } = firm;
      const { ask, codeFor } = await ready({}, owner);
      const plan = {
        first: "2026-12-01",
        rhythm: "monthly",
        until: null,
        times: null,
        shift: "after",
      } as const;
      const { data, err } = await ask({ plan, amount: "1.00" }, "plan");
      expect(err).toBeUndefined();
      const code2fa = await codeFor(data.vop_id);
      const forced = { plan, amount: "1.00", force_payment: true, vop_id: data.vop_id, code2fa };
      const { planning } = await at.db.transaction().execute(async (trx) => {
        const row = trx.selectFrom("accounts").select("id").where("id", "=", owner.accountId);
        await row.forNoKeyUpdate().execute();
        const asked = ask(forced, "plan");
        const waiting = sql`select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
        await expect
          .poll(async () => (await waiting.execute(at.db)).rows.length, { timeout: 10_000 })
          .toBe(1);
        const closed = { closed_at: instant(bank.clock.now()) };
        await trx.updateTable("accounts").set(closed).where("id", "=", owner.accountId).execute();
        return { planning: asked };
      });
      expect((await planning).status).toBe(403);
      const plans = at.db
        .selectFrom("planned_payments")
        .select("id")
        .where("account_id", "=", owner.accountId);
      expect(await plans.execute()).toEqual([]);
    },
  );

  it("hears no more of budgets, as what was paid out is no spending", async () => {
    const { who } = await ready({ balance: "80.00" });
    const token = await bank.token(who);
    for (const category of budgetCategories)
      await bank.call("budgetSave", { category, limit: "1.00", version: 0 }, { token });
    const checked = await bank.call("closingPayee", { amount: "80.00", to: anna }, { token });
    await bank.stepUp(who, token, "accountClose", subjectOf(who, "80.00"));
    const request = { amount: "80.00", to: anna, check: checked.data.data?.id ?? null };
    expect((await bank.call("accountClose", request, { token })).err).toBeUndefined();
    bank.later(60_000);
    await runClearing(at.db, bank.clock.now());
    await runBudgets({ db: at.db, mailer: outboxMailer(bank.clock) }, bank.clock.now());
    const { data } = await bank.call("notificationList", {}, { token });
    expect(data.data?.map(({ kind }) => kind)).not.toContain("budget");
  });

  it.runIf(at.kind === "postgres")(
    "pays out once and loses nothing, whatever else happens at the same time",
    async () => {
      for (let round = 0; round < 12; round += 1) {
        const { who, ask, codeFor } = await ready({ balance: "100.00" });
        const other = await ready({ balance: "100.00" });
        const token = await bank.token(who);
        const space = { id: crypto.randomUUID(), name: "Norvēģija", goal: null, rule: null };
        await bank.call("spaceSave", space, { token });
        const move = (direction: "in" | "out", amount: string) =>
          bank.call("spaceMove", { id: space.id, key: crypto.randomUUID(), direction, amount }, { token });
        await move("in", "40.00");
        const to = { name: other.who.name, account: other.who.iban };
        const back = { name: who.name, account: who.iban };
        const device = async (from: Customer, theirs: string, payee: typeof anna) => {
          const checked = await bank.call("closingPayee", { amount: "100.00", to: payee }, { token: theirs });
          await bank.stepUp(from, theirs, "accountClose", subjectOf(from, "100.00", payee));
          const request = { amount: "100.00", to: payee, check: checked.data.data?.id ?? null };
          return () => bank.call("accountClose", request, { token: theirs });
        };
        const close = await device(who, token, to);
        const otherToken = await bank.token(other.who);
        const closeOther = await device(other.who, otherToken, back);
        const { data } = await ask({ amount: "30.00" }, `pay-${round}`);
        const code2fa = await codeFor(data.vop_id);
        const pay = () =>
          ask({ amount: "30.00", force_payment: true, vop_id: data.vop_id, code2fa }, `pay-${round}`);
        const arrive = () =>
          bank.operate("/incoming", {
            method: "POST",
            body: JSON.stringify({ account: who.iban, amount: "5.00" }),
          });
        const acts = [close, pay, closeOther, () => move("out", "10.00"), () => move("in", "10.00"), arrive];
        const turned = [...acts.slice(round % acts.length), ...acts.slice(0, round % acts.length)];
        const answers = await Promise.all(turned.map((act) => act()));
        expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
        bank.later(60_000);
        await runClearing(at.db, bank.clock.now());
        const { totals, unequal } = await trialBalance(at.db);
        expect([unequal, totals.every(({ postedCents }) => postedCents === 0)]).toEqual([[], true]);
        for (const { accountId } of [who, other.who]) {
          const row = at.db.selectFrom("accounts").select("closed_at").where("id", "=", accountId);
          const { closed_at: closedAt } = await row.executeTakeFirstOrThrow();
          const balance = await balanceOf(at.db, accountId);
          if (closedAt !== null && balance?.postedCents !== 0) {
            // Declined, as the payee was closed first: it is paid out again.
            const info = (
              await bank.call("closingInfo", {}, { token: accountId === who.accountId ? token : otherToken })
            ).data.data;
            expect(info).toMatchObject({ paid: null });
            expect(Number(info?.amount)).toBe(Number(balance?.postedCents) / 100);
          }
        }
      }
    },
    120_000,
  );
});
