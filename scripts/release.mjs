// Makes a release of this repository: checks it, names it in CHANGELOG.md, package.json and the Helm chart, commits and tags. It sends nothing.
import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { lineOf, root } from "./setup.mjs";

const usage = `npm run release -- <version> [--dry-run]

--dry-run   says what a release would find and do, and changes nothing`;

const UNRELEASED = "## Unreleased";
const numbers = (version) => version.split(".").map(Number);
const isAfter = (version, before) => {
  const [wanted, last] = [numbers(version), numbers(before)];
  const at = wanted.findIndex((part, nth) => part !== last[nth]);
  return at >= 0 && wanted[at] > last[at];
};

const CHART = "deploy/helm/Chart.yaml";

/** What keeps a version from being released, and the changelog and chart with it; `changes` is git's list of what is not committed. */
export function plan({ version, before, changelog, chart, changes, day }) {
  const [, notes = ""] = new RegExp(`${UNRELEASED}\n([\\s\\S]*?)(?=\n## |$)`).exec(changelog) ?? [];
  const problems = [
    /^\d+\.\d+\.\d+$/.test(version ?? "") ? null : `"${version}" is not a version like 1.4.0.`,
    isAfter(version ?? "", before) ? null : `${version} does not come after ${before}.`,
    chart.includes(`\nappVersion: "${before}"\n`) ? null : `${CHART} is not of version ${before}.`,
    /^- /m.test(notes) ? null : `CHANGELOG.md says nothing below "${UNRELEASED}".`,
    changes === "" ? null : `Not everything is committed:\n${changes}`,
  ].filter(Boolean);
  return {
    problems,
    changelog: changelog.replace(UNRELEASED, `${UNRELEASED}\n\n## ${version}, ${day}`),
    chart: chart
      .replace(/^version: .*$/m, `version: ${version}`)
      .replace(/^appVersion: .*$/m, `appVersion: "${version}"`),
    notes: notes.trim(),
  };
}

const read = (name) => readFileSync(path.join(root, name), "utf8");

function git(...line) {
  const { status, stdout, stderr } = spawnSync("git", line, { cwd: root, encoding: "utf8" });
  if (status !== 0) throw new Error(stderr);
  return stdout.trim();
}

function release() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { "dry-run": { type: "boolean", default: false } },
  });
  const [version] = positionals;
  if (version === undefined) return { code: 1, said: usage };
  const { version: before } = JSON.parse(read("package.json"));
  const planned = plan({
    version,
    before,
    changelog: read("CHANGELOG.md"),
    chart: read(CHART),
    changes: git("status", "--porcelain"),
    day: new Date().toISOString().slice(0, 10),
  });
  const {
    status: known,
    stdout,
    stderr,
  } = spawnSync(process.execPath, ["scripts/audit.mjs"], {
    ...{ cwd: root, encoding: "utf8" },
  });
  const weaknesses = `${stdout}${stderr}`.trim();
  // A dry run is for whoever cannot ask the registry too.
  const isFine = known === 0 || (known === 2 && values["dry-run"]);
  const problems = [...planned.problems, ...(isFine ? [] : [weaknesses])];
  const steps = [
    `CHANGELOG.md, package.json and ${CHART} name ${version}, in a commit with the tag v${version}.`,
    `Build it with VITE_VERSION=${version} npm run build: the app then shows ${version}.`,
    "npm run sbom lists what it is made of. Packages are released by themselves.",
    "Name the commit and the last migration in apps/sandbox/src/testing/previousRelease.ts.",
  ];
  const told = [planned.notes, ...(isFine ? [weaknesses] : []), ...problems, ...steps]
    .filter(Boolean)
    .join("\n\n");
  if (problems.length > 0 || values["dry-run"]) return { code: problems.length > 0 ? 1 : 0, said: told };

  writeFileSync(path.join(root, "CHANGELOG.md"), planned.changelog);
  writeFileSync(path.join(root, CHART), planned.chart);
  const [command, line] = lineOf("npm", ["version", version, "--no-git-tag-version"]);
  if (spawnSync(command, line, { cwd: root, stdio: "ignore" }).status !== 0) return { code: 1, said: told };
  git("add", "CHANGELOG.md", "package.json", "package-lock.json", CHART);
  git("commit", "--message", `Release ${version}`, "--message", planned.notes);
  git("tag", "--annotate", `v${version}`, "--message", planned.notes);
  return { code: 0, said: told };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { code, said } = release();
  console.log(said);
  process.exit(code);
}
