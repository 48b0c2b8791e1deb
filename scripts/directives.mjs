// Marks the entries of a package's dist folder that only a client can run, for frameworks with server components:
// node ../../scripts/directives.mjs, in the package's folder.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { entriesOf } from "./entries.mjs";

const isClients = (specifier) => /^(react(-.*)?|styled-components|@xstate\/react)($|\/)/.test(specifier);

const runsReact = (file, seen = new Set()) => {
  if (seen.has(file)) return false;
  seen.add(file);
  const specifiers = readFileSync(file, "utf8").matchAll(/^(?:import|export)\b[^"']*["']([^"']+)["']/gm);
  return [...specifiers].some(([, specifier]) =>
    specifier.startsWith(".")
      ? runsReact(path.resolve(path.dirname(file), specifier), seen)
      : isClients(specifier),
  );
};

const here = process.cwd();
for (const { file } of entriesOf(here).filter(({ file }) => file.endsWith(".js"))) {
  if (!runsReact(path.join(here, file))) continue;
  const code = readFileSync(path.join(here, file), "utf8");
  writeFileSync(path.join(here, file), `"use client";\n${code}`);
  const map = path.join(here, `${file}.map`);
  if (!existsSync(map)) continue;
  const { mappings, ...others } = JSON.parse(readFileSync(map, "utf8"));
  writeFileSync(map, JSON.stringify({ ...others, mappings: `;${mappings}` }));
}
