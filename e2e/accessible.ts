import axe from "axe-core";
import { expect, type Frame, type Page } from "@playwright/test";

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** What breaks a rule in one frame: the rule, the place, what to do. Axe, once put in, stays until the frame is left. */
async function violationsIn(frame: Frame): Promise<string[]> {
  if (!(await frame.evaluate(() => "axe" in window))) await frame.evaluate(axe.source);
  return frame.evaluate(async (values) => {
    const { violations } = await axe.run(document, {
      runOnly: values,
      iframes: false,
      // Only what is broken is put together: telling what is fine takes most of the time.
      resultTypes: ["violations"],
    });
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
  const found = await Promise.all(page.frames().map(violationsIn));
  softly(found.flat(), what).toEqual([]);
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
