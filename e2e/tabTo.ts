import { expect, type Locator, type Page } from "@playwright/test";

/** Presses Tab until the target has focus. Every element focused on the way must be visible. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 40; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press("Tab");
    // After the last element of the page, focus is in the browser's interface for one press.
    const isSeen = await page.evaluate(() => document.activeElement?.matches(":focus-visible, body"));
    expect(isSeen).toBe(true);
  }
  await expect(target).toBeFocused();
}
