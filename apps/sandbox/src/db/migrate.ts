import { sql, type Kysely } from "kysely";
import { migrations } from "./migrations";
import { DatabaseProblem } from "./problem";
import { type Database } from "./schema";

const migrationLock = 4_610_247_001;

/**
 * Migrates the database to this version of the program, completely or not at all. Of several processes that start at
 * once, one migrates and the others wait. Throws DatabaseProblem for a database of a newer version.
 */
export async function migrate(db: Kysely<Database>): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(migrationLock)})`.execute(trx);
    await sql`create table if not exists schema_migrations (name text primary key)`.execute(trx);
    const { rows } = await sql<{ name: string }>`select name from schema_migrations`.execute(trx);
    const applied = new Set(rows.map((row) => row.name));
    for (const { name, statements } of migrations) {
      if (applied.delete(name)) continue;
      for (const statement of statements) await sql.raw(statement).execute(trx);
      await sql`insert into schema_migrations values (${name})`.execute(trx);
    }
    if (applied.size > 0) {
      throw new DatabaseProblem(
        "The database was made by a newer version of Amberline. Update the program, or use another database.",
      );
    }
  });
}
