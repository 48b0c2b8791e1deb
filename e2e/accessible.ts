import axe from "axe-core";
import { expect, type Frame, type Page } from "@playwright/test";
import { isItsDay } from "@amberline/flow-lab/browser/turns";

const all = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
/** The rules that depend on colours, which alone differ between themes. */
const colours = ["color-contrast", "link-in-text-block"];

/** Violations in one frame: rule, element and fix. Axe stays injected until the frame navigates. */
async function violationsIn(frame: Frame, rules: string[]): Promise<string[]> {
  if (!(await frame.evaluate(() => "axe" in window))) await frame.evaluate(axe.source);
  return frame.evaluate(async (values) => {
    const { violations } = await axe.run(document, {
      runOnly: values,
      iframes: false,
      // Reporting passes takes most of the time.
      resultTypes: ["violations"],
    });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary = "" }) => `${id}: ${target.join(" ")} ${failureSummary}`),
    );
  }, rules);
}

/** Waits for animations to end, so that colours and places are final. */
export const settle = (page: Page) =>
  page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));

const softly = expect.configure({ soft: true });

async function expectNoneBroken(page: Page, what: string, rules: string[]): Promise<void> {
  await settle(page);
  const found = await Promise.all(page.frames().map((frame) => violationsIn(frame, rules)));
  softly(found.flat(), what).toEqual([]);
}

/** Fails on any violation of axe's rules for WCAG 2.2 AA. */
export const expectAccessible = (page: Page, what: string): Promise<void> =>
  expectNoneBroken(page, what, all);

/** The same in each theme of this run, for a page that follows the system's. Rules other than colours run once. */
export async function expectAccessibleInBothThemes(page: Page, what: string): Promise<void> {
  const themes = (["light", "dark"] as const).filter((_, at, { length }) => isItsDay(at, length));
  for (const [nth, colorScheme] of themes.entries()) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator("html"), what).toHaveCSS("color-scheme", colorScheme);
    await expectNoneBroken(page, `${what}, ${colorScheme}`, nth === 0 ? all : colours);
  }
  await page.emulateMedia({ colorScheme: "light" });
}

/** What can't be read: the page scrolls sideways, or a text is cut off or lies over another. */
function unreadable(): string[] {
  const meet = (one: DOMRect, other: DOMRect) => {
    const [x, y] = [Math.max(one.left, other.left), Math.max(one.top, other.top)];
    return new DOMRect(x, y, Math.min(one.right, other.right) - x, Math.min(one.bottom, other.bottom) - y);
  };
  const isSeen = ({ width, height }: DOMRect) => width > 1 && height > 1;
  const { scrollWidth, clientWidth } = document.documentElement;
  const problems = scrollWidth > clientWidth ? [`scrolls sideways by ${scrollWidth - clientWidth} px`] : [];
  const lines: { text: Node; layer: Element | null; line: DOMRect }[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const words = text.nodeValue?.trim();
    const isShown = text.parentElement?.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    if (!words || !isShown) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const whole = range.getBoundingClientRect();
    let view = new DOMRect(0, -1e6, clientWidth, 2e6);
    let layer: Element | null = null;
    let canScroll = false;
    for (let box = text.parentElement; box && box !== document.body; box = box.parentElement) {
      const { overflow, position, textOverflow, clipPath } = getComputedStyle(box);
      if (clipPath !== "none") view = new DOMRect();
      if (position === "fixed" || position === "sticky") layer ??= box;
      if (overflow === "visible") continue;
      view = meet(view, box.clientWidth > 1 ? box.getBoundingClientRect() : new DOMRect());
      canScroll ||= /auto|scroll/.test(overflow) || textOverflow === "ellipsis";
      const { width, height } = meet(view, whole);
      const isCut = width < whole.width - 1 || height < whole.height - 1;
      if (isCut && isSeen(view) && !canScroll) problems.push(`“${words}” is cut off`);
    }
    for (const each of range.getClientRects()) {
      const line = meet(view, each);
      if (!isSeen(line)) continue;
      const below = lines.find((other) => {
        const common = meet(line, other.line);
        // Lines stand closer than the boxes of their letters.
        const isOver = common.height > 0.3 * Math.min(line.height, other.line.height);
        return other.layer === layer && other.text !== text && common.width > 2 && isOver;
      });
      if (below) problems.push(`“${words}” lies over “${below.text.nodeValue}”`);
      lines.push({ text, layer, line });
    }
  }
  return problems;
}

async function expectNoSideways(page: Page, what: string): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 });
  const overflow = () =>
    page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
  await softly.poll(overflow, { message: `${what} scrolls sideways at 320 px by so many` }).toBe(0);
}

/** Fails when the page can't be read with text of twice the size, on a phone and a desk. */
export async function expectReadableLarge(page: Page, what: string): Promise<void> {
  await page.evaluate(() => void (document.documentElement.style.fontSize = "200%"));
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const message = `${what} at ${width} px with text of twice the size`;
    await softly.poll(() => page.evaluate(unreadable), { message, timeout: 5_000 }).toEqual([]);
  }
  await expectNoSideways(page, `${what} with text of twice the size`);
}

/** Fails when the page scrolls sideways at 320 px. */
export async function expectReflow(page: Page, what: string): Promise<void> {
  const size = page.viewportSize();
  await expectNoSideways(page, what);
  if (size) await page.setViewportSize(size);
}
