import { hourMs } from "@amberline/domain/dates";
import { rm } from "node:fs/promises";
import path from "node:path";
import { Hono, type MiddlewareHandler } from "hono";
import type { Options } from "./options";
import { localPubSub, type PubSub } from "../pubsub";
import { postgresPubSub } from "../pubsub/postgresPubSub";
import { startClearing } from "../clearing";
import { createSandbox } from "../createSandbox";
import { openDatabase, type OpenDatabase } from "../db/open";
import { readFonts } from "../documents/readFonts";
import { createFaults } from "../faults";
import { reviewWaiting } from "../areas/identity";
import { deleteExpired } from "../housekeeping";
import { outboxMailer } from "../outbox";
import { smtpMailer, type SmtpMailer } from "../outbox/smtp";
import { sandboxClock } from "../platform/clock";
import { lockFolder } from "../db/folderLock";
import { scryptPasswords } from "../secrets/passwords";
import { hasDemo, seedDemo, seedDirectory } from "../seed";
import { serverAddresses } from "./addresses";
import { addPictures } from "./addPictures";
import { readAppFolder } from "./appFolder";
import { clientOf } from "./clientAddress";
import { listen, stopListening } from "./listen";
import { currentClient, fairScrypt } from "./nodeScrypt";
import { isFromThisMachine, isLoopback } from "./ownMachine";
import { serveApp, serveOperator, serveStepper, stepperPaths } from "./serveApp";
import { StartProblem } from "./startProblem";
import { readWidget } from "./widgetFolder";

export interface RunningServer {
  url: string;
  database: OpenDatabase["kind"];
  /** Ends requests in progress, clearing and the database, in that order. */
  stop(): Promise<void>;
}

export interface Progress {
  /** Writes a line of progress. */
  log: (line: string) => void;
  /** Reports defects and failed clearing runs. */
  report: (error: unknown) => void;
}

/** The longest that stopping waits for mail being sent. */
const mailTimeoutMs = 5_000;
const tidyEveryMs = hourMs;
const clockEveryMs = 2_000;
const reviewEveryMs = 2_000;

const openToAll =
  "The database has the demo customers, and everybody knows their passwords: use a new one, or --demo if that is meant.";

/** Throws DatabaseProblem while another process has the database open. */
async function emptyDatabase(dataDir: string): Promise<void> {
  if (dataDir.startsWith("memory://")) return;
  const unlock = await lockFolder(dataDir);
  try {
    await rm(path.join(dataDir, "database"), { recursive: true, force: true });
  } finally {
    await unlock();
  }
}

/**
 * Only names of this machine lead to the operator application, so that neither a page elsewhere nor a proxy gets
 * through.
 */
const guardOperator: MiddlewareHandler = async (context, next) => {
  if (isFromThisMachine(context.req.raw)) return next();
  return context.text("Forbidden", 403);
};

/** Several processes may share a PostgreSQL; an embedded database has only this one. */
function pubSubFor({ databaseUrl: url }: Options, { db }: OpenDatabase, report: Progress["report"]) {
  if (url) return postgresPubSub({ db, url }, report);
  const pubsub = localPubSub();
  return { ...pubsub, ready: Promise.resolve(), close: async () => pubsub.disconnect() };
}

async function waitForMail(mailer: SmtpMailer): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise<void>((resolve) => (timer = setTimeout(resolve, mailTimeoutMs)));
  await Promise.race([mailer.settled(), patience]);
  clearTimeout(timer);
}

interface Running extends Progress {
  opened: OpenDatabase;
  pubsub: PubSub;
  listening: string;
  stopping: AbortSignal;
}

async function run(options: Options, { opened, pubsub, listening, stopping, log, report }: Running) {
  const { db } = opened;
  const clock = await sandboxClock(db);
  const passwords = scryptPasswords({ scrypt: fairScrypt() });
  if (options.hasDemo) await seedDemo({ db, clock, passwords });
  else if (await hasDemo(db)) throw new StartProblem(openToAll);
  else await seedDirectory(db);
  const smtp = options.smtp && smtpMailer({ db, clock, report }, options.smtp);
  const mailer = smtp ?? outboxMailer(db, clock);
  const { publicOrigin, widgetOrigin, host } = options;
  const addresses = serverAddresses({ app: publicOrigin, widget: widgetOrigin, host, listening });
  const widget = await readWidget();
  if (!widget) log("The verification widget is not built, so identities can't be verified: npm run build.");
  const provider = createSandbox({
    db,
    pubsub,
    clock,
    passwords,
    mailer,
    fonts: readFonts,
    addresses,
    widget: widget ?? undefined,
    verification: options.verification,
    faults: createFaults(),
    operator: options.hasOperator,
    onDefect: report,
  });
  const app = new Hono();
  // A guard of the router that serves the operator: it reads every spelling of the path alike.
  if (isLoopback(host)) app.use("/sandbox/*", guardOperator);
  app.route("/", provider);
  if (options.hasOperator && options.operatorDir !== undefined) {
    const tool = serveOperator(await readAppFolder(options.operatorDir));
    app.get("/sandbox", tool).get("/sandbox/*", tool);
  }
  if (options.stepperDir !== undefined) {
    const stepper = serveStepper(await readAppFolder(options.stepperDir, "stepper.html"));
    for (const path of stepperPaths) app.get(path, stepper);
  }
  addPictures(app, options, { report, stopping });
  if (options.appDir !== undefined) app.get("*", serveApp(await readAppFolder(options.appDir), addresses));
  const clearing = startClearing({ db, clock, onError: report });
  const tidy = () => void deleteExpired(db, clock.now()).catch(report);
  tidy();
  const timers = [
    setInterval(tidy, tidyEveryMs),
    setInterval(() => void clock.reload().catch(report), clockEveryMs),
    setInterval(() => void reviewWaiting({ db, mailer }, clock.now()).catch(report), reviewEveryMs),
  ];
  const stop = async () => {
    timers.forEach((timer) => clearInterval(timer));
    await clearing.stop();
    if (smtp) await waitForMail(smtp);
    await opened.close();
  };
  return { fetch: app.fetch, stop };
}

/** A promise with its resolve function. */
function deferred<T>(): { promise: Promise<T>; resolve: (value: T) => void } {
  let resolve: (value: T) => void = () => undefined;
  const promise = new Promise<T>((settle) => (resolve = settle));
  return { promise, resolve };
}

async function openAndRun(options: Options, listening: string, progress: Progress) {
  if (options.isReset) await emptyDatabase(options.dataDir);
  progress.log(options.databaseUrl ? "Opening the PostgreSQL database…" : "Opening the embedded database…");
  const opened = await openDatabase({ url: options.databaseUrl, dataDir: options.dataDir });
  const pubsub = pubSubFor(options, opened, progress.report);
  const stopping = new AbortController();
  const disconnect = () => {
    stopping.abort();
    return pubsub.close();
  };
  try {
    await pubsub.ready;
    const running = await run(options, { ...progress, opened, pubsub, listening, stopping: stopping.signal });
    return { ...running, disconnect, database: opened.kind };
  } catch (error) {
    await pubsub.close();
    await opened.close();
    throw error;
  }
}

/**
 * Starts the provider, and the app if requested. Takes the port first and lets requests wait, so that a taken port is
 * reported before anything else happens. Throws StartProblem or DatabaseProblem.
 */
export async function startServer(options: Options, progress: Progress): Promise<RunningServer> {
  for (const folder of [options.appDir, options.operatorDir])
    if (folder !== undefined) await readAppFolder(folder);
  const ready = deferred<Hono["fetch"]>();
  const { server, url } = await listen({
    host: options.host,
    port: options.port,
    answer: async (request, env) => {
      const fetch = await ready.promise;
      const socket = env.incoming.socket.remoteAddress;
      const forwardedFor = request.headers.get("X-Forwarded-For");
      const client = clientOf({ socket, forwardedFor }, options.trustedProxies);
      return currentClient.run(client, () => fetch(request, env));
    },
  });
  try {
    const { fetch, database, stop, disconnect } = await openAndRun(options, url, progress);
    ready.resolve(fetch);
    return {
      url,
      database,
      stop: async () => {
        // Streams never end by themselves, so they must be disconnected before listening can stop.
        const disconnected = disconnect();
        await stopListening(server);
        await disconnected;
        await stop();
      },
    };
  } catch (error) {
    await stopListening(server, 0);
    throw error;
  }
}
