import { sql } from "kysely";
import { beforeAll, expect, it } from "vitest";
import { placePayment, settlePayment } from "../ledger";
import { friday, openCustomer, orderOf, type TestCustomer } from "../ledger/testBank";
import { describeOnDatabases } from "../platform/testDatabases";

describeOnDatabases("the database", (at) => {
  let anna: TestCustomer;
  let paymentId: string;
  let heldId: string;

  beforeAll(async () => {
    anna = await openCustomer(at.db, { cents: 10_000 });
    const place = async () => {
      const placed = await placePayment(at.db, orderOf(anna));
      if (!placed.ok) throw new Error(placed.refusal);
      return placed.payment.id;
    };
    paymentId = await place();
    await settlePayment(at.db, { paymentId, now: friday });
    heldId = await place();
  });

  const attempt = (statement: string) => sql.raw(statement).execute(at.db);
  const customerLedger = () => `(select id from ledger_accounts where account_id = '${anna.accountId}')`;
  const entry = (purpose: string, legs: string) => `
    with entry as (
      insert into journal_entries (purpose, transaction_id, booked_at)
      values ('${purpose}', '${heldId}', now()) returning id
    )
    insert into postings (entry_id, ledger_account_id, currency, amount_cents, booked_at)
    select entry.id, leg.account, leg.currency, leg.cents, now() from entry, (values ${legs}) leg (account, currency, cents)`;
  const internal = (kind: string, currency: string) =>
    `(select id from ledger_accounts where kind = '${kind}' and currency = '${currency}' and stripe = 0)`;

  it("refuses an entry whose postings do not sum to zero", async () => {
    const legs = `(${customerLedger()}, 'EUR', -100), (${internal("fees", "EUR")}, 'EUR', 99)`;
    await expect(attempt(entry("charge", legs))).rejects.toThrow("must sum to zero");
  });

  it("refuses an entry that sums to zero only across currencies", async () => {
    const legs = `(${internal("equity", "EUR")}, 'EUR', -100), (${internal("equity", "GBP")}, 'GBP', 100)`;
    await expect(attempt(entry("charge", legs))).rejects.toThrow("must sum to zero");
  });

  it("refuses a posting in another currency than its ledger account's", async () => {
    const legs = `(${internal("equity", "EUR")}, 'GBP', -100), (${internal("equity", "GBP")}, 'GBP', 100)`;
    await expect(attempt(entry("charge", legs))).rejects.toThrow("foreign key");
  });

  it("refuses a second entry of the same purpose for a payment", async () => {
    await expect(
      attempt(`insert into journal_entries (purpose, transaction_id, booked_at)
        values ('settlement', '${paymentId}', now())`),
    ).rejects.toThrow("unique");
  });

  it("refuses the balance of a day that is open, and to change that of one that is closed", async () => {
    const day = (until: string) => `insert into day_balances values (${customerLedger()}, '${until}', 1)`;
    await expect(attempt(day("2020-01-01"))).rejects.toThrow("once it is closed");
    await attempt(
      `update balances set closed_until = '2020-01-01' where ledger_account_id = ${customerLedger()}`,
    );
    await expect(attempt(day("2020-01-02"))).rejects.toThrow("once it is closed");
    await attempt(day("2020-01-01"));
    await expect(attempt(`update day_balances set posted_cents = 2`)).rejects.toThrow("append-only");
    await expect(attempt(`delete from day_balances`)).rejects.toThrow("append-only");
  });

  it.each(["journal_entries", "postings", "ledger_accounts"])(
    "refuses to change or delete %s",
    async (table) => {
      await expect(attempt(`update ${table} set id = default`)).rejects.toThrow("append-only");
      await expect(attempt(`delete from ${table}`)).rejects.toThrow("append-only");
      await expect(attempt(`truncate ${table} cascade`)).rejects.toThrow("append-only");
    },
  );

  it("refuses to delete transactions, balances and the audit log", async () => {
    await attempt(`insert into audit_log (at, action, detail) values (now(), 'test', '{}')`);
    await expect(attempt(`delete from transactions`)).rejects.toThrow("append-only");
    await expect(attempt(`delete from balances`)).rejects.toThrow("append-only");
    await expect(attempt(`delete from audit_log`)).rejects.toThrow("append-only");
    await expect(attempt(`update audit_log set action = 'other'`)).rejects.toThrow("append-only");
  });

  it("refuses to change a balance except by postings and holds", async () => {
    const set = (change: string) =>
      attempt(`update balances set ${change} where ledger_account_id = ${customerLedger()}`);
    await expect(set("credits_cents = credits_cents + 1")).rejects.toThrow("by postings and holds only");
    await expect(set("pending_out_cents = 0")).rejects.toThrow("by postings and holds only");
    await expect(set("version = 0")).rejects.toThrow("by postings and holds only");
  });

  it("refuses postings that exceed a customer's overdraft", async () => {
    const legs = `(${customerLedger()}, 'EUR', -5001), (${internal("fees", "EUR")}, 'EUR', 5001)`;
    await expect(attempt(entry("charge", legs))).rejects.toThrow("balance_above_overdraft");
  });

  it("refuses an overdraft below what is already used", async () => {
    const jumps = await openCustomer(at.db, { overdraftCents: 3_000 });
    await placePayment(at.db, orderOf(jumps));
    await expect(
      attempt(`update balances set overdraft_cents = 2499
        where ledger_account_id = (select id from ledger_accounts where account_id = '${jumps.accountId}')`),
    ).rejects.toThrow("balance_above_overdraft");
  });

  it("refuses a hold that differs from amount and fee", async () => {
    await expect(attempt(`update transactions set held_cents = 0 where id = '${heldId}'`)).rejects.toThrow(
      "held_until_final",
    );
  });

  it("refuses any change to a final transaction", async () => {
    await expect(
      attempt(`update transactions set status = 'declined' where id = '${paymentId}'`),
    ).rejects.toThrow("is final");
  });

  it.each(["amount_cents = 1", "to_account = 'X'", "created_at = now()", "idempotency_key = 'x'"])(
    "refuses %s on a pending transaction",
    async (change) => {
      await expect(attempt(`update transactions set ${change} where id = '${heldId}'`)).rejects.toThrow(
        "only the status",
      );
    },
  );

  it("refuses a second payment with an account's idempotency key", async () => {
    const columns = sql.raw(
      `account_id, type, status, amount_cents, fee_cents, held_cents, currency, payment_system, payment_type,
        beneficiary_type, from_name, from_account, from_bic, from_bank_name, to_name, to_account, to_bic, to_bank_name,
        to_address, to_address_city, to_address_zip, to_address_country, to_reference, idempotency_key, payload_hash,
        search, created_at, updated_at`,
    );
    await expect(
      sql`insert into transactions (id, ${columns}) select 'copy', ${columns} from transactions where id = ${heldId}`.execute(
        at.db,
      ),
    ).rejects.toThrow("one_payment_per_key");
  });

  it("refuses an e-mail that is not in lower case", async () => {
    await expect(attempt(`update logins set email = upper(email)`)).rejects.toThrow("check");
  });
});
