import { type Page } from "@playwright/test";
import {
  expectAccessible,
  expectAccessibleInBothThemes,
  expectReadableLarge,
  expectReflow,
} from "./accessible";
import { expect, test } from "@amberline/flow-lab/browser/fixtures";
import {
  codeDialog,
  confirmWithCode,
  fillPayment,
  lookInVain,
  loseRequest,
  outside,
  sendButton,
  sentCode,
} from "@amberline/flow-lab/browser/payments";
import { arrive, onScreen, typeCredentials } from "@amberline/flow-lab/browser/screens";
import { withoutStream } from "@amberline/flow-lab/browser/visibility";

async function expectFit(page: Page, what: string): Promise<void> {
  await expectAccessibleInBothThemes(page, what);
  await expectReflow(page, what);
}

test("sign-in is accessible: empty, refused, asking for the code, resetting the password [WCAG 2.2 AA]", async ({
  page,
  operator,
}) => {
  const { button, reads, field, dialog } = onScreen(page);
  const customer = await operator.customer();
  await page.goto("/login");
  await expect(button("signIn.submit")).toBeVisible();
  await expectFit(page, "sign-in");
  await button("signIn.submit").click();
  await expect(reads("error.email.required")).toBeVisible();
  await expectFit(page, "sign-in with errors");
  await typeCredentials(page, { ...customer, password: "Wrong1234" });
  await expect(reads("signIn.passwordWrong")).toBeVisible();
  await expectFit(page, "sign-in refused");
  await typeCredentials(page, customer);
  await expect(field("signIn.code")).toBeFocused();
  await expectFit(page, "sign-in asking for the code");
  await button("signIn.forgotPassword").click();
  await expect(dialog("reset.title")).toBeVisible();
  await expectFit(page, "reset dialog");
});

test("confirming the e-mail is accessible [WCAG 2.2 AA]", async ({ page, operator }) => {
  const { heading } = onScreen(page);
  await page.goto("/login");
  await typeCredentials(page, await operator.customer({ confirmed: false, twoFactor: false }));
  await expect(heading("confirm.title.email")).toBeVisible();
  await expectFit(page, "confirm");
});

test("home is accessible: list, details, menu, empty list, coming soon [WCAG 2.2 AA]", async ({
  page,
  operator,
}) => {
  const { transactions, profileMenu, heading, say, reads } = onScreen(page);
  await arrive(page, operator, { login: "ilze@amberline.example" }, "/home");
  const rows = transactions().getByRole("listitem").getByRole("button");
  await expect(rows).toHaveCount(8);
  await expectFit(page, "home");
  await rows.first().click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectFit(page, "details");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await profileMenu().click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectFit(page, "profile menu");
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await page.getByRole("radio", { name: say("transactions.range.yesterday") }).check();
  await expect(rows.first().or(reads("transactions.emptyRange.title"))).toBeVisible();
  await expectFit(page, "home, one day");
  await page.goto("/card");
  await expect(heading("app.comingSoon.title")).toBeVisible();
  await expectFit(page, "coming soon");
});

test("pages can be read with text of twice the size [WCAG 2.2 AA]", async ({ page, operator }) => {
  await withoutStream(page);
  await arrive(page, operator, { login: "ilze@amberline.example" }, "/home", "lv");
  for (const path of [
    "/home",
    "/history",
    "/receive",
    "/my_corporation",
    "/payment_templates",
    "/spaces",
    "/legal?text=fees",
  ]) {
    await page.goto(path);
    await page.waitForLoadState("networkidle");
    await expectReadableLarge(page, path);
  }
});

test("home of a new customer is accessible [WCAG 2.2 AA]", async ({ page, operator }) => {
  const { reads } = onScreen(page);
  await arrive(page, operator, await operator.customer({ verified: false, balance: "0.00" }), "/home");
  await expect(reads("transactions.empty.title")).toBeVisible();
  await expectFit(page, "home, empty and not verified");
});

test("sending is accessible: blocked, empty, with errors, filled, warned, confirmed [WCAG 2.2 AA]", async ({
  page,
  operator,
}) => {
  const screen = onScreen(page);
  const { reads, dialog, button, heading } = screen;
  const payer = await operator.customer();
  await arrive(page, operator, payer, "/send");
  await expect(heading("send.title")).toBeVisible();
  await expectFit(page, "send");
  await page.locator("main form button[type=submit]").click();
  await expect(reads("error.payeeName.required")).toBeVisible();
  await expectFit(page, "send with errors");
  await fillPayment(page, outside.noMatch);
  await expectFit(page, "send filled in");
  await sendButton(screen).click();
  await expect(dialog("send.check.NMTC.title")).toBeVisible();
  await expectFit(page, "name check");
  await button("send.check.sendAnyway").click();
  await expect(codeDialog(screen)).toBeVisible();
  await expectFit(page, "two-factor");
  await confirmWithCode(screen, "000000");
  await expect(codeDialog(screen).getByRole("alert")).toBeVisible();
  await expectFit(page, "two-factor refused");
});

test("the page of a customer who may not send is accessible [WCAG 2.2 AA]", async ({ page, operator }) => {
  await arrive(page, operator, await operator.customer({ twoFactor: false }), "/send");
  await expect(page.locator("main form ul").getByRole("listitem")).toBeVisible();
  await expectFit(page, "send blocked");
});

test("a payment of unknown outcome is accessible, and so is sending it again [WCAG 2.2 AA]", async ({
  page,
  operator,
}) => {
  const screen = onScreen(page);
  const { button, heading, dialog } = screen;
  const payer = await operator.customer();
  await page.clock.install();
  await arrive(page, operator, payer, "/send");
  await fillPayment(page, outside.noMatch);
  await sendButton(screen).click();
  await button("send.check.sendAnyway").click();
  await loseRequest(page);
  await confirmWithCode(screen, await sentCode(screen, operator, payer.login));
  await expect(heading("send.unknown.title")).toBeVisible();
  await expect(button("send.checkAgain")).toBeVisible();
  await expectFit(page, "unknown");
  await lookInVain(page, screen);
  await expectFit(page, "unresolved");
  await button("send.checkAgain").click();
  await lookInVain(page, screen);
  await button("send.sendAgain").click();
  await expect(dialog("send.sendAgain.title")).toBeVisible();
  await expectFit(page, "send again");
});

test("everything is readable and usable in forced colours and with reduced motion [WCAG 2.2 AA]", async ({
  page,
  operator,
}) => {
  const screen = onScreen(page);
  const payer = await operator.customer();
  await page.emulateMedia({ forcedColors: "active" });
  await arrive(page, operator, payer, "/home");
  await expect(screen.balance()).toBeVisible();
  await expectAccessible(page, "home in forced colours");
  await screen.link("home.send").click();
  await fillPayment(page, outside.noMatch);
  await expectAccessible(page, "send in forced colours");
  await sendButton(screen).click();
  await expect(screen.dialog("send.check.NMTC.title")).toBeVisible();
  const running = await page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().duration ?? 0) > 200)
      .map((animation) => ("animationName" in animation ? String(animation.animationName) : "transition")),
  );
  expect(running).toEqual([]);
  await expectAccessible(page, "name check in forced colours");
});
