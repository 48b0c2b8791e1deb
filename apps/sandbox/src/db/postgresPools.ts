import { type PostgresCursor, type PostgresPoolClient, type PostgresQueryResult } from "kysely";
import pg from "pg";
import { compartments, currentCompartment, type Compartment } from "./compartments";
import { isInterrupted } from "./unavailable";

/** Milliseconds. */
export interface Patience {
  /** For a connection, be it a free one of the pool or a new one. */
  connectMs: number;
  /** For a server that restarts or fails over. */
  restartMs: number;
  lockMs: number;
  statementMs: number;
  idleInTransactionMs: number;
  /** Beyond the statement's, for a server that no longer answers at all. */
  silenceMs: number;
}

const usual: Patience = {
  connectMs: 5_000,
  restartMs: 2_000,
  lockMs: 2_000,
  statementMs: 15_000,
  idleInTransactionMs: 15_000,
  silenceMs: 5_000,
};

/** Nobody waits for the bank's own work, and some of it reads everything. */
const patienceOf = (compartment: Compartment, given: Partial<Patience>): Patience => ({
  ...usual,
  ...(compartment === "background" ? { statementMs: 600_000, idleInTransactionMs: 60_000 } : {}),
  ...given,
});

export const defaultConnections = 20;

const shares: Record<Compartment, number> = { requests: 0.5, payments: 0.3, background: 0.2 };

/** A connection that is given up when the server falls silent, as a network that drops all packets never says so. */
class Checked implements PostgresPoolClient {
  constructor(private readonly client: pg.PoolClient) {}

  query<R>(text: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  query(text: unknown, parameters: readonly unknown[] = []): unknown {
    return this.client.query(String(text), [...parameters]).catch((error: unknown) => {
      if (error instanceof Error && error.message === "Query read timeout") void this.client.end();
      throw error;
    });
  }

  release(): void {
    this.client.release();
  }
}

export interface PoolUse {
  compartment: Compartment;
  open: number;
  idle: number;
  /** Requests that wait for a connection. */
  waiting: number;
}

export interface PoolOptions {
  /** Of all compartments together. */
  connections?: number | undefined;
  patience?: Partial<Patience>;
  types: pg.CustomTypesConfig;
}

function openPool(
  compartment: Compartment,
  url: string,
  { connections = defaultConnections, patience: given = {}, types }: PoolOptions,
): { pool: pg.Pool; patience: Patience } {
  const patience = patienceOf(compartment, given);
  const pool = new pg.Pool({
    connectionString: url,
    application_name: `amberline ${compartment}`,
    max: Math.max(1, Math.round(connections * shares[compartment])),
    connectionTimeoutMillis: patience.connectMs,
    lock_timeout: patience.lockMs,
    statement_timeout: patience.statementMs,
    idle_in_transaction_session_timeout: patience.idleInTransactionMs,
    query_timeout: patience.statementMs + patience.silenceMs,
    keepAlive: true,
    types,
  });
  // A broken connection is replaced, and what it was used for fails by itself: the event alone must not end the process.
  pool.on("error", () => undefined);
  pool.on("connect", (client) => void client.on("error", () => undefined));
  return { pool, patience };
}

/** A pool for each compartment. */
export function postgresPools(url: string, options: PoolOptions) {
  const pools = new Map(
    compartments.map((compartment) => [compartment, openPool(compartment, url, options)]),
  );
  let wasUp = false;

  /** A server that was up is given the time of a restart: nothing has been asked of it yet, so asking again is safe. */
  async function connect(): Promise<PostgresPoolClient> {
    const { pool, patience } = pools.get(currentCompartment())!;
    const giveUpAt = performance.now() + patience.restartMs;
    for (;;) {
      try {
        const client = await pool.connect();
        wasUp = true;
        return new Checked(client);
      } catch (error) {
        if (!wasUp || !isInterrupted(error) || performance.now() > giveUpAt) throw error;
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    }
  }

  return {
    connect,
    end: async () => void (await Promise.all([...pools.values()].map(({ pool }) => pool.end()))),
    use: (): PoolUse[] =>
      [...pools].map(([compartment, { pool }]) => ({
        compartment,
        open: pool.totalCount,
        idle: pool.idleCount,
        waiting: pool.waitingCount,
      })),
  };
}
