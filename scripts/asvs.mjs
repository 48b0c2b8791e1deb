// Counts the verdicts of docs/asvs.md, and holds the document to the repository. With --write, writes the counts into it.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { root } from "./setup.mjs";

/** The levels of each section's requirements, in their order. Those of level 3 are no part of the document. */
const levels = {
  ...{ 1.1: "22", 1.2: "1111122223", 1.3: "112222222223", 1.4: "222", 1.5: "123" },
  ...{ 2.1: "122", 2.2: "112", 2.3: "12223", 2.4: "23" },
  ...{ 3.1: "3", 3.2: "113", 3.3: "12223", 3.4: "11222233", 3.5: "11122333", 3.6: "3", 3.7: "22333" },
  ...{ 4.1: "12233", 4.2: "23333", 4.3: "22", 4.4: "1222" },
  ...{ 5.1: "2", 5.2: "112333", 5.3: "113", 5.4: "222" },
  ...{ 6.1: "122", 6.2: "111111112222", 6.3: "11223333", 6.4: "112233", 6.5: "22222333" },
  ...{ 6.6: "2223", 6.7: "33", 6.8: "2222" },
  ...{ 7.1: "222", 7.2: "1111", 7.3: "22", 7.4: "11222", 7.5: "223", 7.6: "22" },
  ...{ 8.1: "1233", 8.2: "1123", 8.3: "133", 8.4: "23" },
  ...{ 9.1: "111", 9.2: "1222" },
  ...{ 10.1: "22", 10.2: "223", 10.3: "22223", 10.4: "1111122222233333" },
  ...{ 10.5: "22222", 10.6: "22", 10.7: "222" },
  ...{ 11.1: "2233", 11.2: "22233", 11.3: "11233", 11.4: "1222", 11.5: "23", 11.6: "23", 11.7: "33" },
  ...{ 12.1: "12233", 12.2: "11", 12.3: "22223" },
  ...{ 13.1: "2333", 13.2: "222223", 13.3: "2233", 13.4: "1222233" },
  ...{ 14.1: "22", 14.2: "12223333", 14.3: "122" },
  ...{ 15.1: "12233", 15.2: "12233", 15.3: "1222222", 15.4: "3333" },
  ...{ 16.1: "2", 16.2: "22222", 16.3: "2222", 16.4: "222", 16.5: "2223" },
  ...{ 17.1: "23", 17.2: "22223333", 17.3: "22" },
};

/** Requirements of levels 1 and 2 by their ids. */
export const requirements = new Map(
  Object.entries(levels).flatMap(([section, each]) =>
    [...each].map((level, at) => [`${section}.${at + 1}`, level]).filter(([, level]) => level !== "3"),
  ),
);

export const verdicts = ["met", "partly", "not met", "not applicable", "forbidden by the specification"];

const cellsOf = (line) =>
  line
    .slice(1, -1)
    .split("|")
    .map((cell) => cell.trim());

/** The rows of the document, and its chapters by their numbers. */
function read(text) {
  const lines = text.split("\n");
  const chapters = new Map(
    lines.map((line) => /^## V(\d+) (.+)$/.exec(line)).flatMap((found) => (found ? [found.slice(1)] : [])),
  );
  const rows = lines
    .filter((line) => /^\| \d+\.\d+\.\d+ /.test(line))
    .map(cellsOf)
    .map(([id, level, , verdict, evidence]) => ({ id, level, verdict, evidence }));
  return { rows, chapters };
}

const between = /(<!-- counts, [^\n]*-->\n)[^]*?(<!-- end of the counts -->)/;

function table(rows) {
  const widths = rows[0].map((_, column) => Math.max(3, ...rows.map((row) => row[column].length)));
  const write = (row) =>
    `| ${row.map((cell, column) => (column ? cell.padStart(widths[column]) : cell.padEnd(widths[column]))).join(" | ")} |`;
  const rule = widths.map((width, column) => (column ? `${"-".repeat(width - 1)}:` : "-".repeat(width)));
  const [head, ...others] = rows.map(write);
  return [head, `| ${rule.join(" | ")} |`, ...others].join("\n");
}

/** How many requirements of each chapter have which verdict. */
export function counts(text) {
  const { rows, chapters } = read(text);
  const count = (name, own) => [
    name,
    String(own.length),
    ...verdicts.map((verdict) => String(own.filter((row) => row.verdict === verdict).length)),
  ];
  const of = (chapter) => rows.filter(({ id }) => id.startsWith(`${chapter}.`));
  return table([
    ["Chapter", "All", ...verdicts],
    ...[...chapters].map(([number, name]) => count(`V${number} ${name}`, of(number))),
    count("All", rows),
  ]);
}

/** What is named in a cell: files, and the words that each has to have. */
const namedIn = (evidence) =>
  [...evidence.matchAll(/`((?:[\w.@-]+\/)+[\w.@-]+|[\w.-]+\.(?:ts|md|json))`((?:,? "[^"]+")*)/g)].map(
    ([, file, words]) => ({
      file,
      words: [...words.matchAll(/"([^"]+)"/g)].map(([, each]) => each),
    }),
  );

function faultsOf({ id, level, verdict, evidence }, readFile) {
  const named = namedIn(evidence);
  const missing = named.flatMap(({ file, words }) => {
    const content = readFile(file);
    if (content === null) return [`${id}: there is no ${file}`];
    return words
      .filter((each) => !content.includes(each))
      .map((each) => `${id}: ${file} does not say "${each}"`);
  });
  return [
    requirements.get(id) === level ? "" : `${id}: no requirement of level ${level}`,
    verdicts.includes(verdict) ? "" : `${id}: "${verdict}" is no verdict`,
    evidence ? "" : `${id}: no evidence or reason`,
    verdict === "met" && named.length === 0 ? `${id}: met, but no file shows it` : "",
    verdict === verdicts.at(-1) && !/specification \d/.test(evidence)
      ? `${id}: names no line that forbids it`
      : "",
    ...missing,
  ].filter(Boolean);
}

/** Everything wrong with the document; `readFile` gives null for a file that is not there. */
export function faults(text, readFile) {
  const { rows } = read(text);
  const ids = rows.map(({ id }) => id);
  return [
    ...[...requirements.keys()].filter((id) => !ids.includes(id)).map((id) => `${id}: has no row`),
    ...ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => `${id}: has two rows`),
    ...rows.flatMap((row) => faultsOf(row, readFile)),
    between.exec(text)?.[0].includes(counts(text))
      ? ""
      : "The counts are not those of the rows: npm run asvs -- --write",
  ].filter(Boolean);
}

export const withCounts = (text) =>
  text.replace(between, (_, start, end) => `${start}\n${counts(text)}\n\n${end}`);

const fromRoot = (file) => {
  const place = path.join(root, file);
  if (!existsSync(place)) return null;
  return path.extname(file) === "" ? "" : readFileSync(place, "utf8");
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const file = path.join(root, "docs/asvs.md");
  if (process.argv.includes("--write")) writeFileSync(file, withCounts(readFileSync(file, "utf8")));
  const text = readFileSync(file, "utf8");
  const found = faults(text, fromRoot);
  if (found.length > 0) {
    console.error(found.map((fault) => `  ${fault}`).join("\n"));
    process.exit(1);
  }
  console.log(counts(text));
}
