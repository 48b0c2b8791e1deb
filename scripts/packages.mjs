// Checks the packages as npm packs them, with publint and are-the-types-wrong.
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { publint } from "publint";
import { formatMessage } from "publint/utils";
import { lineOf, root } from "./setup.mjs";

const folder = mkdtempSync(path.join(tmpdir(), "amberline-packages-"));
const run = (name, args) => spawnSync(...lineOf(name, args), { cwd: root, encoding: "utf8" });
const names = ["api", "domain", "flows", "ui"];
const wanted = names.flatMap((name) => ["--workspace", `packages/${name}`]);
const packed = run("npm", ["pack", "--json", "--ignore-scripts", "--pack-destination", folder, ...wanted]);
if (packed.status !== 0) throw new Error(packed.stderr);

const faultsIn = async ({ name, filename }) => {
  const tarball = path.join(folder, filename);
  const bytes = readFileSync(tarball);
  const tarballBytes = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength);
  const { messages, pkg } = await publint({ strict: true, pack: { tarball: tarballBytes } });
  const checked = run("attw", [
    tarball,
    ...["--profile", "esm-only", "--format", "ascii", "--exclude-entrypoints", "tokens.css"],
  ]);
  return [
    ...messages.map((message) => `${name}: publint: ${formatMessage(message, pkg, { color: false })}`),
    ...(checked.status === 0 ? [] : [`${name}: attw: ${checked.stdout}${checked.stderr}`]),
  ];
};

const faults = (await Promise.all(JSON.parse(packed.stdout).map(faultsIn))).flat();
rmSync(folder, { recursive: true, force: true });
for (const fault of faults) console.error(fault);
process.exit(faults.length > 0 ? 1 : 0);
