import { type Page } from "@playwright/test";

/** Hides or shows the page, as switching tabs or apps does. */
export const setHidden = (page: Page, isHidden: boolean): Promise<void> =>
  page.evaluate((hidden) => {
    Object.defineProperty(document, "hidden", { configurable: true, value: hidden });
    document.dispatchEvent(new Event("visibilitychange"));
  }, isHidden);

/** Leaves the page and comes back to it. */
export async function looksAgain(page: Page): Promise<void> {
  await setHidden(page, true);
  await setHidden(page, false);
}

/** Lets the page do without its stream, which never ends: only then its network becomes idle. */
export const withoutStream = (page: Page): Promise<unknown> =>
  page.route("**/bridge/stream", (route) => route.abort());
