import { type Page } from "@playwright/test";
import { expectAccessibleInBothThemes } from "./accessible";
import { expect, inTurn, test } from "@amberline/flow-lab/browser/fixtures";
import { arrive, onScreen, proveWho, typeCredentials } from "@amberline/flow-lab/browser/screens";
import { languages } from "@amberline/flow-lab/browser/words";
import { totp } from "./totp";

const panel = (page: Page) => page.getByRole("dialog");

/** The visible secret, in groups. */
async function shownSecret(page: Page): Promise<string> {
  const text = (await panel(page).locator('[translate="no"]').first().textContent()) ?? "";
  return /[A-Z2-7]{16,}/.exec(text.replaceAll(/\s/g, ""))?.[0] ?? "";
}

/** Ends the session in this browser alone, beside the app: it would remember the page on which it ended. */
async function forgetSession(page: Page) {
  await page.goto("/healthz");
  await page.evaluate(() => localStorage.clear());
}

for (const { row: language, play } of inTurn(languages)) {
  play(
    `two-factor is set up, accepts a recovery code once, and is switched off, in ${language} [2.2-7] [2.3] [8]`,
    async ({ page, operator }) => {
      test.slow();
      const screen = onScreen(page, language);
      const { dialog, field, button, profileMenu, say, toast, reads } = screen;
      const customer = await operator.customer({ twoFactor: false });
      await arrive(page, operator, customer, "/send", language);
      await expect(page.locator("main form button[type=submit]")).toBeDisabled();
      await profileMenu().click();
      const toggle = page.getByRole("switch", { name: say("shell.twoFactor") });
      await expect(toggle).toHaveAttribute("aria-checked", "false");
      await toggle.click();
      await proveWho(screen, operator, customer);
      await expect(dialog("twoFactor.title.setUp")).toBeVisible();
      const secret = await shownSecret(page);
      await field("signIn.code").fill("12345");
      await expect(button("twoFactor.submit.setUp")).toBeDisabled();
      await field("signIn.code").fill(totp(secret) === "000000" ? "000001" : "000000");
      await expect(
        panel(page).getByRole("alert").or(panel(page).locator("[aria-invalid=true]")).first(),
      ).toBeVisible();
      await expect(field("signIn.code")).toHaveValue("");
      await expect(field("signIn.code")).toBeFocused();
      await field("signIn.code").fill(totp(secret));
      await expect(dialog("twoFactor.title.codes")).toBeVisible();
      const codes = await panel(page).getByRole("listitem").allTextContents();
      expect(codes).toHaveLength(10);
      await expect(button("twoFactor.finish")).toBeDisabled();
      await page.keyboard.press("Escape");
      await expect(dialog("twoFactor.title.codes")).toBeVisible();
      const saving = page.waitForEvent("download");
      await page.getByRole("link", { name: say("twoFactor.download") }).click();
      expect((await saving).suggestedFilename()).toBe("amberline-recovery-codes.txt");
      await field("twoFactor.saved").check();
      await button("twoFactor.finish").click();
      await expect(dialog("twoFactor.title.codes")).toBeHidden();
      await expect(toast(say("twoFactor.told.on"))).toBeVisible();
      await expect(page.locator("main form button[type=submit]")).toBeEnabled();

      const [first = "", second = ""] = codes;
      await forgetSession(page);
      await page.goto("/login");
      await typeCredentials(page, customer, language);
      await button("signIn.useRecovery").click();
      await field("signIn.recoveryCode").fill(first.toLowerCase());
      await page.waitForURL("**/home");

      await forgetSession(page);
      await page.goto("/login");
      await typeCredentials(page, customer, language);
      await button("signIn.useRecovery").click();
      await field("signIn.recoveryCode").fill(first);
      await expect(reads("signIn.codeWrong").first()).toBeVisible();
      await field("signIn.recoveryCode").fill(second);
      await page.waitForURL("**/home");

      await profileMenu().click();
      await page.getByRole("switch", { name: say("shell.twoFactor") }).click();
      await expect(dialog("twoFactor.title.disable")).toBeVisible();
      await expect(field("signIn.code")).toBeFocused();
      await button("signIn.useRecovery").click();
      await field("signIn.recoveryCode").fill(codes[2] ?? "");
      await proveWho(screen, operator, { ...customer, totpSecret: secret });
      await expect(toast(say("twoFactor.told.off"))).toBeVisible();
      await expect(dialog("twoFactor.title.disable")).toBeHidden();
    },
  );
}

test("switching two-factor on shows in another tab without a reload [2.2]", async ({
  page,
  operator,
  context,
}) => {
  const screen = onScreen(page);
  const { profileMenu, say, field } = screen;
  const customer = await operator.customer();
  await arrive(page, operator, customer, "/home");
  const other = await context.newPage();
  await other.goto("/send");
  await expect(other.locator("main form button[type=submit]")).toBeEnabled();
  await profileMenu().click();
  await page.getByRole("switch", { name: say("shell.twoFactor") }).click();
  await field("signIn.code").fill(await operator.code(customer.login));
  await proveWho(screen, operator, customer);
  await expect(other.locator("main form button[type=submit]")).toBeDisabled();
});

test("the two-factor dialogs are accessible [WCAG 2.2 AA]", async ({ page, operator }) => {
  const screen = onScreen(page);
  const { dialog, field, button, profileMenu, say } = screen;
  const customer = await operator.customer({ twoFactor: false });
  await arrive(page, operator, customer, "/home");
  await profileMenu().click();
  await page.getByRole("switch", { name: say("shell.twoFactor") }).click();
  await expectAccessibleInBothThemes(page, "who is there");
  await proveWho(screen, operator, customer);
  await expect(panel(page).getByRole("img", { name: say("twoFactor.qr") })).toBeVisible();
  await expectAccessibleInBothThemes(page, "set-up");
  await field("signIn.code").fill(totp(await shownSecret(page)));
  await expect(dialog("twoFactor.title.codes")).toBeVisible();
  await expectAccessibleInBothThemes(page, "recovery codes");
  await field("twoFactor.saved").check();
  await button("twoFactor.finish").click();
  await profileMenu().click();
  await page.getByRole("switch", { name: say("shell.twoFactor") }).click();
  await expect(dialog("twoFactor.title.disable")).toBeVisible();
  await expectAccessibleInBothThemes(page, "switching off");
  await button("twoFactor.renewInstead").click();
  await expect(dialog("twoFactor.title.renew")).toBeVisible();
  await expectAccessibleInBothThemes(page, "new codes");
});
