import { spawn } from "node:child_process";
import path from "node:path";
import { bin, ensureDependencies, root } from "./setup.mjs";

ensureDependencies();

const start = (command, args, cwd) =>
  spawn(command, args, { cwd, stdio: "inherit", shell: process.platform === "win32" });
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
      ...process.argv.slice(2),
    ],
    path.join(root, "apps/sandbox"),
  ),
  start(bin("vite"), [], path.join(root, "apps/bank")),
];
const stop = () => children.forEach((child) => child.kill("SIGTERM"));
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, stop);
for (const child of children) child.on("exit", stop);
