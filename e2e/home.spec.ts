import { type Page } from "@playwright/test";
import { decideCompany } from "@amberline/flow-lab/browser/companies";
import { denyExposure } from "@amberline/flow-lab/browser/companyCalls";
import { expect, test } from "@amberline/flow-lab/browser/fixtures";
import { createGate } from "@amberline/flow-lab/browser/gate";
import { arrive, onScreen } from "@amberline/flow-lab/browser/screens";
import { setHidden, withoutStream } from "@amberline/flow-lab/browser/visibility";

/** The seeded customer with a year of transactions; read only. */
const ilze = { login: "ilze@amberline.example" };

const listAnswers = (page: Page) =>
  page.waitForResponse((response) => response.url().endsWith("/api/v1/order"));

test("shows the balance and the transactions by day, newest first [2.8-1]", async ({ page, operator }) => {
  const { balance, transactions, say } = onScreen(page);
  const customer = await operator.customer({ balance: "321.09" });
  await arrive(page, operator, customer, "/home");
  await expect(balance()).toContainText("€321.09");
  await expect(balance()).toContainText(customer.iban.slice(0, 4));
  for (const [key, path] of [
    ["home.load", "/receive"],
    ["home.send", "/send"],
  ] as const)
    await expect(balance().getByRole("link", { name: say(key), exact: true })).toHaveAttribute("href", path);
  await expect(transactions().getByRole("heading", { name: say("transactions.today") })).toBeVisible();
  await expect(transactions().getByRole("button", { name: "Konta papildinājums" })).toContainText("+€321.09");
});

test("filters by period, and offers all transactions when a period is empty [2.8-3]", async ({
  page,
  operator,
}) => {
  const { transactions, reads, say, button } = onScreen(page);
  await arrive(page, operator, await operator.customer(), "/home");
  const rows = transactions().getByRole("listitem").getByRole("button");
  await expect(rows).toHaveCount(1);
  const choose = (key: Parameters<typeof say>[0]) => page.getByRole("radio", { name: say(key) }).check();

  await choose("transactions.range.today");
  await expect(rows).toHaveCount(1);
  await choose("transactions.range.yesterday");
  await expect(reads("transactions.emptyRange.title")).toBeVisible();
  await expect(rows).toHaveCount(0);
  for (const key of ["last7", "last30", "thisMonth"] as const) {
    await choose(`transactions.range.${key}`);
    await expect(rows).toHaveCount(1);
  }
  await choose("transactions.range.yesterday");
  await button("transactions.emptyRange.action").click();
  await expect(rows).toHaveCount(1);
  await expect(page.getByRole("radio", { name: say("transactions.range.all") })).toBeChecked();
});

test("shows an empty state for a new account [2.8-6]", { tag: "@daily" }, async ({ page, operator }) => {
  const { reads, balance } = onScreen(page, "lv");
  await arrive(page, operator, await operator.customer({ balance: "0.00" }), "/home", "lv");
  await expect(reads("transactions.empty.title")).toBeVisible();
  await expect(balance()).toContainText("0,00 €");
});

test("shows the eight newest transactions of a period, the last 30 days first, and leads to all [2.8]", async ({
  page,
  operator,
}) => {
  const { transactions, field, heading, say } = onScreen(page);
  await arrive(page, operator, ilze, "/home");
  const rows = transactions().getByRole("listitem").getByRole("button");
  await expect(rows).toHaveCount(8);
  await expect(page.getByRole("radio", { name: say("transactions.range.last30") })).toBeChecked();
  await page.getByRole("radio", { name: say("transactions.range.all") }).check();
  await expect(transactions().getByText(/^Showing 8 of \d{3}$/)).toBeVisible();
  await field("history.search").fill("maxima");
  await field("history.search").press("Enter");
  await expect(heading("page.history")).toBeFocused();
  await expect(page).toHaveURL(/\/history\?q=maxima$/);
});

test("says how the month goes, and each month and payee leads to the list that adds up to it [4-33]", async ({
  page,
  operator,
}) => {
  const { say } = onScreen(page);
  await arrive(page, operator, ilze, "/home");
  const chart = page.getByRole("group", { name: say("overview.chart") });
  await expect(chart.getByRole("link")).toHaveCount(12);
  const table = page.getByRole("table", { name: say("overview.chart") });
  await expect(table.getByRole("row")).toHaveCount(13);
  const before = chart.getByRole("link").nth(10);
  const [, cameIn, wentOut] =
    /: in (\S+), out (\S+)$/.exec((await before.getAttribute("aria-label")) ?? "") ?? [];
  await chart.getByRole("link").last().focus();
  await page.keyboard.press("ArrowLeft");
  await expect(before).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/history\?from=\d{4}-\d\d-01&to=\d{4}-\d\d-\d\d$/);
  const main = page.getByRole("main");
  await expect(main.getByText(cameIn ?? "", { exact: true }).first()).toBeVisible();
  await expect(main.getByText(wentOut ?? "", { exact: true }).first()).toBeVisible();
  await page.goBack();

  const payees = page.getByRole("region", { name: say("overview.payees") });
  const [name] = ((await payees.getByRole("link").first().textContent()) ?? "").split(" €");
  await payees.getByRole("link").first().click();
  await expect(page).toHaveURL(/\/history\?q=LV\w+&from=\d{4}-\d\d-01&to=[-\d]+&status=done&type=send$/);
  const list = page.getByRole("list", { name: say("history.list") });
  await expect(list.getByRole("button", { name }).first()).toBeVisible();
});

test("pays somebody again from home, with the form filled in [4-33]", async ({ page, operator }) => {
  const { say, field } = onScreen(page);
  await arrive(page, operator, ilze, "/home");
  const faces = page.getByRole("region", { name: say("overview.payAgain") });
  await faces.getByRole("button", { name: "Latvenergo" }).click();
  await expect(page).toHaveURL(/\/send\?step=amount$/);
  await expect(field("send.payeeName")).toHaveValue("Latvenergo AS");
  await expect(field("send.amount")).toBeFocused();
});

test("hides the balances in this browser until they are wanted again", async ({ page, operator }) => {
  const { balance, button, say, profileMenu } = onScreen(page);
  await arrive(page, operator, ilze, "/home");
  await expect(balance()).toContainText("€12,480.35");
  await button("home.hideBalance").click();
  await expect(balance()).toContainText(say("home.balanceHidden"));
  await page.reload();
  await expect(balance()).toContainText(say("home.balanceHidden"));
  await expect(page.getByText("€12,480.35")).toHaveCount(0);
  await profileMenu().click();
  const profile = page.getByRole("dialog");
  await expect(profile).toBeFocused();
  await expect(page.getByText("€12,480.35")).toHaveCount(0);
  await page.keyboard.press("Escape");
  await button("home.showBalance").click();
  await expect(balance()).toContainText("€12,480.35");
});

test("shows a newcomer the steps to a first payment, until they are done [2.8]", async ({
  page,
  operator,
}) => {
  const { say, link, reads } = onScreen(page);
  await page.clock.install();
  const [customer, friend] = await Promise.all([
    operator.customer({ balance: "0.00" }),
    operator.customer({ name: "Marta Ozola" }),
  ]);
  await arrive(page, operator, customer, "/home");
  const steps = page.getByRole("region", { name: say("home.steps.title") });
  await expect(steps).toContainText("2 of 3");
  await expect(link("home.steps.load.action")).toHaveAttribute("href", "/receive");
  await expect(reads("transactions.empty.title")).toBeVisible();
  await operator.pay(friend, customer, "7.50");
  await page.clock.fastForward(30_000);
  await expect(page.getByRole("region", { name: say("overview.payAgain") })).toBeVisible();
  await expect(steps).toBeHidden();
});

test("is complete without the month where the provider has none, and offers to load what was lost [4-33]", async ({
  page,
  operator,
}) => {
  const { transactions, balance, button, alert, say } = onScreen(page);
  const chart = page.getByRole("group", { name: say("overview.chart") });
  await page.route("**/order/overview", (route) => route.fulfill({ status: 404 }));
  await arrive(page, operator, ilze, "/home");
  await expect(transactions().getByRole("listitem").first()).toBeVisible();
  await expect(balance()).toContainText("€12,480.35");
  await expect(page.getByRole("region", { name: say("overview.payAgain") }).getByRole("button")).toHaveCount(
    6,
  );
  await expect(chart).toHaveCount(0);
  await expect(alert()).toHaveCount(0);
  await expect(button("overview.reload")).toBeHidden();

  await page.unroute("**/order/overview");
  await page.route("**/order/overview", (route) => route.abort("internetdisconnected"));
  await page.reload();
  await expect(button("overview.reload")).toBeVisible();
  await page.unroute("**/order/overview");
  await button("overview.reload").click();
  await expect(chart).toBeVisible();
});

test("keys and buttons lead from one row's details to the next, and the focus follows [2.8-5]", async ({
  page,
  operator,
}) => {
  const { button, transactions } = onScreen(page);
  await arrive(page, operator, ilze, "/home");
  const rows = transactions().locator("[data-row]");
  await expect(rows).toHaveCount(8);
  const shows = async (at: number) =>
    expect(page).toHaveURL(new RegExp(`details=${(await rows.nth(at).getAttribute("data-row")) ?? ""}$`));
  await rows.first().click();
  await shows(0);
  await expect(button("details.previous")).toHaveAttribute("aria-disabled", "true");
  await page.keyboard.press("ArrowDown");
  await shows(1);
  await page.keyboard.press("j");
  await shows(2);
  await button("details.next").click();
  await shows(3);
  await button("details.previous").click();
  await shows(2);
  await page.keyboard.press("k");
  await shows(1);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(rows.nth(1)).toBeFocused();
  await expect(page).toHaveURL(/\/home$/);
});

test("opens a transaction with all its details, and restores focus [2.8-5]", async ({ page, operator }) => {
  const { transactions, say } = onScreen(page);
  const customer = await operator.customer({ balance: "40.00" });
  await arrive(page, operator, customer, "/home");
  const row = transactions().getByRole("button", { name: "Konta papildinājums" });
  await row.click();
  const details = page.getByRole("dialog");
  await expect(details).toContainText(say("transactions.title.received"));
  await expect(details).toContainText("+€40.00");
  await details.getByText(say("details.technical")).click();
  const facts = {
    "details.payee": customer.name,
    "details.payeeAccount": customer.iban.replaceAll(/(.{4})(?=.)/g, "$1 "),
    "details.payeeBic": "AMBRLV22",
    "send.reference": "Konta papildinājums",
  } as const;
  for (const [key, value] of Object.entries(facts)) {
    const term = details.getByText(say(key as keyof typeof facts), { exact: true });
    await expect(term.locator("xpath=following-sibling::dd")).toContainText(value);
  }
  await page.keyboard.press("Escape");
  await expect(details).toBeHidden();
  await expect(row).toBeFocused();

  await row.press("Enter");
  await details
    .getByRole("button", { name: say("app.close") })
    .first()
    .click();
  await expect(details).toBeHidden();
  await expect(row).toBeFocused();

  await row.press("Enter");
  await expect(details).toBeVisible();
  await page.reload();
  await expect(details).toContainText("+€40.00");
  await page.goBack();
  await expect(details).toBeHidden();
  await expect(row).toBeVisible();
  await expect(page).toHaveURL(/\/home$/);
});

test("a refresh without news costs a 304 and changes nothing on the page [4, 9-1]", async ({
  page,
  operator,
}) => {
  const { transactions, say } = onScreen(page);
  await withoutStream(page);
  await page.clock.install();
  await arrive(page, operator, ilze, "/home");
  await expect(transactions().getByRole("listitem").getByRole("button")).toHaveCount(8);
  await expect(page.getByRole("region", { name: say("overview.payees") })).toBeVisible();
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    new MutationObserver((records) =>
      seen.push(...records.map(({ type, target }) => `${type} ${target.nodeName}`)),
    ).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
  });
  for (let times = 0; times < 3; times += 1) {
    const listed = listAnswers(page);
    const told = page.waitForResponse("**/user/account_info");
    await page.clock.fastForward(30_000);
    expect((await listed).status()).toBe(304);
    await (await told).finished();
  }
  expect(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).toEqual([]);
});

test("an incoming payment appears in the list and in the balance without a reload [4-31, 9]", async ({
  page,
  operator,
}) => {
  const { transactions, balance } = onScreen(page);
  const [customer, friend] = await Promise.all([
    operator.customer({ balance: "10.00" }),
    operator.customer({ name: "Marta Ozola" }),
  ]);
  await page.clock.install();
  await arrive(page, operator, customer, "/home");
  await expect(balance()).toContainText("€10.00");
  await expect(transactions().getByRole("button", { name: "Konta papildinājums" })).toBeVisible();
  await operator.pay(friend, customer, "7.50");
  await page.clock.fastForward(30_000);
  await expect(transactions().getByRole("button", { name: "Marta Ozola" })).toContainText("+€7.50");
  await expect(balance()).toContainText("€17.50");
});

test("does not poll while hidden, and polls at once when visible again [4]", async ({ page, operator }) => {
  await page.clock.install();
  await arrive(page, operator, await operator.customer(), "/home");
  await expect(onScreen(page).transactions().getByRole("listitem").first()).toBeVisible();
  const asked: string[] = [];
  page.on("request", (request) => request.url().endsWith("/api/v1/order") && asked.push(request.url()));
  await setHidden(page, true);
  await page.clock.fastForward(30_000);
  await page.clock.fastForward(60_000);
  const listed = listAnswers(page);
  await setHidden(page, false);
  await listed;
  expect(asked).toHaveLength(1);
});

test("keeps its data when a refresh fails, reports it once, and recovers by itself [8]", async ({
  page,
  operator,
}) => {
  const { transactions, reads } = onScreen(page);
  await withoutStream(page);
  await page.clock.install();
  await arrive(page, operator, await operator.customer(), "/home");
  const row = transactions().getByRole("button", { name: "Konta papildinājums" });
  await expect(row).toBeVisible();
  await page.route("**/api/v1/order", (route) => route.abort("internetdisconnected"));
  await page.clock.fastForward(30_000);
  await expect(reads("transactions.stale")).toBeVisible();
  await expect(row).toBeVisible();
  await page.unroute("**/api/v1/order");
  await page.clock.fastForward(30_000);
  await expect(reads("transactions.stale")).toBeHidden();
});

test("shows an error when the first load fails, with a retry [8]", async ({ page, operator }) => {
  const { transactions, button, alert, say } = onScreen(page);
  await page.route("**/api/v1/order", (route) => route.abort("internetdisconnected"));
  await arrive(page, operator, await operator.customer(), "/home");
  await expect(alert()).toContainText(say("error.access"));
  await expect(button("app.retry")).not.toBeFocused();
  await page.unroute("**/api/v1/order");
  await button("app.retry").click();
  await expect(transactions().getByRole("button", { name: "Konta papildinājums" })).toBeVisible();
});

test("moves focus to the retry when a period cannot be loaded, and leaves it alone when a refresh fails [8]", async ({
  page,
  operator,
}) => {
  const { transactions, button, reads, say } = onScreen(page);
  await withoutStream(page);
  await page.clock.install();
  await arrive(page, operator, await operator.customer(), "/home");
  const row = transactions().getByRole("button", { name: "Konta papildinājums" });
  await row.focus();
  await page.route("**/api/v1/order", (route) => route.abort("internetdisconnected"));
  await page.clock.fastForward(30_000);
  await expect(reads("transactions.stale")).toBeVisible();
  await expect(row).toBeFocused();

  await page.getByRole("radio", { name: say("transactions.range.today") }).check();
  await expect(button("app.retry")).toBeFocused();
  await page.unroute("**/api/v1/order");
  await page.keyboard.press("Enter");
  await expect(row).toBeVisible();
  await expect(transactions().getByRole("heading", { level: 2 })).toBeFocused();
});

test("switches between the accounts of a login: balance, list and sending account [2.2-2, 6-2]", async ({
  page,
  operator,
}) => {
  const { transactions, balance, say } = onScreen(page);
  const company = await operator.customer({ kind: "corporate", name: "SIA Rudens Vējš", balance: "5.55" });
  await arrive(page, operator, company, "/home");
  await expect(balance()).toContainText("€5.55");
  await expect(transactions().getByRole("button", { name: "Konta papildinājums" })).toBeVisible();

  const selector = page.getByRole("button", { name: new RegExp(`^${say("shell.account")}`) });
  await selector.click();
  await expect(page.getByRole("option")).toHaveCount(2);
  await page.getByRole("option").filter({ hasNotText: "SIA Rudens Vējš" }).click();
  await expect(balance()).toContainText("€0.00");
  await expect(page.getByText(say("transactions.empty.title"))).toBeVisible();
  await page.reload();
  await expect(balance()).toContainText("€0.00");
});

test("reserves the space of the list while it loads [2.8]", async ({ page, operator }) => {
  const gate = createGate();
  const { transactions, say } = onScreen(page);
  await page.route("**/api/v1/order", async (route) => {
    await gate.opened;
    await route.fallback();
  });
  await arrive(page, operator, await operator.customer(), "/home");
  await expect(transactions().getByText(say("transactions.loading"))).toBeAttached();
  await expect(page.getByText(say("transactions.empty.title"))).toBeHidden();
  gate.open();
  await expect(transactions().getByRole("button", { name: "Konta papildinājums" })).toBeVisible();
});

test("a returned company reads why, and gets to its registration [2.8]", async ({
  page,
  operator,
  request,
}) => {
  const { link, say, heading } = onScreen(page);
  const company = await operator.customer({ kind: "corporate", confirmed: false });
  await denyExposure({ request, operator }, company);
  await decideCompany(operator, company.accountId, { decision: "returned", reason: "The number is wrong." });
  await arrive(page, operator, company, "/home");
  await expect(
    page.getByText(say("company.banner.returnedText", { reason: "The number is wrong." })),
  ).toBeVisible();
  await link("company.banner.open").click();
  await expect(page).toHaveURL(/\/create_company$/);
  await expect(heading("company.heading.company")).toBeVisible();
});
