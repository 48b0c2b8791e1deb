// Checks the packages as npm packs them: with publint and are-the-types-wrong, every entry in plain Node, and their
// types in a strict program of somebody else.
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { publint } from "publint";
import { formatMessage } from "publint/utils";
import { entriesOf } from "./entries.mjs";
import { lineOf, root } from "./setup.mjs";
import { pack, unpack } from "./tarballs.mjs";

const folder = mkdtempSync(path.join(tmpdir(), "amberline-packages-"));
const run = (command, args, options) => spawnSync(command, args, { cwd: root, encoding: "utf8", ...options });
const tarballs = pack(folder);
unpack(folder, tarballs);

const faultsIn = async ({ name, tarball }) => {
  const bytes = readFileSync(tarball);
  const tarballBytes = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength);
  const { messages, pkg } = await publint({ strict: true, pack: { tarball: tarballBytes } });
  const untyped = ["tokens.css", "tokens.json", "tokens.flat.json"];
  const judged = ["--profile", "esm-only", "--format", "ascii", "--exclude-entrypoints", ...untyped];
  const checked = run(...lineOf("attw", [tarball, ...judged]));
  return [
    ...messages.map((message) => `${name}: publint: ${formatMessage(message, pkg, { color: false })}`),
    ...(checked.status === 0 ? [] : [`${name}: attw: ${checked.stdout}${checked.stderr}`]),
  ];
};

const entries = tarballs.flatMap(({ name }) => entriesOf(path.join(folder, "node_modules", name)));
const modules = entries.filter(({ file }) => file.endsWith(".js")).map(({ specifier }) => specifier);
const foreign = path.join(root, "examples/host");

/** What goes wrong in a program made of lines, run in the folder. */
function faultsOf(file, text, command) {
  writeFileSync(path.join(folder, file), text);
  const { status, stdout, stderr } = run(process.execPath, command, { cwd: folder });
  return status === 0 ? [] : [`${file}: ${stdout}${stderr}`];
}

writeFileSync(path.join(folder, "package.json"), JSON.stringify({ name: "foreign", type: "module" }));
const tsc = path.join(root, "node_modules/tsc7/bin/tsc");

/** What a strict program that imports these entries does not compile. */
function faultsInTypes(name, entries, rest, options) {
  const config = `tsconfig.${name}.json`;
  const compilerOptions = {
    ...{ module: "nodenext", target: "es2023", jsx: "react-jsx", strict: true, skipLibCheck: false },
    ...{ noEmit: true, ...options },
  };
  writeFileSync(path.join(folder, config), JSON.stringify({ compilerOptions, files: [`${name}.ts`] }));
  const imports = entries.map((entry, at) => `import * as entry${at} from "${entry}";\nvoid entry${at};`);
  return faultsOf(`${name}.ts`, [...imports, rest].join("\n"), [tsc, "-p", config]);
}

const host = readFileSync(path.join(foreign, "host.ts"), "utf8");
// Playwright, which plays the walks, has types of Node.
const forTests = modules.filter((specifier) => specifier.startsWith("@amberline/flow-lab/"));
const forPages = modules.filter((specifier) => !forTests.includes(specifier));

const faults = [
  ...(await Promise.all(tarballs.map(faultsIn))).flat(),
  ...faultsOf(
    "imports.mjs",
    `let isFaulty = false;
for (const specifier of ${JSON.stringify(modules)})
  await import(specifier).catch((error) => {
    isFaulty = true;
    console.error(specifier + ": " + error.message);
  });
process.exit(isFaulty ? 1 : 0);`,
    ["imports.mjs"],
  ),
  ...faultsOf("server.mjs", readFileSync(path.join(foreign, "server.mjs"), "utf8"), ["server.mjs"]),
  ...faultsInTypes("pages", forPages, host, { lib: ["es2023", "dom", "dom.iterable"], types: [] }),
  ...faultsInTypes("tests", forTests, "", { lib: ["esnext", "dom", "dom.iterable"], types: ["node"] }),
];
rmSync(folder, { recursive: true, force: true });
for (const fault of faults) console.error(fault);
console.log(`${modules.length} entries imported from tarballs`);
process.exit(faults.length > 0 ? 1 : 0);
