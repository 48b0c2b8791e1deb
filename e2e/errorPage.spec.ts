import { type Page } from "@playwright/test";
import { expect, test } from "@amberline/flow-lab/browser/fixtures";
import { confirmWithCode, fillPayment, outside, sendToCode } from "@amberline/flow-lab/browser/payments";
import { arrive, onScreen } from "@amberline/flow-lab/browser/screens";

/** Requests for the file of a lazily loaded module. */
const chunk = (name: string) => new RegExp(`/assets/${name}-[^/]*\\.js$`);

/** The send page's code throws while it renders. */
const breakSendPage = (page: Page) =>
  page.route(chunk("SendPage"), (route) =>
    route.fulfill({
      contentType: "text/javascript",
      body: `export default () => { throw new Error("The form is broken"); }`,
    }),
  );

const mark = (page: Page) => page.evaluate(() => Object.assign(window, { mark: true }));
const marked = (page: Page) => page.evaluate(() => "mark" in window);

test("a page that crashes shows its error, and going back reloads the previous page [2.2-10, 8-5]", async ({
  page,
  operator,
  complaints,
}) => {
  const { alert, say, link, button, balance } = onScreen(page);
  await breakSendPage(page);
  await arrive(page, operator, await operator.customer(), "/home");
  await mark(page);
  await link("home.send").click();
  await expect(alert()).toContainText(say("app.somethingWrong"));
  await expect(alert()).toContainText("The form is broken");
  expect(complaints.splice(0)).not.toEqual([]);

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

test("a page whose code is lost says so in its place, and comes when the line is back [2.2]", async ({
  page,
  context,
  operator,
}) => {
  const { alert, say, link, heading, balance } = onScreen(page);
  await arrive(page, operator, await operator.customer(), "/home");
  await expect(balance()).toBeVisible();
  await mark(page);
  await context.setOffline(true);
  await link("home.load").click();
  await expect(alert()).toContainText(say("app.chunk.offline.title"));
  await expect(page.getByRole("navigation")).toBeVisible();

  await context.setOffline(false);
  await expect(heading("page.receive")).toBeVisible();
  await expect(alert()).toHaveCount(0);
  expect(await marked(page)).toBe(true);
});

test("a line lost between the form and the code loses nothing, and home is there after it [8-4]", async ({
  page,
  context,
  operator,
}) => {
  const screen = onScreen(page);
  const payer = await operator.customer();
  await arrive(page, operator, payer, "/send");
  await fillPayment(page, outside.matches);
  await page.waitForLoadState("networkidle");
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
  await sendToCode(screen);
  const code = await operator.code(payer.login);
  await context.setOffline(true);
  await confirmWithCode(screen, code);
  await expect(screen.heading("send.unknown.title")).toBeVisible();
  await context.setOffline(false);
});

test("a page of an old release reloads once when nothing is typed, and then offers it [2.2]", async ({
  page,
  operator,
}) => {
  const { alert, say, link, button } = onScreen(page);
  await arrive(page, operator, await operator.customer(), "/home");
  await mark(page);
  await page.route(chunk("ReceivePage"), (route) => route.fulfill({ status: 404, body: "" }));
  await link("home.load").click();
  await expect(alert()).toContainText(say("app.chunk.newRelease.title"));
  await expect.poll(() => marked(page)).toBe(false);
  await expect(button("app.reload")).toBeVisible();
  await expect(page.getByText(/assets|https?:/)).toHaveCount(0);
});
