import { sql } from "kysely";
import { describe, expect, inject, it } from "vitest";
import { openTestPostgres } from "../platform/testDatabases";
import { migrate } from "./migrate";
import { migrations } from "./migrations";
import { openDatabase } from "./open";

describe.runIf(inject("postgres"))("a PostgreSQL database", () => {
  it("is migrated once if it is empty and several processes open it at once", async () => {
    const { db, url, close } = await openTestPostgres({ isMigrated: false });
    const opened = await Promise.all(Array.from({ length: 6 }, () => openDatabase({ url })));
    const { length } = await db.selectFrom("ledger_accounts").select("id").execute();
    expect(length).toBe(80);
    await Promise.all(opened.map((one) => one.close()));
    await close();
  });

  it("serves on while a migration waits for a lock, which it leaves to others and tries for again", async () => {
    const { db, close } = await openTestPostgres();
    const statements = [
      "create table later as select current_setting('application_name') as pool",
      "alter table logins add column later text",
    ];
    const later = [...migrations, { name: "9999_later", statements }];
    const holding = await db.startTransaction().execute();
    await holding.selectFrom("logins").select("id").execute();
    await expect(migrate(db, later, { lockMs: 10, pauseMs: 1, tries: 3 })).rejects.toThrow("lock timeout");

    const migrating = migrate(db, later, { lockMs: 10, pauseMs: 10, tries: 1_000 });
    for (let each = 0; each < 5; each += 1) await db.selectFrom("logins").select("id").execute();
    await holding.commit().execute();
    await migrating;
    const { rows } = await sql`select pool from later`.execute(db);
    expect(rows).toEqual([{ pool: "amberline background" }]);
    await close();
  });
});
