import { type Page } from "@playwright/test";

/** Milliseconds of so many minutes. */
export const minutes = (count: number) => count * 60_000;
/** Lets time pass on the page, its timers included. */
export const later = (page: Page, milliseconds: number) => page.clock.fastForward(milliseconds);
/** Names of what the browser keeps. */
export const kept = (page: Page) => page.evaluate(() => Object.keys(localStorage));

/** Counts the requests to a path from now on. */
export function countRequests(page: Page, path: string) {
  const sent: string[] = [];
  page.context().on("request", (request) => request.url().endsWith(path) && sent.push(request.url()));
  return () => sent.length;
}

/** Titles of the dialogs that were open at any time from now on, and what was said aloud in them. */
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
