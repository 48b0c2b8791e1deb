import { expect, test } from "@amberline/flow-lab/browser/fixtures";
import {
  codeDialog,
  expectOnePayment,
  expectPaid,
  outside,
  sendButton,
  sentCode,
} from "@amberline/flow-lab/browser/payments";
import { arrive, chooseLanguage, onScreen } from "@amberline/flow-lab/browser/screens";
import { tabTo } from "./tabTo";

test(
  "the whole journey can be made by keyboard alone [2.3-4, 2.8, 2.10]",
  { tag: "@daily" },
  async ({ page, operator }) => {
    // Key by key through every page on the way: the longest of all.
    test.slow();
    const screen = onScreen(page);
    const { field, button, link, dialog, transactions, say } = screen;
    const payer = await operator.customer();
    const payee = outside.noMatch;
    const type = (text: string) => page.keyboard.type(text);
    await chooseLanguage(page, "en");
    await page.goto("/login");

    await tabTo(page, field("signIn.email"));
    await type(payer.login);
    await tabTo(page, field("signIn.password"));
    await type(payer.password);
    await page.keyboard.press("Enter");
    await expect(field("signIn.code")).toBeFocused();
    await type(await operator.code(payer.login));
    await expect(page).toHaveURL(/\/home$/);

    const row = transactions().getByRole("button", { name: "Konta papildinājums" });
    await tabTo(page, row);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("dialog")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(row).toBeFocused();

    await tabTo(page, link("home.send"));
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/send$/);

    await tabTo(page, field("send.payeeName"));
    await type(payee.name);
    await tabTo(page, page.getByRole("radio", { name: say("send.payeeType.private") }));
    await page.keyboard.press("ArrowRight");
    await expect(page.getByRole("radio", { name: say("send.payeeType.organization") })).toBeChecked();
    await page.keyboard.press("ArrowLeft");
    await tabTo(page, field("send.iban"));
    await type(payee.iban);
    await expect(field("send.bic")).toHaveValue("RIKOLV2X");
    await page.keyboard.press("Enter");
    await expect(field("send.amount")).toBeFocused();
    await type("2-e5");
    await expect(field("send.amount")).toHaveValue("25");
    await expect(field("send.amount")).toHaveAttribute("aria-invalid", "true");
    await page.keyboard.press("ControlOrMeta+a");
    await type("25.00");
    await tabTo(page, field("send.reference"));
    await type("Concert tickets");
    await tabTo(page, sendButton(screen));
    await page.keyboard.press("Space");

    const check = dialog("send.check.NMTC.title");
    await expect(check).toBeVisible();
    const hasFocus = () => check.evaluate((element) => element.contains(document.activeElement));
    await expect.poll(hasFocus).toBe(true);
    for (let presses = 0; presses < 6; presses += 1) {
      await page.keyboard.press("Tab");
      expect(await hasFocus()).toBe(true);
    }
    await page.keyboard.press("Escape");
    await expect(check).toBeHidden();
    await expect(sendButton(screen)).toBeFocused();
    await page.keyboard.press("Enter");
    await tabTo(page, button("send.check.sendAnyway"));
    await page.keyboard.press("Enter");

    await expect(field("signIn.code")).toBeFocused();
    await expect(codeDialog(screen)).toContainText(payee.name);
    await type(await sentCode(screen, operator, payer.login));
    await expectPaid(page, screen);
    await expectOnePayment(operator, payer, payee);
  },
);

test("the first press of Tab offers to skip the menu [2.2]", async ({ page, operator }) => {
  const screen = onScreen(page);
  await arrive(page, operator, await operator.customer(), "/home");
  await expect(screen.balance()).toBeVisible();
  const skip = page.getByRole("link", { name: screen.say("shell.skip") });
  await tabTo(page, skip);
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await tabTo(page, screen.link("home.load"));
});

test("the menu leads to the heading of Send, as of every page [2.2]", async ({ page, operator }) => {
  const screen = onScreen(page);
  await arrive(page, operator, await operator.customer(), "/home");
  await expect(screen.balance()).toBeVisible();
  await page
    .getByRole("navigation")
    .getByRole("link", { name: screen.say("page.send"), exact: true })
    .click();
  await expect(screen.heading("send.title")).toBeFocused();
});
