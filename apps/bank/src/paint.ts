// Runs in Node, in the built folder: `node dist/.host/paint.js BRAND_FOLDER [INTO]`.
import { cpSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { compressFile } from "../compress.mjs";
import { faultsIn } from "./bankFile/faultsIn";
import type { PageParts } from "./paintedPage";

const [folder = "", into = path.join(import.meta.dirname, "..")] = process.argv.slice(2);
const file = path.join(folder, "bank.json");

const faults = faultsIn(readFileSync(file, "utf8")).map(({ line, fault }) => `${file}:${line} ${fault}`);
if (faults.length > 0) {
  process.stderr.write(`${faults.join("\n")}\n`);
  process.exitCode = 1;
} else {
  process.env["BANK_FILE"] = file;
  const { paintBank } = await import("./paintBank");
  const beside = (name: string) => readFileSync(path.join(import.meta.dirname, name), "utf8");
  // As an orchestrator mounts it, it is links into hidden folders.
  const own = readdirSync(folder).filter((name) => !name.startsWith("."));
  for (const name of own)
    cpSync(path.join(folder, name), path.join(into, name), { recursive: true, dereference: true });
  const painted = await paintBank(beside("page.html"), JSON.parse(beside("parts.json")) as PageParts, into);
  // What the build compressed there is another bank's.
  for (const name of new Set([...own, ...painted]))
    if (/\.(svg|json|webmanifest)$/.test(name)) compressFile(path.join(into, name));
}
