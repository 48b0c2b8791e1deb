import { Kysely, PostgresDialect, sql, type Logger } from "kysely";
import pg from "pg";
import { postgresPools, type PoolOptions, type PoolUse } from "./postgresPools";
import { DatabaseProblem } from "./problem";
import { type Database } from "./schema";
import { explainConnection } from "./sentences";
import { oid, readInstant, readInteger } from "./values";

const readers = new Map<number, (text: string) => unknown>([
  [oid.int8, readInteger],
  [oid.timestamptz, readInstant],
]);

const types: pg.CustomTypesConfig = {
  getTypeParser: (id, format) => readers.get(id) ?? pg.types.getTypeParser(id, format),
};

/** Connections to PostgreSQL 15 or newer. Throws DatabaseProblem if it cannot be used. */
export async function openPostgres(
  url: string,
  { onStatement, ...options }: Omit<PoolOptions, "types"> & { onStatement?: Logger | undefined } = {},
): Promise<{ db: Kysely<Database>; poolUse: () => PoolUse[] }> {
  let db: Kysely<Database> | undefined;
  try {
    const pools = postgresPools(url, { ...options, types });
    const dialect = new PostgresDialect({ pool: pools });
    db = new Kysely<Database>({ dialect, ...(onStatement && { log: onStatement }) });
    // What a standby is follows from the database's own, and it may come later.
    if (!options.isStandby) await refuseOldServer(db);
    return { db, poolUse: pools.use };
  } catch (error) {
    await db?.destroy();
    throw explainConnection(url, error);
  }
}

async function refuseOldServer(db: Kysely<Database>): Promise<void> {
  const { rows } = await sql<{ number: number; name: string }>`
    select current_setting('server_version_num')::int as number, current_setting('server_version') as name
  `.execute(db);
  const [version] = rows;
  if (version && version.number < 150_000) {
    throw new DatabaseProblem(`The database is PostgreSQL ${version.name}; Amberline needs 15 or newer.`);
  }
}
