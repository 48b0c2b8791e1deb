// Writes a new component, call, page or flow as CONTRIBUTING.md describes it: npm run new component PriceTag
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { callFiles } from "./new/call.mjs";
import { componentFiles } from "./new/component.mjs";
import { flowFiles } from "./new/flow.mjs";
import { pageFiles } from "./new/page.mjs";
import { root, run } from "./setup.mjs";

const camel = /^[a-z][A-Za-z0-9]*$/;
const kinds = {
  component: { pattern: /^[A-Z][A-Za-z0-9]*$/, example: "PriceTag", files: componentFiles },
  call: { pattern: /^[a-z]\w*\/[a-z][A-Za-z0-9]*$/, example: "user/noteList", files: callFiles },
  page: { pattern: camel, example: "priceList", files: pageFiles },
  flow: { pattern: camel, example: "priceAlert", files: flowFiles },
};

const usage = Object.entries(kinds).map(([kind, { example }]) => `  npm run new ${kind} ${example}`);

/** `priceList`, `PriceList`, `price list`, `Price list`. */
function namesOf(name) {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).trim();
  const capital = (text) => text[0].toUpperCase() + text.slice(1);
  return { name, Name: capital(name), words, Words: capital(words) };
}

/** The new files and the changed ones, by path. Throws what to do instead where that cannot be. */
export function plan(kind, given, { read, exists }) {
  const recipe = Object.hasOwn(kinds, kind ?? "") ? kinds[kind] : null;
  if (!recipe) throw new Error(`Say what is new and what it is called:\n${usage.join("\n")}`);
  if (!recipe.pattern.test(given ?? ""))
    throw new Error(
      `"${given ?? ""}" names no ${kind}. Write it like this: npm run new ${kind} ${recipe.example}`,
    );
  const [name, area] = given.split("/").reverse();
  const { created, changed } = recipe.files({ ...namesOf(name), area }, { read, exists });
  const taken = Object.keys(created).find(exists);
  if (taken) throw new Error(`${taken} exists already. Choose another name.`);
  return { ...created, ...changed };
}

function main([kind, given]) {
  const at = (file) => path.join(root, file);
  const files = plan(kind, given, {
    read: (file) => readFileSync(at(file), "utf8"),
    exists: (file) => existsSync(at(file)),
  });
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(at(file)), { recursive: true });
    writeFileSync(at(file), text);
    console.log(file);
  }
  run("oxfmt", Object.keys(files), { cwd: root });
  if (kind !== "flow") return;
  const tsx = ["--conditions=@amberline/source", "apps/stepper/scripts/charts.ts"];
  run("tsx", tsx, { cwd: root, stdio: ["ignore", "ignore", "inherit"] });
  const tests = [`packages/flow-lab/src/${given}`, "packages/flow-lab/src/drive/drive.test"];
  run("vitest", ["run", "--project", "unit", ...tests, "-u"], { cwd: root });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href)
  try {
    main(process.argv.slice(2));
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
