import { sql, type Kysely } from "kysely";
import { type Database } from "../db/schema";

export interface DatabaseSnapshot {
  tables: readonly { name: string; columns: string[]; rows: unknown[] }[];
  sequences: readonly { name: string; value: number | null }[];
}

type Db = Kysely<Database>;

async function fullTables(db: Db): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
  `.execute(db);
  const asked = tables.map(
    ({ name }) => sql`select ${sql.lit(name)} as name where exists (select from ${sql.table(name)})`,
  );
  const { rows } = await sql<{ name: string }>`${sql.join(asked, sql` union all `)}`.execute(db);
  return rows.map(({ name }) => name);
}

async function sequences(db: Db) {
  const { rows } = await sql<{ name: string; value: number | null }>`
    select sequencename as name, last_value as value from pg_sequences where schemaname = 'public'
  `.execute(db);
  return rows;
}

async function readTable(db: Db, name: string) {
  const { rows: columns } = await sql<{ name: string }>`
    select attname as name from pg_attribute
    where attrelid = ${name}::regclass and attnum > 0 and not attisdropped and attgenerated = ''
  `.execute(db);
  const { rows } = await sql<{
    rows: unknown[];
  }>`select json_agg(t) as rows from ${sql.table(name)} t`.execute(db);
  return { name, columns: columns.map((column) => column.name), rows: rows[0]?.rows ?? [] };
}

/** Reads the content of a database that was just migrated. */
export async function readSnapshot(db: Db): Promise<DatabaseSnapshot> {
  const full = await fullTables(db);
  const tables = await Promise.all(full.map((name) => readTable(db, name)));
  return { tables, sequences: await sequences(db) };
}

/** Restores a used database to its content after the migration, and resets its settings. */
export async function restoreSnapshot(db: Db, snapshot: DatabaseSnapshot): Promise<void> {
  await sql`discard all`.execute(db);
  const used = await fullTables(db);
  await db.transaction().execute(async (trx) => {
    // The ledger's triggers do not allow deletion.
    await sql`set local session_replication_role = replica`.execute(trx);
    if (used.length > 0) {
      await sql`truncate ${sql.join(used.map((name) => sql.table(name)))} restart identity cascade`.execute(
        trx,
      );
    }
    for (const { name, columns, rows } of snapshot.tables) {
      const table = sql.table(name);
      const filled = sql.join(columns.map((column) => sql.ref(column)));
      await sql`
        insert into ${table} (${filled}) overriding system value
        select ${filled} from json_populate_recordset(null::${table}, ${JSON.stringify(rows)}::json)
      `.execute(trx);
    }
    for (const { name, value } of snapshot.sequences) {
      if (value !== null) await sql`select setval(${name}::regclass, ${value})`.execute(trx);
    }
  });
}
