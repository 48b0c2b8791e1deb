import type { Browser } from "playwright";
import { openPage, showFocus, windowHeight } from "./browser.ts";
import { type ScreenMode } from "@amberline/stepper/mode";
import { capture, untilSettled, type Pane } from "./capture.ts";
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

/** The places of the context that the screen has read. */
function placesReadHere(): readonly string[] {
  const { placesRead } = window as { placesRead?: () => readonly string[] };
  if (!placesRead) throw new Error("It does not tell what it shows.");
  return placesRead();
}

export interface Screens extends Painter<ScreenShot> {
  /** Shows a walk, and tells which places of the context its screen reads. */
  look(address: string): Promise<readonly string[]>;
}

/** A window that shows one screen after the other. */
export async function openScreens(browser: Browser, origin: string, style: string): Promise<Screens> {
  const page = await openPage(browser, style);
  await page.goto(`${origin}/screen.html`);
  await showFocus(page);
  const pane: Pane = { page, session: await page.context().newCDPSession(page) };
  let shown = 0;
  const show = async (address: string, { locale, theme, width }: ScreenMode) => {
    const size = { width, height: windowHeight };
    if (shown !== width) await page.setViewportSize(size);
    shown = width;
    await page.evaluate(showAnew, { picture: `?locale=${locale}&theme=${theme}#${address}`, patience });
    return size;
  };
  return {
    async paint({ subject, mode }, isKept) {
      return capture(pane, await show(subject.address, mode), isKept);
    },
    async look(address) {
      await show(address, { locale: "en", theme: "light", width: 390 });
      await untilSettled(page);
      return page.evaluate(placesReadHere);
    },
    close: () => page.context().close(),
  };
}
