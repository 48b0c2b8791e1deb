import { type Page } from "@playwright/test";

/** Minutes in milliseconds. */
export const minutes = (count: number) => count * 60_000;
/** Advances the page's clock, firing its timers. */
export const later = (page: Page, milliseconds: number) => page.clock.fastForward(milliseconds);
/** Stops the page's clock: three seconds from now, as a busy machine needs a moment to be told. */
export const pause = async (page: Page) => page.clock.pauseAt(await page.evaluate(() => Date.now() + 3_000));
/** Keys in the browser's storage. */
export const kept = (page: Page) => page.evaluate(() => Object.keys(localStorage));

/** Counts requests to a path from now on. */
export function countRequests(page: Page, path: string) {
  const sent: string[] = [];
  page.context().on("request", (request) => request.url().endsWith(path) && sent.push(request.url()));
  return () => sent.length;
}

/** Collects the titles of dialogs opened from now on, and the announcements in them. */
export async function watchDialogs(page: Page) {
  await page.evaluate(() => {
    const heard = { titles: new Set<string>(), said: new Set<string>() };
    Object.assign(window, { heard });
    new MutationObserver(() => {
      const dialog = document.querySelector('[role="alertdialog"]');
      const [title, status] = ["[slot=title]", "[role=status]"].map(
        (part) => dialog?.querySelector(part)?.textContent ?? "",
      );
      if (title) heard.titles.add(title);
      if (status) heard.said.add(status);
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  return () =>
    page.evaluate(() => {
      const { titles, said } = (window as unknown as { heard: Record<"titles" | "said", Set<string>> }).heard;
      return { titles: [...titles], said: [...said] };
    });
}
