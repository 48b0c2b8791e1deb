import { sql, type Kysely } from "kysely";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { trialBalance } from "../../ledger";
import { openEmptyPGlite, openTestPostgres } from "../../platform/testDatabases";
import { fillTables } from "../../testing/fillTables";
import { migrate } from "../migrate";
import { type Database } from "../schema";
import { migrations } from ".";

interface Table {
  name: string;
  rows: Record<string, unknown>[];
}

async function readTables(db: Kysely<Database>): Promise<Table[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace and relname <> 'schema_migrations'
  `.execute(db);
  if (tables.length === 0) return [];
  const asked = tables.map(
    ({ name }) =>
      sql`select ${sql.lit(name)} as name, coalesce(json_agg(t), '[]') as rows from ${sql.table(name)} t`,
  );
  return (await sql<Table>`${sql.join(asked, sql` union all `)}`.execute(db)).rows;
}

/** What a migration deletes on purpose. */
const deleted: Record<string, string[]> = { "0027_recovery_codes": ["recovery_codes"] };

/** What migrations make of earlier rows. */
const made = [
  ["sessions", "last_seen_at = created_at"],
  ["outbox", "route = 'outbox'"],
  [
    "logins",
    `email not in ('t10', 't11', 't12', 't13') or exists (
      select from named_people where named_by = invited_by and login_id = logins.id
    )`,
  ],
] as const;

/** The tables of which rows are gone or changed, as far as their columns are still there. */
function losses(before: Table[], after: Table[]): string[] {
  const lost = before.filter(({ name, rows }) => {
    const kept = after.find((table) => table.name === name)?.rows ?? [];
    const columns = Object.keys(rows[0] ?? {}).filter((column) => column in (kept[0] ?? {}));
    const textOf = (row: Record<string, unknown>) => JSON.stringify(columns.map((column) => row[column]));
    const there = new Set(kept.map(textOf));
    return rows.some((row) => !there.has(textOf(row)));
  });
  return lost.map(({ name }) => name);
}

async function invalid(db: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select conname::text as name from pg_constraint where not convalidated
    union all select indexrelid::regclass::text from pg_index where not indisvalid
  `.execute(db);
  return rows.map(({ name }) => name);
}

interface Opened {
  db: Kysely<Database>;
  close(): Promise<void>;
}

async function openPGlite(): Promise<Opened> {
  const db = await openEmptyPGlite();
  return { db, close: () => db.destroy() };
}

function climb(open: () => Promise<Opened>): void {
  let db: Kysely<Database>;
  let close: Opened["close"];
  beforeAll(async () => {
    ({ db, close } = await open());
  });
  afterAll(() => close());

  it("keeps the rows of every earlier version through every migration", async () => {
    let added: Awaited<ReturnType<typeof fillTables>> | undefined;
    let before: Table[] = [];
    for (const [index, { name }] of migrations.entries()) {
      await migrate(db, migrations.slice(0, index + 1));
      const lost = losses(before, await readTables(db));
      expect({ name, lost, invalid: await invalid(db) }).toEqual({
        name,
        lost: deleted[name] ?? [],
        invalid: [],
      });
      added = await fillTables(db, index + 1, added);
      before = await readTables(db);
    }
    expect(before.filter(({ rows }) => rows.length === 0)).toEqual([]);
    const { totals, unequal } = await trialBalance(db);
    expect({ unequal, sums: totals.map(({ postedCents }) => postedCents) }).toEqual({
      unequal: [],
      sums: [0, 0],
    });
    for (const [table, condition] of made)
      expect(
        (await sql`select from ${sql.table(table)} where not (${sql.raw(condition)})`.execute(db)).rows,
      ).toEqual([]);
  });
}

describe("a database of each version, on PGlite", () => climb(openPGlite));
describe.runIf(inject("postgres"))("a database of each version, on PostgreSQL", () =>
  climb(() => openTestPostgres({ isMigrated: false })),
);

/** What the release before could no longer read or write, unless a comment says since when it does not. */
function breaks(statement: string): boolean {
  if (/-- unused since \d+\.\d+\.\d+/.test(statement)) return false;
  if (/\b(drop (table|column)|rename|set not null|alter column \w+ (set data )?type)\b/i.test(statement))
    return true;
  const added = /^\s*alter table/i.test(statement) ? statement.split(/\badd column\b/i).slice(1) : [];
  return added.some((column) => /\bnot null\b/i.test(column) && !/\b(default|generated)\b/i.test(column));
}

it.each([
  ["alter table logins drop column zip_code", true],
  ["alter table logins\n  rename zip_code to post_code", true],
  ["alter table logins alter column zip_code set not null", true],
  ["alter table logins add column one text not null default '', add column other text not null", true],
  ["-- unused since 0.2.0\nalter table logins drop column zip_code", false],
  ["alter table logins add column one text not null default '', add column other text", false],
  ["create table notes (text text not null)", false],
])("knows whether the release before can live with: %s", (statement, isBroken) => {
  expect(breaks(statement)).toBe(isBroken);
});

it("breaks nothing that the release before reads or writes, in a migration from the 37th on", () => {
  const later = migrations.filter(({ name }) => name >= "0037");
  expect(later.filter(({ statements }) => statements.some(breaks))).toEqual([]);
});
