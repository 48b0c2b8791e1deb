import { type Kysely, type Logger, sql } from "kysely";
import { type FindReader } from "./inTransaction";
import { openPostgres } from "./openPostgres";
import { type PoolOptions } from "./postgresPools";
import { type Database } from "./schema";

/** Milliseconds that a standby has to answer and to catch up. */
const patienceMs = 100;
/** Milliseconds until one that took longer is asked again. */
const restMs = 5_000;

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

interface Moment {
  /** How far the log is written. */
  lsn: string;
  /** Of the server and its standbys alone. */
  system: string;
  database: string;
}

async function momentOf(db: Kysely<Database>): Promise<Moment> {
  const { rows } = await sql<Moment>`
    select pg_current_wal_flush_lsn()::text as lsn, current_database()::text as database,
      system_identifier::text as system from pg_control_system()
  `.execute(db);
  if (!rows[0]) throw new Error("PostgreSQL does not say how far its log is.");
  return rows[0];
}

/** One that has taken over has a log of its own. */
async function hasReached(standby: Kysely<Database>, { lsn, system, database }: Moment): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    select pg_is_in_recovery() and pg_last_wal_replay_lsn() >= ${lsn}::pg_lsn
      and system_identifier = ${system}::bigint and current_database() = ${database} as has
    from pg_control_system()
  `.execute(standby);
  return rows[0]?.has ?? false;
}

export interface Standby {
  findReader: FindReader;
  /** By the time of what it has replayed; 0 when it has all. Throws when it does not answer. */
  behindMs(): Promise<number>;
  close(): Promise<void>;
}

/** A standby of `db`, which may be missing or behind at any time. */
export async function openStandby(
  url: string,
  db: Kysely<Database>,
  options: Pick<PoolOptions, "connections"> & { onStatement?: Logger | undefined } = {},
): Promise<Standby> {
  const patience = { connectMs: 1_000, restartMs: 0 };
  const opened = await openPostgres(url, { ...options, patience, isStandby: true });
  const standby = opened.db;
  let restsUntil = 0;

  async function isCurrent(): Promise<boolean> {
    const giveUpAt = performance.now() + patienceMs;
    const moment = await momentOf(db);
    while (!(await hasReached(standby, moment))) {
      if (performance.now() > giveUpAt) return false;
      await wait(5);
    }
    return true;
  }

  return {
    async findReader() {
      if (performance.now() < restsUntil) return db;
      // A machine that drops all packets would keep every request waiting.
      const isLate = wait(patienceMs).then(() => false);
      if (await Promise.race([isCurrent().catch(() => false), isLate])) return standby;
      restsUntil = performance.now() + restMs;
      return db;
    },
    async behindMs() {
      if (await hasReached(standby, await momentOf(db))) return 0;
      const { rows } = await sql<{ ms: number }>`
        select (extract(epoch from clock_timestamp() - pg_last_xact_replay_timestamp()) * 1000)::bigint as ms
      `.execute(standby);
      return rows[0]?.ms ?? 0;
    },
    close: () => standby.destroy(),
  };
}
