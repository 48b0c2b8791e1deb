import { type Kysely, sql } from "kysely";
import { collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { inCompartment } from "../db/compartments";
import { type OpenDatabase } from "../db/open";
import { type Database } from "../db/schema";
import { closedAheadMs, lastReconciliation } from "../ledger";
import { openStreams } from "../areas/chat";
import { messageCounts } from "../outbox";
import { systemClock, type Clock } from "../platform/clock";
import { type Load } from "../platform/turns";
import { type AnsweredRequest } from "./log";

const seconds = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Figures for Prometheus, of this process and of the database it uses. */
export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry, prefix: "amberline_" });
  const requests = new Histogram({
    name: "amberline_request_seconds",
    help: "Time until an answer began, by call",
    labelNames: ["method", "route", "status"],
    buckets: seconds,
    registers,
  });
  const gauge = (
    name: string,
    help: string,
    labelNames: string[],
    read: () => Promise<[Record<string, string>, number][]>,
  ) =>
    new Gauge({
      name: `amberline_${name}`,
      help,
      labelNames,
      registers,
      async collect() {
        this.reset();
        // A database that does not answer leaves its figures out: that they are missing is an alarm of its own.
        const found = await inCompartment("background", read).catch(() => []);
        for (const [labels, value] of found) this.set(labels, value);
      },
    });

  return {
    answered: ({ route, method, status, ms }: AnsweredRequest) =>
      requests.observe({ route, method, status: String(status) }, ms / 1_000),

    /** From now on also about the database and what waits in this process. */
    watch(
      { db, poolUse, kind, standbyBehindMs }: OpenDatabase,
      hashing: () => Load,
      clock: Pick<Clock, "now">,
    ): void {
      gauge("pool_connections", "Connections to the database", ["compartment", "state"], async () =>
        (poolUse?.() ?? []).flatMap(({ compartment, ...use }) =>
          Object.entries(use).map(([state, count]): [Record<string, string>, number] => [
            { compartment, state },
            count,
          ]),
        ),
      );
      gauge("hashing", "Passwords being checked, and waiting for it", ["state"], async () =>
        Object.entries(hashing()).map(([state, count]) => [{ state }, count]),
      );
      gauge("chat_streams", "Open streams of chats", [], async () => [[{}, openStreams()]]);
      gauge("messages", "Messages for the mail server, given up in the last days", ["state"], async () => {
        const { waiting, givenUp } = await messageCounts(db, clock.now());
        return [
          [{ state: "waiting" }, waiting],
          [{ state: "given_up" }, givenUp],
        ];
      });
      gauge("messages_oldest_seconds", "How long a message has been waiting to be sent", [], async () => {
        const { oldestMs } = await messageCounts(db, clock.now());
        return [[{}, oldestMs / 1_000]];
      });
      if (kind === "postgres") watchServer(gauge, db);
      if (standbyBehindMs)
        gauge(
          "standby_behind_seconds",
          "How far the standby is behind, by what it has replayed",
          [],
          async () => [[{}, (await standbyBehindMs()) / 1_000]],
        );
      gauge("ledger_equal", "1 if the ledger added up when it was last checked", [], async () => {
        const last = await lastReconciliation(db);
        return last ? [[{}, last.isEqual ? 1 : 0]] : [];
      });
      gauge("ledger_checked_timestamp_seconds", "When the ledger was last checked", [], async () => {
        const last = await lastReconciliation(db);
        return last ? [[{}, last.at / 1_000]] : [];
      });
      gauge(
        "books_closed_ahead_seconds",
        "How far beyond now an account's books are closed",
        [],
        async () => [[{}, (await closedAheadMs(db, clock.now())) / 1_000]],
      );
    },

    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}

export type Metrics = ReturnType<typeof createMetrics>;

type AddGauge = (
  name: string,
  help: string,
  labelNames: string[],
  read: () => Promise<[Record<string, string>, number][]>,
) => unknown;

function watchServer(gauge: AddGauge, db: Kysely<Database>): void {
  gauge("locks_waiting", "Locks that somebody waits for in the database", [], async () => {
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from pg_locks join pg_stat_activity using (pid)
      where not granted and datname = current_database()
    `.execute(db);
    return [[{}, rows[0]?.count ?? 0]];
  });
  gauge("clock_ahead_seconds", "How far this machine's clock is ahead of the database's", [], async () => {
    const { rows } = await sql<{ ms: number }>`
      select (extract(epoch from clock_timestamp()) * 1000)::bigint as ms
    `.execute(db);
    return rows.map(({ ms }) => [{}, (systemClock.now() - ms) / 1_000]);
  });
}
