import { type Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { createGate } from "./gate";
import { type Customer, type Operator } from "./operator";
import {
  confirmWithCode,
  expectOnePayment,
  expectPaid,
  fillPayment,
  forcedOrders,
  holdTransactions,
  isForced,
  lookInVain,
  loseAnswer,
  loseRequest,
  lostAnswers,
  meetOnce,
  outside,
  sendToCode,
} from "./payments";
import { arrive, onScreen, type Screen } from "./screens";
import { languages } from "./words";

const payee = outside.matches;
const ways = Object.keys(lostAnswers) as (keyof typeof lostAnswers)[];

/** Arrives at the send page and goes as far as the question for the code. */
async function goToCode(page: Page, operator: Operator, screen: Screen): Promise<Customer> {
  const payer = await operator.customer();
  await arrive(page, operator, payer, "/send", screen.language);
  await fillPayment(page, payee, {}, screen.language);
  await sendToCode(screen);
  return payer;
}

const confirm = async (screen: Screen, operator: Operator, payer: Customer) =>
  confirmWithCode(screen, await operator.code(payer.login));

for (const language of languages) {
  for (const how of ways) {
    test(`${language}: when ${how} after the payment is made, says so and finds it by itself [8]`, async ({
      page,
      operator,
    }) => {
      const screen = onScreen(page, language);
      const { heading, reads, alert, say } = screen;
      const payer = await goToCode(page, operator, screen);
      const forced = forcedOrders(page);
      await loseAnswer(page, how);
      const letGo = await holdTransactions(page);
      await confirm(screen, operator, payer);

      await expect(heading("send.unknown.title")).toBeVisible();
      await expect(alert()).toHaveText(say("send.unknown"));
      await expect(reads("send.looking")).toBeVisible();
      await letGo();

      await expectPaid(page, screen);
      await expectOnePayment(operator, payer, payee);
      expect(forced).toHaveLength(1);
    });
  }
}

test("a payment that has no answer for 30 seconds is of unknown end, and is found [8]", async ({
  page,
  operator,
}) => {
  const screen = onScreen(page);
  await page.clock.install();
  const payer = await goToCode(page, operator, screen);
  const isMade = createGate();
  await meetOnce(page, isForced, async (route) => {
    await route.fetch();
    isMade.open();
  });
  const letGo = await holdTransactions(page);
  await confirm(screen, operator, payer);
  await isMade.opened;
  await page.clock.fastForward(30_000);
  await expect(screen.alert()).toHaveText(screen.say("send.unknown"));
  await letGo();
  await expectPaid(page, screen);
  await expectOnePayment(operator, payer, payee);
});

test("a payment that never reached the bank stays unresolved, and sending it again takes a second yes [8]", async ({
  page,
  operator,
}) => {
  const screen = onScreen(page);
  const { button, dialog, reads, heading } = screen;
  await page.clock.install();
  const payer = await goToCode(page, operator, screen);
  const forced = forcedOrders(page);
  await loseRequest(page);
  await confirm(screen, operator, payer);
  await lookInVain(page, screen);

  await button("send.checkAgain").click();
  await lookInVain(page, screen);
  expect(forced).toHaveLength(1);
  expect(await operator.sent(payer.accountId)).toEqual([]);

  await button("send.sendAgain").click();
  await dialog("send.sendAgain.title")
    .getByRole("button", { name: screen.say("send.cancel") })
    .click();
  await expect(reads("send.unresolved")).toBeVisible();
  await button("send.sendAgain").click();
  await dialog("send.sendAgain.title")
    .getByRole("button", { name: screen.say("send.sendAgain") })
    .click();

  await expect(heading("send.title")).toBeVisible();
  await fillPayment(page, payee);
  await sendToCode(screen);
  await confirm(screen, operator, payer);
  await expectPaid(page, screen);
  await expectOnePayment(operator, payer, payee);
});

test("a payment of unknown end is still unknown after a reload, and home says so too [8]", async ({
  page,
  operator,
}) => {
  const screen = onScreen(page);
  const { heading, button, link, reads, alert, say } = screen;
  await page.clock.install();
  const payer = await goToCode(page, operator, screen);
  await loseRequest(page);
  await confirm(screen, operator, payer);
  await lookInVain(page, screen);

  await page.reload();
  await expect(heading("send.unknown.title")).toBeVisible();
  await expect(alert()).toHaveText(say("send.unknown"));
  await lookInVain(page, screen);

  await button("send.goHome").click();
  await expect(reads("home.pendingAttempt")).toBeVisible();
  await link("home.pendingAttempt.check").click();
  await expect(heading("send.unknown.title")).toBeVisible();
  expect(await operator.sent(payer.accountId)).toEqual([]);
});

test("a reload while the end is unknown finds the payment that was made [8]", async ({ page, operator }) => {
  const screen = onScreen(page);
  const payer = await goToCode(page, operator, screen);
  await loseAnswer(page);
  const letGo = await holdTransactions(page);
  await confirm(screen, operator, payer);
  await expect(screen.heading("send.unknown.title")).toBeVisible();

  await page.reload();
  await expect(screen.heading("send.unknown.title")).toBeVisible();
  await letGo();
  await expect(page).toHaveURL(/\/home$/);
  await expect(screen.toast(screen.say("send.succeeded"))).toBeVisible();
  await expectOnePayment(operator, payer, payee);
});

test("a payment the bank has declined meanwhile is told as declined, not as sent [8]", async ({
  page,
  operator,
}) => {
  const screen = onScreen(page);
  const payer = await goToCode(page, operator, screen);
  await loseAnswer(page);
  const letGo = await holdTransactions(page);
  await confirm(screen, operator, payer);
  await expect(screen.heading("send.unknown.title")).toBeVisible();
  const [made] = await operator.sent(payer.accountId);
  await operator.decide(made?.id ?? "", "decline");
  await letGo();

  await expect(screen.heading("send.title")).toBeVisible();
  await expect(screen.alert()).toContainText("the bank stopped the payment");
  await expect(page).toHaveURL(/\/send$/);
});

test("an unanswered first request is of unknown end only until the list shows nothing [8]", async ({
  page,
  operator,
}) => {
  const screen = onScreen(page);
  const payer = await operator.customer();
  await page.clock.install();
  await arrive(page, operator, payer, "/send");
  await fillPayment(page, payee);
  await meetOnce(
    page,
    () => true,
    (route) => route.abort("connectionfailed"),
  );
  await page.locator("main form button[type=submit]").click();
  await lookInVain(page, screen);
  expect(await operator.sent(payer.accountId)).toEqual([]);
});
