import { type Page } from "@playwright/test";

/** A phone of the same person. */
export async function elsewhere(page: Page): Promise<Page> {
  const context = await page
    .context()
    .browser()
    ?.newContext({ viewport: { width: 390, height: 844 } });
  if (!context) throw new Error("There is no browser.");
  return context.newPage();
}
