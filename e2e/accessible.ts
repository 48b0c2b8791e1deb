import axe from "axe-core";
import { expect, type Frame, type Page } from "@playwright/test";

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** Puts axe into a frame once: it stays until the page is left. */
const prepare = async (frame: Frame) => {
  if (!(await frame.evaluate(() => "axe" in window))) await frame.evaluate(axe.source);
};

/** What breaks a rule, in the page and the frames in it: the rule, the place, what to do. */
async function findViolations(page: Page): Promise<string[]> {
  await Promise.all(page.frames().map(prepare));
  return page.evaluate(async (values) => {
    // Only what is broken is put together: telling what is fine takes most of the time.
    const { violations } = await axe.run(document, { runOnly: values, resultTypes: ["violations"] });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary = "" }) => `${id}: ${target.join(" ")} ${failureSummary}`),
    );
  }, tags);
}

/** Whatever moves has arrived, so that colours are what they will stay. */
const settle = (page: Page) =>
  page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));

const softly = expect.configure({ soft: true });

/** Fails on any rule axe knows for WCAG 2.2 AA. */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  await settle(page);
  softly(await findViolations(page), what).toEqual([]);
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
