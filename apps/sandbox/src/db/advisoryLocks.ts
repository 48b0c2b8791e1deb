import { sql, type Kysely } from "kysely";
import { type Database } from "./schema";

/** Numbers of what only one process does at a time, each its own. */
export const advisoryLocks = {
  migration: 4_610_247_001,
  sealing: 4_610_247_002,
  demo: 4_610_247_003,
  reconciliation: 4_610_247_004,
  indexes: 4_610_247_005,
} as const;

type Turn = keyof typeof advisoryLocks;

/** Waits for the turn, and has it until the transaction ends. */
export const waitForTurn = async (trx: Kysely<Database>, turn: Turn): Promise<void> =>
  void (await sql`select pg_advisory_xact_lock(${sql.lit(advisoryLocks[turn])})`.execute(trx));

/** Whether it is nobody else's turn: it is then the transaction's until it ends. */
export async function takeTurn(trx: Kysely<Database>, turn: Turn): Promise<boolean> {
  const { rows } = await sql<{ ours: boolean }>`
    select pg_try_advisory_xact_lock(${sql.lit(advisoryLocks[turn])}) as ours
  `.execute(trx);
  return rows[0]?.ours ?? false;
}
