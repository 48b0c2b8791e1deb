import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it } from "vitest";
import { plan } from "./release.mjs";
import { root } from "./setup.mjs";

const changelog = "# Changelog\n\n## Unreleased\n\n- A new thing.\n\n## 0.1.0, 2026-01-01\n\n- The first.\n";
const asked = { version: "0.2.0", before: "0.1.0", changelog, changes: "", day: "2026-12-01" };

it("a release moves what is new below its own heading", () => {
  const { problems, notes, changelog: written } = plan(asked);
  expect([problems, notes]).toEqual([[], "- A new thing."]);
  expect(written).toContain("## Unreleased\n\n## 0.2.0, 2026-12-01\n\n- A new thing.\n\n## 0.1.0");
});

it.each([
  [{ version: "0.1.0" }, /does not come after/],
  [{ version: "0.0.9" }, /does not come after/],
  [{ version: "two" }, /is not a version/],
  [{ changes: " M README.md" }, /Not everything is committed/],
  [{ changelog: changelog.replace("- A new thing.\n\n", "") }, /says nothing/],
])("a release is refused: %o", (change, reason) => {
  expect(plan({ ...asked, ...change }).problems.join("\n")).toMatch(reason);
});

it("the changelog can be released as it is", () => {
  const own = { changelog: readFileSync(path.join(root, "CHANGELOG.md"), "utf8"), version: "99.0.0" };
  expect(plan({ ...asked, ...own }).problems).toEqual([]);
});

it("a release of what is committed runs dry, and leaves everything as it was", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "amberline-release-"));
  const git = (...line) => execFileSync("git", line, { cwd: folder, encoding: "utf8", stdio: "pipe" });
  try {
    git("clone", "--quiet", "--shared", "--no-checkout", root, ".");
    git("sparse-checkout", "set", "--no-cone", "/scripts/*.mjs", "/CHANGELOG.md", "/package*.json");
    git("checkout", "--quiet");
    const line = ["scripts/release.mjs", "99.0.0", "--dry-run"];
    const { status, stdout } = spawnSync(process.execPath, line, { cwd: folder, encoding: "utf8" });
    expect(stdout).toContain("CHANGELOG.md and package.json name 99.0.0, in a commit with the tag v99.0.0.");
    expect(status).toBe(0);
    expect(git("status", "--porcelain") + git("tag", "--list", "v99*")).toBe("");
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}, 180_000);
