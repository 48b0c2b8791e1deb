import { parseArgs } from "node:util";
import { defaultConnections } from "../db/postgresPools";
import { hourMs, minuteMs } from "@amberline/domain/dates";
import { isLanguage, languages } from "@amberline/domain/language";
import { readKey } from "../secrets/sealing";
import { type VerificationRules } from "../areas/identity";
import { type SmtpAccount } from "../outbox/smtp";
import { requireTls } from "../db/requireTls";
import { isLoopback } from "../db/loopback";
import { isForThisMachine, type Reach } from "./ownMachine";
import { defaultSessionLimits } from "../areas/auth/sessions";
import { defaultTrustLimits } from "../areas/payees";
import { type ConsentBy, type SessionLimits, type TrustLimits } from "../parts";
import { type ClamdAddress } from "./clamd";
import { ownBank } from "../bank";
import { StartProblem } from "./startProblem";
import { isPair, type VapidKeys } from "./vapid";
import { type TracesTarget } from "./tracing";

export interface Options extends Reach {
  port: number;
  /** Used instead of the embedded database. */
  databaseUrl: string | undefined;
  /** The same as the owner of its tables; undefined: the user who serves owns them. */
  migrationUrl: string | undefined;
  /** The same, past any pooler, to listen on; undefined: `databaseUrl`. */
  listenUrl: string | undefined;
  /** A standby of it, to read from. */
  standbyUrl: string | undefined;
  /** To PostgreSQL, of this process in all. */
  connections: number;
  dataDir: string;
  /** Starts with an empty embedded database. */
  isReset: boolean;
  /** Whether the demo customers are added, whose passwords everybody can read. */
  hasDemo: boolean;
  /** Whether the operator application and its calls are served. */
  hasOperator: boolean;
  /** A port of their own for them; undefined: the bank's. */
  operatorPort: number | undefined;
  /** Signs programs in as an operator with all rights. */
  operatorKey: string | undefined;
  /** Prints an invitation even if there are operators. */
  invitesOperator: boolean;
  /** Whether operators have what only tests need: the clock, faults, codes, sessions for anybody. */
  isTesting: boolean;
  /** Folder of the built web app, served at the root. */
  appDir: string | undefined;
  /** Folder of painted banks, served instead of the app's own at their hosts. */
  brandsDir: string | undefined;
  /** Folder of the built operator application, served under /sandbox if `hasOperator`. */
  operatorDir: string | undefined;
  /** Folder of the built flow stepper, served as /stepper.html with its files under /stepper. */
  stepperDir: string | undefined;
  /** Folder of a repository with those of the flows: testers on this machine keep walks there, and see what changed. */
  flowsDir: string | undefined;
  /** Folder of the images of the states, served under /images for the stepper. */
  imagesDir: string | undefined;
  /** Folder of the report of their last comparison. */
  reportDir: string | undefined;
  /** The tool that runs when a tester on this machine accepts an image. */
  acceptTool: string | undefined;
  /** Of apps elsewhere that use this provider. */
  allowedOrigins: readonly string[];
  /** Proxies in front that add the address they were called from to X-Forwarded-For. */
  trustedProxies: number;
  /** Seals what the database must not have readable; undefined: a key kept beside the embedded database. */
  secretsKey: Uint8Array | undefined;
  /** What it is sealed by until this start. */
  secretsKeyOld: Uint8Array | undefined;
  /** A file of passwords that leaked, refused as new ones. */
  breachedPasswords: string | undefined;
  /** A table of countries by address (.mmdb). Undefined: sign-ins show the address alone. */
  geoip: string | undefined;
  /** ClamAV's daemon, which scans the files of customers. Undefined: nobody does. */
  clamd: ClamdAddress | undefined;
  /** With it figures are read from other machines. */
  metricsKey: string | undefined;
  logFormat: "json" | "text";
  /** Null: nobody collects traces. */
  tracesTo: TracesTarget | null;
  /** How long requests in progress may take once the server is to stop. */
  stopMs: number;
  consentBy: ConsentBy;
  sessionLimits: SessionLimits;
  /** Null: every payment takes a code. */
  trustLimits: TrustLimits | null;
  /** Where to report a weakness: a mailto: or https: address. Undefined: nowhere. */
  securityContact: string | undefined;
  /** Overrides the default rules. */
  verification: Partial<VerificationRules>;
  /** To push to browsers with. Undefined: keys kept in the database. */
  vapid: VapidKeys | undefined;
  /** Whom push services may write to. */
  vapidSubject: string;
  /** Of push services for tests alone. */
  pushOrigins: readonly string[];
  /** Null: mail stays in the outbox. */
  smtp: SmtpAccount | null;
}

export const usage = `Usage: server [options]

  --host <address>         where to listen (127.0.0.1)
  --data-dir <folder>      the embedded database's folder (data)
  --reset                  begin with an empty embedded database
  --app-dir <folder>       serve the built web app too
  --brands-dir <folder>    at the hosts of the painted banks in it, serve the app as theirs
  --operator-dir <folder>  serve the operator's built tool too
  --stepper-dir <folder>   serve the built flow stepper too
  --flows-dir <folder>     and let testers on this machine keep walks there, and see what changed since main
  --images-dir <folder>    and the pictures of the states it shows
  --report-dir <folder>    and what the last comparison of them found
  --accept-tool <file>     and let testers on this machine keep new pictures by that tool
  --operator-port <port>   serve the operator's tool on a port of its own (one above the bank's on a public address)
  --operator-invitation    print an address to become an operator at, as for the first one
  --no-operator            let no operator in
  --testing                let operators move the clock, plan faults, and see codes and open sessions of anybody
  --demo                   add the demo customers, also on a public address or to PostgreSQL
  --no-demo                do not add them
  --help                   this text

Environment: PORT (4100), DATABASE_URL (a PostgreSQL address, with ?sslmode=verify-full on another machine; instead of
the embedded database),
DATABASE_CONNECTIONS (20; how many connections to PostgreSQL this process may have, besides the one it listens on),
MIGRATION_URL (the same database as its owner, to migrate it, so that the user of DATABASE_URL needs to own nothing),
LISTEN_URL (the same database past a pooler in transaction mode, for the one connection to listen on),
STANDBY_URL (one standby of it, which answers lists, statements and exports while it has all that is committed),
SMTP_URL and SMTP_FROM (a mail server, and whose name mail bears; without them it stays in the outbox),
PUBLIC_URL and WIDGET_URL (the addresses customers reach the app and the verification widget at; needed behind a proxy,
where they also shut out the demo customers, unless --demo, and testers who would keep new pictures),
ALLOWED_ORIGINS (addresses of apps on other origins that may use this provider, such as https://app.bank.example, with
commas between them; PUBLIC_URL is then the app's),
BANK_NAME (Amberline; what mail, papers and messages call the bank),
BANK_LANGUAGES (as lv|en; those of its bank.json, and first the one for customers not heard in any; all that are built),
OPERATOR_URL (the address operators reach their tool at; without it, this machine only),
OPERATOR_KEY (32 characters or more; programs send it as "Authorization: Bearer", and have all rights of an operator),
SECRETS_KEY (256 bits as base64, such as "openssl rand -base64 32" writes; seals secrets in the database; required with
DATABASE_URL and where others reach the bank, else made and kept beside the embedded database),
SECRETS_KEY_OLD (the key before, for one start with a new SECRETS_KEY, while no other process runs),
BREACHED_PASSWORDS (a file of Pwned Passwords, SHA-1 in order of hash; passwords in it are refused as new ones),
GEOIP_FILE (a table of countries by address, .mmdb; the history of sign-ins then names the country),
CLAMD_URL (ClamAV's daemon on this machine, as unix:/run/clamav/clamd.ctl or tcp://127.0.0.1:3310, which then scans every
file of a customer; without it nobody does),
CONSENT_BY (both; codes or passkeys: how customers agree to payments, contracts and changes of credentials),
SECURITY_CONTACT (where to report a weakness, such as mailto:security@bank.example; shown in security.txt),
VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY and VAPID_SUBJECT (to push notifications to browsers with, and a mailto: or https:
address for push services to write to; without the keys, ones kept in the database; with others than before every browser
has to subscribe anew), PUSH_HOSTS (with --testing, addresses of push services besides those of browsers),
SESSION_IDLE_MINUTES (10; when a session ends that nobody extends; the app's session profile has to agree),
SESSION_HOURS (12; when it ends however often it is extended),
TRUSTED_PAYMENT_EUR (250) and TRUSTED_DAY_EUR (500; the most that is paid to trusted payees without a code, 0 for nothing),
TRUSTED_PROXIES (0; how many proxies in front add their caller to X-Forwarded-For, so that limits count by customer),
LOG_FORMAT (text for this machine alone, else json), STOP_SECONDS (5; how long requests may take once the server stops),
METRICS_KEY (32 characters or more; sent as "Authorization: Bearer" it shows /metrics to other machines),
OTEL_EXPORTER_OTLP_ENDPOINT (a collector of OpenTelemetry that takes traces over HTTP, such as http://127.0.0.1:4318) and
OTEL_TRACES_SAMPLER_ARG (1; the share of the calls that are traced, from 0 to 1),
WIDGET_TOKEN_SECONDS (600) and VERIFICATION_DELAY_SECONDS (2).
DATABASE_URL, MIGRATION_URL, LISTEN_URL, STANDBY_URL, SMTP_URL, OPERATOR_KEY, VAPID_PRIVATE_KEY, SECRETS_KEY and
SECRETS_KEY_OLD may be in files, as vaults write them: DATABASE_URL_FILE and so on name these.
`;

function readPort(name: string, text: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : NaN;
  if (port >= 0 && port <= 65_535) return port;
  throw new StartProblem(`${name} is "${text}"; it has to be a number from 0 to 65535.`);
}

/** Enough that nobody guesses it. */
const shortestKey = 32;

function readLongKey(name: string, text: string | undefined): string | undefined {
  if (!text || text.length >= shortestKey) return text || undefined;
  throw new StartProblem(`${name} has ${text.length} characters; it has to have ${shortestKey} or more.`);
}

/** Throws StartProblem. */
function readTraces(env: Record<string, string | undefined>): TracesTarget | null {
  const base = env["OTEL_EXPORTER_OTLP_ENDPOINT"];
  if (!base) return null;
  if (!URL.canParse(base))
    throw new StartProblem(`OTEL_EXPORTER_OTLP_ENDPOINT is "${base}"; it has to be like http://host:4318.`);
  const text = env["OTEL_TRACES_SAMPLER_ARG"] || "1";
  const share = Number(text);
  if (share >= 0 && share <= 1) return { url: `${base.replace(/\/$/, "")}/v1/traces`, share };
  throw new StartProblem(`OTEL_TRACES_SAMPLER_ARG is "${text}"; it has to be from 0 to 1.`);
}

function readSecretsKey(name: string, text: string | undefined): Uint8Array | undefined {
  if (!text) return undefined;
  const key = readKey(text);
  if (key) return key;
  throw new StartProblem(`${name} is not 256 bits as base64, such as "openssl rand -base64 32" writes.`);
}

function readSmtp(url: string | undefined, from: string | undefined): SmtpAccount | null {
  if (!url) return null;
  if (!URL.canParse(url) || !/^smtps?:$/.test(new URL(url).protocol) || new URL(url).hostname === "") {
    throw new StartProblem("SMTP_URL is not an address like smtp://user:password@host:587.");
  }
  if ([...new URL(url).searchParams.keys()].some((name) => /tls|secure/i.test(name)))
    throw new StartProblem("SMTP_URL has settings of TLS, which is not to be switched off.");
  if (from) return { url, from };
  throw new StartProblem(
    "SMTP_URL needs SMTP_FROM beside it: whose name mail bears, such as Amberline <no-reply@example.com>.",
  );
}

function readOrigin(name: string, text: string | undefined): string | undefined {
  if (!text) return undefined;
  const url = URL.canParse(text) ? new URL(text) : null;
  const isOrigin =
    url &&
    /^https?:$/.test(url.protocol) &&
    /^(?:[\da-z.-]+|\[[\da-f:]+\])$/.test(url.hostname) &&
    `${url.pathname}${url.search}${url.hash}${url.username}${url.password}` === "/";
  if (!isOrigin)
    throw new StartProblem(`${name} is "${text}"; it has to be an address like https://bank.example.com.`);
  if (url.protocol === "https:" || isLoopback(url.hostname)) return url.origin;
  throw new StartProblem(`${name} is "${text}"; others than this machine need https.`);
}

const readOrigins = (name: string, text: string | undefined): string[] =>
  (text ?? "").split(",").flatMap((each) => readOrigin(name, each.trim()) ?? []);

/** Two applications on one host share its cookies, whatever their ports. */
function requireOwnHost({ operatorOrigin, publicOrigin, widgetOrigin }: Reach): void {
  if (operatorOrigin === undefined || isLoopback(new URL(operatorOrigin).hostname)) return;
  const others = [publicOrigin, widgetOrigin].flatMap((each) => (each ? [new URL(each).hostname] : []));
  if (others.includes(new URL(operatorOrigin).hostname))
    throw new StartProblem("OPERATOR_URL has to have another host name than PUBLIC_URL and WIDGET_URL.");
}

function readCount(name: string, text: string | undefined, unit = ""): number | undefined {
  if (!text) return undefined;
  if (/^\d{1,5}$/.test(text)) return Number(text);
  throw new StartProblem(`${name} is "${text}"; it has to be a number${unit} from 0 to 99999.`);
}

/** Fewer would let kinds of work wait for each other. */
const fewestConnections = 5;

function readConnections(text: string | undefined): number {
  const count = readCount("DATABASE_CONNECTIONS", text) ?? defaultConnections;
  if (count >= fewestConnections) return count;
  throw new StartProblem(`DATABASE_CONNECTIONS is ${count}; it has to be ${fewestConnections} or more.`);
}

function readLogFormat(text: string | undefined): "json" | "text" | undefined {
  if (!text) return undefined;
  if (text === "json" || text === "text") return text;
  throw new StartProblem(`LOG_FORMAT is "${text}"; it has to be json or text.`);
}

function readContact(name: string, text: string | undefined): string | undefined {
  if (!text || /^(mailto:|https:\/\/)\S+$/.test(text)) return text || undefined;
  throw new StartProblem(`${name} is "${text}"; it has to be like mailto:security@bank.example.`);
}

function readVapid(publicKey?: string, privateKey?: string): VapidKeys | undefined {
  if (!publicKey && !privateKey) return undefined;
  const keys = { publicKey: publicKey ?? "", privateKey: privateKey ?? "" };
  if (isPair(keys)) return keys;
  throw new StartProblem(
    `VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY are no pair, such as "npx web-push generate-vapid-keys" writes.`,
  );
}

function readPushHosts(text: string | undefined, isTesting: boolean): string[] {
  if (text && !isTesting) throw new StartProblem("PUSH_HOSTS is for tests: it needs --testing.");
  return readOrigins("PUSH_HOSTS", text);
}

/** Its protocol is not encrypted. */
function readClamd(text: string | undefined): ClamdAddress | undefined {
  if (!text) return undefined;
  const { protocol, hostname, port, pathname } = new URL(URL.canParse(text) ? text : "none:");
  if (protocol === "unix:" && hostname === "" && pathname.length > 1) return { path: pathname };
  if (protocol === "tcp:" && isLoopback(hostname) && port !== "")
    return { host: hostname.replace(/^\[|\]$/g, ""), port: Number(port) };
  throw new StartProblem(
    `CLAMD_URL is "${text}"; it has to be like unix:/run/clamav/clamd.ctl or tcp://127.0.0.1:3310, on this machine.`,
  );
}

function readConsent(text: string | undefined): ConsentBy {
  if (!text || text === "both") return "both";
  if (text === "codes" || text === "passkeys") return text;
  throw new StartProblem(`CONSENT_BY is "${text}"; it has to be codes, passkeys or both.`);
}

function readDuration(name: string, text: string | undefined, unit: string): number | undefined {
  const count = readCount(name, text, ` of ${unit}`);
  if (count === 0) throw new StartProblem(`${name} is 0; no session would last.`);
  return count;
}

function readSessionLimits(env: Record<string, string | undefined>): SessionLimits {
  const minutes = readDuration("SESSION_IDLE_MINUTES", env["SESSION_IDLE_MINUTES"], "minutes");
  const hours = readDuration("SESSION_HOURS", env["SESSION_HOURS"], "hours");
  return {
    idleMs: minutes === undefined ? defaultSessionLimits.idleMs : minutes * minuteMs,
    longestMs: hours === undefined ? defaultSessionLimits.longestMs : hours * hourMs,
  };
}

/** `bank.ts` has it from the environment too. Longer ones do not fit on a letter's head. */
function requireName(text: string | undefined): void {
  if (text && (text.length > 40 || /[\p{Cc}<>"]/u.test(text)))
    throw new StartProblem("BANK_NAME has to have 40 letters at most, and no <, > or quotes.");
}

/** So are they. */
function requireLanguages(text: string | undefined): void {
  if (text && !text.split("|").every(isLanguage))
    throw new StartProblem(`BANK_LANGUAGES has to be one or more of ${languages.join("|")}.`);
}

/** Nothing is paid without a code where either is 0. */
function readTrustLimits(env: Record<string, string | undefined>): TrustLimits | null {
  const inCents = (name: string, text: string | undefined) => {
    const euros = readCount(name, text, " of euros");
    return euros && euros * 100;
  };
  const perPayment =
    inCents("TRUSTED_PAYMENT_EUR", env["TRUSTED_PAYMENT_EUR"]) ?? defaultTrustLimits.perPayment;
  const perDay = inCents("TRUSTED_DAY_EUR", env["TRUSTED_DAY_EUR"]) ?? defaultTrustLimits.perDay;
  return perPayment > 0 && perDay > 0 ? { perPayment, perDay } : null;
}

const readMilliseconds = (name: string, text: string | undefined) => {
  const seconds = readCount(name, text, " of seconds");
  return seconds === undefined ? undefined : seconds * 1000;
};

function readVerification(env: Record<string, string | undefined>): Partial<VerificationRules> {
  const tokenLifeMs = readMilliseconds("WIDGET_TOKEN_SECONDS", env["WIDGET_TOKEN_SECONDS"]);
  const pendingAfterMs = readMilliseconds("VERIFICATION_DELAY_SECONDS", env["VERIFICATION_DELAY_SECONDS"]);
  return {
    ...(tokenLifeMs === undefined ? {} : { tokenLifeMs }),
    ...(pendingAfterMs === undefined ? {} : { pendingAfterMs }),
  };
}

const flags = {
  host: { type: "string", default: "127.0.0.1" },
  "data-dir": { type: "string", default: "data" },
  reset: { type: "boolean", default: false },
  demo: { type: "boolean" },
  operator: { type: "boolean", default: true },
  "operator-port": { type: "string" },
  "operator-invitation": { type: "boolean", default: false },
  testing: { type: "boolean", default: false },
  "app-dir": { type: "string" },
  "brands-dir": { type: "string" },
  "operator-dir": { type: "string" },
  "stepper-dir": { type: "string" },
  "flows-dir": { type: "string" },
  "images-dir": { type: "string" },
  "report-dir": { type: "string" },
  "accept-tool": { type: "string" },
  help: { type: "boolean", default: false },
} as const;

function parse(args: string[]) {
  try {
    return parseArgs({ args, options: flags, allowNegative: true, strict: true }).values;
  } catch (error) {
    const reason = error instanceof Error ? (error.message.split(". ")[0] ?? "") : "";
    throw new StartProblem(`${reason}. Try --help.`);
  }
}

/** Reads the command line and the environment; null if help was requested. Throws StartProblem. */
export function readOptions(args: string[], env: Record<string, string | undefined>): Options | null {
  const values = parse(args);
  if (values.help) return null;
  const databaseUrl = env["DATABASE_URL"] || undefined;
  const migrationUrl = env["MIGRATION_URL"] || undefined;
  const listenUrl = env["LISTEN_URL"] || undefined;
  const standbyUrl = env["STANDBY_URL"] || undefined;
  const others = { MIGRATION_URL: migrationUrl, LISTEN_URL: listenUrl, STANDBY_URL: standbyUrl };
  for (const [name, url] of Object.entries(others)) {
    requireTls(name, url);
    if (url && !databaseUrl) throw new StartProblem(`${name} needs DATABASE_URL beside it.`);
  }
  requireTls("DATABASE_URL", databaseUrl);
  requireName(env["BANK_NAME"]);
  requireLanguages(env["BANK_LANGUAGES"]);
  if (values.reset && databaseUrl) {
    throw new StartProblem(
      "--reset empties the embedded database only; with DATABASE_URL, drop the database yourself.",
    );
  }
  const reach = {
    host: values.host,
    publicOrigin: readOrigin("PUBLIC_URL", env["PUBLIC_URL"]),
    widgetOrigin: readOrigin("WIDGET_URL", env["WIDGET_URL"]),
    operatorOrigin: readOrigin("OPERATOR_URL", env["OPERATOR_URL"]),
  };
  requireOwnHost(reach);
  const secretsKey = readSecretsKey("SECRETS_KEY", env["SECRETS_KEY"]);
  if (!secretsKey && (databaseUrl || !isForThisMachine(reach))) {
    throw new StartProblem(
      `SECRETS_KEY is missing: a key of 256 bits that the database does not have, such as "openssl rand -base64 32" writes.`,
    );
  }
  const port = readPort("PORT", env["PORT"] || "4100");
  const operatorPort = values["operator-port"] ?? (isForThisMachine(reach) ? "" : String(port && port + 1));
  const securityContact = readContact("SECURITY_CONTACT", env["SECURITY_CONTACT"]);
  return {
    ...reach,
    port,
    databaseUrl,
    migrationUrl,
    listenUrl,
    standbyUrl,
    connections: readConnections(env["DATABASE_CONNECTIONS"]),
    dataDir: values["data-dir"],
    isReset: values.reset,
    hasDemo: values.demo ?? (isForThisMachine(reach) && !databaseUrl),
    hasOperator: values.operator,
    operatorPort: operatorPort === "" ? undefined : readPort("--operator-port", operatorPort),
    operatorKey: readLongKey("OPERATOR_KEY", env["OPERATOR_KEY"]),
    secretsKey,
    secretsKeyOld: readSecretsKey("SECRETS_KEY_OLD", env["SECRETS_KEY_OLD"]),
    invitesOperator: values["operator-invitation"],
    isTesting: values.testing,
    appDir: values["app-dir"],
    brandsDir: values["brands-dir"],
    operatorDir: values["operator-dir"],
    stepperDir: values["stepper-dir"],
    flowsDir: values["flows-dir"],
    imagesDir: values["images-dir"],
    reportDir: values["report-dir"],
    acceptTool: values["accept-tool"],
    breachedPasswords: env["BREACHED_PASSWORDS"] || undefined,
    geoip: env["GEOIP_FILE"] || undefined,
    clamd: readClamd(env["CLAMD_URL"]),
    tracesTo: readTraces(env),
    metricsKey: readLongKey("METRICS_KEY", env["METRICS_KEY"]),
    logFormat:
      readLogFormat(env["LOG_FORMAT"]) ?? (isForThisMachine(reach) && !databaseUrl ? "text" : "json"),
    stopMs: readMilliseconds("STOP_SECONDS", env["STOP_SECONDS"]) ?? 5_000,
    consentBy: readConsent(env["CONSENT_BY"]),
    sessionLimits: readSessionLimits(env),
    trustLimits: readTrustLimits(env),
    securityContact,
    allowedOrigins: readOrigins("ALLOWED_ORIGINS", env["ALLOWED_ORIGINS"]),
    trustedProxies: readCount("TRUSTED_PROXIES", env["TRUSTED_PROXIES"]) ?? 0,
    verification: readVerification(env),
    vapid: readVapid(env["VAPID_PUBLIC_KEY"], env["VAPID_PRIVATE_KEY"]),
    vapidSubject:
      readContact("VAPID_SUBJECT", env["VAPID_SUBJECT"]) ?? securityContact ?? `https://${ownBank.website}`,
    pushOrigins: readPushHosts(env["PUSH_HOSTS"], values.testing),
    smtp: readSmtp(env["SMTP_URL"], env["SMTP_FROM"]),
  };
}
