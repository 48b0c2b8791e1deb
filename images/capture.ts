import type { CDPSession, Page } from "playwright";
import { windowHeight } from "./browser.ts";

/** The longest picture there is, in pixels; what is below says little more. */
export const longest = 2400;
const tries = 12;

export interface Pane {
  page: Page;
  session: CDPSession;
}

async function frame({ session }: Pane, width: number, height: number): Promise<Buffer> {
  const { data } = await session.send("Page.captureScreenshot", {
    format: "png",
    optimizeForSpeed: true,
    ...(height > windowHeight
      ? { captureBeyondViewport: true, clip: { x: 0, y: 0, width, height, scale: 1 } }
      : {}),
  });
  return Buffer.from(data, "base64");
}

/** How long nothing may change on a page before it is drawn, milliseconds. */
const quiet = 120;

/** Waits until nothing more comes: what is looked up, loaded or opened once the page stands is a part of the picture. */
async function untilQuiet(still: number) {
  const frame = () => new Promise<void>((resolve) => requestAnimationFrame(() => resolve()));
  let changed = performance.now();
  const touch = () => (changed = performance.now());
  const changes = new MutationObserver(touch);
  changes.observe(document, { attributes: true, characterData: true, childList: true, subtree: true });
  const loads = new PerformanceObserver(touch);
  loads.observe({ type: "resource" });
  while (performance.now() - changed < still) await frame();
  changes.disconnect();
  loads.disconnect();
  await document.fonts.ready;
  await frame();
  await frame();
}

export interface Capture {
  png: Buffer;
  /** Frames it took until two were equal; 2 when nothing moved. */
  frames: number;
}

/** Draws what the window shows at its natural height, once two frames in a row are equal. */
export async function capture(pane: Pane, width: number): Promise<Capture> {
  const { page } = pane;
  await page.evaluate(untilQuiet, quiet);
  const content = await page.evaluate(() => {
    window.scrollTo(0, 0);
    const { documentElement, body } = document;
    // A dialog holds the page behind it still, and covers no more of it than the window shows.
    const isHeld = [documentElement, body].some(
      (element) => getComputedStyle(element).overflowY === "hidden",
    );
    return isHeld ? 0 : documentElement.scrollHeight;
  });
  const height = Math.min(Math.max(content, windowHeight), longest);
  let before = await frame(pane, width, height);
  for (let frames = 2; frames <= tries; frames += 1) {
    const after = await frame(pane, width, height);
    if (after.equals(before)) return { png: after, frames };
    before = after;
  }
  throw new Error("It never stood still.");
}
