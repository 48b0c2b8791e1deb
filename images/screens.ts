import type { Browser } from "playwright";
import { openPage, showFocus, windowHeight } from "./browser.ts";
import { capture, type Pane } from "./capture.ts";
import type { Painter } from "./draw.ts";
import type { ScreenShot } from "./shots.ts";

/** Timeout for a screen to become stable, ms. */
const patience = 30_000;

/** Restarts the picture like a newly opened page, without opening one; resolves when it is shown. */
async function showAnew({ picture, patience }: { picture: string; patience: number }) {
  const page = document.documentElement;
  const frame = () => new Promise<void>((resolve) => requestAnimationFrame(() => resolve()));
  const go = (address: string) => {
    history.replaceState(null, "", address);
    window.dispatchEvent(new HashChangeEvent("hashchange"));
  };
  const shown = () =>
    new Promise<void>((resolve, reject) => {
      const tooLate = setTimeout(() => reject(new Error("It was not shown in time.")), patience);
      const changes = new MutationObserver(() => {
        if (page.dataset["shown"] !== picture) return;
        clearTimeout(tooLate);
        changes.disconnect();
        resolve();
      });
      changes.observe(page, { attributes: true });
    });
  const show = async () => {
    go("#");
    // A closing dialog restores focus a moment later, and would take it from the next screen.
    for (let frames = 0; frames < 4; frames += 1) await frame();
    delete page.dataset["shown"];
    if ("holdChance" in window && typeof window.holdChance === "function") window.holdChance();
    const standing = shown();
    go(picture);
    await standing;
  };
  let pieces = 0;
  const loads = new PerformanceObserver((list) => void (pieces += list.getEntries().length));
  loads.observe({ type: "resource" });
  await show();
  pieces += loads.takeRecords().length;
  loads.disconnect();
  // Code loaded in pieces sets focus in a different order from code already loaded.
  if (pieces > 0) await show();
}

/** A window that shows one screen after the other. */
export async function openScreens(
  browser: Browser,
  origin: string,
  style: string,
): Promise<Painter<ScreenShot>> {
  const page = await openPage(browser, style);
  await page.goto(`${origin}/screen.html`);
  await showFocus(page);
  const pane: Pane = { page, session: await page.context().newCDPSession(page) };
  let shown = 0;
  return {
    async paint({ subject, mode }, isKept) {
      const size = { width: mode.width, height: windowHeight };
      if (shown !== mode.width) await page.setViewportSize(size);
      shown = mode.width;
      const picture = `?locale=${mode.locale}&theme=${mode.theme}#${subject.address}`;
      await page.evaluate(showAnew, { picture, patience });
      return capture(pane, size, isKept);
    },
    close: () => page.context().close(),
  };
}
