// Selects the tests affected by a change: by the import graph, nearest first, up to a time limit.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { root } from "./setup.mjs";

/** Seconds of tests to select: a result within half a minute, or a minute and a half with a browser. */
const limits = { foundation: 8, unit: 20, stories: 30 };

/** Estimated seconds of a file without a recorded time: a chart is walked, a story opens a page, a sandbox test a database. */
const guess = (file) =>
  /\.(chart|flight)\.test\./.test(file)
    ? 6
    : file.endsWith(".stories.tsx") || file.startsWith("apps/sandbox/")
      ? 3
      : 0.3;

const git = (...words) => {
  const { status, stdout } = spawnSync("git", words, { cwd: root, encoding: "utf8" });
  return status === 0 ? stdout.split("\n").filter(Boolean) : [];
};

/** Base of the change: the branch point from main, or on main the last push, otherwise the last commit. */
function baseOf(commit) {
  const [branch] = git("branch", "--show-current");
  const [point] = git("merge-base", "HEAD", commit ?? (branch === "main" ? "origin/main" : "main"));
  return point ?? commit ?? "HEAD";
}

const filesSince = (base) =>
  [...git("diff", "--name-only", base), ...git("ls-files", "--others", "--exclude-standard")].filter((file) =>
    existsSync(path.join(root, file)),
  );

/** Every file that imports one of these, directly or not, with the length of the shortest path. */
async function reach(files) {
  const { cruise } = await import("dependency-cruiser");
  const { default: options } = await import("dependency-cruiser/config-utl/extract-depcruise-options");
  const { default: tsConfig } = await import("dependency-cruiser/config-utl/extract-ts-config");
  const configured = await options(path.join(root, ".dependency-cruiser.cjs"));
  const { output } = await cruise(
    ["packages", "apps", "e2e", "images", "scripts"],
    { ...configured, validate: false, cache: { folder: "node_modules/.cache/changed", strategy: "content" } },
    configured.enhancedResolveOptions,
    { tsConfig: tsConfig(path.join(root, "tsconfig.json")) },
  );
  const importers = new Map();
  for (const { source, dependencies } of output.modules)
    for (const { resolved } of dependencies)
      importers.set(resolved, [...(importers.get(resolved) ?? []), source]);
  const distances = new Map(files.map((file) => [file, 0]));
  for (const [file, distance] of distances)
    for (const importer of importers.get(file) ?? [])
      if (!distances.has(importer)) distances.set(importer, distance + 1);
  return distances;
}

/** The nearest files whose recorded times fit the limit; at least one. */
function fitting(files, limit, known) {
  let sum = 0;
  return files.filter((file, at) => (sum += known[file] ?? guess(file)) <= limit || at === 0);
}

/**
 * The tests that what changed since a commit touches. `walks` is a pattern of titles for end-to-end tests, null when no
 * journey changed; `said` tells what was chosen and what was not.
 */
export async function select(commit, runs) {
  const base = baseOf(commit);
  const files = filesSince(base);
  const known = Object.assign({}, ...runs.map((run) => run.files));
  const distances = await reach(files);
  const near = (pattern) =>
    [...distances]
      .filter(([file]) => pattern.test(file))
      .sort(([, a], [, b]) => a - b)
      .map(([file]) => file);
  const touched = { unit: near(/\.test\.(ts|tsx|mjs)$/), stories: near(/\.stories\.tsx$/) };
  // What the foundations do is proven without a browser.
  const isShown = files.some((file) =>
    /^(packages\/(ui|flows|flow-lab)|apps\/(bank|operator|stepper)|\.storybook)\//.test(file),
  );
  const unit = fitting(touched.unit, isShown ? limits.unit : limits.foundation, known);
  const stories = isShown ? fitting(touched.stories, limits.stories, known) : [];
  const flows = new Set(
    files.flatMap(
      (file) =>
        /^packages\/flow(?:s|-lab)\/src\/(\w+)\/(?:\1\.|drive\.ts$|walks\.txt$)/.exec(file)?.[1] ?? [],
    ),
  );
  const said = [
    `${files.length} files differ from ${base.slice(0, 8)}.`,
    `Chosen, nearest first: ${unit.length} of ${touched.unit.length} files of unit tests, ${stories.length} of ${touched.stories.length} of stories${flows.size > 0 ? `, walks of ${[...flows].join(", ")}` : ""}. npm test runs all.`,
  ];
  const walks = flows.size > 0 ? `the model of (${[...flows].join("|")}),` : null;
  return { files: files.filter((file) => /\.(ts|tsx|mjs)$/.test(file)), unit, stories, walks, said };
}
