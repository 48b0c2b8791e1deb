import { sql } from "kysely";
import { expect, it, onTestFinished } from "vitest";
import { openEmptyPGlite } from "../../platform/testDatabases";
import { migrate } from "../migrate";
import { migrations } from ".";

it("keeps the sessions and messages of an earlier database, with their creation as last use", async () => {
  const db = await openEmptyPGlite();
  onTestFinished(() => db.destroy());
  const run = (statement: string) => sql.raw(statement).execute(db);
  const before = migrations.filter(({ name }) => name < "0006");
  for (const { statements } of before) for (const statement of statements) await run(statement);
  await run("create table schema_migrations (name text primary key)");
  for (const { name } of before) await run(`insert into schema_migrations values ('${name}')`);
  const id = "0a4d9b52-4c1e-4e0b-8f0a-6b8f8f4b3c02";
  const at = "'2026-11-20T08:00:00Z'";
  await run(`insert into logins (id, email, password_hash, first_name, last_name, created_at, updated_at)
    values ('${id}', 'ilze@example.com', 'x', 'Ilze', 'Bērziņa', ${at}, ${at})`);
  await run(`insert into sessions (id, login_id, refresh_hash, created_at, expires_at)
    values ('${id}', '${id}', 'x', ${at}, ${at})`);
  await run(`insert into outbox (channel, recipient, subject, body, created_at)
    values ('email', 'ilze@example.com', 'Code', 'K7M2QX', ${at})`);
  await migrate(db);
  expect(await db.selectFrom("sessions").selectAll().execute()).toMatchObject([
    { last_seen_at: "2026-11-20T08:00:00.000Z", browser: "", system: "", sibling_refresh_hash: null },
  ]);
  expect(await db.selectFrom("outbox").selectAll().execute()).toMatchObject([
    { route: "outbox", body: "K7M2QX", delivered_at: null, problem: null },
  ]);
});
