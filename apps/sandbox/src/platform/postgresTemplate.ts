import { Kysely, PostgresDialect, sql } from "kysely";
import pg from "pg";
import { migrate } from "../db/migrate";
import { openPostgres } from "../db/openPostgres";

/** A migrated template database of the run's PostgreSQL: copying it takes a fifth of the time of a migration. */
export const migratedTemplate = "amberline_migrated";

/** Creates it on the server at that address. */
export async function addTemplate(url: string): Promise<void> {
  const admin = new Kysely<unknown>({
    dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: url, max: 1 }) }),
  });
  await sql`create database ${sql.id(migratedTemplate)}`.execute(admin);
  await admin.destroy();
  const address = new URL(url);
  address.pathname = `/${migratedTemplate}`;
  const { db } = await openPostgres(address.href);
  await migrate(db);
  await db.destroy();
}
