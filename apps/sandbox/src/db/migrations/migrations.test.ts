import { sql, type Kysely } from "kysely";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { trialBalance } from "../../ledger";
import { describeEmbedded, openEmptyPGlite, openTestPostgres } from "../../platform/testDatabases";
import { fillTables } from "../../testing/fillTables";
import { previousRelease } from "../../testing/previousRelease";
import { readSchema, schemaBreaks } from "../../testing/schemaBreaks";
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

describeEmbedded("a database of each version", () => climb(openPGlite));
describe.runIf(inject("postgres"))("a database of each version, on PostgreSQL", () =>
  climb(() => openTestPostgres({ isMigrated: false })),
);

describe("a migration", () => {
  let db: Kysely<Database>;
  beforeAll(async () => {
    db = await openEmptyPGlite();
  });
  afterAll(() => db.destroy());

  const place = migrations.findIndex(({ name }) => name === previousRelease.lastMigration) + 1;

  const kindsOf = (more: string) =>
    `CHECK ((kind = ANY (ARRAY['customer'::text, ${more}'clearing_instant'::text, 'clearing_credit'::text, 'fees'::text, 'suspense'::text, 'equity'::text])))`;

  /** What a migration changes of what the release before knows, although that serves with it, and why it does. */
  const suits: Record<string, string[]> = {
    // It finds devices by their customer, whom it always names; nobody deletes an operator.
    "0037_operator_devices": [
      "gone: column known_devices.login_id uuid not null",
      "new: constraint known_devices.known_devices_owner CHECK ((num_nonnulls(login_id, operator_id) = 1))",
      "new: deleting from operators despite known_devices.known_devices_operator_id_fkey",
    ],
    // What nobody has chosen it takes for the usual.
    "0063_push_choices": ["gone: column notification_choices.is_mailed boolean not null"],
    // It opens no ledger account of a space, and each other as before.
    "0068_spaces": [
      `gone: constraint ledger_accounts.ledger_accounts_kind_check ${kindsOf("")}`,
      `new: constraint ledger_accounts.ledger_accounts_kind_check ${kindsOf("'space'::text, ")}`,
      "new: constraint ledger_accounts.ledger_accounts_check2 CHECK (((kind = 'space'::text) = (space_id IS NOT NULL)))",
    ],
    // It opens one ledger account of each of its own kinds, and none with a space.
    "0069_space_indexes": [
      "new: CREATE UNIQUE INDEX bank_ledger_accounts ON public.ledger_accounts USING btree (kind, currency, stripe) WHERE ((account_id IS NULL) AND (kind <> 'space'::text))",
      "new: CREATE UNIQUE INDEX ledger_accounts_of_space ON public.ledger_accounts USING btree (space_id)",
    ],
    // `bank_ledger_accounts` takes its place.
    "0070_spaces_alone": [
      "gone: CREATE UNIQUE INDEX internal_ledger_accounts ON public.ledger_accounts USING btree (kind, currency, stripe) WHERE (account_id IS NULL)",
    ],
    // Both allow what the ones before allow.
    "0086_companies_again": [
      "new: CREATE UNIQUE INDEX open_companies_confirmed ON public.accounts USING btree (country, registration_number) WHERE ((kind = 'corporate'::text) AND corporate_confirm AND (closed_at IS NULL))",
      "new: CREATE UNIQUE INDEX open_companies_of_login ON public.accounts USING btree (login_id, country, registration_number) WHERE ((kind = 'corporate'::text) AND (closed_at IS NULL))",
    ],
    // It looks for another of that number itself.
    "0087_companies_once": [
      "gone: CREATE UNIQUE INDEX companies_confirmed ON public.accounts USING btree (country, registration_number) WHERE ((kind = 'corporate'::text) AND corporate_confirm)",
      "gone: CREATE UNIQUE INDEX companies_of_login ON public.accounts USING btree (login_id, country, registration_number) WHERE (kind = 'corporate'::text)",
    ],
    // It takes the same, and books the same.
    "0043_lookups": ["gone: CREATE OR REPLACE FUNCTION public.book_entries(legs json)"],
    // It does not know the table, and pays as before.
    "0097_budget_changes": [
      "new: CREATE TRIGGER balances_judged AFTER UPDATE ON public.balances FOR EACH ROW WHEN ((old.version IS DISTINCT FROM new.version)) EXECUTE FUNCTION budgets_to_judge()",
    ],
    // It refuses less. The release before writes two of the languages and fails at rows of others, so a bank offers a
    // language one release after it is built (decision 59).
    "0095_further_languages": [
      "company_contracts",
      "complaints",
      "data_copies",
      "logins",
      "statement_schedules",
    ].map(
      (table) =>
        `gone: constraint ${table}.${table}_language_check CHECK ((language = ANY (ARRAY['en'::text, 'lv'::text])))`,
    ),
  };

  it("leaves the release before whatever that reads and writes", async () => {
    await migrate(db, migrations.slice(0, place));
    let before = await readSchema(db);
    for (const [index, { name, unusedSince }] of migrations.entries()) {
      if (index < place) continue;
      await migrate(db, migrations.slice(0, index + 1));
      const after = await readSchema(db);
      const broken = unusedSince === undefined ? schemaBreaks(before, after) : [];
      expect({ name, broken: broken.toSorted() }).toEqual({ name, broken: (suits[name] ?? []).toSorted() });
      before = after;
    }
  });

  it("builds an index on a table that is there apart from all else", () => {
    const mixed = migrations.slice(place).filter(({ statements }) => {
      const isIndex = (each: string) => /^create (unique )?index/.test(each);
      const made = statements.map((each) => /^create table (\w+)/.exec(each)?.[1]);
      const late = statements.filter((each) => isIndex(each) && !made.includes(/ on (\w+)/.exec(each)?.[1]));
      return late.length > 0 && !statements.every(isIndex);
    });
    expect(mixed.map(({ name }) => name)).toEqual([]);
  });

  it("takes away only what the release before has stopped using", () => {
    const known = migrations.slice(0, place).map(({ name }) => name);
    const early = migrations.filter(({ unusedSince = known[0] }) => !known.includes(unusedSince ?? ""));
    expect(early).toEqual([]);
  });

  it.each([
    ["drop table named_people", "gone: table named_people"],
    ["alter table logins drop column zip_code", "gone: column logins.zip_code text"],
    ["alter table logins rename zip_code to post_code", "gone: column logins.zip_code text"],
    ["alter table logins alter column zip_code type varchar(10)", "gone: column logins.zip_code text"],
    [
      "alter table logins alter column totp_secret set not null",
      "new: column logins.totp_secret text not null",
    ],
    ["alter table logins alter column zip_code drop not null", "gone: column logins.zip_code text not null"],
    ["alter table ledger_accounts alter column stripe drop default", "gone: column ledger_accounts.stripe"],
    ["alter table logins add column one text not null", "new: column logins.one text not null"],
    ["alter table logins add constraint short check (zip_code <> '')", "new: constraint logins.short"],
    [
      "alter table logins add one text, add constraint other check (one <> zip_code)",
      "new: constraint logins.other",
    ],
    ["create unique index one_zip_code on logins (zip_code)", "new: CREATE UNIQUE INDEX one_zip_code"],
    ["create unique index one_zip_code on logins (lower(zip_code))", "new: CREATE UNIQUE INDEX one_zip_code"],
    ["alter table transactions drop constraint one_payment_per_key", "one_payment_per_key"],
    ["drop trigger balances_keep on balances", "gone: CREATE TRIGGER balances_keep"],
    [
      "create trigger logins_keep before update on logins for each row execute function refuse_change()",
      "new: CREATE TRIGGER logins_keep",
    ],
    [
      "create or replace function refuse_change() returns trigger language plpgsql as 'begin return old; end'",
      "gone: CREATE OR REPLACE FUNCTION public.refuse_change()",
    ],
    [
      "create table notes (session_id uuid references sessions)",
      "new: deleting from sessions despite notes.notes_session_id_fkey",
    ],
  ])("is found out if it breaks the release before: %s", async (statement, found) => {
    expect((await breaksOf(statement)).join("\n")).toContain(found);
  });

  it.each([
    [
      "create table notes (text text not null unique, login_id uuid not null references logins on delete cascade)",
    ],
    ["alter table logins add column one text not null default '', add column other text unique"],
    ["create index zip_codes on logins (zip_code)"],
    ["create function one() returns int language sql return 1"],
  ])("leaves the release before in peace: %s", async (statement) => {
    expect(await breaksOf(statement)).toEqual([]);
  });

  async function breaksOf(statement: string): Promise<string[]> {
    const trx = await db.startTransaction().execute();
    try {
      const before = await readSchema(trx);
      await sql.raw(statement).execute(trx);
      return schemaBreaks(before, await readSchema(trx));
    } finally {
      await trx.rollback().execute();
    }
  }
});
