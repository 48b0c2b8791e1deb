import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it } from "vitest";
import { plan } from "./release.mjs";
import { root } from "./setup.mjs";
import { packages } from "./tarballs.mjs";

const changelog = "# Changelog\n\n## Unreleased\n\n- A new thing.\n\n## 0.1.0, 2026-01-01\n\n- The first.\n";
const chart = 'apiVersion: v2\nversion: 0.1.0\n# The tag.\nappVersion: "0.1.0"\nkubeVersion: ">=1.27.0-0"\n';
const asked = { version: "0.2.0", before: "0.1.0", changelog, chart, changes: "", day: "2026-12-01" };

it("a release moves what is new below its own heading", () => {
  const { problems, notes, changelog: written } = plan(asked);
  expect([problems, notes]).toEqual([[], "- A new thing."]);
  expect(written).toContain("## Unreleased\n\n## 0.2.0, 2026-12-01\n\n- A new thing.\n\n## 0.1.0");
});

it("a release is the chart's too", () => {
  const written = chart.replaceAll("0.1.0", "0.2.0");
  expect(plan(asked).chart).toBe(written);
});

it.each([
  [{ version: "0.1.0" }, /does not come after/],
  [{ version: "0.0.9" }, /does not come after/],
  [{ version: "two" }, /is not a version/],
  [{ changes: " M README.md" }, /Not everything is committed/],
  [{ chart: chart.replaceAll("0.1.0", "0.0.9") }, /Chart.yaml is not of version 0.1.0/],
  [{ changelog: changelog.replace("- A new thing.\n\n", "") }, /says nothing/],
])("a release is refused: %o", (change, reason) => {
  expect(plan({ ...asked, ...change }).problems.join("\n")).toMatch(reason);
});

it("the changelog and the chart can be released as they are", () => {
  const read = (file) => readFileSync(path.join(root, file), "utf8");
  const own = { changelog: read("CHANGELOG.md"), chart: read("deploy/helm/Chart.yaml") };
  const { version: before } = JSON.parse(read("package.json"));
  expect(plan({ ...asked, ...own, before, version: "99.0.0" }).problems).toEqual([]);
});

/** Runs something in a copy of what is committed, with these files of it. */
function inCopy(files, run) {
  const folder = mkdtempSync(path.join(tmpdir(), "amberline-release-"));
  const git = (...line) => execFileSync("git", line, { cwd: folder, encoding: "utf8", stdio: "pipe" });
  try {
    git("clone", "--quiet", "--shared", "--no-checkout", root, ".");
    git("sparse-checkout", "set", "--no-cone", ...files);
    git("checkout", "--quiet");
    run(folder, git);
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

it("a release of what is committed runs dry, and leaves everything as it was", () => {
  inCopy(["/scripts/*.mjs", "/CHANGELOG.md", "/package*.json", "/deploy/helm/Chart.yaml"], (folder, git) => {
    const line = ["scripts/release.mjs", "99.0.0", "--dry-run"];
    const { status, stdout } = spawnSync(process.execPath, line, { cwd: folder, encoding: "utf8" });
    expect(stdout).toContain(
      "CHANGELOG.md, package.json and deploy/helm/Chart.yaml name 99.0.0, in a commit with the tag v99.0.0.",
    );
    expect(status).toBe(0);
    expect(git("status", "--porcelain") + git("tag", "--list", "v99*")).toBe("");
  });
}, 180_000);

it("changesets raise all published packages to one version, with a changelog and what depends on them", () => {
  inCopy(["/.changeset", "package.json", "package-lock.json"], (folder) => {
    const file = (name) => path.join(folder, name);
    const read = (name) => readFileSync(file(name), "utf8");
    const { version: before } = JSON.parse(read("packages/ui/package.json"));
    writeFileSync(file(".changeset/test.md"), '---\n"@amberline/ui": major\n---\n\nA great change.\n');
    execFileSync(process.execPath, [path.join(root, "node_modules/@changesets/cli/bin.js"), "version"], {
      cwd: folder,
      stdio: "pipe",
    });
    const next = `${Number.parseInt(before, 10) + 1}.0.0`;
    for (const name of packages) {
      expect(JSON.parse(read(`packages/${name}/package.json`)).version, name).toBe(next);
      expect(read(`packages/${name}/CHANGELOG.md`), name).toContain(`## ${next}`);
    }
    expect(read("packages/ui/CHANGELOG.md")).toContain("A great change.");
    const { dependencies } = JSON.parse(read("apps/bank/package.json"));
    expect([dependencies["@amberline/ui"], dependencies["@amberline/flows"]]).toEqual([next, next]);
  });
}, 180_000);
