// Writes a package's type declarations to its dist folder: node ../../scripts/declarations.mjs, in the package's
// folder.
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { root } from "./setup.mjs";

const here = process.cwd();
const dist = path.join(here, "dist");
// Two compilers with the command tsc are installed, so the native one is called by its path.
const { status } = spawnSync(
  process.execPath,
  [
    path.join(root, "node_modules/tsc7/bin/tsc"),
    ...["-p", "tsconfig.build.json", "--noEmit", "false", "--emitDeclarationOnly", "--declaration"],
    // As quick as with several threads, which each learn the types of the libraries anew, for half the work.
    "--singleThreaded",
    // Types are checked once for the whole repository.
    ...["--rootDir", "src", "--outDir", "dist", "--noCheck"],
  ],
  { cwd: here, stdio: "inherit" },
);
if (status !== 0) process.exit(status ?? 1);

// Node's resolution needs full file names, which the sources omit.
const complete = (from, specifier) => {
  const target = path.resolve(path.dirname(from), specifier);
  if (existsSync(`${target}.d.ts`)) return `${specifier}.js`;
  if (existsSync(path.join(target, "index.d.ts"))) return `${specifier.replace(/\/$/, "")}/index.js`;
  return specifier;
};
const walk = (folder) => {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) walk(file);
    else if (entry.name.endsWith(".d.ts")) {
      const text = readFileSync(file, "utf8");
      const named = text.replace(
        /((?:from|import)\s*(?:\(\s*)?")(\.{1,2}(?:\/[^"]*)?)(")/g,
        (_, start, specifier, end) => {
          return `${start}${complete(file, specifier)}${end}`;
        },
      );
      // Written where the compiler names a type that styled-components does not export; without its ending Node's
      // resolution does not find it, and with skipLibCheck all props become any.
      const whole = named
        .replaceAll('"styled-components/dist/types"', '"styled-components/dist/types.js"')
        // Which the compiler leaves out, and Node's resolution asks for.
        .replaceAll(/^(import (?!type )[^;]+ from "[^"]+\.json");/gm, '$1 with { type: "json" };');
      if (whole !== text) writeFileSync(file, whole);
    }
  }
};
walk(dist);
