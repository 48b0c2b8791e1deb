import { expectAccessibleInBothThemes, expectReflow } from "./accessible";
import { expect, inTurn, onEachScreen, test } from "@amberline/flow-lab/browser/fixtures";
import { arrive, onScreen, proveWho } from "@amberline/flow-lab/browser/screens";
import { fillPassword } from "@amberline/flow-lab/browser/newcomers";
import { languages } from "@amberline/flow-lab/browser/words";
import { press, proveWhoByKeys } from "./tabTo";

const fresh = "Zils ezis dzied 7";

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
      const rows = dialog("devices.title")
        .getByRole("list", { name: say("devices.title") })
        .getByRole("listitem");
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
  await press(page, profileMenu());
  await press(page, page.getByRole("button", { name: say("devices.title"), exact: true }));
  const signOut = dialog("devices.title")
    .getByRole("list", { name: say("devices.title") })
    .getByRole("listitem")
    .getByRole("button")
    .first();
  await press(page, signOut);
  await proveWhoByKeys(page, screen, { operator, customer });
  await expect(toast(say("devices.signedOut"))).toBeVisible();
  await expect(
    dialog("devices.title")
      .getByRole("list", { name: say("devices.title") })
      .getByRole("listitem"),
  ).toHaveCount(1);
  await expect(dialog("devices.title").getByRole("list")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(dialog("devices.title")).toBeHidden();
  await expect(profileMenu()).toBeFocused();
  await elsewhere.close();
});

onEachScreen((language, play) => {
  play(
    `a customer sees on a phone who signed in, reports a stranger, and comes back by a new password, in ${language} [2.2] [ASVS 7.4.3, 7.5.2]`,
    async ({ page, browser, operator }) => {
      const screen = onScreen(page, language);
      const { button, dialog, field, say, toast } = screen;
      const customer = await operator.customer({ twoFactor: false });
      const { login, password } = customer;
      const elsewhere = await browser.newContext();
      const stranger = await elsewhere.newPage();
      await arrive(stranger, operator, customer, "/home", language);
      await page.request.post("/api/v1/login", { data: { login, password: "Wrong12345" } });
      await page.request.post("/api/v1/login", { data: { login, password } });
      await arrive(page, operator, customer, "/home", language);
      await screen.profileMenu().click();
      await page.getByRole("button", { name: say("devices.title"), exact: true }).click();
      const signIns = page.getByRole("list", { name: say("devices.signIns") }).getByRole("listitem");
      await expect(signIns.filter({ hasText: say("devices.result.password") })).toHaveCount(1);
      const done = signIns.filter({ hasText: say("devices.result.done") });
      await expect(done).toHaveCount(1);
      await expectAccessibleInBothThemes(page, "the history of sign-ins");
      await expectReflow(page, "the history of sign-ins");
      const report = done.getByRole("button", { name: new RegExp(`^${say("devices.notMe")}`) });
      await report.click();
      await expect(dialog("devices.disownTitle")).toBeVisible();
      await expectAccessibleInBothThemes(page, "the report of a sign-in");
      await button("app.cancel").click();
      await report.click();
      await button("devices.disown").click();

      await expect(dialog("reset.title").getByRole("textbox")).toHaveValue(login);
      await expect(toast(say("devices.disowned"))).toBeVisible();
      await stranger.reload();
      await expect(onScreen(stranger, language).field("signIn.email")).toBeVisible();
      await elsewhere.close();

      await button("reset.submit").click();
      await page.getByRole("link", { name: say("reset.enterCode") }).click();
      await field("confirm.code").fill(await operator.mailedCode(login));
      await fillPassword({ field }, "newPassword.label", fresh);
      await button("newPassword.reset").click();
      await field("signIn.email").fill(login);
      await field("signIn.password").fill(fresh);
      await button("signIn.submit").click();
      await expect(screen.balance()).toBeVisible();
    },
  );
});

test("the list of devices is accessible [WCAG 2.2 AA]", async ({ page, operator }) => {
  const { profileMenu, dialog, say } = onScreen(page);
  await arrive(page, operator, await operator.customer(), "/home");
  await profileMenu().click();
  await page.getByRole("button", { name: say("devices.title"), exact: true }).click();
  await expect(
    dialog("devices.title")
      .getByRole("list", { name: say("devices.title") })
      .getByRole("listitem")
      .first(),
  ).toBeVisible();
  await expectAccessibleInBothThemes(page, "devices");
});
