import { dayMs, hourMs } from "@amberline/domain/dates";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { describeOnDatabases } from "../platform/testDatabases";
import { lastReconciliation, reconcile, statementOf } from ".";
import { friday, openCustomer } from "./testBank";

describeOnDatabases("the check of the whole ledger", (at) => {
  it("is made once an hour in all processes together, and remembers what it found", async () => {
    await openCustomer(at.db, { cents: 5_000 });
    expect(await lastReconciliation(at.db)).toBeNull();
    const runs = await Promise.all([reconcile(at.db, friday), reconcile(at.db, friday)]);
    expect(runs.filter((run) => run !== null)).toEqual([{ at: friday, isEqual: true, unequal: [] }]);
    expect(await reconcile(at.db, friday + hourMs - 1)).toBeNull();
    expect(await reconcile(at.db, friday + hourMs)).not.toBeNull();
    expect(await lastReconciliation(at.db)).toEqual({ at: friday + hourMs, isEqual: true, unequal: [] });
  });

  it("takes its time where the role allows little, as behind PgBouncer", async () => {
    const rows = await at.db.connection().execute(async (db) => {
      await sql`set statement_timeout = '15s'`.execute(db);
      await sql`create temp table seen (allowed text)`.execute(db);
      await sql`create function pg_temp.see() returns trigger language plpgsql as $$ begin
        insert into seen values (current_setting('statement_timeout'));
        return new;
      end $$`.execute(db);
      await sql`create trigger see before insert on settings for each row execute function pg_temp.see()`.execute(
        db,
      );
      await reconcile(db, friday + 2 * hourMs);
      const seen =
        await sql`select allowed from seen union all select current_setting('statement_timeout')`.execute(db);
      await sql`drop trigger see on settings`.execute(db);
      await sql`reset statement_timeout`.execute(db);
      return seen.rows;
    });
    expect(rows).toEqual([{ allowed: "10min" }, { allowed: "15s" }]);
  });

  it("names accounts of which a closed day is not the sum of its postings", async () => {
    const { accountId } = await openCustomer(at.db, { cents: 5_000 });
    const days = { accountId, hiddenAs: null, start: "2026-11-20", end: "2026-11-20", now: friday + dayMs };
    await statementOf(at.db, days);
    expect(await reconcile(at.db, friday + 3 * hourMs)).toMatchObject({ isEqual: true });
    await at.db.transaction().execute(async (trx) => {
      await sql`set local session_replication_role = replica`.execute(trx);
      await sql`update day_balances set posted_cents = posted_cents + 1`.execute(trx);
    });
    const found = await reconcile(at.db, friday + 4 * hourMs);
    expect(found).toMatchObject({ isEqual: false, unequal: [expect.any(Number)] });
  });

  it("names accounts whose balance is not the sum of their postings", async () => {
    await at.db.transaction().execute(async (trx) => {
      await sql`set local session_replication_role = replica`.execute(trx);
      await sql`update balances set credits_cents = credits_cents + 1
        where ledger_account_id = (select min(id) from ledger_accounts)`.execute(trx);
    });
    const found = await reconcile(at.db, friday + 5 * hourMs);
    expect(found).toMatchObject({ isEqual: false });
    expect(found?.unequal).toHaveLength(2);
  });
});
