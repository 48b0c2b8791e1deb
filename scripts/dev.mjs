import { spawn } from "node:child_process";
import path from "node:path";
import { createInterface } from "node:readline";
import { setTimeout } from "node:timers/promises";
import { ensureDependencies, lineOf, picturesLine, root, run } from "./setup.mjs";

ensureDependencies();
// The verification widget is built by the sandbox and has no hot reload.
const built = run("turbo", ["run", "build", "--filter=@amberline/sandbox", "--output-logs=errors-only"]);
if (built !== 0) process.exit(built);

const { PORT: port = "4100", DEV_PORT: first = "5173" } = process.env;
const at = (beside) => `http://localhost:${Number(first) + beside}`;
const provider = `http://127.0.0.1:${port}`;
// Vite proxies the widget and the operator's calls, so to a browser they are on Vite's origins.
const own = {
  PUBLIC_URL: at(0),
  OPERATOR_URL: at(1),
  STEPPER_URL: at(2),
  PROVIDER_URL: provider,
  FORCE_COLOR: "1",
};

const children = [];
let isStopping = false;
/** Once: told again, tsx would not wait for the sandbox to close its database. */
function stop() {
  if (isStopping) return;
  isStopping = true;
  for (const child of children) child.kill("SIGTERM");
}

/** Starts a part in its folder, whose lines bear its name. */
function start(app, name, args) {
  const [command, line] = lineOf(name, args);
  const cwd = path.join(root, "apps", app);
  const child = spawn(command, line, {
    cwd,
    env: { ...own, ...process.env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  for (const [output, to] of [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ])
    createInterface({ input: output }).on("line", (text) => to.write(`${app.padEnd(8)} | ${text}\n`));
  child.on("exit", stop);
  children.push(child);
}

const server = ["--conditions=@amberline/source", "src/server.ts", "--data-dir", path.join(root, "data")];
// Starts again when it or what it imports changes, the contract too.
start("sandbox", "tsx", [
  ...["watch", "--clear-screen=false", ...server, ...picturesLine, "--testing"],
  ...process.argv.slice(2),
]);
for (const [beside, app] of ["bank", "operator", "stepper"].entries())
  start(app, "vite", ["--port", String(Number(first) + beside), "--strictPort", "--clearScreen", "false"]);
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, stop);

const addresses = {
  Bank: at(0),
  Operators: `${at(1)}/sandbox/`,
  // Of the bank's origin, to follow its sessions.
  Stepper: `${at(0)}/stepper.html`,
  "Provider's contract": `${provider}/api/v1/openapi.json`,
};
const isUp = (address) =>
  fetch(address).then(
    ({ ok }) => ok,
    () => false,
  );
while (!(await Promise.all(Object.values(addresses).map(isUp))).every(Boolean)) {
  if (children.some(({ exitCode, signalCode }) => exitCode !== null || signalCode)) process.exit(1);
  await setTimeout(300);
}
const lines = Object.entries(addresses).map(([name, address]) => `  ${name.padEnd(20)} ${address}`);
console.log(`\nReady, and reloading what changes:\n${lines.join("\n")}\n`);
