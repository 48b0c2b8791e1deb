import { type Locator, type Page } from "@playwright/test";
import { expect, test } from "@amberline/flow-lab/browser/fixtures";
import {
  codeDialog,
  confirmWithCode,
  expectOnePayment,
  expectPaid,
  fillPayment,
  outside,
  sendButton,
  sentCode,
  withoutDirectory,
} from "@amberline/flow-lab/browser/payments";
import { arrive, onScreen, signIn } from "@amberline/flow-lab/browser/screens";
import { settle } from "./accessible";

test.use({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  contextOptions: { reducedMotion: "no-preference" },
});

async function dragDown(page: Page, sheet: Locator) {
  await settle(page);
  const at = await sheet.boundingBox();
  if (!at) throw new Error("There is no sheet.");
  const [x, y] = [at.x + at.width / 2, at.y + 12];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y + 150, { steps: 5 });
  await page.mouse.up();
}

test("the whole journey works on a phone: menu, form, warning and code as bottom sheets [2.2, 2.10]", async ({
  page,
  operator,
}) => {
  const screen = onScreen(page, "lv");
  const { button, heading, dialog, balance, reads, say } = screen;
  const payer = await operator.customer({ balance: "900.00" });
  await signIn(page, operator, payer, "lv");
  await expect(balance()).toContainText("900,00 €");

  const menu = page.getByRole("navigation", { name: say("shell.mainMenu") });
  await expect(menu.getByRole("link", { name: say("page.send") })).toBeHidden();
  await button("shell.menu").tap();
  await expect(menu).toBeInViewport();
  await dragDown(page, page.getByRole("dialog", { name: say("shell.mainMenu") }));
  await expect(menu).toBeHidden();
  await button("shell.menu").tap();
  await menu.getByRole("link", { name: say("page.send") }).tap();
  await expect(heading("send.title")).toBeVisible();
  await expect(menu.getByRole("link", { name: say("page.send") })).toBeHidden();
  await expect(page.getByRole("navigation", { name: say("shell.quickMenu") })).toBeHidden();
  await expect(reads("app.stepOf", { number: "1", count: "3" })).toBeVisible();
  const goOn = await button("send.goOn").boundingBox();
  expect((goOn?.y ?? 0) + (goOn?.height ?? 0)).toBeGreaterThan(800);
  await button("shell.menu").tap();
  await expect(menu).toBeInViewport();
  await button("shell.closeMenu").tap();

  await fillPayment(page, outside.noMatch, {}, "lv");
  await expect(reads("app.stepOf", { number: "2", count: "3" })).toBeVisible();
  await sendButton(screen).tap();
  const check = dialog("send.check.NMTC.title");
  await expect(check).toBeVisible();
  const bottomOf = async () => {
    const box = await check.boundingBox();
    return Math.round((box?.y ?? 0) + (box?.height ?? 0));
  };
  await expect.poll(bottomOf).toBe(844);
  await button("send.check.sendAnyway").tap();
  await expect(codeDialog(screen)).toContainText(outside.noMatch.name);
  await confirmWithCode(screen, await sentCode(screen, operator, payer.login));
  await expectPaid(page, screen);
  await expect(balance()).toContainText("875,00 €");
  await expectOnePayment(operator, payer, outside.noMatch);

  const overflow = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  expect(overflow).toBe(0);
});

test("a phone is not asked to drop files [2.13]", async ({ page, operator }) => {
  const { reads } = onScreen(page, "lv");
  await arrive(page, operator, { login: "ilze@amberline.example" }, "/submit_complaint", "lv");
  await expect(reads("complaint.attach")).toBeVisible();
  await expect(reads("complaint.drop")).toBeHidden();
});

test("the balance stands in the top bar once it is scrolled away, unless balances are hidden [2.2, 2.8]", async ({
  page,
  operator,
}) => {
  const { balance, button, transactions } = onScreen(page, "lv");
  await arrive(page, operator, { login: "ilze@amberline.example" }, "/home", "lv");
  await expect(balance()).toContainText("12 480,35 €");
  await expect(transactions().getByRole("listitem").first()).toBeVisible();
  const inBar = page.locator("header [data-part=balance]");
  await expect(inBar).toBeHidden();
  await page.evaluate(() => scrollTo(0, 900));
  await expect(inBar).toHaveText("12 480,35 €");
  await page.evaluate(() => scrollTo(0, 0));
  await expect(inBar).toBeHidden();
  await button("home.hideBalance").tap();
  await page.evaluate(() => scrollTo(0, 900));
  await expect(balance()).not.toBeInViewport();
  await expect(inBar).toBeHidden();
});

test("a field the bank refuses is scrolled into view and focused [2.10, 8]", async ({ page, operator }) => {
  const screen = onScreen(page, "lv");
  await withoutDirectory(page);
  await arrive(page, operator, await operator.customer(), "/send", "lv");
  await fillPayment(page, outside.noCredit, {}, "lv");
  await sendButton(screen).tap();
  await expect(page.getByRole("radio", { name: screen.say("send.speed.INSTANT") })).toBeFocused();
  await screen.button("send.useRegular").tap();
  const bic = screen.field("send.bic");
  await expect(bic).toBeFocused();
  await expect(screen.reads("send.noCredit")).toBeInViewport();
  const isOnTop = await bic.evaluate((field) => {
    const { x, y, width, height } = field.getBoundingClientRect();
    return field === document.elementFromPoint(x + width / 2, y + height / 2);
  });
  expect(isOnTop).toBe(true);
});
