import { versionOf, writeAddress } from "../address";
import { stateKeyOf } from "../naming";
import { fileName, listOf, momentsOf, titleOf, type ExportedFile, type ExportedWalk } from "./walked";

/**
 * A walk as a test that needs Playwright alone: it opens the walk in the stepper of any bank, and expects each step to
 * come to its state and its screen to be drawn.
 */
export function asScreenTest(walk: ExportedWalk): ExportedFile {
  const { flow, input, steps } = walk;
  const states = momentsOf(walk).map(({ snapshot }) => stateKeyOf(snapshot));
  const addresses = states.map((_, at) =>
    writeAddress({ flow: flow.id, version: versionOf(flow), input, steps: steps.slice(0, at) }),
  );
  const lines = [
    'import { expect, test } from "@playwright/test";',
    "",
    "// Needs nothing of the bank but its address, as `baseURL` of the configuration, and a bank started with its stepper.",
    listOf("const states = ", states, ";"),
    listOf("const addresses = ", addresses, ";"),
    "",
    `test(${JSON.stringify(`${titleOf(walk)}, as its screens show`)}, async ({ page }) => {`,
    "  await page.goto(`/stepper.html?locale=en&theme=light&width=390#${addresses.at(-1)}`);",
    '  const stops = page.locator("li > button[data-state]");',
    "  await expect(stops).toHaveCount(states.length);",
    "  for (const [at, state] of states.entries()) {",
    "    await stops.nth(at).click();",
    '    await expect(stops.nth(at)).toHaveAttribute("aria-current", "step");',
    '    await expect(stops.nth(at)).toHaveAttribute("data-state", state);',
    '    const screen = page.frameLocator("iframe").locator("html");',
    '    await expect(screen).toHaveAttribute("data-shown", `?locale=en&theme=light#${addresses[at]}`);',
    "  }",
    "});",
    "",
  ];
  return { name: `${fileName(walk)}.screens.spec.ts`, text: lines.join("\n") };
}
