import type { CDPSession, Page } from "playwright";

/** Maximum height of a picture in pixels; little of interest is below. */
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

/** Quiet time required before a page is drawn, and how long to wait for it, ms. */
const rest = { quiet: 120, patience: 10_000 };

/**
 * Waits until everything looked up, loaded or opened after the first render is there. Returns the height of the page; 0
 * while a dialog locks scrolling, because it covers no more than the window.
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

export const untilSettled = (page: Page): Promise<number> => page.evaluate(untilQuiet, rest);

export interface Capture {
  png: Buffer;
  /** Frames until one equalled the baseline, or two were equal. */
  frames: number;
}

/**
 * Captures the natural height at a window size, once two consecutive frames are equal. A frame that equals the baseline
 * needs no second one.
 */
export async function capture(pane: Pane, window: Size, isKept: (png: Buffer) => boolean): Promise<Capture> {
  const content = await untilSettled(pane.page);
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
