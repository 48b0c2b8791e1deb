/** `npm run brand new NAME`, `npm run brand check NAME` and `npm run brand paint NAME [INTO]`. */
import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { brandFolder } from "./brandFolder.mjs";
import { checkBrand } from "./checkBrand.ts";
import { drawIcons } from "./icons.mjs";
import type { BankFile } from "./src/bankFile/bankFile.ts";
import { legalNames } from "./src/legal/types.ts";

const [act, name = "", into] = process.argv.slice(2);
const folder = /[/\\.]/.test(name) ? name : brandFolder(name);
const say = (text: string) => void process.stdout.write(`${text}\n`);

function fail(text: string): never {
  process.stderr.write(`${text}\n`);
  process.exit(1);
}

/** The build's legal texts in the languages of a bank, as files to change. */
async function writeLegal({ languages }: Pick<BankFile, "languages">, named: (text: string) => string) {
  mkdirSync(path.join(folder, "legal"));
  for (const legal of legalNames)
    for (const language of languages) {
      const texts = (await import(`./src/legal/${legal}.${language}.ts`)) as Record<string, object>;
      const text = named(`${JSON.stringify(texts[legal], null, 2)}\n`);
      writeFileSync(path.join(folder, "legal", `${legal}.${language}.json`), text);
    }
}

/** The default's texts with the new name in them, its colours, and a picture to draw over. */
async function begin() {
  if (!/^[a-z][\da-z-]+$/.test(name)) fail("A brand is named in lower case, like birchbank.");
  if (existsSync(folder)) fail(`There is ${folder} already.`);
  const title = name.charAt(0).toUpperCase() + name.slice(1);
  const text = readFileSync(path.join(brandFolder(), "bank.json"), "utf8");
  const named = (words: string) => words.replaceAll("Amberline", title).replaceAll("amberline", name);
  const bank = { ...(JSON.parse(named(text)) as BankFile), legal: legalNames };
  mkdirSync(folder);
  writeFileSync(path.join(folder, "bank.json"), `${JSON.stringify(bank, null, 2)}\n`);
  await writeLegal(bank, named);
  cpSync(path.join(brandFolder(), "icon.svg"), path.join(folder, "icon.svg"));
  say(
    `${path.join(folder, "bank.json")}, icon.svg and the texts in legal are yours to change. Then: npm run brand check ${name}`,
  );
}

function check() {
  const faults = checkBrand(folder);
  if (faults.length > 0) fail(faults.join("\n"));
  say(`${folder} is a bank's.`);
}

async function paint() {
  check();
  const target = into ?? path.join(import.meta.dirname, "dist/.brands", path.basename(folder));
  const painter = path.join(import.meta.dirname, "dist/.host/paint.js");
  if (!existsSync(painter)) fail("There is no built app. Build it first: npm run build.");
  execFileSync(process.execPath, [painter, folder, target], { stdio: "inherit" });
  await drawIcons(folder, target);
  say(`Painted into ${target}.`);
}

if (act === "new") await begin();
else if (act === "check") check();
else if (act === "paint") await paint();
else fail("npm run brand new NAME, check NAME or paint NAME [INTO]; NAME may be the path of a folder.");
