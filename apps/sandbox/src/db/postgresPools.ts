import { createHash } from "node:crypto";
import { type PostgresCursor, type PostgresPoolClient, type PostgresQueryResult } from "kysely";
import pg from "pg";
import { compartments, currentCompartment, type Compartment } from "./compartments";
import { DatabaseProblem } from "./problem";
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

/** Statements asked this often are prepared: to plan one costs PostgreSQL more than to run it. */
const timesUnprepared = 10;
/** Each connection keeps their plans. */
const mostPrepared = 100;

/** A pooler between has lost a prepared statement, or has another by its name. */
const isUnkept = (error: unknown) =>
  error instanceof pg.DatabaseError && /^(26000|42P05)$/.test(error.code ?? "");

/** Of a text, so that it means the same to all processes: a pooler may hand them each other's connections. */
const preparedName = (text: string) => `asked_${createHash("sha256").update(text).digest("base64url")}`;

/**
 * What a pooler in between does with prepared statements: those before PgBouncer 1.21, or told so, pass their names on as
 * they are, and the next transaction finds another connection, without them or with those of others.
 */
async function poolerOf(client: pg.PoolClient): Promise<"none" | "keeps them" | "loses them"> {
  const { rows: backends } = await client.query<{ pid: number }>("select pg_backend_pid() as pid");
  if ("processID" in client && client.processID === backends[0]?.pid) return "none";
  const name = preparedName(crypto.randomUUID());
  await client.query("begin");
  await client.query({ name, text: "select 1" });
  const { rows } = await client.query("select name from pg_prepared_statements where name = $1", [name]);
  if (rows.length > 0) await client.query(`deallocate ${pg.escapeIdentifier(name)}`);
  await client.query("rollback");
  return rows.length > 0 ? "loses them" : "keeps them";
}

/** Names of the statements that are asked often. */
class Prepared {
  private readonly asked = new Map<string, number>();
  private readonly names = new Map<string, string>();
  private readonly outdated = new Set<string>();
  private isOff = false;
  private isPooled = false;

  nameOf(text: string): string | undefined {
    const name = this.names.get(text);
    if (name !== undefined || this.isOff || this.names.size >= mostPrepared) return name;
    if (this.outdated.has(text)) return undefined;
    const times = (this.asked.get(text) ?? 0) + 1;
    if (this.asked.size > 1_000) this.asked.clear();
    this.asked.set(text, times);
    if (times > timesUnprepared) this.names.set(text, preparedName(text));
    return undefined;
  }

  async learnFrom(client: pg.PoolClient): Promise<void> {
    const pooler = await poolerOf(client);
    this.isPooled = pooler !== "none";
    if (pooler === "loses them") this.stop();
  }

  /** A pooler keeps the outdated plan, whatever connection to it is given up. */
  leaveOut(text: string): void {
    if (!this.isPooled) return;
    this.names.delete(text);
    this.outdated.add(text);
  }

  stop(): void {
    this.isOff = true;
    this.names.clear();
  }
}

/** Of a server that was the primary. */
const isDemoted = (error: unknown) => error instanceof pg.DatabaseError && error.code === "25006";

/** A standby takes connections too, and what it answers is old: the primary is asked for again. */
function refuseStandby(client: pg.PoolClient, done: (error?: Error) => void): void {
  client
    .query<{ standby: boolean }>("select pg_is_in_recovery() as standby")
    .then(
      ({ rows }) =>
        done(rows[0]?.standby ? Object.assign(new Error("It is a standby."), { code: "25006" }) : undefined),
      done,
    );
}

/** Of a prepared statement after a migration. */
const isOutdated = (error: unknown) =>
  error instanceof Error && error.message === "cached plan must not change result type";

/**
 * A connection that is given up when the server falls silent, as a network that drops all packets never says so, when
 * it no longer takes writes, and when its prepared statements no longer fit.
 */
class Checked implements PostgresPoolClient {
  constructor(
    private readonly client: pg.PoolClient,
    private readonly prepared: Prepared,
  ) {}

  query<R>(text: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>;
  query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>;
  query(text: unknown, parameters: readonly unknown[] = []): unknown {
    const name = this.prepared.nameOf(String(text));
    const query = { text: String(text), values: [...parameters], ...(name === undefined ? {} : { name }) };
    return this.client.query(query).catch((error: unknown) => {
      const isSilent = error instanceof Error && error.message === "Query read timeout";
      if (isUnkept(error)) this.prepared.stop();
      if (isOutdated(error)) this.prepared.leaveOut(query.text);
      if (isSilent || isDemoted(error) || isOutdated(error) || isUnkept(error)) void this.client.end();
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
  /** Takes a standby too. */
  isStandby?: boolean;
  types: pg.CustomTypesConfig;
}

/** Where pg would connect to, which reads more than an URL and the environment too. */
export function placeOf(
  url: string,
  name = "DATABASE_URL",
): Pick<pg.Client, "host" | "port" | "database"> | DatabaseProblem {
  try {
    if (/^(postgres(ql)?:|socket:|\/)/.test(url)) return new pg.Client({ connectionString: url });
  } catch (cause) {
    if (!(cause instanceof TypeError))
      return new DatabaseProblem(
        `${name} cannot be read (${cause instanceof Error ? cause.message : "no reason given"}).`,
        { cause },
      );
  }
  return new DatabaseProblem(`${name} is not an address like postgres://user:password@host:5432/database.`);
}

function openPool(
  compartment: Compartment,
  url: string,
  { connections = defaultConnections, patience: given = {}, isStandby = false, types }: PoolOptions,
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
    ...(isStandby ? {} : { verify: refuseStandby }),
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
  const prepared = new Prepared();
  let wasUp = false;

  async function learnFrom(client: pg.PoolClient): Promise<void> {
    try {
      await prepared.learnFrom(client);
    } catch (error) {
      client.release(true);
      throw error;
    }
  }

  /** A server that was up is given the time of a restart: nothing has been asked of it yet, so asking again is safe. */
  async function connect(): Promise<PostgresPoolClient> {
    const { pool, patience } = pools.get(currentCompartment())!;
    const giveUpAt = performance.now() + patience.restartMs;
    for (;;) {
      try {
        const client = await pool.connect();
        if (!wasUp) await learnFrom(client);
        wasUp = true;
        return new Checked(client, prepared);
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
