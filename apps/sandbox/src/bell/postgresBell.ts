import { sql, type Kysely } from "kysely";
import pg from "pg";
import { type Database } from "../db/schema";
import { type Bell } from "./bell";
import { localBell } from "./localBell";

const channel = "amberline_bell";

export interface PostgresBell extends Bell {
  /** Resolves when what other processes ring is heard here. */
  ready: Promise<void>;
  close(): Promise<void>;
}

interface Connecting {
  url: string;
  onNews: (key: string) => void;
  onLost: () => void;
}

async function listen({ url, onNews, onLost }: Connecting): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis: 10_000 });
  client.on("notification", ({ payload }) => onNews(payload ?? ""));
  client.on("error", () => undefined);
  client.on("end", onLost);
  try {
    await client.connect();
    await client.query(`listen ${channel}`);
    return client;
  } catch (error) {
    client.removeListener("end", onLost);
    await client.end().catch(() => undefined);
    throw error;
  }
}

/**
 * A bell that every process on one PostgreSQL hears, over LISTEN and NOTIFY on a connection of its own. The payload is
 * only the key. When the connection is lost it is made anew, and everybody looks whether they missed something.
 */
export function postgresBell(
  { db, url, againMs = 1_000 }: { db: Kysely<Database>; url: string; againMs?: number },
  report: (error: unknown) => void,
): PostgresBell {
  const here = localBell();
  let client: pg.Client | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isClosed = false;

  const later = () => {
    client = undefined;
    if (!isClosed) timer = setTimeout(() => void connect(), againMs);
  };
  async function connect(): Promise<void> {
    try {
      const connected = await listen({ url, onNews: here.ringHere, onLost: later });
      if (isClosed) return await connected.end();
      client = connected;
      here.ringAllHere();
    } catch (error) {
      report(error);
      later();
    }
  }

  const ready = connect();
  return {
    ready,
    hear: here.hear,
    cut: here.cut,
    ring: async (key) => void (await sql`select pg_notify(${channel}, ${key})`.execute(db)),
    async close() {
      isClosed = true;
      clearTimeout(timer);
      here.cut();
      await ready;
      await client?.end();
    },
  };
}
