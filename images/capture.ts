import type { CDPSession, Page } from "playwright";

/** The longest picture there is, in pixels; what is below says little more. */
export const longest = 2400;
const tries = 12;

export interface Pane {
  page: Page;
  session: CDPSession;
}

export interface Size {
  width: number;
  height: number;
}

async function frame({ session }: Pane, { width, height }: Size, isLonger: boolean): Promise<Buffer> {
  const { data } = await session.send("Page.captureScreenshot", {
    format: "png",
    optimizeForSpeed: true,
    ...(isLonger ? { captureBeyondViewport: true, clip: { x: 0, y: 0, width, height, scale: 1 } } : {}),
  });
  return Buffer.from(data, "base64");
}

/** How long nothing may change on a page before it is drawn, and how long that is waited for, milliseconds. */
const rest = { quiet: 120, patience: 10_000 };

/**
 * Waits until nothing more comes: what is looked up, loaded or opened once the page stands is a part of the picture.
 * Answers how high the page is; 0 while a dialog holds it still, which covers no more of it than the window shows.
 */
async function untilQuiet({ quiet, patience }: typeof rest): Promise<number> {
  const frame = () => new Promise<void>((resolve) => requestAnimationFrame(() => resolve()));
  const pause = (left: number) => new Promise<void>((resolve) => setTimeout(resolve, left));
  let changed = performance.now();
  const latest = changed + patience;
  const touch = () => (changed = performance.now());
  const changes = new MutationObserver(touch);
  changes.observe(document, { attributes: true, characterData: true, childList: true, subtree: true });
  const loads = new PerformanceObserver(touch);
  loads.observe({ type: "resource" });
  const moves = ["focusin", "focusout", "scroll"];
  for (const move of moves) document.addEventListener(move, touch, true);
  for (let left = quiet; left > 0; left = Math.min(changed + quiet, latest) - performance.now()) {
    await pause(left);
    await document.fonts.ready;
    await frame();
    await frame();
  }
  changes.disconnect();
  loads.disconnect();
  for (const move of moves) document.removeEventListener(move, touch, true);
  window.scrollTo(0, 0);
  const { documentElement, body } = document;
  const isHeld = [documentElement, body].some((element) => getComputedStyle(element).overflowY === "hidden");
  return isHeld ? 0 : documentElement.scrollHeight;
}

export interface Capture {
  png: Buffer;
  /** Frames it took until one was the kept picture, or two were equal. */
  frames: number;
}

/**
 * Draws what a window of that size shows at its natural height, once two frames in a row are equal. A frame that is what
 * is looked for needs no second one.
 */
export async function capture(pane: Pane, window: Size, isKept: (png: Buffer) => boolean): Promise<Capture> {
  const content = await pane.page.evaluate(untilQuiet, rest);
  const size = { width: window.width, height: Math.min(Math.max(content, window.height), longest) };
  const next = () => frame(pane, size, size.height > window.height);
  let before = await next();
  if (isKept(before)) return { png: before, frames: 1 };
  for (let frames = 2; frames <= tries; frames += 1) {
    const after = await next();
    if (after.equals(before)) return { png: after, frames };
    before = after;
  }
  throw new Error("It never stood still.");
}
