import { type Page } from "@playwright/test";
import { expectAccessible, expectReflow } from "./accessible";
import { expect, test } from "./fixtures";
import { createGate } from "./gate";
import { fillPayment, outside, sendToCode } from "./payments";
import { arrive, chooseTheme, onScreen } from "./screens";
import { languages } from "./words";

const minutes = (count: number) => count * 60_000;
const later = (page: Page, milliseconds: number) => page.clock.fastForward(milliseconds);
const kept = (page: Page) => page.evaluate(() => Object.keys(localStorage));

/** Counts the requests to a path from now on. */
function countRequests(page: Page, path: string) {
  const sent: string[] = [];
  page.context().on("request", (request) => request.url().endsWith(path) && sent.push(request.url()));
  return () => sent.length;
}

/** Titles of the dialogs that were open at any time from now on, and what was said aloud in them. */
async function watchDialogs(page: Page) {
  await page.evaluate(() => {
    const heard = { titles: new Set<string>(), said: new Set<string>() };
    Object.assign(window, { heard });
    new MutationObserver(() => {
      const dialog = document.querySelector('[role="alertdialog"]');
      const [title, status] = ["[slot=title]", "[role=status]"].map(
        (part) => dialog?.querySelector(part)?.textContent ?? "",
      );
      if (title) heard.titles.add(title);
      if (status) heard.said.add(status);
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  return () =>
    page.evaluate(() => {
      const { titles, said } = (window as unknown as { heard: Record<"titles" | "said", Set<string>> }).heard;
      return { titles: [...titles], said: [...said] };
    });
}

test.beforeEach(async ({ page }) => page.clock.install());

test("warns a minute before the end, counts every second, and says so at 30 and 10 only [4, 9]", async ({
  page,
  operator,
}) => {
  const { dialog, button, say } = onScreen(page);
  await arrive(page, operator, await operator.customer(), "/home");
  await expect(onScreen(page).balance()).toBeVisible();
  const heard = await watchDialogs(page);
  await later(page, minutes(9) - 15_000);
  await expect(dialog("session.warning.title")).toBeHidden();
  await later(page, 15_000);
  const warning = dialog("session.warning.title");
  await expect(warning).toHaveAccessibleDescription(/in (60|5\d) seconds/);
  await expect(button("session.extend")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(warning).toBeVisible();

  const counted = new Set<number>();
  for (let second = 0; second < 55; second += 1) {
    await page.clock.runFor(1_000);
    const text = await warning.innerText();
    counted.add(Number(/in (\d+) second/.exec(text)?.[1]));
  }
  expect(counted.size).toBeGreaterThan(50);
  expect((await heard()).said).toEqual([
    say("session.warning.spoken_other", { count: "30" }),
    say("session.warning.spoken_other", { count: "10" }),
  ]);
});

test("is prolonged by Extend alone: never by polling, and for ten minutes more [4, 9]", async ({
  page,
  operator,
}) => {
  const { dialog, button, reads, transactions } = onScreen(page);
  await arrive(page, operator, await operator.customer(), "/home");
  await expect(transactions().getByRole("listitem").first()).toBeVisible();
  const refreshes = countRequests(page, "/access-token/refresh");
  const tokens = countRequests(page, "/user/multilogin");
  for (let polled = 1; polled <= 17; polled += 1) {
    const listed = page.waitForResponse("**/api/v1/order");
    const told = page.waitForResponse("**/user/account_info");
    await later(page, 30_000);
    await listed;
    await (await told).finished();
  }
  expect(refreshes()).toBe(0);
  await later(page, 35_000);
  const asked = tokens();
  await button("session.extend").click();
  await expect(reads("session.extended")).toBeVisible();
  await expect(dialog("session.warning.title")).toBeHidden();
  expect(refreshes()).toBe(1);
  await expect.poll(tokens).toBe(asked + 1);

  await later(page, minutes(8.5));
  await expect(onScreen(page).balance()).toBeVisible();
  await expect(dialog("session.warning.title")).toBeHidden();
  await later(page, 35_000);
  await expect(dialog("session.warning.title")).toBeVisible();
});

test("says that extending went wrong, counts on, and lets one try again [8]", async ({ page, operator }) => {
  const { dialog, button, toast, say } = onScreen(page);
  await arrive(page, operator, await operator.customer(), "/home");
  await expect(onScreen(page).balance()).toBeVisible();
  await later(page, minutes(9) + 2_000);
  await page.route("**/access-token/refresh", (route) => route.abort("internetdisconnected"));
  await button("session.extend").click();
  await expect(toast(say("session.extendFailed"))).toBeVisible();
  await expect(dialog("session.warning.title")).toContainText(/in 5\d seconds/);
  await expect(button("session.extend")).toBeFocused();
  await page.unroute("**/access-token/refresh");
  await button("session.extend").click();
  await expect(dialog("session.warning.title")).toBeHidden();
});

test("what is said of a failed extension leaves the buttons free on a phone [2.2, 8]", async ({
  page,
  operator,
}) => {
  const { button, toast, say } = onScreen(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await arrive(page, operator, await operator.customer(), "/home");
  await expect(onScreen(page).balance()).toBeVisible();
  await later(page, minutes(9) + 2_000);
  await page.route("**/access-token/refresh", (route) => route.abort("internetdisconnected"));
  await button("session.extend").click();
  await expect(toast(say("session.extendFailed"))).toBeVisible();
  await page.unroute("**/access-token/refresh");
  await button("session.extend").click({ timeout: 3_000 });
  await expect(onScreen(page).reads("session.extended")).toBeVisible();
  await expect(button("session.extend")).toBeHidden();
  await later(page, minutes(9) + 2_000);
  await expect(button("session.extend")).toBeVisible();
  await expect(toast(say("session.extendFailed"))).toBeHidden();
});

test("is over at once when the provider refuses to extend it [6, 8]", async ({ page, operator }) => {
  const { dialog, button, say } = onScreen(page);
  await arrive(page, operator, await operator.customer(), "/home");
  await expect(onScreen(page).balance()).toBeVisible();
  await later(page, minutes(9) + 2_000);
  await page.route("**/access-token/refresh", (route) => route.fulfill({ status: 401, json: {} }));
  await button("session.extend").click();
  await expect(dialog("session.ended.title")).toContainText(say("session.ended.text"));
  await expect(button("app.close")).toBeFocused();
  expect(await kept(page)).toEqual(["amberline.ended"]);
});

test("logs out from the warning, here and with the provider [2.2, 7]", async ({
  page,
  operator,
  request,
}) => {
  const { dialog, button, heading } = onScreen(page);
  const { accessToken } = await arrive(page, operator, await operator.customer(), "/home");
  await expect(onScreen(page).balance()).toBeVisible();
  await later(page, minutes(9) + 2_000);
  const told = page.waitForResponse("**/api/v1/logout");
  await dialog("session.warning.title").getByRole("button").first().click();
  await told;
  await expect(heading("login.title")).toBeVisible();
  await expect(page.getByRole("alertdialog")).toBeHidden();
  await expect(page).toHaveURL(/\/login$/);
  const whoAmI = await request.get("/api/v1/user/user_info", { headers: { token: accessToken } });
  expect(whoAmI.status()).toBe(401);
  await expect(button("login.submit")).toBeEnabled();
});

test("ends after ten minutes: the provider is told, nothing of the customer stays [4]", async ({
  page,
  operator,
  request,
}) => {
  const { dialog, button, say, field } = onScreen(page);
  const customer = await operator.customer({ name: "Zigrida Skuja", balance: "731.46" });
  const { accessToken } = await arrive(page, operator, customer, "/home");
  await expect(onScreen(page).balance()).toContainText("€731.46");
  const told = page.waitForResponse("**/api/v1/logout");
  await later(page, minutes(9.5));
  await expect(dialog("session.warning.title")).toBeVisible();
  await later(page, 31_000);
  await told;
  await expect(dialog("session.ended.title")).toContainText(say("session.ended.time"));
  await expect(button("app.close")).toBeFocused();
  expect((await kept(page)).sort()).toEqual(["amberline.ended", "amberline.told"]);
  const document = await page.content();
  for (const trace of ["Zigrida", "Skuja", "731.46", customer.iban.slice(-8), accessToken])
    expect(document).not.toContain(trace);
  const whoAmI = await request.get("/api/v1/user/user_info", { headers: { token: accessToken } });
  expect(whoAmI.status()).toBe(401);

  await page.keyboard.press("Enter");
  await expect(dialog("session.ended.title")).toBeHidden();
  await expect(page).toHaveURL(/\/login$/);
  await field("login.email").fill("laura@example.com");
  await expect(field("login.email")).toHaveValue("laura@example.com");
});

test("the laptop that slept wakes up to the end, not to a warning [4]", async ({ page, operator }) => {
  const { dialog, say } = onScreen(page);
  await arrive(page, operator, await operator.customer(), "/home");
  await expect(onScreen(page).balance()).toBeVisible();
  const heard = await watchDialogs(page);
  await later(page, minutes(180));
  await expect(dialog("session.ended.title")).toBeVisible();
  expect((await heard()).titles).toEqual([say("session.ended.title")]);
});

test("a clock that is set back makes no session longer [4]", async ({ page, operator }) => {
  const { dialog } = onScreen(page);
  await arrive(page, operator, await operator.customer(), "/home");
  await expect(onScreen(page).balance()).toBeVisible();
  await later(page, minutes(5));
  const now = await page.evaluate(() => Date.now());
  await page.clock.setSystemTime(now - minutes(60));
  await later(page, minutes(4) + 5_000);
  await expect(dialog("session.warning.title")).toBeVisible();
  await later(page, 60_000);
  await expect(dialog("session.ended.title")).toBeVisible();
});

test("after a reload at 9:30 the warning is there at once, after one at 10:01 the end [4]", async ({
  page,
  context,
  operator,
}) => {
  await arrive(page, operator, await operator.customer(), "/home");
  await expect(onScreen(page).balance()).toBeVisible();
  await later(page, minutes(9) + 25_000);
  await page.reload();
  await expect(onScreen(page).dialog("session.warning.title")).toContainText(/in [23]\d seconds/);
  await page.close();
  await context.clock.fastForward(40_000);
  const again = await context.newPage();
  await again.goto("/home");
  await expect(onScreen(again).dialog("session.ended.title")).toBeVisible();
  await expect(onScreen(again).balance()).toBeHidden();
  await expect(again).toHaveURL(/\/login$/);
});

test("the warning stands above a dialog, also one that opens later, and gives the focus back [2.2]", async ({
  page,
  operator,
}) => {
  const screen = onScreen(page);
  const { dialog, button } = screen;
  const gate = createGate();
  await arrive(page, operator, await operator.customer(), "/send");
  await fillPayment(page, outside.closeMatch);
  await page.route("**/api/v1/order/create", async (route) => {
    await gate.opened;
    await route.fallback();
  });
  await later(page, minutes(9) - 10_000);
  await button("send.submit", { amount: "€25.00" }).click();
  await later(page, 12_000);
  await expect(button("session.extend")).toBeFocused();
  gate.open();
  await expect(page.locator("[role=alertdialog]")).toHaveCount(2);
  await expect(button("session.extend")).toBeFocused();
  await button("session.extend").click();
  await expect(dialog("session.warning.title")).toBeHidden();
  const check = dialog("send.check.CMTC.title");
  await expect(check).toBeVisible();
  await expect.poll(() => check.evaluate((shown) => shown.contains(document.activeElement))).toBe(true);
});

test("the end closes whatever was open, and nothing was sent [4]", async ({ page, operator }) => {
  const screen = onScreen(page);
  const payer = await operator.customer();
  await arrive(page, operator, payer, "/send");
  await fillPayment(page, outside.matches);
  await sendToCode(screen);
  await later(page, minutes(10) + 1_000);
  await expect(screen.dialog("session.ended.title")).toBeVisible();
  await expect(page.locator("[role$=dialog]")).toHaveCount(1);
  await expect(screen.button("app.close")).toBeFocused();
  expect(await operator.sent(payer.accountId)).toEqual([]);
});

for (const [what, text] of [
  ["not JSON", "{"],
  ["another shape", '{"accessToken":1}'],
  ["of another program", '"hello"'],
] as const) {
  test(`begins with a clean sign-in when what is stored is ${what} [4]`, async ({ page }) => {
    const { button } = onScreen(page);
    await page.goto("/login");
    await page.evaluate((stored) => localStorage.setItem("amberline.session", stored), text);
    await page.goto("/home");
    await expect(button("login.submit")).toBeVisible();
    await expect(page.getByRole("alertdialog")).toBeHidden();
    expect(await kept(page)).toEqual([]);
  });
}

test("ends within a second when the storage is emptied under it [4]", async ({ page, operator }) => {
  await arrive(page, operator, await operator.customer(), "/home");
  await expect(onScreen(page).balance()).toBeVisible();
  await page.evaluate(() => localStorage.clear());
  await later(page, 1_000);
  await expect(onScreen(page).dialog("session.ended.title")).toBeVisible();
});

for (const language of languages)
  for (const theme of ["light", "dark"] as const)
    test(`its dialogs can be read by all: ${language}, ${theme} [2.2]`, async ({ page, operator }) => {
      const { dialog, balance } = onScreen(page, language);
      await chooseTheme(page, theme);
      await arrive(page, operator, await operator.customer(), "/home", language);
      await expect(balance()).toBeVisible();
      await later(page, minutes(9) + 2_000);
      await expect(dialog("session.warning.title")).toBeVisible();
      await expectAccessible(page, "the warning");
      await expectReflow(page, "the warning");
      await later(page, 60_000);
      await expect(dialog("session.ended.title")).toBeVisible();
      await expectAccessible(page, "the end");
      await expectReflow(page, "the end");
    });
