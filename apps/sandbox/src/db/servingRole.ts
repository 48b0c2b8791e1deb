import { sql, type Kysely } from "kysely";
import { waitForTurn } from "./advisoryLocks";
import { type Database } from "./schema";
import { allowTime } from "./upkeep";

/** Bits of `pg_trigger.tgtype`. */
const refusing = { delete: 8, update: 16 } as const;

/**
 * Gives the role that serves just what it needs: it reads and adds, and changes and deletes where no trigger refuses that.
 * It owns nothing, so it can neither change a table nor switch off a trigger. Called as the owner, after a migration.
 */
export async function grantServing(owner: Kysely<Database>, role: string): Promise<void> {
  const to = sql.id(role);
  await owner.transaction().execute(async (trx) => {
    await allowTime(trx, { statementMs: 0, lockMs: 0 });
    // Processes that start together would change the same rows of the catalogue, which PostgreSQL refuses.
    await waitForTurn(trx, "migration");
    const { rows: tables } = await sql<{ name: string; refused: number }>`
      select relname as name, coalesce(bit_or(tgtype::int), 0) as refused
      from pg_class left join pg_trigger on tgrelid = pg_class.oid and tgfoid = 'refuse_change'::regproc
      where relkind = 'r' and relnamespace = 'public'::regnamespace and relname <> 'schema_migrations'
      group by relname
    `.execute(trx);
    await sql`revoke all on all tables in schema public from ${to}`.execute(trx);
    await sql`grant usage on schema public to ${to}`.execute(trx);
    await sql`grant select on all tables in schema public to ${to}`.execute(trx);
    for (const { name, refused } of tables) {
      const table = sql.table(name);
      await sql`grant insert on ${table} to ${to}`.execute(trx);
      if (!(refused & refusing.update)) await sql`grant update on ${table} to ${to}`.execute(trx);
      if (!(refused & refusing.delete)) await sql`grant delete on ${table} to ${to}`.execute(trx);
    }
  });
}
