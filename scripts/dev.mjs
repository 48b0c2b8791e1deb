import { spawn } from "node:child_process";
import path from "node:path";
import { bin, ensureDependencies, picturesLine, root, run } from "./setup.mjs";

ensureDependencies();
// The verification widget is built by the sandbox and has no hot reload.
const built = run("turbo", ["run", "build", "--filter=@amberline/sandbox", "--output-logs=errors-only"]);
if (built !== 0) process.exit(built);

// Vite proxies the widget and the operator's calls, so to a browser they are on Vite's origins.
const env = { PUBLIC_URL: "http://localhost:5173", OPERATOR_URL: "http://localhost:5174", ...process.env };
const start = (command, args, cwd) =>
  spawn(command, args, { cwd, env, stdio: "inherit", shell: process.platform === "win32" });
const children = [
  start(
    process.execPath,
    [
      "--conditions=@amberline/source",
      "--import",
      "tsx",
      "src/server.ts",
      "--data-dir",
      path.join(root, "data"),
      ...picturesLine,
      "--testing",
      ...process.argv.slice(2),
    ],
    path.join(root, "apps/sandbox"),
  ),
  start(bin("vite"), [], path.join(root, "apps/bank")),
  start(bin("vite"), [], path.join(root, "apps/operator")),
  start(bin("vite"), [], path.join(root, "apps/stepper")),
];
const stop = () => children.forEach((child) => child.kill("SIGTERM"));
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, stop);
for (const child of children) child.on("exit", stop);
