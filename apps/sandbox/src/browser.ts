import { OPERATOR_PATH } from "@amberline/api/operator";
import { IdbFs } from "@electric-sql/pglite";
import { sql, type Kysely } from "kysely";
import { sameAddress } from "./areas/identity";
import { createProvider } from "./createSandbox";
import { openEmbedded } from "./db/embedded";
import { migrate } from "./db/migrate";
import { type Database } from "./db/schema";
import { drawHere } from "./documents";
import { createFaults, isDropped } from "./faults";
import { type FontFiles } from "./documents/pdf/textShaping";
import { startJobs } from "./jobs";
import { outboxMailer } from "./outbox";
import { sandboxClock, systemClock } from "./platform/clock";
import { repeatedly } from "./platform/repeatedly";
import { localPubSub } from "./pubsub";
import { scryptPasswords } from "./secrets/passwords";
import { randomToken, systemRandom } from "./secrets/random";
import { sealing as sealingBy } from "./secrets/sealing";
import { seedDemo } from "./seed";

interface Place {
  /** Where the pages are, without a slash at the end: letters lead there. */
  address: string;
  /** Of the database, in the browser's storage. */
  name: string;
  /** A database of `pglite.dumpDataDir()` to begin with. */
  snapshot: () => Promise<Blob>;
  fonts: () => Promise<FontFiles>;
  report: (error: unknown) => void;
}

/** Writes what has changed when it is told to: after each statement that would take longer than the statement. */
class KeptFiles extends IdbFs {
  override async syncToFs(): Promise<void> {}

  keep(): Promise<void> {
    return super.syncToFs();
  }
}

/** Keeps what was committed, while no statement runs. */
function keeping(db: Kysely<Database>, files: KeptFiles): () => Promise<void> {
  let kept = "";
  return () =>
    db.connection().execute(async (alone) => {
      const { rows } = await sql<{ lsn: string }>`select pg_current_wal_insert_lsn()::text as lsn`.execute(
        alone,
      );
      const lsn = rows[0]?.lsn ?? "";
      if (lsn !== kept) await files.keep();
      kept = lsn;
    });
}

/** Whoever can read the database can read a key beside it too. */
const sealing = sealingBy(new Uint8Array(32));

/** A server's would take a browser seconds, and there is nobody to keep the hashes from. */
const cost = { logN: 10, r: 8, p: 1 };

/** The whole bank with its demo customers, in a worker of a browser. */
export async function openInBrowser({ address, name, snapshot, fonts, report }: Place) {
  const files = new KeptFiles(name);
  const isThere = (await indexedDB.databases()).some((each) => each.name === `/pglite/${name}`);
  const { db } = await openEmbedded(name, {
    fs: files,
    ...(!isThere && { snapshot: await snapshot() }),
  });
  const keep = keeping(db, files);
  await migrate(db);
  const clock = await sandboxClock(db);
  const passwords = scryptPasswords({ cost });
  const key = randomToken(systemRandom);
  await seedDemo({ db, clock, passwords, sealing, fonts });
  if (!isThere) await keep();
  const parts = { db, clock, mailer: outboxMailer(clock), pubsub: localPubSub(), draw: drawHere(fonts) };
  const { bank, operator } = createProvider({
    ...{ ...parts, passwords, sealing, fonts },
    // Its files are the host's.
    widget: new Map(),
    addresses: { ...sameAddress, mailed: () => address, mailedApp: () => address },
    faults: createFaults(),
    operator: { key, isTesting: true, requiresFactor: false, origin: undefined, clock: systemClock },
    onDefect: report,
  });
  const stopping = new AbortController();
  const jobs = startJobs({ ...parts, pusher: null, report, stopping: stopping.signal });
  // What the bank does by itself.
  const keeper = repeatedly(keep, { everyMs: 3_000, onError: report });
  const app = bank.route("/", operator);
  return {
    /** Whoever opens the operators' tool is one: they could read the database just as well. */
    async fetch(request: Request): Promise<Response> {
      if (new URL(request.url).pathname.startsWith(OPERATOR_PATH))
        request.headers.set("Authorization", `Bearer ${key}`);
      const response = await app.fetch(request);
      await keep();
      if (isDropped(response)) throw new TypeError("The answer was lost.");
      return response;
    },
    async stop() {
      stopping.abort();
      await Promise.all([jobs.stop(), keeper.stop()]);
      await db.destroy();
    },
  };
}
