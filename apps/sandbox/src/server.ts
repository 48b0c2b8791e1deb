import path from "node:path";
import { readOptions, usage, type Options } from "./server/options";
import { DatabaseProblem } from "./db/problem";
import { defectText } from "./platform/defectText";
import { jsonLog, type Log } from "./server/log";
import { demoLogins, demoPassword } from "./seed";
import { withSecretFiles } from "./server/secretFiles";
import { startServer, type RunningServer } from "./server/startServer";
import { StartProblem } from "./server/startProblem";

const widest = Math.max(...Object.values(demoLogins).map(({ email }) => email.length));

const leftOut = () => undefined;

/** For people at a terminal: calls and the audit log are left out. */
const textLog: Log = { log: console.log, report: console.error, answered: leftOut, audited: leftOut };

function readyText(
  { url, operatorUrl, invitation, database }: RunningServer,
  { hasDemo, isTesting, stepperDir, appDir, dataDir, smtp }: Options,
): string {
  const logins = Object.values(demoLogins).map(({ email, about }) => `    ${email.padEnd(widest)}  ${about}`);
  const place =
    database === "pglite"
      ? `embedded, in ${path.resolve(dataDir)} (survives a killed process, not a power cut)`
      : "PostgreSQL";
  return [
    "",
    `Amberline is ready: ${url}${appDir === undefined ? "/api/v1" : ""}`,
    "",
    ...(hasDemo
      ? [`  Sign in with the password ${demoPassword} as`, ...logins]
      : ["  Customers sign up first."]),
    ...(operatorUrl === null
      ? []
      : [
          "",
          `  The bank's own side, ${isTesting ? "codes, outbox, payments, faults" : "payments, companies, chats"}: ${operatorUrl}`,
        ]),
    ...(operatorUrl === null || invitation === null
      ? []
      : [
          `  Operator: open ${operatorUrl}/#invitation=${invitation}`,
          "    once to choose a name and a password (valid 24 hours)",
        ]),
    ...(stepperDir === undefined
      ? []
      : ["", `  Every journey step by step, for testers: ${url}/stepper.html`]),
    "",
    ...(smtp ? [`  Mail: sent through ${new URL(smtp.url).host}`] : []),
    `  Data: ${place}`,
    "  Stop with Ctrl+C.",
    "",
  ].join("\n");
}

function stopOnSignal({ stop }: RunningServer): void {
  let isStopping = false;
  const onSignal = () => {
    if (isStopping) process.exit(130);
    isStopping = true;
    console.log("Stopping…");
    stop().then(
      () => process.exit(0),
      (error: unknown) => fail(error),
    );
  };
  process.on("SIGINT", onSignal);
  process.on("SIGTERM", onSignal);
}

function fail(error: unknown): never {
  const isExpected = error instanceof StartProblem || error instanceof DatabaseProblem;
  console.error(isExpected ? error.sentence : defectText(error));
  process.exit(1);
}

async function main(): Promise<void> {
  const options = readOptions(process.argv.slice(2), withSecretFiles(process.env));
  if (!options) return console.log(usage);
  const log = options.logFormat === "json" ? jsonLog() : textLog;
  const running = await startServer(options, { ...log, fail });
  stopOnSignal(running);
  if (options.logFormat === "text") return console.log(readyText(running, options));
  log.log(`Ready: ${running.url}, operators at ${running.operatorUrl ?? "no address"}`);
  if (options.invitesOperator && running.invitation !== null)
    log.log(
      `An operator's invitation, valid 24 hours: ${running.operatorUrl}/#invitation=${running.invitation}`,
    );
}

main().catch(fail);
