import axe from "axe-core";
import { expect, type Frame, type Page } from "@playwright/test";
import { isItsDay } from "@amberline/flow-lab/browser/fixtures";

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

/** Fails when the page scrolls sideways at 320 px. */
export async function expectReflow(page: Page, what: string): Promise<void> {
  const size = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 640 });
  const overflow = () =>
    page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
  await softly.poll(overflow, { message: `${what} scrolls sideways at 320 px by so many` }).toBe(0);
  if (size) await page.setViewportSize(size);
}
