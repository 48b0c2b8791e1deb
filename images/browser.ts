import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { chromium, type Browser, type Page } from "playwright";
import { chromiumArgs, findChromium } from "../scripts/chromium.mjs";

/** Window height; a longer page is drawn to its end. */
export const windowHeight = 800;

export async function openBrowser(): Promise<Browser> {
  const executablePath = findChromium();
  return chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    // Partial raster invalidation antialiases edges differently from a full repaint.
    args: [...chromiumArgs, "--hide-scrollbars", "--disable-partial-raster"],
  });
}

/** A browser that is relaunched after a crash. */
export function lastingBrowser() {
  let own = openBrowser();
  return {
    async here(): Promise<Browser> {
      const asked = own;
      const browser = await asked;
      if (browser.isConnected()) return browser;
      if (own === asked) own = openBrowser();
      return own;
    },
    close: async () => (await own).close(),
  };
}

// `content-visibility` would leave out parts at random, because a picture is longer than the window.
const still = `*, *::before, *::after {
  animation: none !important;
  caret-color: transparent !important;
  content-visibility: visible !important;
  scroll-behavior: auto !important;
  transition: none !important;
}`;

/** Removes randomness and the real time, so that every picture is the same. */
function holdStill(css: string) {
  let last = 1;
  Math.random = () => (last = (last * 16807) % 2147483647) / 2147483647;
  const tick = window.setInterval;
  const standing = (...[act, every, ...rest]: Parameters<typeof tick>) =>
    (every ?? 0) < 1000 ? tick(act, every, ...rest) : 0;
  Object.assign(window, { holdChance: () => (last = 1), setInterval: standing });
  const add = () =>
    document.head.append(Object.assign(document.createElement("style"), { textContent: css }));
  if (document.head) add();
  else document.addEventListener("DOMContentLoaded", add);
}

/** A page without animations, blinking and hover. `style` is added to every document. */
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
  // Functions passed to the page were compiled and call the compiler's `__name` helper.
  await page.addInitScript("globalThis.__name = (named) => named");
  await page.addInitScript(holdStill, `${still}\n${style}`);
  return page;
}

/** Makes focus visible, as for keyboard users; otherwise it would depend on what was shown before. */
export const showFocus = (page: Page) => page.keyboard.press("F9");

/** The browser and machine that draw the pictures; equal ones draw the same pixels. */
export interface Drawer {
  /** Version of Chromium. */
  chromium: string;
  /** `linux x64` */
  platform: string;
  /** Hash of a fixed test sheet of letters, lines and tints, which processors and font libraries render differently. */
  hand: string;
}

const fonts = path.join(import.meta.dirname, "../node_modules/@fontsource-variable/inter/files");
const fontAt = (file: string) => readFileSync(path.join(fonts, file)).toString("base64");
const face = (file: string) =>
  `@font-face { font-family: Sheet; font-weight: 100 900; src: url(data:font/woff2;base64,${fontAt(file)}) }`;

const sheet = () => `<style>${face("inter-latin-wght-normal.woff2")}
  body { margin: 16px; font: 400 15px/24px Sheet; color: #1b1917; background: #f7f5f1 }
  h1 { font-weight: 650; font-size: 32px; line-height: 40px }
  div { border: 1px solid #ddd9d1; border-radius: 14px; padding: 13px; box-shadow: 0 8px 24px #0003; background: #fff }
  small { font-size: 12.5px; opacity: 0.72 }
</style><h1>1,234.56 Sign in</h1><div>The quick brown fox jumps over the lazy dog. <small>0123456789 &euro; &ndash; fi</small></div>`;

/** Draws the test sheet: where it differs, every picture does. */
async function handOf(browser: Browser): Promise<string> {
  const page = await openPage(browser);
  try {
    await page.setViewportSize({ width: 400, height: 240 });
    await page.setContent(sheet());
    await page.evaluate(() => document.fonts.load("400 15px Sheet").then(() => document.fonts.ready));
    const drawn = await page.screenshot();
    return createHash("sha256").update(drawn).digest("base64url").slice(0, 16);
  } finally {
    await page.context().close();
  }
}

export const drawerOf = async (browser: Browser): Promise<Drawer> => ({
  chromium: browser.version(),
  platform: `${process.platform} ${process.arch}`,
  hand: await handOf(browser),
});
