import { type Page } from "@playwright/test";
import { expectAccessibleInBothThemes, expectReflow } from "./accessible";
import { expect, inTurn, test } from "@amberline/flow-lab/browser/fixtures";
import { createGate } from "@amberline/flow-lab/browser/gate";
import { countRequests, later, minutes, pause, watchDialogs } from "@amberline/flow-lab/browser/passingTime";
import { fillPayment, outside } from "@amberline/flow-lab/browser/payments";
import { arrive, onScreen } from "@amberline/flow-lab/browser/screens";
import { withoutStream } from "@amberline/flow-lab/browser/visibility";
import { languages } from "@amberline/flow-lab/browser/words";

/** Stops the page's clock so many milliseconds before the warning, however slow the machine is. */
async function stopBeforeWarning(page: Page, milliseconds: number) {
  await later(page, minutes(8));
  await pause(page);
  const left = await page.evaluate((warnsAfter) => {
    const { tokenAt } = JSON.parse(localStorage.getItem("amberline.session") ?? "") as { tokenAt: number };
    return tokenAt + warnsAfter - Date.now();
  }, minutes(9));
  await page.clock.runFor(left - milliseconds);
}

test.beforeEach(async ({ page }) => page.clock.install());

test("warns a minute before the end, counts down each second, and announces 30 and 10 only [4-21, 9]", async ({
  page,
  operator,
}) => {
  const { dialog, button, say } = onScreen(page);
  await arrive(page, operator, await operator.customer(), "/home");
  await expect(onScreen(page).balance()).toBeVisible();
  // Its code is there before anybody is signed in.
  await page.route(/\/assets\//, (route) => route.abort());
  const heard = await watchDialogs(page);
  await stopBeforeWarning(page, 5_000);
  const warning = dialog("session.warning.title");
  await expect(warning).toBeHidden();
  await page.clock.runFor(6_000);
  await expect(warning).toHaveAccessibleDescription(/in (60|59) seconds/);
  await expect(button("session.extend")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(warning).toBeVisible();

  const first = Number(/in (\d+) second/.exec(await warning.innerText())?.[1]);
  for (let left = first; left > 5; left -= 1) {
    await expect(warning).toContainText(`in ${left} second`);
    await page.clock.runFor(1_000);
  }
  expect((await heard()).said).toEqual([
    say("session.warning.spoken_other", { count: "30" }),
    say("session.warning.spoken_other", { count: "10" }),
  ]);
});

test("is extended by Extend alone, not by polling, for ten more minutes [4, 9]", async ({
  page,
  operator,
}) => {
  const { dialog, button, reads, transactions } = onScreen(page);
  await withoutStream(page);
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

test("reports a failed extension, keeps counting, and offers a retry [8]", async ({ page, operator }) => {
  const { dialog, button, toast, say } = onScreen(page);
  await arrive(page, operator, await operator.customer(), "/home");
  await expect(onScreen(page).balance()).toBeVisible();
  await later(page, minutes(9) + 2_000);
  await page.route("**/access-token/refresh", (route) => route.abort("internetdisconnected"));
  await button("session.extend").click();
  await expect(toast(say("session.extendFailed"))).toBeVisible();
  await expect(dialog("session.warning.title")).toContainText(/in [3-5]\d seconds/);
  await expect(button("session.extend")).toBeFocused();
  await page.unroute("**/access-token/refresh");
  await button("session.extend").click();
  await expect(dialog("session.warning.title")).toBeHidden();
});

test("the toast about a failed extension does not cover the buttons on a phone [2.2, 8]", async ({
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

test("shows the warning at once after a reload at 9:30, and the end after one at 10:01 [4]", async ({
  page,
  context,
  operator,
}) => {
  await arrive(page, operator, await operator.customer(), "/home");
  await expect(onScreen(page).balance()).toBeVisible();
  await later(page, minutes(9) + 25_000);
  await page.reload();
  await expect(onScreen(page).dialog("session.warning.title")).toContainText(/in [1-3]\d seconds/);
  await page.close();
  await context.clock.fastForward(40_000);
  const again = await context.newPage();
  await again.goto("/home");
  await expect(onScreen(again).dialog("session.ended.title")).toBeVisible();
  await expect(onScreen(again).balance()).toBeHidden();
  await expect(again).toHaveURL(/\/login$/);
});

test("the warning covers dialogs, even later ones, and restores focus [2.2]", async ({ page, operator }) => {
  const screen = onScreen(page);
  const { dialog, button } = screen;
  const gate = createGate();
  await arrive(page, operator, await operator.customer(), "/send");
  await fillPayment(page, outside.closeMatch);
  await page.route("**/api/v1/order/create", async (route) => {
    await gate.opened;
    await route.fallback();
  });
  await stopBeforeWarning(page, 5_000);
  await button("send.submit", { amount: "€25.00" }).click();
  await page.clock.runFor(6_000);
  await page.clock.resume();
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

for (const { row: language, play } of inTurn(languages))
  play(`its dialogs are accessible: ${language} [2.2]`, async ({ page, operator }) => {
    const { dialog, balance } = onScreen(page, language);
    await arrive(page, operator, await operator.customer(), "/home", language);
    await expect(balance()).toBeVisible();
    await later(page, minutes(9) + 2_000);
    await expect(dialog("session.warning.title")).toBeVisible();
    await expectAccessibleInBothThemes(page, "the warning");
    await expectReflow(page, "the warning");
    await later(page, 60_000);
    await expect(dialog("session.ended.title")).toBeVisible();
    await expectAccessibleInBothThemes(page, "the end");
    await expectReflow(page, "the end");
  });
