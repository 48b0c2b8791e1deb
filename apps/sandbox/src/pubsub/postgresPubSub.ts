import { sql, type Kysely } from "kysely";
import pg from "pg";
import { type Database } from "../db/schema";
import { type PubSub } from "./pubsub";
import { localPubSub } from "./localPubSub";

const channel = "amberline_pubsub";

export interface PostgresPubSub extends PubSub {
  /** Resolves once messages of other processes arrive here. */
  ready: Promise<void>;
  close(): Promise<void>;
}

interface Connecting {
  url: string;
  onMessage: (key: string) => void;
  onLost: () => void;
}

async function listen({ url, onMessage: onNews, onLost }: Connecting): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis: 10_000 });
  client.on("notification", ({ payload }) => onNews(payload ?? ""));
  client.on("error", () => undefined);
  try {
    await client.connect();
    await client.query(`listen ${channel}`);
    // Not before: a connection that a proxy takes and drops fails as well, and would be made again twice.
    return client.on("end", onLost);
  } catch (error) {
    await client.end().catch(() => undefined);
    throw error;
  }
}

/**
 * Between all processes on one PostgreSQL, over LISTEN and NOTIFY on a connection of its own. The payload is only the
 * key. After a lost connection it reconnects and wakes all subscribers, who may have missed something.
 */
export function postgresPubSub(
  { db, url, retryMs = 1_000 }: { db: Kysely<Database>; url: string; retryMs?: number },
  report: (error: unknown) => void,
): PostgresPubSub {
  const local = localPubSub();
  let client: pg.Client | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isClosed = false;

  const reconnectLater = () => {
    client = undefined;
    if (!isClosed) timer = setTimeout(() => void connect(), retryMs);
  };
  async function connect(): Promise<void> {
    try {
      const connected = await listen({ url, onMessage: local.publishHere, onLost: reconnectLater });
      if (isClosed) return await connected.end();
      client = connected;
      local.wakeAll();
    } catch (error) {
      report(error);
      reconnectLater();
    }
  }

  const ready = connect();
  return {
    ready,
    subscribe: local.subscribe,
    disconnect: local.disconnect,
    publish: async (key) => void (await sql`select pg_notify(${channel}, ${key})`.execute(db)),
    async close() {
      isClosed = true;
      clearTimeout(timer);
      local.disconnect();
      await ready;
      await client?.end();
    },
  };
}
