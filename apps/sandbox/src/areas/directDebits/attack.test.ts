import { calls } from "@amberline/api/contract";
import { hourMs } from "@amberline/domain/dates";
import { sql } from "kysely";
import { afterEach, expect, it } from "vitest";
import { startOfDay } from "../../days";
import { receivePayment, returnPayment } from "../../ledger";
import { describeOnDatabases } from "../../platform/testDatabases";
import { debitsOf, monday, noon, type Wanted } from "../../testing/directDebits";
import { payers } from "../../testing/orders";
import { access, sharedAccounts } from "../../testing/sharedAccounts";
import { testBank } from "../../testing/testBank";

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

describeOnDatabases("direct debits under attack", (at) => {
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

  const company = async () => {
    const bank = testBank(at);
    const shared = sharedAccounts(bank);
    const open = await shared.company();
    const owner = debitsOf(bank, open.owner, { token: open.token });
    const person = async (given: Parameters<typeof access>) => {
      const one = await shared.colleague(open, access(...given));
      return { ...one, ...debitsOf(bank, open.owner, one) };
    };
    return { bank, open, owner, person };
  };
  const b2b: Wanted = { scheme: "B2B" };

  it("a creditor that is blocked collects nothing under another mandate (art. 5(3)(d)(iii))", async () => {
    const { announce, mandate, goTo, payments } = await customer();
    await announce();
    await mandate("block", { isProven: false });
    await announce({ mandate: "RG-2" });
    await goTo(monday);
    expect(await payments()).toEqual([]);
  });

  it.each([
    ["another business code of the creditor", { creditorId: "LV61ABC40003032949" }],
    ["another case of the reference", { mandate: "rg-1" }],
    ["an invisible character in the reference", { mandate: "RG\u200B-1" }],
    ["a space in the reference", { mandate: "RG -1" }],
  ])("a revoked mandate is no other one with %s", async (_, change) => {
    const { announce, mandate, goTo, payments } = await customer();
    await announce();
    await mandate("revoke", { isProven: false });
    await announce(change);
    await goTo(monday);
    expect(await payments()).toEqual([]);
  });

  it("a creditor that is limited to one a month does not collect again under another mandate", async () => {
    const { announce, mandate, goTo, payments } = await customer();
    await announce();
    await mandate("limit", { isProven: false, limit: { amount: "25.00", every: "month" } });
    await announce({ mandate: "RG-2", amount: "500.00" });
    await goTo(monday);
    expect((await payments()).map((each) => each.amount_cents)).toEqual([2_500]);
  });

  it("a creditor whose name is invisible leaves the list readable", async () => {
    const { announce, list } = await customer();
    await announce({ creditorName: "\u200B\u2060" });
    const data = await list();
    await expect(calls.directDebitList.response.validate({ data })).resolves.toBeTruthy();
  });

  it("what a person may pay in a day holds for what is collected under a B2B mandate that they allow", async () => {
    const { owner, person } = await company();
    const payer = await person([["pay"], { per_day: "100.00" }]);
    await owner.announce({ ...b2b, amount: "100.00" });
    for (const endToEndId of ["E-2", "E-3", "E-4"])
      await owner.announce({ ...b2b, amount: "100.00", endToEndId });
    await payer.mandate("allow", { limit: { amount: "100.00", every: "any" } });
    await owner.goTo(monday);
    const sum = (await owner.payments()).reduce((cents, each) => cents + each.amount_cents, 0);
    expect(sum).toBeLessThanOrEqual(10_000);
  });

  it("a person with amounts does not let a B2B mandate be collected again by changing the rule of the account", async () => {
    const { owner, person } = await company();
    const payer = await person([["pay"], { per_payment: "100.00" }]);
    await owner.announce({ ...b2b, amount: "900.00" });
    await owner.mandate("allow");
    await owner.rule("none", false);
    await payer.rule("allowed");
    await owner.goTo(monday);
    expect(await owner.payments()).toEqual([]);
  });

  it("one person does not let an unlimited B2B mandate be collected again against the rule that two agree", async () => {
    const { bank, open, owner, person } = await company();
    await owner.announce({ ...b2b, amount: "900.00" });
    await owner.mandate("allow");
    await owner.rule("none", false);
    await person([["approve"]]);
    bank.later(30_000);
    const token = await bank.token(open.owner);
    await bank.stepUp(open.owner, token, "approvalRuleSave");
    const rule = { above: "50.00", approvers: 1 };
    const saved = await bank.call(
      "approvalRuleSave",
      { corporate_id: open.owner.accountId, rule },
      { token },
    );
    expect(saved.err).toBeUndefined();
    await owner.rule("allowed");
    await owner.goTo(monday);
    expect(await owner.payments()).toEqual([]);
  });

  it("a person who is not verified any more allows no B2B mandate", async () => {
    const { bank, owner, person } = await company();
    const payer = await person([["pay"]]);
    await owner.announce(b2b);
    await bank.db
      .updateTable("logins")
      .set({ sumsub_status: "reject" })
      .where("email", "=", payer.who.login)
      .execute();
    expect((await payer.mandate("allow")).err).toBeDefined();
  });

  it("nobody allows a B2B mandate for an owner whom the bank has stopped", async () => {
    const { bank, open, owner, person } = await company();
    const payer = await person([["pay"]]);
    await owner.announce(b2b);
    const { id } = (await payer.list()).mandates[0] ?? { id: "" };
    await bank.db
      .updateTable("logins")
      .set({ blocked_by: "bank" })
      .where("email", "=", open.owner.login)
      .execute();
    expect((await payer.mandate("allow", { id })).err).toBeDefined();
  });

  it("nobody without a second factor allows a B2B mandate, as nobody pays without (PSD2 art. 97)", async () => {
    const bank = testBank(at);
    const who = await bank.customer({ kind: "corporate", twoFactor: false });
    const token = await bank.token(who);
    const owner = debitsOf(bank, who, { token });
    await owner.announce(b2b);
    expect((await owner.mandate("allow")).err).toBeDefined();
  });

  it("the owner is told by mail that somebody else allowed a B2B mandate", async () => {
    const { bank, open, owner, person } = await company();
    const payer = await person([["pay"]]);
    await owner.announce(b2b);
    const count = async () =>
      (await bank.mail()).filter(({ recipient }) => recipient === open.owner.login).length;
    const before = await count();
    expect((await payer.mandate("allow")).err).toBeUndefined();
    expect(await count()).toBe(before + 1);
  });

  it("amounts that others have to approve are not collected day by day in parts below them under B2B", async () => {
    const { bank, open, owner, person } = await company();
    await person([["approve"]]);
    bank.later(30_000);
    const token = await bank.token(open.owner);
    await bank.stepUp(open.owner, token, "approvalRuleSave");
    const rule = { above: "50.00", approvers: 1 };
    const wanted = { corporate_id: open.owner.accountId, rule };
    expect((await bank.call("approvalRuleSave", wanted, { token })).err).toBeUndefined();
    for (let nth = 0; nth < 10; nth += 1)
      await owner.announce({ ...b2b, amount: "50.00", endToEndId: `E-${nth}` });
    await owner.mandate("allow", { limit: { amount: "50.00", every: "any" } });
    await owner.goTo(monday);
    const sum = (await owner.payments()).reduce((cents, each) => cents + each.amount_cents, 0);
    expect(sum).toBeLessThanOrEqual(5_000);
  });

  it("a collection that was paid back leaves the month to the right one", async () => {
    const { announce, mandate, collection, goTo, payments } = await customer();
    const { id } = await announce({ amount: "25.00", endToEndId: "E-1" });
    await mandate("limit", { isProven: false, limit: { amount: "50.00", every: "month" } });
    await goTo(monday);
    await collection("refund", id);
    await announce({ amount: "20.00", endToEndId: "E-2", day: "2026-11-25" });
    await goTo("2026-11-25");
    expect((await payments()).map((each) => each.amount_cents)).toContain(2_000);
  });

  it("nothing is collected from a company that is not confirmed any more", async () => {
    const { bank, open, owner } = await company();
    await owner.announce(b2b);
    await owner.mandate("allow");
    await bank.db
      .updateTable("accounts")
      .set({ corporate_confirm: false })
      .where("id", "=", open.owner.accountId)
      .execute();
    await owner.goTo(monday);
    expect(await owner.payments()).toEqual([]);
  });

  it("nothing is collected from a customer who is not verified any more", async () => {
    const { bank, who, announce, goTo, payments } = await customer();
    await announce();
    await bank.db
      .updateTable("logins")
      .set({ sumsub_status: "reject" })
      .where("email", "=", who.login)
      .execute();
    await goTo(monday);
    expect(await payments()).toEqual([]);
  });

  it("amounts of a person that were lowered meanwhile hold for the B2B mandate they allow", async () => {
    if (at.kind !== "postgres") return;
    const { bank, owner, person } = await company();
    const payer = await person([["pay"], { per_payment: "900.00" }]);
    await owner.announce(b2b);
    const { id } = (await payer.list()).mandates[0] ?? { id: "" };
    await bank.stepUp(payer.who, payer.token, "mandateUpdate", `${id}:900.00:any`);
    let answer: Promise<{ err?: string }> | undefined;
    await at.db.transaction().execute(async (trx) => {
      await trx
        .updateTable("account_people")
        .set({ per_payment_cents: 100 })
        .where("id", "=", payer.id)
        .execute();
      const request = { id, act: "allow", limit: { amount: "900.00", every: "any" } } as const;
      answer = bank.call("mandateUpdate", request as never, { token: payer.token });
      await pause(500);
    });
    expect((await answer)?.err).toBeDefined();
  });

  it("a change of somebody's access and their change of a mandate don't lock each other out", async () => {
    if (at.kind !== "postgres") return;
    const { bank, open, owner, person } = await company();
    const payer = await person([["pay"], { per_payment: "900.00" }]);
    await owner.announce(b2b);
    const { id } = (await payer.list()).mandates[0] ?? { id: "" };
    let answer: Promise<{ err?: string; status: number }> | undefined;
    // As changeCompany and savePerson do.
    const change = at.db.transaction().execute(async (trx) => {
      await trx
        .selectFrom("accounts")
        .select("id")
        .where("id", "=", open.owner.accountId)
        .forNoKeyUpdate()
        .execute();
      answer = bank.call("mandateUpdate", { id, act: "block" } as never, { token: payer.token });
      await pause(500);
      await trx
        .updateTable("account_people")
        .set({ per_payment_cents: 100 })
        .where("id", "=", payer.id)
        .execute();
    });
    const changed = await change.then(
      () => "ok",
      (error: unknown) => String((error as { cause?: unknown }).cause ?? error),
    );
    expect([changed, (await answer)?.status]).toEqual(["ok", 200]);
  });

  it("a refund and the operator's return of the same payment don't lock each other out", async () => {
    if (at.kind !== "postgres") return;
    const { bank, who, announce, goTo, payments } = await customer();
    const { id } = await announce();
    await goTo(monday);
    const [paid] = await payments();
    bank.later(30_000);
    const token = await bank.token(who);
    const paymentId = paid?.id ?? "";
    const [answers] = await Promise.all([
      Promise.all([1, 2, 3].map(() => bank.call("collectionUpdate", { id, act: "refund" }, { token }))),
      returnPayment(at.db, { paymentId, reason: "returned", now: bank.clock.now() }),
      returnPayment(at.db, { paymentId, reason: "returned", now: bank.clock.now() }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await payments()).toHaveLength(2);
  });

  it("one of a month is collected where an earlier one of it failed for want of money", async () => {
    const { who, announce, mandate, goTo, payments } = await customer("50.00");
    await announce({ amount: "500.00", endToEndId: "E-1" });
    const day = "2026-11-24";
    await announce({ amount: "20.00", endToEndId: "E-2", day: monday });
    await sql`update debit_collections set id = '00000000-0000-4000-8000-000000000001'
      where end_to_end_id = 'E-1' and account_id = ${who.accountId}`.execute(at.db);
    const id = (
      await at.db
        .selectFrom("mandates")
        .select("id")
        .where("reference", "=", "RG-1")
        .where("account_id", "=", who.accountId)
        .executeTakeFirstOrThrow()
    ).id;
    await mandate("limit", { isProven: false, id, limit: { amount: null, every: "month" } });
    await goTo(monday);
    await goTo(monday, noon);
    await goTo(day);
    expect((await payments()).map((each) => each.amount_cents)).toContain(2_000);
  });

  it("one is not refused as too often for one that another process is just refusing", async () => {
    if (at.kind !== "postgres") return;
    const { bank, who, announce, mandate, run, payments } = await customer();
    await announce({ amount: "90.00", endToEndId: "E-1" });
    await announce({ amount: "20.00", endToEndId: "E-2" });
    await mandate("limit", { isProven: false, limit: { amount: "50.00", every: "month" } });
    const id = crypto.randomUUID().replace(/^.{8}/, "00000000");
    await sql`update debit_collections set id = ${id}
      where end_to_end_id = 'E-1' and account_id = ${who.accountId}`.execute(at.db);
    bank.later(startOfDay(monday) - bank.clock.now());
    await at.db.transaction().execute(async (trx) => {
      // The other process has begun with the first one.
      await trx
        .selectFrom("debit_collections")
        .select("id")
        .where("account_id", "=", who.accountId)
        .where("end_to_end_id", "=", "E-1")
        .forUpdate()
        .execute();
      await run();
    });
    await run();
    expect((await payments()).map((each) => each.amount_cents)).toEqual([2_000]);
  });

  it("collections of two months without an end-to-end id (NOTPROVIDED) are two", async () => {
    const { announce, goTo, payments } = await customer();
    await announce({ endToEndId: "NOTPROVIDED" });
    await goTo(monday);
    const second = await announce({ endToEndId: "NOTPROVIDED", day: "2026-12-23", amount: "31.00" });
    expect(second).toMatchObject({ state: "coming" });
    await goTo("2026-12-23");
    expect(await payments()).toHaveLength(2);
  });

  it("what the creditor's bank sent back is listed as paid back, and not offered to be", async () => {
    const { bank, announce, goTo, payments, list } = await customer();
    await announce();
    await goTo(monday);
    const [paid] = await payments();
    const returned = await returnPayment(at.db, {
      paymentId: paid?.id ?? "",
      reason: "returned",
      now: bank.clock.now(),
    });
    expect(returned.ok).toBe(true);
    expect((await list()).past[0]).toMatchObject({ state: "returned", refundable_until: null });
  });

  it.each(["CORE", "B2B"] as const)(
    "the bank pays back what was collected under %s without a mandate, with a reason, and returns none",
    async (scheme) => {
      const { bank, owner } = await company();
      const { announce, mandate, goTo, payments, list } = owner;
      await announce({ scheme });
      if (scheme === "B2B") await mandate("allow");
      await goTo(monday);
      const [paid] = await payments();
      const decide = async (action: string, body: object) => {
        const answer = await bank.operate(`/payments/${paid?.id}/${action}`, {
          method: "POST",
          body: JSON.stringify(body),
        });
        return [answer.status, (await answer.json()) as { err?: string }] as const;
      };
      expect(await decide("return", {})).toEqual([409, { err: "other_kind" }]);
      expect((await decide("payBack", { reason: " " }))[0]).toBe(400);
      expect((await decide("payBack", { reason: "Not the customer's signature" }))[0]).toBe(200);
      expect(await decide("payBack", { reason: "Again" })).toEqual([409, { err: "already_returned" }]);
      expect(await payments()).toHaveLength(2);
      expect((await list()).past[0]).toMatchObject({ state: "returned", refundable_until: null });
      const kept = await at.db
        .selectFrom("audit_log")
        .select("detail")
        .where("action", "=", "operator.decidePayment")
        .execute();
      expect(kept.map(({ detail }) => JSON.parse(detail ?? "{}") as object)).toContainEqual(
        expect.objectContaining({ id: paid?.id, action: "payBack", reason: "Not the customer's signature" }),
      );
    },
  );

  it("a refused collection of a mandate that has ended is told to the customer (art. 79)", async () => {
    const { bank, who, announce, mandate } = await customer();
    await announce();
    await mandate("revoke", { isProven: false });
    const before = (await bank.mail()).filter(({ recipient }) => recipient === who.login).length;
    await announce({ endToEndId: "E-9" });
    const after = (await bank.mail()).filter(({ recipient }) => recipient === who.login).length;
    expect(after).toBe(before + 1);
  });

  it.each([
    ["day", { day: "2027-02-30" }],
    ["signature", { signed: "2027-02-30" }],
  ])("a %s that no calendar has is refused with words", async (_, change) => {
    const { bank, who } = await customer();
    const body = {
      account: who.iban,
      amount: "25.00",
      creditorName: "Rīgas Gaisma",
      creditorId: "LV61ZZZ40003032949",
      mandate: "RG-1",
      ...change,
    };
    const answer = await bank.operate("/collections", { method: "POST", body: JSON.stringify(body) });
    expect(answer.status).toBe(400);
  });

  it("a statement names the creditor's numbers of a direct debit: end-to-end id, mandate and creditor (PSD2 art. 57)", async () => {
    const { bank, who, announce, goTo } = await customer();
    await announce({ endToEndId: "E2E-77", mandate: "MANDATE-5" });
    await goTo(monday);
    bank.later(24 * hourMs);
    const token = await bank.token(who);
    const range = { id: who.accountId, start: "2026-11-20", end: monday };
    const answer = await bank.send("orderExport", { ...range, format: "camt053" }, { token });
    const text = await answer.text();
    expect([/Gaisma/.test(text), /E2E-77/.test(text), /MANDATE-5/.test(text), /LV61ZZZ/.test(text)]).toEqual([
      true,
      true,
      true,
      true,
    ]);
  });
});

describeOnDatabases("requests for money under attack", (at) => {
  const outside = { name: "Jānis Ozols", account: "LV97HABA0012345678910", bic: "HABALV22" };
  const asking = async (kind: "private" | "corporate" = "private") => {
    const bank = testBank(at);
    const who = await bank.customer(kind === "corporate" ? { kind } : {});
    const token = await bank.token(who);
    const ask = (change: object = {}) =>
      bank.call(
        "moneyRequestCreate",
        {
          ...{ key: crypto.randomUUID() as string, payer: "", text: "Biļetes", amount: "45.00" },
          ...{ until: "2026-12-04", ...change },
        },
        { token },
      );
    const made = async (change: object = {}) => {
      bank.later(1000);
      const key = crypto.randomUUID();
      const { data, text } = await ask({ key, ...change });
      const found = data.data?.find((each) => each.key === key);
      if (!found) throw new Error(text);
      return found;
    };
    const list = async () => (await bank.call("moneyRequestList", {}, { token })).data.data ?? [];
    const change = (
      id: string,
      act: "cancel" | "settle" | "reopen" | "match" | "unmatch",
      payment?: string,
    ) =>
      bank.call(
        "moneyRequestUpdate",
        { id, act, ...(payment === undefined ? {} : { transaction_id: payment }) },
        { token },
      );
    const receive = async (reference: string, cents = 4_500) => {
      bank.later(1000);
      const received = await receivePayment(at.db, {
        ...{ accountId: who.accountId, amountCents: cents, reference, paymentType: "CREDIT" },
        ...{ now: bank.clock.now(), from: outside, to: { name: who.name, account: who.iban } },
      });
      if (!received.ok) throw new Error(received.refusal);
      return received.payment.id;
    };
    const view = (request: string) => bank.call("moneyRequestView", { token: request }, {});
    return { bank, who, token, ask, made, list, change, receive, view };
  };

  it("a link shows nothing to pay for a company that is not confirmed any more", async () => {
    const { bank, who, made, view } = await asking("corporate");
    const { token } = await made();
    await bank.db
      .updateTable("accounts")
      .set({ corporate_confirm: false })
      .where("id", "=", who.accountId)
      .execute();
    expect((await view(token)).data.data?.pay ?? null).toBeNull();
  });

  it("a request is not settled with nothing that came in", async () => {
    const { made, change, receive, list } = await asking();
    const { id } = await made();
    const payment = await receive("biļetes", 2_000);
    await change(id, "match", payment);
    expect((await change(id, "settle")).err).toBeUndefined();
    await change(id, "unmatch", payment);
    expect((await list())[0]).toMatchObject({ paid: "0.00", state: "open" });
  });

  it("reopening does not pass the hundred that may be open", async () => {
    const { bank, who, made, change, receive, list } = await asking();
    const { id } = await made();
    await change(id, "match", await receive("daļa", 2_000));
    await change(id, "settle");
    const row = await bank.db
      .selectFrom("money_requests")
      .selectAll()
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    const more = Array.from({ length: 100 }, (_, nth) => ({
      ...{ ...row, id: crypto.randomUUID(), key: crypto.randomUUID(), settled_at: null },
      ...{ token: `${row.token}${nth}`, reference: `${row.reference}${nth}` },
    }));
    await bank.db.insertInto("money_requests").values(more).execute();
    await change(id, "reopen");
    expect((await list()).filter(({ state }) => state === "open").length).toBeLessThanOrEqual(100);
    expect(who.accountId).toBeTruthy();
  });

  it("what came too late and without the reference is suggested, for the customer to decide [2.9-5]", async () => {
    const { bank, who, made, receive } = await asking();
    const { id } = await made({ until: "2026-11-20" });
    bank.later(24 * hourMs);
    const payment = await receive("biļetes");
    const token = await bank.token(who);
    const { data } = await bank.call("moneyRequestList", {}, { token });
    const row = data.data?.find((each) => each.id === id);
    expect(row?.suggestions.map((each) => each.id)).toEqual([payment]);
  });

  it("payments like one request don't crowd out what is suggested for another", async () => {
    const { made, receive, list } = await asking();
    await made({ amount: "10.00" });
    const other = await made({ amount: "45.00" });
    const meant = await receive("tas pats", 4_500);
    for (let nth = 0; nth < 10; nth += 1) await receive(`cits ${nth}`, 1_000);
    const shown = (await list()).find(({ id }) => id === other.id);
    expect(shown?.suggestions.map(({ id }) => id)).toEqual([meant]);
  });

  it("what names a cancelled request and an open one is matched with the open one", async () => {
    const { made, change, receive, list } = await asking();
    const results: unknown[] = [];
    for (let nth = 0; nth < 6; nth += 1) {
      const old = await made();
      await change(old.id, "cancel");
      const open = await made();
      await receive(`${open.reference} nevis ${old.reference}`);
      results.push((await list()).find(({ id }) => id === open.id)?.state);
    }
    expect(results).toEqual(Array.from({ length: 6 }, () => "paid"));
  });

  it("what names two requests counts for the one that is written first", async () => {
    const { made, receive, list } = await asking();
    const first = await made();
    const second = await made();
    await receive(`${second.reference} ${first.reference}`, 9_000);
    const state = async (wanted: string) => (await list()).find(({ id }) => id === wanted)?.state;
    expect([await state(second.id), await state(first.id)]).toEqual(["paid", "open"]);
  });

  it("a last day that no calendar has is refused", async () => {
    const { ask } = await asking();
    expect((await ask({ until: "2026-11-31" })).err).toBeDefined();
  });
});
