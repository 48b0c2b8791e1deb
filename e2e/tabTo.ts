import { expect, type Locator, type Page } from "@playwright/test";

/** Presses Tab until the focus is there; what has it on the way must be seen. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 40; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press("Tab");
    // Past the last thing on the page the focus is with the browser for one press.
    const isSeen = await page.evaluate(() => document.activeElement?.matches(":focus-visible, body"));
    expect(isSeen).toBe(true);
  }
  await expect(target).toBeFocused();
}
