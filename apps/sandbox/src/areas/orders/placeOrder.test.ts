import { hourMs } from "@amberline/domain/dates";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { recordPast } from "../../ledger";
import { describeOnDatabases, describeOnPGlite } from "../../platform/testDatabases";
import { payers, paymentTo } from "../../testing/orders";
import {
  countStatements,
  plannedAnew,
  rowsWritten,
  statementsOf,
  tablesReadWhole,
} from "../../testing/statements";
import { testBank } from "../../testing/testBank";

const stranger = { to_name: "Pēteris Zariņš" };

describeOnDatabases("placing a payment", (at) => {
  const bank = testBank(at);

  const { ready, paymentsOf, available } = payers(bank);

  it("requires the checked order and a code, and withholds the amount at once [4]", async () => {
    const { who, ask, force } = await ready();
    const { data: checked } = await ask({});
    const { data } = await force({ vop_id: checked.vop_id });
    expect(data).toMatchObject({ status: "pending" });
    expect(data.vop_result).toBeUndefined();
    const [payment] = await paymentsOf(who);
    expect(payment).toMatchObject({ id: data.id, amount_cents: 2_500, vop_check_id: checked.vop_id });
    expect(await available(who)).toBe(97_500);
  });

  it("costs the database few statements, as do the calls of a page that is only looked at", async () => {
    const payee = await bank.customer({ name: "Anna Liepiņa", balance: "0.00" });
    const { who, ask, codeFor } = await ready({ kind: "corporate" });
    const inside = { to_account: payee.iban, to_bic: "AMBRLV22" };
    for (const [way, change] of Object.entries({ inside, outside: {} })) {
      // The last: whether the payee is trusted, so that no code is asked for.
      expect(await countStatements(() => ask(change, way))).toBeLessThanOrEqual(8);
      const forced = { ...change, force_payment: true, code2fa: await codeFor() };
      // More than a private customer's: the rule that says whether others have to approve it, and whom it is told.
      expect(await countStatements(() => ask(forced, way))).toBeLessThanOrEqual(13);
      expect(await countStatements(() => ask(forced, way))).toBe(2);
    }
    expect(await paymentsOf(who)).toHaveLength(2);
    const token = await bank.token(who);
    expect(await countStatements(() => bank.call("accountInfo", {}, { token }))).toBe(2);
    const list = (headers = {}) => bank.call("orderList", { id: who.accountId }, { token, headers });
    const tag = (await list()).headers.get("ETag") ?? "";
    expect(await countStatements(() => list({ "If-None-Match": tag }))).toBe(1);
  });

  it("writes no row but those that prove it", async () => {
    const payee = await bank.customer({ name: "Anna Liepiņa", balance: "0.00" });
    const { ask, codeFor } = await ready({ kind: "corporate" });
    const proof = { audit_log: 1, codes: 1, idempotency: 1, throttle: 1 };
    const inside = { to_account: payee.iban, to_bic: "AMBRLV22" };
    const ways = [
      [
        inside,
        {
          ...proof,
          balances: 3,
          journal_entries: 1,
          postings: 4,
          ...{ transactions: 3, untold_transactions: 1 },
        },
      ],
      [{}, { ...proof, balances: 1, transactions: 2 }],
    ] as const;
    for (const [nth, [change, rows]] of ways.entries()) {
      await ask(change, `way-${nth}`);
      const forced = { ...change, force_payment: true, code2fa: await codeFor() };
      expect(await rowsWritten(at.db, () => ask(forced, `way-${nth}`))).toEqual(rows);
    }
  });

  it("reads no table whole that grows, nor does a name check", async () => {
    const { ask, codeFor } = await ready();
    const checking = await statementsOf(() => ask({}));
    const forced = { force_payment: true, code2fa: await codeFor() };
    const asked = [...checking, ...(await statementsOf(() => ask(forced)))];
    const reading = [...new Set(asked)].filter((text) => /^(select|with|update)\b/.test(text));
    const whole = new Set<string>();
    for (const text of reading) for (const table of await tablesReadWhole(at.db, text)) whole.add(table);
    whole.delete("banks");
    expect([...whole]).toEqual([]);
  });

  it.runIf(at.kind === "postgres")(
    "is not planned anew each time, nor is what an open page asks, however much was paid before",
    async () => {
      const { who, ask, codeFor } = await ready();
      await recordPast(at.db, {
        accountId: who.accountId,
        past: Array.from({ length: 3_000 }, (_, nth) => ({
          ...{ type: "SEND", amountCents: 1 + (nth % 30), reference: `${nth}`, paymentType: "INSTANT" },
          from: { name: who.name, account: who.iban, bic: "AMBRLV22" },
          to: { name: "SIA Rimi Latvia", account: `LV${10 + (nth % 50)}UNLA0055001234567`, bic: "UNLALV2X" },
          at: bank.clock.now() - (nth + 1) * hourMs,
        })),
      });
      await sql`insert into vop_checks (id, account_id, login_id, payload_hash, payee_hash, result, text_shown, language, ordered, created_at)
        select gen_random_uuid(), account_id, login_id, md5(transactions.id), md5(to_account), 'MTCH', '', 'lv', '{}', transactions.created_at
        from transactions join accounts on accounts.id = account_id where type = 'SEND'`.execute(at.db);
      await sql`analyze`.execute(at.db);
      expect(await plannedAnew(at.db, () => ask({}))).toEqual([]);
      const code2fa = await codeFor();
      expect(await plannedAnew(at.db, () => ask({ force_payment: true, code2fa }))).toEqual([]);
      const token = await bank.token(who);
      const list = (headers = {}) => bank.call("orderList", { id: who.accountId }, { token, headers });
      const tag = (await list()).headers.get("ETag") ?? "";
      const looks = [
        () => list(),
        () => list({ "If-None-Match": tag }),
        () => bank.call("accountInfo", {}, { token }),
        () => bank.call("multilogin", {}, { token }),
      ];
      for (const look of looks) expect(await plannedAnew(at.db, look)).toEqual([]);
    },
  );

  it("overrides what the request says about the payer, the fee and who entered it", async () => {
    const { who, ask, force } = await ready({ kind: "corporate", name: "SIA Jūras Vējš" });
    const lies = { from_name: "Somebody Else", fee: "0.01", entered_by: "nobody", from_country: "XX" };
    await ask(lies);
    await force(lies);
    const [payment] = await paymentsOf(who);
    const { id: own } = await at.db
      .selectFrom("accounts")
      .innerJoin("logins", "logins.id", "accounts.login_id")
      .where("logins.email", "=", who.login)
      .where("kind", "=", "private")
      .select("accounts.id")
      .executeTakeFirstOrThrow();
    expect(payment).toMatchObject({
      from_name: "SIA Jūras Vējš",
      from_account: who.iban,
      fee_cents: 35,
      entered_by: own,
    });
  });

  it("shows one fee in the price list, the tariff, the quote and the name check, and charges that [2.1-7]", async () => {
    const { who, ask, force } = await ready({ kind: "corporate" });
    const token = await bank.token(who);
    const quote = { fee: "0.35", total: "25.35" };
    const { data: account } = await bank.call("accountInfo", {}, { token, language: "lv" });
    expect(account.data?.user).toMatchObject({
      tariff_name: "Uzņēmuma",
      tariff_fees: { instant: quote.fee, credit: quote.fee },
    });
    const { data: list } = await bank.call("tariffs", {}, { language: "lv" });
    expect(list.data).toContainEqual(
      expect.objectContaining({
        tariff_name: "Uzņēmuma",
        for_consumers: false,
        fees: expect.arrayContaining([
          { service: "instant", fee: quote.fee },
          { service: "standing_order", fee: quote.fee },
        ]),
      }),
    );
    const asked = {
      amount: "25.00",
      currency: "EUR",
      payment_system: "SEPA",
      payment_type: "INSTANT",
    } as const;
    expect((await bank.call("orderQuote", asked, { token })).data.data).toEqual(quote);
    const { data: checked } = await ask({});
    expect(checked).toMatchObject(quote);
    const before = (await available(who)) ?? 0;
    expect((await force({ vop_id: checked.vop_id, quoted_fee: quote.fee })).data.id).toBeTruthy();
    expect(before - ((await available(who)) ?? 0)).toBe(2_535);
  });

  it("refuses a fee that is no longer the one shown, and names the new one", async () => {
    const { who, ask, force } = await ready();
    const { data: shown } = await ask({});
    await at.db.updateTable("accounts").set({ tariff: "business" }).where("id", "=", who.accountId).execute();
    const refused = await force({ vop_id: shown.vop_id, quoted_fee: shown.fee ?? "" });
    expect(refused.err).toMatch(/^The fee has changed: it is €0\.35 now, so the payment comes to €25\.35\./);
    expect(await paymentsOf(who)).toEqual([]);
    const { data: checked } = await ask({});
    expect((await force({ vop_id: checked.vop_id, quoted_fee: checked.fee ?? "" })).data.id).toBeTruthy();
    expect((await paymentsOf(who))[0]).toMatchObject({ fee_cents: 35 });
  });

  it("refuses an order whose payee was not checked", async () => {
    const { who, force } = await ready();
    expect((await force()).err).toMatch(/^The payee's name has to be checked first/);
    expect((await force({ vop_id: crypto.randomUUID() })).err).toMatch(/^The payment changed after/);
    expect((await force({ vop_id: "x" })).err).toMatch(/^The payment changed after/);
    expect(await paymentsOf(who)).toEqual([]);
  });

  it("requires a named check to be about this very order, and an unnamed one about the payee", async () => {
    const { ask, force } = await ready();
    const { data } = await ask({});
    expect((await force({ vop_id: data.vop_id, amount: "26.00" })).err).toMatch(/^The payment changed after/);
    expect((await force({ to_name: "Anna Liepa" })).err).toMatch(/^The payee's name has to be checked/);
    expect((await force({ amount: "26.00" })).err).toBe("INCORRECT_2FA_CODE");
    expect((await force()).data.id).toBeTruthy();
  });

  it("accepts no check of another customer, nor one older than ten minutes", async () => {
    const other = await ready();
    const { data: theirs } = await other.ask({});
    const { who, ask, force } = await ready();
    expect((await force({ vop_id: theirs.vop_id })).err).toMatch(/^The payment changed after/);
    await ask({});
    bank.later(600_000);
    const token = await bank.token(who);
    const late = paymentTo(who, { force_payment: true, code2fa: "000000" });
    expect((await bank.call("orderCreate", late, { token, key: "k" })).err).toMatch(
      /^The payee's name has to be checked/,
    );
  });

  it("pays after a mismatch if the policy only warns, and stores what the payer was shown", async () => {
    const { who, ask, force } = await ready();
    const { data: warned } = await ask(stranger, "key-1", "lv");
    expect(warned.vop_result).toBe("NMTC");
    const { data } = await force(stranger);
    expect(data.id).toBeTruthy();
    const check = await at.db
      .selectFrom("vop_checks")
      .selectAll()
      .where("id", "=", warned.vop_id ?? "")
      .executeTakeFirstOrThrow();
    expect(check).toMatchObject({ text_shown: warned.message, language: "lv" });
    expect(check.overridden_at).toBe(new Date(bank.clock.now()).toISOString());
    const log = await at.db
      .selectFrom("audit_log")
      .selectAll()
      .where("account_id", "=", who.accountId)
      .where("action", "=", "payment.placedPastNameCheck")
      .executeTakeFirstOrThrow();
    expect(JSON.parse(log.detail)).toMatchObject({
      payment: data.id,
      result: "NMTC",
      textShown: warned.message,
      language: "lv",
    });
  });

  it("does not pay after a mismatch if the policy refuses, but does if the check was impossible", async () => {
    const { who, ask, force } = await ready({ vopPolicy: "refuse" });
    const { data } = await ask(stranger);
    expect(data.message).toMatch(/so the payment was not sent/);
    expect((await force(stranger)).err).toMatch(/so the payment was not sent/);
    await ask({ to_name: "A. Liepiņa" });
    expect((await force({ to_name: "A. Liepiņa" })).err).toMatch(/so the payment was not sent/);
    expect(await paymentsOf(who)).toEqual([]);
    const unknown = { to_account: "LV70HABA0012345678911" };
    const checked = await ask(unknown);
    expect(checked.data.vop_result).toBe("NOAP");
    expect((await force(unknown)).data.id).toBeTruthy();
  });

  it("accepts no wrong, missing or used code, and stores nothing under the key [8]", async () => {
    const { who, ask, force, codeFor } = await ready();
    await ask({});
    for (const code2fa of [undefined, "", "000000", "abc"]) {
      expect((await force({ code2fa })).err).toBe("INCORRECT_2FA_CODE");
    }
    const code2fa = await codeFor();
    expect((await force({ code2fa })).data.id).toBeTruthy();
    await ask({ amount: "1.00" }, "key-2");
    expect((await force({ amount: "1.00", code2fa }, "key-2")).err).toBe("INCORRECT_2FA_CODE");
    expect((await force({ amount: "1.00" }, "key-2")).data.id).toBeTruthy();
    expect(await paymentsOf(who)).toHaveLength(2);
  });

  it("locks after five wrong codes", async () => {
    const { who, ask, force } = await ready();
    await ask({});
    for (let attempt = 0; attempt < 5; attempt += 1) await force({ code2fa: "000000" });
    expect((await force()).err).toMatch(/^Too many attempts/);
    expect(await paymentsOf(who)).toEqual([]);
  });

  it("is not locked by a stranger guessing at sign-in", async () => {
    const { who, ask, force } = await ready();
    await ask({});
    for (let attempt = 0; attempt < 6; attempt += 1) {
      await bank.call("login", { login: who.login, password: "Wrong12345" });
    }
    expect((await force()).data.id).toBeTruthy();
  });

  it("does not consume the code if the payment is refused", async () => {
    const { who, ask, force, codeFor } = await ready();
    await ask({});
    const code2fa = await codeFor();
    await at.db
      .updateTable("accounts")
      .set({ vop_policy: "refuse" })
      .where("id", "=", who.accountId)
      .execute();
    await ask(stranger, "key-2");
    expect((await force({ ...stranger, code2fa }, "key-2")).err).toMatch(/was not sent/);
    expect((await force({ code2fa })).data.id).toBeTruthy();
  });

  it("is received at once by another customer of the bank", async () => {
    const payee = await bank.customer({ name: "Anna Liepiņa", balance: "0.00" });
    const { who, ask, force } = await ready();
    const own = { to_account: payee.iban, to_bic: "AMBRLV22" };
    await ask(own);
    expect((await force(own)).data.status).toBe("done");
    expect(await available(payee)).toBe(2_500);
    expect(await available(who)).toBe(97_500);
  });

  it("checks no bank for a SWIFT payment, which has its own fee and is never instant", async () => {
    const { who, ask, force } = await ready();
    const abroad = { payment_system: "SWIFT", to_account: "123456789012", to_bic: "CHASUS33" } as const;
    expect((await ask(abroad)).data.vop_result).toBe("NOAP");
    expect((await force(abroad)).data.id).toBeTruthy();
    expect((await paymentsOf(who))[0]).toMatchObject({
      payment_type: "CREDIT",
      fee_cents: 500,
      payment_system: "SWIFT",
    });
  });
});

describeOnPGlite("the log of the database", (at) => {
  const bank = testBank(at);
  const { ready } = payers(bank);

  /** Of a payment that meets no page for the first time: such pages are logged whole. */
  async function bytesOf(change: object): Promise<number> {
    const { ask, codeFor } = await ready();
    const position = async () =>
      Number(
        (await sql<{ at: string }>`select pg_current_wal_insert_lsn() - '0/0' as at`.execute(at.db)).rows[0]
          ?.at,
      );
    const bytes: number[] = [];
    for (let nth = 0; nth < 6; nth += 1) {
      const order = { ...change, to_reference: `Rēķins ${nth}` };
      await ask(order, `key-${nth}`);
      const forced = { ...order, force_payment: true, code2fa: await codeFor() };
      const before = await position();
      await ask(forced, `key-${nth}`);
      bytes.push((await position()) - before);
    }
    return Math.min(...bytes);
  }

  it("gets little for a payment", async () => {
    const payee = await bank.customer({ name: "Anna Liepiņa", balance: "0.00" });
    expect(await bytesOf({ to_account: payee.iban, to_bic: "AMBRLV22" })).toBeLessThan(6_000);
    expect(await bytesOf({})).toBeLessThan(3_200);
  });
});

describeOnDatabases("name checks without payments", (at) => {
  const bank = testBank(at);
  const { ready } = payers(bank);

  it("are few in a day, whichever account of a login asks and in parallel too, so that nobody is looked up by them; paid ones do not count [ASVS 2.1.3]", async () => {
    const { who, ask, force } = await ready({ kind: "corporate" });
    const check = (name: string) =>
      ask({ to_name: `Anna ${name}`, amount: "1.00" }, encodeURIComponent(name));
    const nameOf = (nth: number) => "abcdefghijklmnopqrstuvwxyzāčēģ"[nth] ?? "";
    for (let nth = 0; nth < 30; nth += 1) expect((await check(nameOf(nth))).data.vop_result).toBeTruthy();
    expect((await check("Zeltiņa")).err).toMatch(/^You have had many names checked today/);
    const own = await at.db
      .selectFrom("accounts")
      .innerJoin("logins", "logins.id", "accounts.login_id")
      .select(["accounts.id", "iban"])
      .where("email", "=", who.login)
      .where("kind", "=", "private")
      .executeTakeFirstOrThrow();
    const arriving = { account: own.iban, amount: "5.00", reference: "" };
    await bank.operate("/incoming", { method: "POST", body: JSON.stringify(arriving) });
    const { ask: privately } = await ready({}, { ...who, accountId: own.id, iban: own.iban ?? "" });
    const another = await privately({ to_name: "Anna Zeltiņa", amount: "1.00" }, "private");
    expect(another.err).toMatch(/^You have had many names checked today/);
    const { data: again } = await check("a");
    expect(again.vop_result).toBeTruthy();
    const paid = await force({ to_name: "Anna a", amount: "1.00", vop_id: again.vop_id }, "a");
    expect(paid.data.id).toBeTruthy();
    expect((await check("Zeltiņa")).data.vop_result).toBeTruthy();
    const log = await at.db
      .selectFrom("audit_log")
      .select("action")
      .where("account_id", "=", who.accountId)
      .where("action", "=", "nameCheck.tooMany")
      .execute();
    expect(log).toHaveLength(1);
    const other = { to_name: "Anna b", amount: "2.00" };
    const { data: more } = await ask(other, "b");
    expect((await force({ ...other, vop_id: more.vop_id }, "b")).data.id).toBeTruthy();
    const parallel = await Promise.all(["Zariņa", "Zaļā", "Zvirbule"].map(check));
    expect(parallel.filter(({ data }) => data.vop_id).length).toBeLessThanOrEqual(1);
    bank.later(24 * 3_600_000);
    const { ask: tomorrow } = await ready({}, who);
    expect((await tomorrow({ to_name: "Anna Ozola" }, "k")).data.vop_result).toBeTruthy();
  });
});
