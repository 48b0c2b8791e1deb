import { type Page, type Response } from "@playwright/test";
import { expect, test } from "@amberline/flow-lab/browser/fixtures";
import { createGate } from "@amberline/flow-lab/browser/gate";
import { type Customer, type Operator } from "@amberline/flow-lab/browser/operator";
import { fillPayment, outside } from "@amberline/flow-lab/browser/payments";
import { arrive, onScreen, typeCredentials } from "@amberline/flow-lab/browser/screens";
import { withoutStream } from "@amberline/flow-lab/browser/visibility";

const minutes = (count: number) => count * 60_000;

function watchRequests(page: Page, path: string) {
  const tokens: string[] = [];
  page.context().on("request", (request) => {
    if (request.url().endsWith(path)) tokens.push(request.headers()["token"] ?? "");
  });
  return tokens;
}

/** One customer in two tabs of a browser, with a shared clock. */
async function twoTabs(page: Page, operator: Operator, customer: Customer) {
  await page.context().clock.install();
  const tokens = await arrive(page, operator, customer, "/home");
  await expect(onScreen(page).balance()).toBeVisible();
  const other = await page.context().newPage();
  await other.goto("/home");
  await expect(onScreen(other).balance()).toBeVisible();
  const later = (milliseconds: number) => page.context().clock.fastForward(milliseconds);
  return { other, tokens, later };
}

const openSelector = (page: Page) =>
  page.getByRole("button", { name: new RegExp(`^${onScreen(page).say("shell.account")}`) }).click();

async function logOut(page: Page) {
  await onScreen(page).profileMenu().click();
  await page.getByRole("dialog").getByText(onScreen(page).say("shell.logout"), { exact: true }).click();
}

test("two tabs extend with a single refresh, and both continue [4, 7-13]", async ({ page, operator }) => {
  const { other, later } = await twoTabs(page, operator, await operator.customer());
  const gate = createGate();
  const refreshes = watchRequests(page, "/access-token/refresh");
  await page.context().route("**/access-token/refresh", async (route) => {
    await gate.opened;
    await route.fallback();
  });
  await later(minutes(9) + 2_000);
  for (const tab of [page, other]) await onScreen(tab).button("session.extend").click();
  gate.open();
  for (const tab of [page, other]) await expect(onScreen(tab).dialog("session.warning.title")).toBeHidden();
  expect(refreshes).toHaveLength(1);
  for (const tab of [page, other]) {
    await tab.reload();
    await expect(onScreen(tab).balance()).toBeVisible();
  }
});

test("both tabs end together, and the provider is notified once [4, 7]", async ({ page, operator }) => {
  const { other, later } = await twoTabs(page, operator, await operator.customer());
  const told = watchRequests(page, "/logout");
  await later(minutes(10) + 1_000);
  for (const tab of [page, other]) await expect(onScreen(tab).dialog("session.ended.title")).toBeVisible();
  expect(told).toHaveLength(1);
});

test("logging out and signing in again apply to the other tab [4]", async ({ page, operator }) => {
  const customer = await operator.customer({ twoFactor: false });
  const { other } = await twoTabs(page, operator, customer);
  const { dialog, say, balance } = onScreen(other);
  await logOut(page);
  await expect(dialog("session.ended.title")).toContainText(say("session.ended.elsewhere"));
  await expect(onScreen(other).button("app.close")).toBeFocused();
  await expect(balance()).toBeHidden();
  await typeCredentials(page, customer);
  await expect(onScreen(page).balance()).toBeVisible();
  await expect(dialog("session.ended.title")).toBeHidden();
  await expect(balance()).toBeVisible();
  await expect(other).toHaveURL(/\/home$/);
});

test("switching the account applies to every tab, also after a reload [2.2-4, 6]", async ({
  page,
  operator,
}) => {
  const company = await operator.customer({ kind: "corporate", name: "SIA Rudens Vējš", balance: "5.55" });
  const { other } = await twoTabs(page, operator, company);
  await expect(onScreen(other).balance()).toContainText("€5.55");
  await openSelector(page);
  await page.getByRole("option").filter({ hasNotText: "SIA Rudens Vējš" }).click();
  for (const tab of [page, other]) await expect(onScreen(tab).balance()).toContainText("€0.00");
  await other.reload();
  await expect(onScreen(other).balance()).toContainText("€0.00");
  await openSelector(other);
  await other.getByRole("option").filter({ hasText: "SIA Rudens Vējš" }).click();
  for (const tab of [page, other]) await expect(onScreen(tab).balance()).toContainText("€5.55");
});

test("a tab stays on its account while a payment is being made, or typed [6]", async ({ page, operator }) => {
  const company = await operator.customer({ kind: "corporate", name: "SIA Rudens Vējš", balance: "50.00" });
  const { other } = await twoTabs(page, operator, company);
  const gate = createGate();
  const screen = onScreen(page);
  await screen.link("home.send").click();
  await fillPayment(page, outside.noMatch, { amount: "5.00" });
  await page.route("**/api/v1/order/create", async (route) => {
    await gate.opened;
    await route.fallback();
  });
  await screen.button("send.submit", { amount: "€5.00" }).click();
  await openSelector(other);
  await other.getByRole("option").filter({ hasNotText: "SIA Rudens Vējš" }).click();
  await expect(onScreen(other).balance()).toContainText("€0.00");
  await expect(page).toHaveURL(/\/send\?step=amount$/);
  gate.open();
  await expect(screen.dialog("send.check.NMTC.title")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(screen.field("send.amount")).toHaveValue("5.00");
  await page
    .getByRole("navigation")
    .getByRole("link", { name: screen.say("page.home") })
    .click();
  await screen.button("leave.go").click();
  await expect(page).toHaveURL(/\/home$/);
  await expect(screen.balance()).toContainText("€0.00");
});

test("a tab reloads when another customer signs in elsewhere, and shows only the new one [6]", async ({
  page,
  operator,
}) => {
  const [first, second] = await Promise.all([
    operator.customer({ name: "Zigrida Skuja", balance: "11.00" }),
    operator.customer({ name: "Marta Ozola", balance: "22.00" }),
  ]);
  const { other } = await twoTabs(page, operator, first);
  await other.evaluate(() => Object.assign(window, { isOld: true }));
  const tokens = await operator.session(second.login);
  await page.evaluate((stored) => {
    const session = { ...stored, id: "another", tokenAt: Date.now(), accounts: {}, currentAccount: null };
    localStorage.setItem("amberline.session", JSON.stringify(session));
  }, tokens);
  await expect(onScreen(other).balance()).toContainText("€22.00");
  expect(await other.evaluate(() => "isOld" in window)).toBe(false);
  expect(await other.content()).not.toContain("Skuja");
});

test("a late 401 to a token replaced by another tab is retried and ends nothing [8]", async ({
  page,
  operator,
}) => {
  // It would begin the read anew that is held here.
  await withoutStream(page);
  const { other, later } = await twoTabs(page, operator, await operator.customer());
  const gate = createGate();
  let isLate = true;
  await page.route("**/api/v1/order", async (route) => {
    if (!isLate) return route.fallback();
    isLate = false;
    await gate.opened;
    await route.fulfill({ status: 401, json: {} });
  });
  await later(minutes(9) + 2_000);
  await onScreen(other).button("session.extend").click();
  for (const tab of [page, other]) await expect(onScreen(tab).dialog("session.warning.title")).toBeHidden();
  const isList = (answer: Response) => answer.url().endsWith("/api/v1/order");
  const late = page.waitForResponse((answer) => isList(answer) && answer.status() === 401);
  const again = page.waitForResponse((answer) => isList(answer) && answer.status() === 304);
  gate.open();
  const tokens = (await Promise.all([late, again])).map((answer) => answer.request().headers()["token"]);
  expect(new Set(tokens).size).toBe(2);
  await expect(onScreen(page).balance()).toBeVisible();
  await expect(page.getByRole("alertdialog")).toBeHidden();
});

test(
  "a 401 to the current token ends the session in every tab, without another call [6-7, 8]",
  { tag: "@daily" },
  async ({ page, operator, request }) => {
    const { other, tokens, later } = await twoTabs(page, operator, await operator.customer());
    await request.post("/api/v1/logout", { headers: { token: tokens.accessToken } });
    const told = watchRequests(page, "/logout");
    await later(30_000);
    for (const tab of [page, other]) {
      const { dialog, say } = onScreen(tab);
      await expect(dialog("session.ended.title")).toContainText(say("session.ended.text"));
    }
    expect(told).toEqual([]);
  },
);
