import { describe, expect, inject, it } from "vitest";
import { openTestPostgres } from "../platform/testDatabases";
import { openDatabase } from "./open";

describe.runIf(inject("postgres"))("an empty PostgreSQL database", () => {
  it("is migrated once if several processes open it at once", async () => {
    const { db, url, close } = await openTestPostgres({ isMigrated: false });
    const opened = await Promise.all(Array.from({ length: 6 }, () => openDatabase({ url })));
    const { length } = await db.selectFrom("ledger_accounts").select("id").execute();
    expect(length).toBe(80);
    await Promise.all(opened.map((one) => one.close()));
    await close();
  });
});
