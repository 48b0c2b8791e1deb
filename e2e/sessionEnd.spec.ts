import { expect, test } from "@amberline/flow-lab/browser/fixtures";
import { kept, later, minutes, watchDialogs } from "@amberline/flow-lab/browser/passingTime";
import { outside, fillPayment, sendToCode } from "@amberline/flow-lab/browser/payments";
import { arrive, onScreen, typeCredentials } from "@amberline/flow-lab/browser/screens";

test.beforeEach(async ({ page }) => page.clock.install());

test("ends at once when the provider refuses to extend it [6-7, 8]", async ({ page, operator }) => {
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

test("leads to sign-in when it ends before the opened page has loaded [4]", async ({ page, operator }) => {
  const { heading, button, reads } = onScreen(page);
  await arrive(page, operator, await operator.customer(), "/home");
  await expect(onScreen(page).balance()).toBeVisible();
  let letGo = () => {};
  const loaded = new Promise<void>((resolve) => (letGo = resolve));
  await page.route("**/assets/ShellLayout-*.js", async (route) => {
    await loaded;
    await route.continue();
  });
  const asked = page.waitForRequest("**/assets/ShellLayout-*.js");
  await page.reload({ waitUntil: "commit" });
  await asked;
  const tab = await page.context().newPage();
  await tab.goto("/icon.svg");
  await tab.evaluate(() => localStorage.removeItem("amberline.session"));
  await tab.close();
  await button("app.close").click();
  await expect(heading("signIn.title")).toBeVisible();
  await expect(reads("signIn.opening")).toBeHidden();
  letGo();
  await expect(button("signIn.submit")).toBeEnabled();
});

test("logs out from the warning, here and with the provider [2.2-9, 7]", async ({
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
  await expect(heading("signIn.title")).toBeVisible();
  await expect(page.getByRole("alertdialog")).toBeHidden();
  await expect(page).toHaveURL(/\/login$/);
  const whoAmI = await request.get("/api/v1/user/user_info", { headers: { token: accessToken } });
  expect(whoAmI.status()).toBe(401);
  await expect(button("signIn.submit")).toBeEnabled();
});

test("ends after ten minutes: the provider is notified and all customer data is cleared [4-23]", async ({
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
  await field("signIn.email").fill("laura@example.com");
  await expect(field("signIn.email")).toHaveValue("laura@example.com");
});

test("a laptop waking from sleep shows the end, not a warning [4]", async ({ page, operator }) => {
  const { dialog, say } = onScreen(page);
  await arrive(page, operator, await operator.customer(), "/home");
  await expect(onScreen(page).balance()).toBeVisible();
  const heard = await watchDialogs(page);
  await later(page, minutes(180));
  await expect(dialog("session.ended.title")).toBeVisible();
  expect((await heard()).titles).toEqual([say("session.ended.title")]);
});

test("setting the clock back does not extend a session [4]", async ({ page, operator }) => {
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

test("the end closes every open dialog, and nothing is sent [4]", async ({ page, operator }) => {
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
  test(`starts with a clean sign-in when the stored session is ${what} [4]`, async ({ page }) => {
    const { button } = onScreen(page);
    await page.goto("/login");
    await page.evaluate((stored) => localStorage.setItem("amberline.session", stored), text);
    await page.goto("/home");
    await expect(button("signIn.submit")).toBeVisible();
    await expect(page.getByRole("alertdialog")).toBeHidden();
    expect(await kept(page)).toEqual([]);
  });
}

test("ends within a second when storage is cleared [4]", async ({ page, operator }) => {
  await arrive(page, operator, await operator.customer(), "/home");
  await expect(onScreen(page).balance()).toBeVisible();
  await page.evaluate(() => localStorage.clear());
  await later(page, 1_000);
  await expect(onScreen(page).dialog("session.ended.title")).toBeVisible();
});

test("can end during the confirmation of the e-mail, and leads back to the form [2.5, 4]", async ({
  page,
  operator,
}) => {
  const customer = await operator.customer({ confirmed: false, twoFactor: false });
  const { dialog, heading, button, field } = onScreen(page);
  await page.goto("/login");
  await typeCredentials(page, customer);
  await expect(heading("confirm.title.email")).toBeVisible();
  await later(page, minutes(10) + 1_000);
  await expect(dialog("session.ended.title")).toBeVisible();
  await button("app.close").click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(field("signIn.email")).toBeVisible();
});
