import { copyFile, mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { groupsOf, sayKind, type Finding } from "./finding.ts";
import { sideOf } from "@amberline/stepper/pictures/places";

const here = (name: string) => path.join(import.meta.dirname, "report", name);
const tokens = path.join(import.meta.dirname, "../packages/ui/src/tokens/tokens.css");

/** The available files of a picture in the report. */
const pictureOf = (finding: Finding) => {
  const { file, mode, kind } = finding;
  const hasExpected = kind === "changed" || kind === "resized";
  const hasActual = hasExpected || kind === "new";
  return {
    /** Prefix for `--accept`: the state in every mode. */
    name: file.replace(/(\.(lv|en))?\.(light|dark)\.\d+\.webp$/, "."),
    mode,
    kind,
    found: sayKind(finding),
    expected: hasExpected ? sideOf(file, "expected") : null,
    actual: hasActual ? sideOf(file, "actual") : null,
    diff: hasExpected ? sideOf(file, "diff") : null,
  };
};

const inScript = (value: unknown) => JSON.stringify(value).replaceAll("<", "\\u003c");

/** Writes the report page; the pictures are in its folder already. Returns its path. */
export async function writeReport(folder: string, findings: readonly Finding[]): Promise<string> {
  const groups = groupsOf(findings).map(({ words, findings: found }) => ({
    flow: words[0],
    state: words[1],
    pictures: found.map(pictureOf),
  }));
  const page = await readFile(here("page.html"), "utf8");
  const place = path.join(folder, "index.html");
  await mkdir(folder, { recursive: true });
  await writeFile(
    place,
    page.replace('"__FOUND__"', () => inScript({ compared: findings.length, groups })),
  );
  await copyFile(tokens, path.join(folder, "tokens.css"));
  await copyFile(here("page.css"), path.join(folder, "page.css"));
  await copyFile(here("page.js"), path.join(folder, "page.js"));
  return place;
}
