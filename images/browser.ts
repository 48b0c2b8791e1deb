import { chromium, type Browser, type Page } from "playwright";
import { chromiumArgs, findChromium } from "../scripts/chromium.mjs";

/** Height of the window; a longer page is drawn to its end. */
export const windowHeight = 800;

export async function openBrowser(): Promise<Browser> {
  const executablePath = findChromium();
  return chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: [...chromiumArgs, "--hide-scrollbars"],
  });
}

const still = `*, *::before, *::after {
  animation: none !important;
  caret-color: transparent !important;
  scroll-behavior: auto !important;
  transition: none !important;
}`;

/** What chance and the clock decide elsewhere: the same in every picture. */
function holdStill(css: string) {
  let last = 1;
  Math.random = () => (last = (last * 16807) % 2147483647) / 2147483647;
  Object.assign(window, { holdChance: () => (last = 1) });
  const add = () =>
    document.head.append(Object.assign(document.createElement("style"), { textContent: css }));
  if (document.head) add();
  else document.addEventListener("DOMContentLoaded", add);
}

/** A page on which nothing moves, blinks or is pointed at. `style` is added to every page it shows. */
export async function openPage(browser: Browser, style = ""): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: windowHeight },
    deviceScaleFactor: 1,
    locale: "en-GB",
    timezoneId: "Europe/Riga",
    reducedMotion: "reduce",
    colorScheme: "light",
  });
  const page = await context.newPage();
  // What is handed to the page was compiled, and calls the compiler's own `__name` to name its functions.
  await page.addInitScript("globalThis.__name = (named) => named");
  await page.addInitScript(holdStill, `${still}\n${style}`);
  return page;
}

/** What draws the pictures here: two machines of one kind draw them alike. */
export interface Drawer {
  /** Version of Chromium. */
  chromium: string;
  /** `linux x64` */
  platform: string;
}

export const drawerOf = (browser: Browser): Drawer => ({
  chromium: browser.version(),
  platform: `${process.platform} ${process.arch}`,
});
