import { namedOrigin } from "@amberline/flow-lab/browser/address";
import { expect, inTurn, test } from "@amberline/flow-lab/browser/fixtures";
import { withAuthenticator } from "@amberline/flow-lab/browser/passkeys";
import {
  codeDialog,
  confirmWithCode,
  expectOnePayment,
  expectPaid,
  fillPayment,
  outside,
  sendButton,
  sentCode,
} from "@amberline/flow-lab/browser/payments";
import { arrive, onScreen, proveWho, type Screen } from "@amberline/flow-lab/browser/screens";
import { languages } from "@amberline/flow-lab/browser/words";
import { type Page } from "@playwright/test";
import { expectAccessibleInBothThemes } from "./accessible";

const openPasskeys = async (page: Page, { profileMenu, say }: Screen) => {
  await profileMenu().click();
  await page.getByRole("button", { name: new RegExp(`^${say("passkeys.title")}`) }).click();
};
/** Once the list shows the only passkey. */
const closePasskeys = async (page: Page, { dialog }: Screen) => {
  await expect(dialog("passkeys.title").getByRole("listitem")).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(dialog("passkeys.title")).toBeHidden();
};
const goToConsent = async (page: Page, screen: Screen) => {
  await fillPayment(page, outside.matches, {}, screen.language);
  await sendButton(screen).click();
  await screen.button("send.check.goOn").click();
  await expect(codeDialog(screen)).toBeVisible();
};

for (const { row: language, play } of inTurn(languages)) {
  play(
    `a passkey is added, pays instead of a code, and is removed by itself, in ${language} [2.10]`,
    async ({ page, operator }) => {
      const screen = onScreen(page, language);
      const { button, dialog, field, toast, say } = screen;
      await withAuthenticator(page);
      const payer = await operator.customer();
      await arrive(page, operator, payer, `${namedOrigin}/send`, language);
      await openPasskeys(page, screen);
      await expect(dialog("passkeys.title")).toBeVisible();
      await field("passkeys.name").fill("Telefons");
      await button("passkeys.add").click();
      await proveWho(screen, operator, payer);
      await expect(toast(say("passkeys.added"))).toBeVisible();
      await expect(dialog("passkeys.title").getByRole("listitem")).toContainText("Telefons");
      await expectAccessibleInBothThemes(page, "passkeys");
      await page.getByRole("button", { name: `${say("passkeys.rename")} Telefons` }).click();
      await dialog("passkeys.title").getByRole("textbox").fill("Vecais telefons");
      await button("passkeys.save").click();
      await expect(toast(say("passkeys.renamed"))).toBeVisible();
      await expect(dialog("passkeys.title").getByRole("listitem")).toContainText("Vecais telefons");
      await closePasskeys(page, screen);

      await goToConsent(page, screen);
      await expect(button("passkeys.confirm")).toBeFocused();
      await expect(field("signIn.code")).toBeHidden();
      await expectAccessibleInBothThemes(page, "a passkey is asked");
      await page.keyboard.press("Enter");
      await expectPaid(page, screen);
      await expectOnePayment(operator, payer, outside.matches);

      await openPasskeys(page, screen);
      await dialog("passkeys.title").getByRole("listitem").getByRole("button").first().click();
      await field("signIn.password").fill(payer.password);
      await button("passkeys.confirm").click();
      await expect(toast(say("passkeys.removed"))).toBeVisible();
      await expect(dialog("passkeys.title").getByRole("listitem")).toHaveCount(0);
    },
  );
}

test("where the device declines, the passkey can be asked again, or a code be used instead [2.10]", async ({
  page,
  operator,
}) => {
  const screen = onScreen(page);
  const { button, dialog, toast, say, alert } = screen;
  const device = await withAuthenticator(page);
  const payer = await operator.customer();
  await arrive(page, operator, payer, `${namedOrigin}/send`);
  await openPasskeys(page, screen);
  await device.setFinger(false);
  await button("passkeys.add").click();
  await proveWho(screen, operator, payer);
  await expect(dialog("passkeys.title").getByText(say("passkeys.notMade"))).toBeVisible();
  await device.setFinger(true);
  await button("passkeys.add").click();
  await proveWho(screen, operator, payer);
  await expect(toast(say("passkeys.added"))).toBeVisible();
  await closePasskeys(page, screen);

  await goToConsent(page, screen);
  await device.setFinger(false);
  await button("passkeys.confirm").click();
  await expect(codeDialog(screen).getByRole("alert")).toHaveText(say("passkeys.notConfirmed"));
  await button("passkeys.useCode").click();
  await confirmWithCode(screen, await sentCode(screen, operator, payer.login));
  await expectPaid(page, screen);
  await expectOnePayment(operator, payer, outside.matches);
  await expect(alert()).toBeHidden();
});

for (const { row: language, play } of inTurn(languages)) {
  play(
    `a passkey signs its owner in by itself, and the password does where it declines, in ${language} [2.3]`,
    async ({ page, operator }) => {
      const screen = onScreen(page, language);
      const { button, field, alert, toast, say } = screen;
      const device = await withAuthenticator(page);
      const customer = await operator.customer({ twoFactor: true });
      await arrive(page, operator, customer, `${namedOrigin}/card`, language);
      await openPasskeys(page, screen);
      await button("passkeys.add").click();
      await proveWho(screen, operator, customer);
      await expect(toast(say("passkeys.added"))).toBeVisible();
      await closePasskeys(page, screen);
      await screen.profileMenu().click();
      await button("shell.logout").click();

      await device.setFinger(false);
      await button("signIn.withPasskey").click();
      await expect(alert()).toHaveText(say("signIn.passkeyRefused"));
      await expectAccessibleInBothThemes(page, "no passkey signed in");
      await device.setFinger(true);
      await field("signIn.email").focus();
      await button("signIn.withPasskey").click();
      await expect(page).toHaveURL(/\/home$/);
      await expect(screen.balance()).toBeVisible();
    },
  );
}

for (const { row: language, play } of inTurn(languages)) {
  play(
    `a passkey confirms the password in place of the code, and the code does where it declines, in ${language} [2.3]`,
    async ({ page, operator }) => {
      const screen = onScreen(page, language);
      const { button, field, toast, say, reads } = screen;
      const device = await withAuthenticator(page);
      const customer = await operator.customer({ twoFactor: true });
      await arrive(page, operator, customer, `${namedOrigin}/card`, language);
      await openPasskeys(page, screen);
      await button("passkeys.add").click();
      await proveWho(screen, operator, customer);
      await expect(toast(say("passkeys.added"))).toBeVisible();
      await closePasskeys(page, screen);
      const enterPassword = async () => {
        await screen.profileMenu().click();
        await button("shell.logout").click();
        await field("signIn.email").fill(customer.login);
        await field("signIn.password").fill(customer.password);
        await button("signIn.submit").click();
        await expect(reads("signIn.passkeyOrCode")).toBeVisible();
      };

      await enterPassword();
      await expectAccessibleInBothThemes(page, "a code or a passkey is asked");
      await button("passkeys.confirm").click();
      await expect(screen.balance()).toBeVisible();

      await enterPassword();
      await device.setFinger(false);
      await button("passkeys.confirm").click();
      await expect(reads("passkeys.notConfirmed")).toBeVisible();
      await field("signIn.code").fill(await operator.code(customer.login));
      await expect(screen.balance()).toBeVisible();
    },
  );
}

test("at an address in numbers there are no passkeys: codes are sent as ever [2.2]", async ({
  page,
  operator,
}) => {
  const screen = onScreen(page);
  await arrive(page, operator, await operator.customer(), "/home");
  await screen.profileMenu().click();
  await expect(screen.button("devices.title")).toBeVisible();
  await expect(page.getByText(screen.say("passkeys.title"), { exact: true })).toHaveCount(0);
});
