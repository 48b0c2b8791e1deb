import { expectAccessibleInBothThemes } from "./accessible";
import { expect, inTurn, test } from "@amberline/flow-lab/browser/fixtures";
import { arrive, onScreen, proveWho } from "@amberline/flow-lab/browser/screens";
import { languages } from "@amberline/flow-lab/browser/words";

for (const { row: language, play } of inTurn(languages)) {
  play(
    `signing out the other devices ends their sessions and keeps this one, in ${language} [2.2-8]`,
    async ({ page, browser, operator }) => {
      const screen = onScreen(page, language);
      const { profileMenu, dialog, button, toast, say, balance } = screen;
      const customer = await operator.customer();
      const elsewhere = await browser.newContext();
      const other = await elsewhere.newPage();
      await arrive(other, operator, customer, "/home", language);
      await arrive(page, operator, customer, "/home", language);
      await profileMenu().click();
      await page.getByRole("button", { name: say("devices.title"), exact: true }).click();
      await expect(dialog("devices.title")).toBeVisible();
      const rows = dialog("devices.title").getByRole("listitem");
      await expect(rows.filter({ hasText: say("devices.current") })).toHaveCount(1);
      await expect(rows).not.toHaveCount(1);
      await button("devices.signOutOthers").click();
      await proveWho(screen, operator, customer);
      await expect(toast(say("devices.othersSignedOut"))).toBeVisible();
      await expect(rows).toHaveCount(1);
      await page.keyboard.press("Escape");
      await expect(dialog("devices.title")).toBeHidden();
      await expect(balance()).toBeVisible();

      await other.reload();
      await expect(onScreen(other, language).field("signIn.email")).toBeVisible();
      await elsewhere.close();
    },
  );
}

test("a device can be signed out by keyboard alone [2.2]", async ({ page, browser, operator }) => {
  const screen = onScreen(page);
  const { profileMenu, dialog, toast, say } = screen;
  const customer = await operator.customer();
  const elsewhere = await browser.newContext();
  await arrive(await elsewhere.newPage(), operator, customer, "/home");
  await arrive(page, operator, customer, "/home");
  await profileMenu().focus();
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: say("devices.title"), exact: true }).focus();
  await page.keyboard.press("Enter");
  const signOut = dialog("devices.title").getByRole("listitem").getByRole("button").first();
  await expect(signOut).toBeVisible();
  await signOut.focus();
  await page.keyboard.press("Enter");
  await expect(screen.reads("confirm.sentTo", { address: customer.login })).toBeVisible();
  await page.keyboard.type(customer.password);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.type(await operator.mailedCode(customer.login));
  await expect(toast(say("devices.signedOut"))).toBeVisible();
  await expect(dialog("devices.title").getByRole("listitem")).toHaveCount(1);
  await expect(dialog("devices.title").getByRole("list")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(dialog("devices.title")).toBeHidden();
  await expect(profileMenu()).toBeFocused();
  await elsewhere.close();
});

test("the list of devices is accessible [WCAG 2.2 AA]", async ({ page, operator }) => {
  const { profileMenu, dialog, say } = onScreen(page);
  await arrive(page, operator, await operator.customer(), "/home");
  await profileMenu().click();
  await page.getByRole("button", { name: say("devices.title"), exact: true }).click();
  await expect(dialog("devices.title").getByRole("listitem").first()).toBeVisible();
  await expectAccessibleInBothThemes(page, "devices");
});
