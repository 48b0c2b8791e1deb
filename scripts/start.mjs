import { spawn } from "node:child_process";
import path from "node:path";
import { ensureDependencies, picturesLine, root, run } from "./setup.mjs";

ensureDependencies();

// What only tests need is for one machine, with a database of its own.
const isOwn = !process.env.DATABASE_URL && !process.env.PUBLIC_URL;

console.log("Building the apps and the sandbox (nothing to do when nothing changed)…");
const built = run("turbo", [
  "run",
  "build",
  "--filter=@amberline/bank",
  "--filter=@amberline/operator",
  "--filter=@amberline/stepper",
  "--filter=@amberline/sandbox",
  "--output-logs=errors-only",
]);
if (built !== 0) {
  console.error("The build failed; the reason is above.");
  process.exit(built);
}

const server = spawn(
  process.execPath,
  [
    "--enable-source-maps",
    path.join(root, "apps/sandbox/dist/server.js"),
    "--app-dir",
    path.join(root, "apps/bank/dist"),
    "--brands-dir",
    path.join(root, "apps/bank/dist/.brands"),
    "--operator-dir",
    path.join(root, "apps/operator/dist"),
    "--stepper-dir",
    path.join(root, "apps/stepper/dist"),
    ...picturesLine,
    ...(isOwn ? ["--testing"] : []),
    "--data-dir",
    process.env.AMBERLINE_DATA ?? path.join(root, "data"),
    ...process.argv.slice(2),
  ],
  { cwd: root, stdio: "inherit" },
);
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => server.kill(signal));
server.on("exit", (code, signal) => process.exit(code ?? (signal ? 0 : 1)));
