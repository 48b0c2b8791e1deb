import { dayMs } from "@amberline/domain/dates";
import { sql, type Kysely } from "kysely";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { runClearing } from "../clearing";
import { deleteExpired } from "../housekeeping";
import { openTestPostgres } from "../platform/testDatabases";
import { seedDemo } from "../seed";
import { payers } from "../testing/orders";
import { testBank } from "../testing/testBank";
import { waitForTurn } from "./advisoryLocks";
import { openDatabase, type OpenDatabase } from "./open";
import { openPostgres } from "./openPostgres";
import { type Database } from "./schema";

describe.skipIf(!inject("postgres"))("the role that serves, beside the owner", () => {
  let server: Awaited<ReturnType<typeof openTestPostgres>>;
  let opened: OpenDatabase;
  const roles: string[] = [];

  /** A role, and the database's address as that role. */
  async function addRole(name: string) {
    const role = `${name}_${crypto.randomUUID().replaceAll("-", "")}`;
    await sql`create role ${sql.id(role)} login password 'secret'`.execute(server.db);
    roles.push(role);
    const url = new URL(server.url);
    Object.assign(url, { username: role, password: "secret" });
    return { role, url: url.href };
  }
  let owner: Awaited<ReturnType<typeof addRole>>;
  let serving: Awaited<ReturnType<typeof addRole>>;

  beforeAll(async () => {
    server = await openTestPostgres({ isMigrated: false });
    owner = await addRole("owner");
    serving = await addRole("serving");
    const { pathname } = new URL(server.url);
    await sql`alter database ${sql.id(pathname.slice(1))} owner to ${sql.id(owner.role)}`.execute(server.db);
  });
  afterAll(async () => {
    await opened.close();
    for (const role of roles) {
      await sql`drop owned by ${sql.id(role)} cascade`.execute(server.db);
      if (role === owner.role)
        await sql`reassign owned by ${sql.id(role)} to current_user`.execute(server.db);
      await sql`drop role ${sql.id(role)}`.execute(server.db);
    }
    await server.close();
  });

  it("cannot migrate by itself, and is told so in one sentence", async () => {
    await expect(openDatabase({ url: serving.url })).rejects.toMatchObject({
      sentence: expect.stringMatching(/cannot be used: this user may not create tables there\.$/),
    });
  });

  it("serves: seeds, pays, clears, signs out, tidies up, and starts again without the owner", async () => {
    opened = await openDatabase({ url: serving.url, ownerUrl: owner.url });
    const bank = testBank({ kind: "postgres", url: serving.url, db: opened.db });
    const { who, ask, force } = await payers(bank).ready();
    await ask({});
    expect((await force()).err).toBeUndefined();
    const { accessToken: token } = await bank.signIn(who);
    await bank.stepUp(who, token, "sessionRevoke");
    expect((await bank.call("sessionRevoke", {}, { token })).data).toEqual({ revoked: 1 });
    expect((await bank.call("logout", {}, { token })).data).toEqual({ success: true });
    expect(bank.defects).toEqual([]);
    await seedDemo(bank.parts());
    await runClearing(opened.db, bank.clock.now());
    await deleteExpired(opened.db, bank.clock.now() + 90 * dayMs);
    const again = await openDatabase({ url: serving.url });
    expect(await again.db.selectFrom("audit_log").select("id").execute()).not.toEqual([]);
    await again.close();
  });

  it("is given what it needs by several processes that start together", async () => {
    const starting = Array.from({ length: 4 }, () => openDatabase({ url: serving.url, ownerUrl: owner.url }));
    const started = await Promise.allSettled(starting);
    for (const each of started) if (each.status === "fulfilled") await each.value.close();
    expect(started.filter(({ status }) => status === "rejected")).toEqual([]);
  });

  it("is given it once others are done, however long they take", async () => {
    const { db } = await openPostgres(owner.url);
    const holding = db.transaction().execute(async (trx) => {
      await waitForTurn(trx, "migration");
      await sql`select pg_sleep(3)`.execute(trx);
    });
    await (await openDatabase({ url: serving.url, ownerUrl: owner.url })).close();
    await holding;
    await db.destroy();
  });

  it.each([
    "update audit_log set action = 'other'",
    "delete from audit_log",
    "truncate audit_log",
    "update postings set amount_cents = 0",
    "delete from journal_entries",
    "delete from transactions",
    "delete from balances",
    "insert into schema_migrations values ('other')",
    "alter table audit_log disable trigger all",
    "drop trigger audit_log_keep on audit_log",
    "drop table audit_log",
    "create table other (id int)",
    "set session_replication_role = replica",
  ])("may not %s", async (statement) => {
    const attempt = (db: Kysely<Database>) => sql.raw(statement).execute(db);
    await expect(attempt(opened.db)).rejects.toMatchObject({ code: "42501" });
  });
});
