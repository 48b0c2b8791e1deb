/** `npm run language new de` makes the files of a language; `npm run language check` names what they lack. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { languageName, missingTexts } from "@amberline/domain/language";
import { completeCatalogue } from "@amberline/flows/catalogue";

const root = path.join(import.meta.dirname, "..");
const registry = "packages/domain/src/language/language.ts";
/** The tool of the project itself speaks English and Latvian alone. */
const own = /^apps\/stepper\//;

const inRoot = (file: string) => path.join(root, file);
const read = (file: string) => readFileSync(inRoot(file), "utf8");
const say = (text: string) => void process.stdout.write(`${text}\n`);

const foldersOf = (name: string) => readdirSync(inRoot(name)).map((part) => `${name}/${part}/src`);
const sources = [...foldersOf("apps"), ...foldersOf("packages")]
  .filter((folder) => existsSync(inRoot(folder)) && !own.test(folder))
  .flatMap((folder) =>
    readdirSync(inRoot(folder), { recursive: true, encoding: "utf8" }).map(
      (file) => `${folder}/${file.split(path.sep).join("/")}`,
    ),
  );
const english = sources.filter((file) => /\/(locales|legal)\/(\w+\.)?en\.(json|ts)$/.test(file)).toSorted();
/** A line for each language stands in each of these. */
const lists = sources.filter((file) => /\/(locales|legal)\/all\w*\.ts$/.test(file)).toSorted();

const into = (language: string, file: string) => file.replace(/\ben(?=\.\w+$)/, language);
const languagesOf = (text: string) => {
  const [, list = ""] = /languages = \[([^\]]+)\]/.exec(text) ?? [];
  return [...list.matchAll(/"(\w+)"/g)].map(([, language = ""]) => language);
};
const languages = languagesOf(read(registry));

/** What a new language begins with: nothing, or what is shown in its place. */
function beginning(file: string, language: string): string {
  const name = path.basename(file).replace(/\.ts$/, "");
  if (file.endsWith(".json")) return "{}\n";
  if (file.endsWith("/legal/en.ts")) return read(file).replaceAll('.en"', `.${language}"`);
  if (file.includes("/legal/")) return `export * from "./${name}";\n`;
  const [, constant = ""] = /export const (\w+)/.exec(read(file)) ?? [];
  return [
    'import { type PartOf } from "@amberline/domain/language";',
    `import { type ${constant === "en" ? "en" : `${constant} as en`} } from "./${name}";`,
    "",
    `export const ${constant === "en" ? language : constant}: PartOf<typeof en> = {};`,
    "",
  ].join("\n");
}

function begin(language: string) {
  if (!/^[a-z]{2,3}$/.test(language) || languages.includes(language))
    throw new Error("A further language has the two letters of ISO 639-1, like de: npm run language new de");
  if (Intl.PluralRules.supportedLocalesOf(language).length === 0)
    throw new Error(`Nothing is known of plurals, dates and amounts in ${language}.`);
  const write = (file: string, text: string) => writeFileSync(inRoot(file), text);
  const registered = read(registry)
    .replace(/(languages = \[[^\]]+)\]/, `$1, "${language}"]`)
    .replace(/(ownNames: [^{]*\{.*?),? \}/s, `$1, ${language}: "${languageName(language, language)}" }`);
  write(registry, registered);
  for (const file of english) write(into(language, file), beginning(file, language));
  for (const file of lists)
    write(
      file,
      read(file).replace(
        /^.*\ben\b.*from.*$|^export const en\b.*$/gm,
        (line) => `${line}\n${line.replaceAll(/\ben\b/g, language)}`,
      ),
    );
  say(`Made for ${languageName(language, "en")}, each beside the English to translate:`);
  for (const file of english) say(`  ${into(language, file)}`);
  say(`Added to ${registry} and to ${lists.join(", ")}.`);
  say(
    "Until it is complete, npm run dev shows English in marks and npm run build refuses it. A bank offers it by its bank.json.",
  );
}

const textsOf = async (file: string): Promise<unknown> =>
  Object.values((await import(pathToFileURL(inRoot(file)).href)) as object).find(
    (value) => typeof value === "object",
  );

async function faultsOf(language: string, file: string): Promise<string[]> {
  const own = into(language, file);
  if (!existsSync(inRoot(own))) return [`${own} is missing`];
  const text = read(own);
  if (file.endsWith(".json")) {
    try {
      completeCatalogue(language, JSON.parse(text), JSON.parse(read(file)));
      return [];
    } catch (error) {
      const [, ...faults] = (error as Error).message.split("\n");
      return faults.map((fault) => `${own}: ${fault}`);
    }
  }
  if (file.includes("/legal/")) return text.startsWith("export * from") ? [`${own} is not translated`] : [];
  const missing = missingTexts(await textsOf(own), await textsOf(file));
  return missing.map((name) => `${own}: ${name} is missing`);
}

async function check() {
  const faults = [];
  for (const language of languages)
    for (const file of english) faults.push(...(await faultsOf(language, file)));
  if (faults.length > 0)
    throw new Error(`${faults.length} texts keep a language from being built.\n  ${faults.join("\n  ")}`);
  say(`${languages.join(", ")}: complete`);
}

const [act, language = ""] = process.argv.slice(2);
try {
  if (act === "new") begin(language);
  else if (act === "check") await check();
  else throw new Error("npm run language new de, or npm run language check");
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
