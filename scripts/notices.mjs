// Writes THIRD-PARTY-NOTICES.md: whose work customers are served, and its licences.
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { root } from "./setup.mjs";

const file = path.join(root, "THIRD-PARTY-NOTICES.md");

const { packages } = JSON.parse(readFileSync(path.join(root, "package-lock.json"), "utf8"));

/** What is served or runs in production, but for builds for one system alone. */
const served = Object.entries(packages)
  .filter(([at, { dev, devOptional, optional, link }]) => at && !dev && !devOptional && !optional && !link)
  .filter(([at]) => at.includes("node_modules/"));

/** The text of its licence, with lines and spaces as everybody has them. */
function textOf(at) {
  const folder = path.join(root, at);
  const name = existsSync(folder) && readdirSync(folder).find((each) => /^(licen[cs]e|copying)/i.test(each));
  return name ? readFileSync(path.join(folder, name), "utf8").replaceAll("\r", "").trim() : null;
}

const grantOfMit = "Permission is hereby granted, free of charge";
const licenceOf = (at, { license }) => license ?? (textOf(at)?.includes(grantOfMit) ? "MIT" : "unknown");

const indented = (line) => (line.trim() === "" ? "" : `    ${line}`);

/** The file as it has to be: packages of one text under one heading. */
export function notices() {
  const groups = new Map();
  for (const [at, entry] of served) {
    const licence = licenceOf(at, entry);
    const text = textOf(at) ?? `The package has no text of its own: ${licence}.`;
    const key = `${licence}\n${text}`;
    const name = `${at.split("node_modules/").at(-1)} ${entry.version}`;
    groups.set(key, { licence, text, names: [...new Set([...(groups.get(key)?.names ?? []), name])].sort() });
  }
  const parts = [...groups.values()].sort((a, b) => (a.names[0] < b.names[0] ? -1 : 1));
  return [
    "# Third-party notices",
    "What the apps and the sandbox are served with is partly the work of others. Written by `npm run notices`.",
    ...parts.map(
      ({ licence, names, text }) =>
        `## ${names.join(", ")}\n\n${licence}\n\n${text.split("\n").map(indented).join("\n")}`,
    ),
  ].join("\n\n");
}

/** Licences that ask for more than to be named, or that nobody has looked at. */
export const unknownLicences = () =>
  served
    .map(([at, entry]) => [at, licenceOf(at, entry)])
    .filter(
      ([, licence]) =>
        !/^\(?(MIT|Apache-2\.0|ISC|BSD-[23]-Clause|0BSD|MIT-0|Unlicense|OFL-1\.1|MPL-2\.0|CC0-1\.0|BlueOak-1\.0\.0|Python-2\.0)\b/.test(
          licence,
        ),
    )
    .map(([at, licence]) => `${at}: ${licence}`);

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(file, `${notices()}\n`);
