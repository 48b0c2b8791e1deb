import type { Browser } from "playwright";
import { openPage, showFocus, windowHeight } from "./browser.ts";
import { capture, type Capture, type Pane } from "./capture.ts";
import type { ScreenShot } from "./shots.ts";

/** How long a screen may take until it stands, milliseconds. */
const patience = 30_000;

/** Begins the picture anew, as a page that has just been opened, without opening one. */
async function showAnew(picture: string) {
  const frame = () => new Promise<void>((resolve) => requestAnimationFrame(() => resolve()));
  history.replaceState(null, "", "#");
  window.dispatchEvent(new HashChangeEvent("hashchange"));
  // A dialog that leaves gives the focus back a moment later, and would take it from what comes next.
  for (let frames = 0; frames < 4; frames += 1) await frame();
  delete document.documentElement.dataset["shown"];
  if ("holdChance" in window && typeof window.holdChance === "function") window.holdChance();
  history.replaceState(null, "", picture);
  window.dispatchEvent(new HashChangeEvent("hashchange"));
}

const isShown = (picture: string) => document.documentElement.dataset["shown"] === picture;

/** A window that shows one screen after the other. */
export async function openScreens(browser: Browser, origin: string, style?: string) {
  const page = await openPage(browser, style);
  await page.goto(`${origin}/screen.html`);
  await showFocus(page);
  const pane: Pane = { page, session: await page.context().newCDPSession(page) };
  let shown = 0;
  return async ({ subject, mode }: ScreenShot): Promise<Capture> => {
    if (shown !== mode.width) await page.setViewportSize({ width: mode.width, height: windowHeight });
    shown = mode.width;
    const picture = `?locale=${mode.locale}&theme=${mode.theme}#${subject.address}`;
    await page.evaluate(showAnew, picture);
    await page.waitForFunction(isShown, picture, { timeout: patience, polling: "raf" });
    return capture(pane, mode.width);
  };
}
