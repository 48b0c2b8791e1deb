import { type Page } from "@playwright/test";
import { expect, test } from "@amberline/flow-lab/browser/fixtures";
import { arrive, onScreen } from "@amberline/flow-lab/browser/screens";

/** The send page's code fails to load, so that rendering it throws. */
const breakSendPage = (page: Page) => page.route(/\/SendPage-[^/]*\.js$/, (route) => route.abort());

const marked = (page: Page) => page.evaluate(() => "mark" in window);

test("a page that crashes shows its error, and going back reloads the previous page [2.2-10, 8-5]", async ({
  page,
  operator,
  complaints,
}) => {
  const { alert, say, link, button, balance } = onScreen(page);
  await breakSendPage(page);
  await arrive(page, operator, await operator.customer(), "/home");
  await page.evaluate(() => Object.assign(window, { mark: true }));
  await link("home.send").click();
  await expect(alert()).toContainText(say("app.somethingWrong"));
  await expect(alert()).toContainText("Failed to fetch dynamically imported module");
  expect(complaints.splice(0).every((complaint) => complaint.includes("SendPage"))).toBe(true);

  await button("app.goBack").click();
  await expect(balance()).toBeVisible();
  await expect(page).toHaveURL(/\/home$/);
  expect(await marked(page)).toBe(false);
});

test("a page that crashes leads home if no page of the app precedes it [2.2]", async ({
  page,
  operator,
  complaints,
}) => {
  const { alert, say, button, balance } = onScreen(page);
  await breakSendPage(page);
  await page.goto("about:blank");
  await arrive(page, operator, await operator.customer(), "/send").catch(() => undefined);
  await expect(alert()).toContainText(say("app.somethingWrong"));
  complaints.splice(0);

  await button("app.goBack").click();
  await expect(balance()).toBeVisible();
  await expect(page).toHaveURL(/\/home$/);
});
