import { type Page } from "@playwright/test";
import { expect, test } from "@amberline/flow-lab/browser/fixtures";
import { createGate } from "@amberline/flow-lab/browser/gate";
import { later, minutes } from "@amberline/flow-lab/browser/passingTime";
import {
  confirmWithCode,
  expectPaid,
  fillPayment,
  isForced,
  meetOnce,
  outside,
  sendButton,
  sendToCode,
  sentCode,
} from "@amberline/flow-lab/browser/payments";
import { arrive, onScreen, typeCredentials, typeSignInCode } from "@amberline/flow-lab/browser/screens";

/** Does not wait for the page before, which may have to be asked for. */
const goBack = (page: Page) => page.evaluate(() => history.back());

test("the page that was wanted opens after sign-in, also when sign-in was reloaded [2.1]", async ({
  page,
  operator,
}) => {
  const customer = await operator.customer({ twoFactor: false });
  const { heading, button } = onScreen(page);
  await page.goto("/history?text=rent#main");
  await expect(heading("signIn.title")).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
  await page.reload();
  await expect(button("signIn.submit")).toBeEnabled();
  await typeCredentials(page, customer);
  await expect(page).toHaveURL(/\/history\?text=rent#main$/);
  await expect(heading("page.history")).toBeVisible();
});

test("a half-typed payment outlives the session for the same person, and for nobody else [2.10, 4]", async ({
  page,
  operator,
}) => {
  await page.clock.install();
  const [laura, emils] = [await operator.customer(), await operator.customer({ twoFactor: false })];
  const { button, field, heading, balance } = onScreen(page);
  await arrive(page, operator, laura, "/send");
  await fillPayment(page, outside.matches);
  const runOut = async () => {
    await later(page, minutes(10) + 1_000);
    await button("app.close").click();
    await expect(heading("signIn.title")).toBeVisible();
    expect(JSON.stringify(await page.evaluate(() => [{ ...localStorage }, history.state]))).not.toContain(
      "Anna",
    );
  };
  await runOut();
  await typeCredentials(page, laura);
  await expect(field("signIn.code")).toBeVisible();
  await typeSignInCode(page, await operator.code(laura.login));
  await expect(page).toHaveURL(/\/send(\?step=amount)?$/);
  await expect(field("send.payeeName")).toHaveValue(outside.matches.name);
  await expect(field("send.reference")).toHaveValue("Concert tickets");
  await expect(field("send.amount")).toHaveValue("25.00");

  await runOut();
  await typeCredentials(page, emils);
  await expect(balance()).toBeVisible();
  await expect(page).toHaveURL(/\/home$/);
  await page
    .getByRole("navigation")
    .getByRole("link", { name: onScreen(page).say("page.send") })
    .click();
  await expect(field("send.payeeName")).toHaveValue("");
});

test("leaving a filled form asks once, whichever way: menu, Back, signing out [2.10]", async ({
  page,
  operator,
}) => {
  const { button, dialog, field, profileMenu, balance, heading, say } = onScreen(page);
  await arrive(page, operator, await operator.customer(), "/home");
  await balance()
    .getByRole("link", { name: say("home.send") })
    .click();
  await fillPayment(page, outside.matches);
  const isAsked = async () => {
    await expect(dialog("leave.typed.title")).toBeVisible();
    await expect(button("leave.stay")).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(dialog("leave.typed.title")).toBeHidden();
    await expect(page).toHaveURL(/\/send(\?step=amount)?$/);
    await expect(field("send.payeeName")).toHaveValue(outside.matches.name);
  };
  await page
    .getByRole("navigation")
    .getByRole("link", { name: say("page.templates") })
    .click();
  await isAsked();
  await goBack(page);
  await expect(heading("send.step.whom")).toBeFocused();
  await goBack(page);
  await isAsked();
  await profileMenu().click();
  await button("shell.logout").click();
  await isAsked();

  await goBack(page);
  await button("leave.go").click();
  await expect(balance()).toBeVisible();
  await page.goForward();
  await expect(heading("send.title")).toBeVisible();
  await expect(field("send.payeeName")).toHaveValue("");
});

test("the code dialog gives the focus back, and Back waits for a payment that is being made [2.10]", async ({
  page,
  operator,
}) => {
  const screen = onScreen(page);
  const payer = await operator.customer();
  await arrive(page, operator, payer, "/home");
  await screen
    .balance()
    .getByRole("link", { name: screen.say("home.send") })
    .click();
  await fillPayment(page, outside.matches);
  await sendToCode(screen);
  await page.keyboard.press("Escape");
  await expect(sendButton(screen)).toBeFocused();
  await sendToCode(screen);
  const gate = createGate();
  await meetOnce(page, isForced, async (route) => {
    await gate.opened;
    await route.continue();
  });
  await confirmWithCode(screen, await sentCode(screen, operator, payer.login));
  await goBack(page);
  await expect(screen.toast(screen.say("shell.heldByPayment"))).toBeVisible();
  await expect(page).toHaveURL(/\/send(\?step=amount)?$/);
  gate.open();
  await expectPaid(page, screen);
});
