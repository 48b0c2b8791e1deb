import { dayMs } from "@amberline/domain/dates";
import { rm } from "node:fs/promises";
import path from "node:path";
import { Hono, type MiddlewareHandler } from "hono";
import { REQUEST_ID_HEADER } from "@amberline/api/contract";
import type { Options } from "./options";
import { localPubSub, type PubSub } from "../pubsub";
import { postgresPubSub } from "../pubsub/postgresPubSub";
import { followAudit } from "../audit";
import { ownLanguages } from "../bank";
import { createProvider } from "../createSandbox";
import { openDatabase, type OpenDatabase } from "../db/open";
import { readFonts } from "../documents/readFonts";
import { createFaults } from "../faults";
import { startJobs } from "../jobs";
import { outboxMailer, queueingMailer } from "../outbox";
import { smtpSender } from "../outbox/smtp";
import { firstInvitation } from "../operator";
import { sandboxClock, systemClock, type Clock } from "../platform/clock";
import { deferred } from "../platform/deferred";
import { repeatedly } from "../platform/repeatedly";
import { defectText } from "../platform/defectText";
import { secured } from "../http/headers";
import { answering } from "../platform/currentRequest";
import { lockFolder } from "../db/folderLock";
import { type CountryOf } from "../parts";
import { scryptPasswords, type IsBreached, type ScryptCost } from "../secrets/passwords";
import { systemRandom } from "../secrets/random";
import { hasDemo, seedDemo, seedDirectory } from "../seed";
import { serverAddresses } from "./addresses";
import { addPictures } from "./addPictures";
import { readAppFolder, readBrands } from "./appFolder";
import { breachedPasswords } from "./breachedPasswords";
import { countriesIn } from "./countries";
import { clamd } from "./clamd";
import { flowFolders } from "./flowFolders";
import { clientOf } from "./clientAddress";
import { mountCspReports } from "./cspReports";
import { isBrokenOff, listen, stopListening, type Listening } from "./listen";
import { fairScrypt } from "./nodeScrypt";
import { isLoopback } from "../db/loopback";
import { createMetrics, type Metrics } from "./metrics";
import { createOperations, type Operations } from "./operations";
import { isForThisMachine, isFromThisMachine } from "./ownMachine";
import { type Log } from "./log";
import { serveApp, serveOperator, serveStepper, stepperPaths } from "./serveApp";
import { openSealing } from "./openSealing";
import { paperThreads } from "./paperThreads";
import { StartProblem } from "./startProblem";
import { openTracing, type Tracing } from "./tracing";
import { keptKeys } from "./vapid";
import { webPusher } from "./webPusher";
import { readWidget } from "./widgetFolder";

/** RFC 9116: says where to report a weakness, for the next half year. */
function mountSecurityText(app: Hono, { securityContact }: Options, clock: Pick<Clock, "now">): void {
  if (securityContact === undefined) return;
  app.get("/.well-known/security.txt", (context) => {
    const expires = new Date(clock.now() + 180 * dayMs).toISOString();
    const text = `Contact: ${securityContact}\nExpires: ${expires}\nPreferred-Languages: ${ownLanguages.join(", ")}\n`;
    return context.text(text);
  });
}

export interface RunningServer {
  url: string;
  /** Where operators use their tool; null: nowhere. */
  operatorUrl: string | null;
  /** For the first operator, or one that was asked for. */
  invitation: string | null;
  database: OpenDatabase["kind"];
  /** Ends requests in progress, clearing and the database, in that order. */
  stop(): Promise<void>;
}

interface Output {
  /** Writes a line of progress. */
  log: (line: string) => void;
  /** Writes defects and failed clearing runs, without anything secret. */
  report: (text: string) => void;
  answered?: Log["answered"];
  audited?: Log["audited"];
  /** Ends the process, because going on would do harm. */
  fail?: (error: unknown) => void;
}

/** What no option or variable of the server sets. */
interface Testing {
  /** Of passwords. @default scryptCost */
  passwordCost?: ScryptCost;
}

interface Progress extends Pick<Output, "log" | "fail">, Testing {
  metrics: Metrics;
  tracing: Tracing;
  report: (error: unknown) => void;
}

/** The longest that stopping waits for mail being sent. */
const mailTimeoutMs = 5_000;
const mailEveryMs = 1_000;

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
 * through. A second lock: whoever gets through has to sign in.
 */
const guardOperator: MiddlewareHandler = async (context, next) => {
  if (isFromThisMachine(context.req.raw)) return next();
  return context.text("Forbidden", 403);
};

/** Several processes may share a PostgreSQL; an embedded database has only this one. */
function pubSubFor({ databaseUrl, listenUrl }: Options, { db }: OpenDatabase, report: Progress["report"]) {
  if (databaseUrl) return postgresPubSub({ db, url: listenUrl ?? databaseUrl }, report);
  const pubsub = localPubSub();
  return { ...pubsub, ready: Promise.resolve(), close: async () => pubsub.disconnect() };
}

/** What is not sent by then is sent later, by whichever process comes first. */
async function sendLast(sending: Promise<void>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise<void>((resolve) => (timer = setTimeout(resolve, mailTimeoutMs)));
  await Promise.race([sending, patience]);
  clearTimeout(timer);
}

interface Running extends Progress {
  opened: OpenDatabase;
  isBreached: IsBreached | undefined;
  countryOf: CountryOf | undefined;
  pubsub: PubSub;
  listening: string;
  stopping: AbortSignal;
}

/** What stands at the operators' address: their calls, and their tool if it is built. */
async function operatorApp(options: Options, calls: Hono): Promise<Hono> {
  const app = new Hono();
  const { operatorOrigin, operatorDir } = options;
  const isPublic = operatorOrigin !== undefined && !isLoopback(new URL(operatorOrigin).hostname);
  // A guard of the router that serves the operator: it reads every spelling of the path alike.
  if (!isPublic) app.use("/sandbox/*", guardOperator);
  app.route("/", calls);
  if (operatorDir === undefined) return app;
  const tool = serveOperator(await readAppFolder(operatorDir));
  return app.get("/sandbox", tool).get("/sandbox/*", tool);
}

async function run(
  options: Options,
  {
    opened,
    isBreached,
    countryOf,
    pubsub,
    listening,
    stopping,
    log,
    report,
    metrics,
    tracing,
    passwordCost: cost,
  }: Running,
) {
  const { db } = opened;
  const sealing = await openSealing(db, options);
  const clock = await sandboxClock(db);
  const scrypt = fairScrypt();
  const passwords = scryptPasswords({ scrypt, ...(cost && { cost }) });
  metrics.watch(opened, scrypt.load, clock);
  if (options.hasDemo) await seedDemo({ db, clock, passwords, sealing, fonts: readFonts });
  else if (await hasDemo(db)) throw new StartProblem(openToAll);
  else await seedDirectory(db);
  const mailer = options.smtp ? queueingMailer(clock, sealing) : outboxMailer(clock);
  const around = <T>(sending: () => Promise<T>) => tracing.work("letter", sending);
  const sendMail = options.smtp && smtpSender({ db, clock, sealing, report, around }, options.smtp);
  const { publicOrigin, widgetOrigin, host } = options;
  const addresses = serverAddresses({ app: publicOrigin, widget: widgetOrigin, host, listening });
  const widget = await readWidget();
  if (!widget) log("The verification widget is not built, so identities can't be verified: npm run build.");
  if (publicOrigin && !isLoopback(new URL(publicOrigin).hostname) && !widgetOrigin)
    log("The verification widget shares the app's address: WIDGET_URL gives it a host name of its own.");
  const { operatorKey: key, operatorOrigin, isTesting } = options;
  const draw = paperThreads();
  const keys = options.vapid ?? (await keptKeys(db, sealing));
  const { vapidSubject: subject, pushOrigins: origins } = options;
  const pusher = webPusher({ keys, subject, origins, stopping });
  const provider = createProvider({
    db,
    findReader: opened.findReader,
    pubsub,
    consentBy: options.consentBy,
    sessionLimits: options.sessionLimits,
    trustLimits: options.trustLimits,
    clock,
    passwords,
    isBreached,
    countryOf,
    isInfected: options.clamd && clamd(options.clamd),
    sealing,
    pusher,
    mailer,
    fonts: readFonts,
    draw,
    addresses,
    allowedOrigins: options.allowedOrigins,
    widget: widget ?? undefined,
    verification: options.verification,
    faults: createFaults(),
    operator: options.hasOperator
      ? {
          key,
          isTesting,
          requiresFactor: !isForThisMachine(options),
          origin: operatorOrigin,
          clock: systemClock,
        }
      : undefined,
    onDefect: report,
  });
  const app = provider.bank;
  const operator = await operatorApp(options, provider.operator);
  if (options.hasOperator && options.operatorPort === undefined) app.route("/", operator);
  const { stepperDir, flowsDir } = options;
  const isFollowable = isTesting && stepperDir !== undefined && isForThisMachine(options);
  const hasFolders = flowsDir !== undefined && isForThisMachine(options);
  // In development the stepper comes from a server of its own.
  if (hasFolders) app.route("/stepper/flows", flowFolders(flowsDir, report));
  if (stepperDir !== undefined) {
    const offered = [...(isFollowable ? ["live"] : []), ...(hasFolders ? ["flows"] : [])];
    const stepper = serveStepper(await readAppFolder(stepperDir, "stepper.html"), offered);
    for (const path of stepperPaths) app.get(path, stepper);
  }
  mountCspReports(app, { db, clock });
  mountSecurityText(app, options, clock);
  addPictures(app, options, { report, stopping });
  if (options.appDir !== undefined) {
    const built = await readAppFolder(options.appDir);
    const brands = options.brandsDir === undefined ? undefined : await readBrands(options.brandsDir, built);
    app.get("*", serveApp(built, addresses, brands, isFollowable));
  }
  const jobs = startJobs({ db, mailer, clock, pubsub, draw, pusher, report, stopping, traced: tracing.work });
  const mailing = sendMail && repeatedly(sendMail, { everyMs: mailEveryMs, onError: report });
  const stop = async () => {
    await jobs.stop();
    await draw.close();
    if (mailing && sendMail) await sendLast(mailing.stop().then(sendMail).catch(report));
    await opened.close();
  };
  const invited = { isWanted: options.invitesOperator, now: systemClock.now() };
  const invitation = options.hasOperator
    ? await firstInvitation({ db, random: systemRandom }, invited)
    : null;
  return { bank: app.fetch, operator: operator.fetch, invitation, stop };
}

async function openAndRun(options: Options, listening: string, progress: Progress) {
  const { breachedPasswords: leaked, geoip } = options;
  const isBreached = leaked === undefined ? undefined : await breachedPasswords(leaked);
  const countryOf = geoip === undefined ? undefined : await countriesIn(geoip);
  if (options.isReset) await emptyDatabase(options.dataDir);
  progress.log(options.databaseUrl ? "Opening the PostgreSQL database…" : "Opening the embedded database…");
  const opened = await openDatabase({
    url: options.databaseUrl,
    ownerUrl: options.migrationUrl,
    standbyUrl: options.standbyUrl,
    connections: options.connections,
    dataDir: options.dataDir,
    ...(options.tracesTo && { onStatement: progress.tracing.statement }),
    onLost: progress.fail,
  });
  const pubsub = pubSubFor(options, opened, progress.report);
  const stopping = new AbortController();
  const disconnect = () => {
    stopping.abort();
    return pubsub.close();
  };
  try {
    await pubsub.ready;
    const underWay = {
      ...progress,
      opened,
      isBreached,
      countryOf,
      pubsub,
      listening,
      stopping: stopping.signal,
    };
    const running = await run(options, underWay);
    return { ...running, disconnect, opened, database: opened.kind };
  } catch (error) {
    await pubsub.close();
    await opened.close();
    throw error;
  }
}

type Fetch = Hono["fetch"];
type Answering = Omit<Parameters<typeof listen>[0], "host" | "port" | "setting">;

/** The longest that a request waits for the server to be ready. */
const readyMs = 10_000;

const notReady = () => new Response("Starting", { status: 503, headers: { "Retry-After": "5" } });

async function readyOrRefused(ready: Promise<Fetch>): Promise<Fetch> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const refused = new Promise<Fetch>((resolve) => (timer = setTimeout(resolve, readyMs, notReady)));
  return Promise.race([ready, refused]).finally(() => clearTimeout(timer));
}

interface Place {
  origin: string | undefined;
  hasMetrics: boolean;
  operations: Operations;
  tracing: Tracing;
  onAnswered: Log["answered"];
}

/** Lets requests wait until the server is ready, knows whose each is, and secures the answers from an origin. */
function answerBy(ready: Promise<Fetch>, { trustedProxies }: Options, place: Place): Answering {
  const { origin, hasMetrics, operations, tracing, onAnswered } = place;
  const isHttps = origin?.startsWith("https:") ?? false;
  return {
    isHttps,
    answer: async (request, env) => {
      const asked = await operations.answer(request, { hasMetrics });
      if (asked) return secured(asked, { isHttps });
      const fetch = await readyOrRefused(ready);
      const socket = env.incoming.socket.remoteAddress;
      const forwardedFor = request.headers.get("X-Forwarded-For");
      const client = clientOf({ socket, forwardedFor }, trustedProxies);
      return answering(client, async (current) => {
        const began = performance.now();
        const response = secured(await tracing.request(request, async () => fetch(request, env)), {
          isHttps,
        });
        response.headers.set(REQUEST_ID_HEADER, current.requestId);
        const { status } = response;
        const ms = Math.round(performance.now() - began);
        if (current.route !== "" || status >= 500)
          onAnswered({ route: current.route || "other", method: request.method, status, ms });
        return response;
      });
    },
  };
}

/** Operators on a port of their own are on this machine, unless they have a public address. */
function listenForOperators(options: Options, answering: Answering) {
  const { hasOperator, operatorPort: port, operatorOrigin, host } = options;
  if (!hasOperator || port === undefined) return null;
  const isReachable = operatorOrigin !== undefined || isLoopback(host);
  return listen({ host: isReachable ? host : "127.0.0.1", port, setting: "--operator-port ", ...answering });
}

/**
 * Starts the provider, and the app if requested. Takes the ports first and lets requests wait, so that a taken port is
 * reported before anything else happens. Throws StartProblem or DatabaseProblem.
 */
export async function startServer(
  options: Options,
  { log, report, fail, answered = () => undefined, audited = () => undefined }: Output,
  testing: Testing = {},
): Promise<RunningServer> {
  for (const folder of [options.appDir, options.operatorDir])
    if (folder !== undefined) await readAppFolder(folder);
  const { host, port, operatorOrigin } = options;
  const bank = deferred<Fetch>();
  const operator = deferred<Fetch>();
  const unfollow = followAudit(audited);
  const metrics = createMetrics();
  const tracing = await openTracing(options.tracesTo, options.trustedProxies > 0);
  const operations = createOperations(metrics, options.metricsKey, systemClock);
  const onAnswered: Log["answered"] = (request) => {
    metrics.answered(request);
    answered(request);
  };
  const place = (origin: string | undefined, hasMetrics: boolean) => ({
    ...{ origin, hasMetrics },
    ...{ operations, tracing, onAnswered },
  });
  const hasMetrics = isForThisMachine(options) && options.operatorPort === undefined;
  const ofBank = answerBy(bank.promise, options, place(options.publicOrigin, hasMetrics));
  const listening = [await listen({ host, port, ...ofBank })];
  const stopAll = (patienceMs?: number) =>
    Promise.all(listening.map(({ server }) => stopListening(server, patienceMs)));
  try {
    const own = await listenForOperators(
      options,
      answerBy(operator.promise, options, place(operatorOrigin, true)),
    );
    if (own) listening.push(own);
    const [{ url }] = listening as [Listening];
    const { stop, disconnect, opened, ...running } = await openAndRun(options, url, {
      ...{ log, metrics, tracing, ...testing },
      ...(fail ? { fail } : {}),
      report: (error) => {
        if (!isBrokenOff(error)) report(defectText(error));
      },
    });
    bank.resolve(running.bank);
    operator.resolve(running.operator);
    operations.ready(opened);
    const hasTool = options.hasOperator && (options.operatorDir ?? operatorOrigin) !== undefined;
    return {
      url,
      operatorUrl: hasTool ? `${operatorOrigin ?? own?.url ?? url}/sandbox` : null,
      invitation: running.invitation,
      database: running.database,
      stop: async () => {
        // Streams never end by themselves, so they must be disconnected before listening can stop.
        operations.stopping();
        const disconnected = disconnect();
        await stopAll(options.stopMs);
        await disconnected;
        await stop();
        await tracing.stop();
        unfollow();
      },
    };
  } catch (error) {
    await stopAll(0);
    unfollow();
    throw error;
  }
}
