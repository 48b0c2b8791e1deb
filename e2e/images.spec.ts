import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "@amberline/flow-lab/browser/fixtures";
import { expectAccessible } from "./accessible";

const root = path.join(import.meta.dirname, "..");
const runner = [
  "--conditions=@amberline/source",
  "images/index.ts",
  "--flow",
  "devices",
  "--mode",
  "en.light.1280",
];

// It starts the tool twice, which images/*.test.ts prove in parts each day.
test("a changed colour fails the pictures it is in, and no others", async ({ page }) => {
  test.slow();
  const folder = mkdtempSync(path.join(tmpdir(), "amberline-colour-"));
  const report = path.join(folder, "report");
  const places = ["--kept", path.join(folder, "kept"), "--report", report];
  const style = path.join(folder, "style.css");
  const images = (...line: string[]) => {
    const command = path.join(root, "node_modules/tsx/dist/cli.mjs");
    const { status, stdout, stderr } = spawnSync(process.execPath, [command, ...runner, ...places, ...line], {
      cwd: root,
      encoding: "utf8",
    });
    return { status, said: stdout + stderr };
  };
  try {
    expect(images("--accept").said).toContain("Took 8 pictures.");

    // Only the tag of the current device has that colour.
    writeFileSync(style, ":root { --color-positive-soft: #d9c8ff; }");
    const { status, said } = images("--style", style);
    expect(status).toBe(1);
    const changed = Number(/(\d) of 8 pictures are not as they were\./.exec(said)?.[1]);
    expect(changed).toBeGreaterThanOrEqual(3);
    expect(changed).toBeLessThan(8);
    for (const state of ["The list", "Reading the list anew", "Signing a device out"])
      expect(said).toContain(`Signed-in devices · ${state}: English, light, 1280 wide: `);

    await page.goto(pathToFileURL(path.join(report, "index.html")).href);
    const list = page.getByRole("navigation", { name: "Pictures" });
    await expect(list.getByRole("button")).toHaveCount(changed);
    await expect(page.getByRole("heading", { level: 2 })).toHaveText(
      "Signed-in devices · Reading the sign-ins",
    );
    await expect(page.getByRole("img")).toHaveCount(3);
    for (const picture of await page.getByRole("img").all())
      await expect(picture).toHaveJSProperty("complete", true);
    await expectAccessible(page, "the report, side by side");

    await page.keyboard.press("ArrowDown");
    await expect(list.getByRole("button").nth(1)).toHaveAttribute("aria-current", "true");
    await page.keyboard.press("2");
    await expect(page.getByRole("radio", { name: "Slider" })).toBeChecked();
    await page.keyboard.press("ArrowRight");
    await expect(page.getByRole("slider")).toHaveValue("55");
    await page.keyboard.press("3");
    await expect(page.getByRole("button", { name: "Blinking" })).toBeVisible();
    await expectAccessible(page, "the report, blinking");
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
