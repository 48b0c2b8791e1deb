import { civilDate, formatDate } from "@amberline/domain/dates";
import { type Page } from "@playwright/test";
import { formatIban } from "@amberline/domain/iban";
import { expect, test } from "@amberline/flow-lab/browser/fixtures";
import { createGate } from "@amberline/flow-lab/browser/gate";
import { type Customer, type Operator } from "@amberline/flow-lab/browser/operator";
import {
  confirmWithCode,
  expectOnePayment,
  expectPaid,
  fillPayment,
  forcedOrders,
  holdTransactions,
  isForced,
  keepAttempts,
  lookInVain,
  loseAnswer,
  loseRequest,
  type lostAnswers,
  meetOnce,
  outside,
  sendToCode,
  sentCode,
} from "@amberline/flow-lab/browser/payments";
import { arrive, onScreen, type Screen } from "@amberline/flow-lab/browser/screens";
import { euro } from "@amberline/flow-lab/browser/words";

const payee = outside.matches;
const hour = 3_600_000;
/** How the answer is lost, and by how much the customer's clock is wrong. */
const ways = [
  ["the connection breaks", hour],
  ["the bank's server fails", -hour],
  ["the answer is cut off", 0],
] as const satisfies [keyof typeof lostAnswers, number][];

/** Opens the send page and continues up to the code dialog. */
async function goToCode(page: Page, operator: Operator, screen: Screen): Promise<Customer> {
  const payer = await operator.customer();
  await arrive(page, operator, payer, "/send", screen.language);
  await fillPayment(page, payee, {}, screen.language);
  await sendToCode(screen);
  return payer;
}

const confirm = async (screen: Screen, operator: Operator, payer: Customer) =>
  confirmWithCode(screen, await sentCode(screen, operator, payer.login));

// In English the model covers this.
for (const [how, isOff] of ways) {
  test(`lv: when ${how} after the payment is made, says so and finds the payment, with a clock ${isOff / hour} h ahead [8-4]`, async ({
    page,
    operator,
  }) => {
    await page.clock.install({ time: Date.now() + isOff });
    const screen = onScreen(page, "lv");
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

/** A payment to the payee as home names it. */
const paymentOn = (startedAt: number, amount: string) => ({
  amount: euro("en", amount),
  account: formatIban(payee.iban),
  day: formatDate(civilDate(startedAt, "Europe/Riga"), "en"),
});

test("a payment without a response for 30 seconds has an unknown outcome, and is found [8]", async ({
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

test("a payment that never reached the bank stays unresolved, and sending it again needs a confirmation [8]", async ({
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

test("an unknown outcome survives a reload, and home shows it too [8]", async ({ page, operator }) => {
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
  const startedAt = await page.evaluate(() => Date.now());
  await expect(reads("home.pendingAttempt", paymentOn(startedAt, "25.00"))).toBeVisible();
  await link("home.pendingAttempt.check").click();
  await expect(heading("send.unknown.title")).toBeVisible();
  expect(await operator.sent(payer.accountId)).toEqual([]);
});

test("a reload during an unknown outcome finds the payment that was made [8]", async ({ page, operator }) => {
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

test("a payment declined in the meantime is reported as declined, not as sent [8]", async ({
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
  await expect(page).toHaveURL(/\/send\?step=amount$/);
});

test("after a lost name check the form says that no payment was made [8]", async ({ page, operator }) => {
  const screen = onScreen(page);
  const payer = await operator.customer();
  await page.setViewportSize({ width: 390, height: 844 });
  await arrive(page, operator, payer, "/send");
  await fillPayment(page, payee);
  await meetOnce(
    page,
    () => true,
    (route) => route.abort("connectionfailed"),
  );
  await page.locator("main form button[type=submit]").click();
  await expect(screen.alert()).toHaveText(screen.say("send.notMade.access"));
  await expect(screen.alert()).toBeInViewport({ ratio: 1 });
  await expect(screen.field("send.payeeName")).toHaveValue(payee.name);
  expect(await page.evaluate(() => Object.keys(localStorage).join())).not.toContain("pendingAttempt");
  expect(await operator.sent(payer.accountId)).toEqual([]);

  await sendToCode(screen);
  await confirm(screen, operator, payer);
  await expectPaid(page, screen);
  await expectOnePayment(operator, payer, payee);
});

test("home lists every payment of unknown outcome, links to the oldest and removes malformed ones [8]", async ({
  page,
  operator,
}) => {
  const screen = onScreen(page);
  const payer = await operator.customer();
  const folder = `amberline.pendingAttempt/${payer.accountId}`;
  await keepAttempts(page, payer, {
    arriving: () => arrive(page, operator, payer, "/home"),
    to: payee,
    attempts: [
      { id: "second", minor: 3_000, startedAt: 2_000 },
      { id: "first", minor: 2_500, startedAt: 1_000 },
    ],
  });
  await page.evaluate((broken) => localStorage.setItem(broken, "{"), `${folder}/broken`);
  await page.reload();
  const [first, second] = ["25.00", "30.00"].map((amount) =>
    screen.say("home.pendingAttempts.each", paymentOn(0, amount)),
  );
  await expect(screen.reads("home.pendingAttempts", { payments: `${first} and ${second}` })).toBeVisible();
  await expect
    .poll(() =>
      page.evaluate((key) => Object.keys(localStorage).filter((name) => name.startsWith(key)), folder),
    )
    .toHaveLength(2);
  await screen.link("home.pendingAttempt.check").click();
  await expect(
    screen.reads("send.unknown.lead", { amount: euro("en", "25.00"), account: formatIban(payee.iban) }),
  ).toBeVisible();
  await expect(screen.hears("send.looking")).toBeAttached();
});
