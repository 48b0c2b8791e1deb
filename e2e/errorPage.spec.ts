import { type Page } from "@playwright/test";
import { expect, test } from "@amberline/flow-lab/browser/fixtures";
import {
  confirmWithCode,
  fillPayment,
  outside,
  sendToCode,
  sentCode,
} from "@amberline/flow-lab/browser/payments";
import { createGate } from "@amberline/flow-lab/browser/gate";
import { arrive, onScreen } from "@amberline/flow-lab/browser/screens";
import { withoutStream } from "@amberline/flow-lab/browser/visibility";
import { text } from "@amberline/flow-lab/browser/words";

/** Requests for the file of a lazily loaded module. */
const chunk = (name: string) => new RegExp(`/assets/${name}-[^/]*\\.js$`);

/** The card page's code throws while it renders; nothing else needs its file. */
const breakCardPage = (page: Page) =>
  page.route(chunk("CardPage"), (route) =>
    route.fulfill({
      contentType: "text/javascript",
      body: `export default () => { throw new Error("The card is broken"); }`,
    }),
  );

const mark = (page: Page) => page.evaluate(() => Object.assign(window, { mark: true }));
/** Whether the page has not been loaded anew; while it is, nobody can say. */
const marked = (page: Page) => page.evaluate(() => "mark" in window).catch(() => null);

test("a page that crashes shows its error, and going back reloads the previous page [2.2-10, 8-5]", async ({
  page,
  operator,
  complaints,
}) => {
  const { alert, say, button, balance } = onScreen(page);
  await breakCardPage(page);
  await arrive(page, operator, await operator.customer(), "/home");
  await mark(page);
  await page.getByRole("link", { name: say("page.card"), exact: true }).click();
  await expect(alert()).toContainText(say("app.somethingWrong"));
  await expect(alert()).toContainText("The card is broken");
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
  await breakCardPage(page);
  await page.goto("about:blank");
  await arrive(page, operator, await operator.customer(), "/card").catch(() => undefined);
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
  await expect(page.getByText(say("app.offline"))).toBeVisible();

  await context.setOffline(false);
  await expect(heading("receive.title")).toBeVisible();
  await expect(alert()).toHaveCount(0);
  expect(await marked(page)).toBe(true);
});

test("a language that is lost says so signed out too, and comes when the line is back [2.2]", async ({
  page,
  context,
}) => {
  const { alert, say, button } = onScreen(page);
  await page.goto("/login");
  await expect(button("signIn.submit")).toBeEnabled();
  await mark(page);
  await context.setOffline(true);
  await page.getByRole("button", { name: "LV, latviešu" }).click();
  await expect(alert()).toContainText(say("app.chunk.offline.title"));

  await context.setOffline(false);
  await expect(page.getByRole("button", { name: text("lv", "signIn.submit"), exact: true })).toBeVisible();
  await expect(alert()).toHaveCount(0);
  expect(await marked(page)).toBe(true);
});

test("a line lost between the form and the code loses nothing [8-4]", async ({ page, context, operator }) => {
  const screen = onScreen(page);
  const payer = await operator.customer();
  await withoutStream(page);
  await arrive(page, operator, payer, "/send");
  await fillPayment(page, outside.matches);
  await page.waitForLoadState("networkidle");
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
  await sendToCode(screen);
  const code = await sentCode(screen, operator, payer.login);
  await context.setOffline(true);
  await confirmWithCode(screen, code);
  await expect(screen.heading("send.title")).toBeVisible();
  await expect(screen.alert()).toBeVisible();
  await expect(screen.field("send.payeeName")).not.toHaveValue("");
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

test("a reload shows the shell with the page's own title before any code arrives [2.2]", async ({
  page,
  operator,
}) => {
  const { say, heading } = onScreen(page);
  await arrive(page, operator, await operator.customer(), "/home");
  await expect(page.getByRole("banner")).toBeVisible();
  const code = createGate();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await code.opened;
    await route.continue();
  });
  const opening = page.locator("#opening");
  await page.goto("/my_corporation", { waitUntil: "commit" });
  await expect(opening.locator("main")).toBeVisible();
  await expect(opening.locator("h1"), "the account's name comes in its place").toBeHidden();
  await page.goto("/receive", { waitUntil: "commit" });
  await expect(opening.locator("h1")).toHaveText(say("receive.title"));
  await expect(page).toHaveTitle(new RegExp(`^${say("page.receive")}`));
  await expect(opening.locator("nav [aria-current=page]").first()).toHaveText(say("page.receive"));
  await page.setViewportSize({ width: 1920, height: 900 });
  await page.goto("/send", { waitUntil: "commit" });
  await expect(opening.locator("h1")).toHaveText(say("send.title"));
  const painted = await opening.locator("main").boundingBox();
  const bar = opening.getByRole("navigation", { name: say("shell.quickMenu"), includeHidden: true });
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(bar, "a payment has the bar's room").toBeHidden();
  await page.goto("/receive", { waitUntil: "commit" });
  await expect(bar).toBeVisible();
  await page.setViewportSize({ width: 1920, height: 900 });
  await page.goto("/send", { waitUntil: "commit" });
  code.open();
  await expect(opening).toHaveCount(0);
  await expect(heading("send.title")).toBeVisible();
  expect(await page.getByRole("main").boundingBox()).toMatchObject({ x: painted?.x, width: painted?.width });
});

test("a reload asks for the customer's accounts while the code of the page is on its way [2.2]", async ({
  page,
  operator,
}) => {
  const { balance, say } = onScreen(page);
  await arrive(page, operator, await operator.customer(), "/home");
  await expect(balance()).toBeVisible();
  const code = createGate();
  await page.route(chunk("(ShellLayout|HomePage)"), async (route) => {
    await code.opened;
    await route.continue();
  });
  const answered = page.waitForResponse(/\/api\/v1\/user\/account_info$/);
  await page.reload({ waitUntil: "commit" });
  await answered;
  await expect(page.locator("#opening main")).toBeVisible();
  await expect(page.locator("#app"), "no page is drawn under the shell").toHaveText(say("signIn.opening"));
  code.open();
  await expect(balance()).toBeVisible();
});

test("an app that comes late takes the place of what said so without a blank moment [2.2]", async ({
  page,
  operator,
}) => {
  const { alert, balance, say } = onScreen(page);
  await arrive(page, operator, await operator.customer(), "/home");
  await expect(balance()).toBeVisible();
  await page.clock.install();
  await page.addInitScript(() => {
    const look = () => {
      const shown = [...document.body.children].filter((part) => !part.matches("script"));
      if (shown.every((part) => !part.textContent)) document.documentElement.dataset["blank"] = "seen";
    };
    addEventListener("DOMContentLoaded", () =>
      new MutationObserver(look).observe(document.body, { subtree: true, childList: true }),
    );
  });
  const code = createGate();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await code.opened;
    await route.continue();
  });
  await page.reload({ waitUntil: "commit" });
  await expect(page.locator("#opening main")).toBeVisible();
  await page.clock.runFor(15_000);
  await expect(alert()).toContainText(say("app.unloaded.title"));
  code.open();
  await expect(balance()).toBeVisible();
  await expect(page.locator("html")).not.toHaveAttribute("data-blank");
});

test("an app whose first file does not arrive says so and can be asked for again [2.2]", async ({ page }) => {
  const { alert, say, button, field } = onScreen(page);
  await page.clock.install();
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
  await page.goto("/login");
  await page.clock.runFor(15_000);
  await expect(alert()).toContainText(say("app.unloaded.title"));
  await page.unroute(/\/assets\/.*\.js$/);
  await button("app.retry").click();
  await expect(button("signIn.submit")).toBeEnabled();
  await expect(field("signIn.email")).toBeEditable();
});
