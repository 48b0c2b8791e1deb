import { hourMs } from "@amberline/domain/dates";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { describeOnDatabases } from "../platform/testDatabases";
import { lastReconciliation, reconcile } from ".";
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

  it("names accounts whose balance is not the sum of their postings", async () => {
    await at.db.transaction().execute(async (trx) => {
      await sql`set local session_replication_role = replica`.execute(trx);
      await sql`update balances set credits_cents = credits_cents + 1
        where ledger_account_id = (select max(id) from ledger_accounts)`.execute(trx);
    });
    const found = await reconcile(at.db, friday + 2 * hourMs);
    expect(found).toMatchObject({ isEqual: false, unequal: [expect.any(Number)] });
  });
});
