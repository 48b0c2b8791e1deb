import { paths } from "@amberline/bank/paths";
import type { Page } from "@playwright/test";
import { expect, test } from "@amberline/flow-lab/browser/fixtures";
import { fillPassword } from "@amberline/flow-lab/browser/newcomers";
import {
  confirmWithCode,
  expectPaid,
  fillPayment,
  outside,
  sendButton,
} from "@amberline/flow-lab/browser/payments";
import {
  chooseLanguage,
  onScreen,
  typeCredentials,
  typeSignInCode,
} from "@amberline/flow-lab/browser/screens";
import { failuresOnce, LiteralProvider, said } from "./literalProvider";

const fresh = "Zils ezis dzied 7";

async function open(page: Page, path: string): Promise<LiteralProvider> {
  const provider = new LiteralProvider(failuresOnce());
  await provider.serve(page);
  await chooseLanguage(page, "en");
  await page.goto(path);
  return provider;
}

async function signIn(page: Page): Promise<LiteralProvider> {
  const provider = await open(page, "/login");
  const ilze = { login: "ilze@example.lv", password: "Amberline2026" };
  await typeCredentials(page, ilze as Parameters<typeof typeCredentials>[1]);
  await typeSignInCode(page, "492039");
  await page.waitForURL("**/home");
  return provider;
}

test.describe("a provider to the letter of the specification", () => {
  test("signs in by code, and pays once, though the answer is lost and the payment sent again [3, 4-19, 7, 8-4]", async ({
    page,
  }) => {
    const provider = await signIn(page);
    const screen = onScreen(page);
    const { balance, transactions, heading, link, button, reads } = screen;
    await expect(balance()).toContainText("€900.00");
    await expect(transactions()).toContainText("€40.10");

    const order = async () => {
      await link("home.send").click();
      await expect(heading("send.title")).toBeVisible();
      await fillPayment(page, { ...outside.matches, bic: "UNLALV2X" });
      await sendButton(screen).click();
    };
    await order();
    await expect(screen.dialog("send.check.CMTC.title")).toContainText("Anna Liepa");
    await button("send.check.sendAnyway").click();
    provider.losing.add("/order/create");
    await confirmWithCode(screen, "492039");
    await expectPaid(page, screen);
    await expect(transactions()).toContainText("Anna Liepina");
    await order();
    await expect(reads("send.repeat", { amount: "€25.00" })).toBeVisible();
    expect(provider.paid).toHaveLength(1);
    const orders = provider.asked.flatMap(([path, sent]) => (path === "/order/create" ? [sent] : []));
    expect(orders).toMatchObject([
      { force_payment: false, to_account: "LV50UNLA0050001234567", amount: "25.00", entered_by: "7" },
      { force_payment: true, code2fa: "492039" },
    ]);
  });

  test("keeps a template and a complaint once, and says what it says itself [2.13, 2.14, 8]", async ({
    page,
  }) => {
    const provider = await signIn(page);
    const { alert, field, heading, button, toast, say } = onScreen(page);
    await page.goto(paths.createTemplate);
    await field("send.payeeName").fill("Anna Liepina");
    await field("payees.account").fill("LV50UNLA0050001234567");
    await field("send.bic").fill("UNLALV2X");
    await field("send.amount").fill("25.00");
    await field("send.templateName").fill("Concert");
    await button("payees.template.save").click();
    await expect(toast(say("payees.template.created"))).toBeVisible();
    await expect(page.getByRole("row", { name: /^Concert/ })).toContainText("€25.00");

    await page.goto(paths.complaint);
    await field("complaint.subject").fill("Charged twice");
    await field("complaint.description").fill("One payment was charged twice.");
    await button("complaint.send").click();
    await expect(alert()).toHaveText(said.complaint);
    await button("complaint.send").click();
    await expect(heading("complaint.sent")).toBeVisible();

    const count = (wanted: string) => provider.asked.filter(([path]) => path === wanted).length;
    expect([count("/user/payment_templates/create"), count("/user/complaint/send")]).toEqual([1, 2]);
  });

  test("resets a password [2.6, 8-9, 8-10]", async ({ page }) => {
    await open(page, "/reset-password?email=ilze%40example.lv");
    const { alert, field, button, toast, say } = onScreen(page);
    await field("confirm.code").fill("K7M2QX");
    await fillPassword({ field }, "newPassword.label", fresh);
    await button("newPassword.reset").click();
    await expect(alert()).toHaveText(say("newPassword.codeWrong"));
    await field("confirm.code").fill("K7M2QZ");
    await button("newPassword.reset").click();
    await expect(alert()).toHaveText(said.reset);
    await field("confirm.code").fill("K7M2QZ");
    await button("newPassword.reset").click();
    await expect(toast(say("newPassword.changed"))).toBeVisible();
    await expect(page).toHaveURL(/\/login$/);
  });

  test("changes a password, shows person, company and chat [2.7, 2.12, 2.16]", async ({ page }) => {
    await signIn(page);
    const { field, button, toast, say } = onScreen(page);
    const main = page.locator("#main");
    await page.goto(paths.changePassword);
    await fillPassword({ field }, "newPassword.label", fresh);
    await button("newPassword.change").click();
    await expect(toast(said.password)).toBeVisible();
    await fillPassword({ field }, "newPassword.label", fresh);
    await button("newPassword.change").click();
    await expect(toast(say("newPassword.changedHere"))).toBeVisible();

    await page.goto(paths.profile);
    await expect(main).toContainText(say("profile.verification.verify"));
    await page.goto(paths.chat);
    await expect(main).toContainText("My card was stolen");
    await expect(main).not.toContainText("ilze@example.lv 31");

    await page.getByRole("button", { name: new RegExp(`^${say("shell.account")}`) }).click();
    await page.getByRole("option", { name: /SIA Krasts/ }).click();
    await page.goto(`${paths.profile}?tab=members`);
    await expect(main).toContainText("33.33");
    await page.getByRole("tab", { name: say("profile.tab.documents") }).click();
    const row = page.getByRole("listitem", { name: say("documents.name.shareholder_register") });
    await expect(row).toContainText(say("documents.status.uploaded"));
  });
});
