import { legalPath, paths } from "@amberline/bank/paths";
import { expectAccessibleInBothThemes, expectReflow } from "./accessible";
import { elsewhere } from "./elsewhere";
import { press, proveWhoByKeys } from "./tabTo";
import { expect, inTurn, onEachScreen, test } from "@amberline/flow-lab/browser/fixtures";
import { arrive, onScreen } from "@amberline/flow-lab/browser/screens";
import { languages } from "@amberline/flow-lab/browser/words";

for (const { row: language, play } of inTurn(languages)) {
  play(
    `signed out, the foot of sign-in leads to the fees of the bank's tariffs, in ${language} [2.1-7]`,
    async ({ page }) => {
      const { heading, reads, say } = onScreen(page, language);
      await page.goto(paths.signIn);
      await press(page, page.getByRole("button", { name: language.toUpperCase() }));
      await press(page, page.getByRole("link", { name: say("page.legal") }));
      await expect(heading("page.legal")).toBeVisible();
      await press(page, page.locator(`a[href="${legalPath("fees")}"]`));
      await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
      await expect(
        reads("legal.fees.tariff", { name: language === "lv" ? "Ikdienas" : "Everyday" }),
      ).toBeVisible();
      await expect(page.locator("#companies").getByRole("cell", { name: /0[.,]35/ })).toHaveCount(3);
      await expect(page.locator("#consumers").getByRole("cell", { name: /0[.,]35/ })).toHaveCount(0);
      await press(page, page.locator('a[href="#changes"]'));
      await expect(page.locator("#changes")).toBeInViewport();
    },
  );
}

onEachScreen((language, play) => {
  play(
    `by keyboard alone, a customer sees what was agreed to, agrees to what is new, and withdraws what another device does, in ${language} [2.1-40] [2.1-41] [2.1-50]`,
    async ({ page, operator }) => {
      const screen = onScreen(page, language);
      const { reads, say, dialog, button } = screen;
      const customer = await operator.customer();
      const phone = await elsewhere(page);
      await arrive(phone, operator, customer, paths.legal, language);
      const there = phone.locator("#agreed").getByRole("listitem").first();
      await expect(there.getByRole("button")).toBeVisible();
      await arrive(page, operator, customer, paths.legal, language);
      await expect(reads("legal.notAgreed").first()).toBeVisible();
      await expectAccessibleInBothThemes(page, "what was agreed to");
      await expectReflow(page, "what was agreed to");
      const terms = page.locator("#agreed").getByRole("listitem").first();
      await press(page, terms.getByRole("button"));
      await expect(terms.getByRole("button")).toBeHidden();
      await expect(terms).toContainText("2026");
      await phone.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
      await expect(there.getByRole("button")).toBeHidden();

      const devices = page
        .locator("#withdraw")
        .getByRole("listitem")
        .filter({ has: button("devices.title") });
      const since = devices.getByText(language === "lv" ? /: kopš \d/ : /: since \d/);
      await expect(since).toHaveCount(2);
      await press(page, button("devices.title"));
      const open = dialog("devices.title").getByRole("list", { name: say("devices.title") });
      await press(page, open.getByRole("button").first());
      await proveWhoByKeys(page, screen, { operator, customer });
      await expect(screen.toast(say("devices.signedOut"))).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(since).toHaveCount(1);
      await expect(button("devices.title")).toBeFocused();
      await phone.goto(paths.home);
      await expect(onScreen(phone, language).field("signIn.email")).toBeVisible();
      await phone.context().close();
      await press(page, page.getByRole("link", { name: say("legal.withdraw.trusted") }));
      await expect(screen.heading("page.receivers")).toBeVisible();
    },
  );
});

onEachScreen((language, play) => {
  play(
    `the profile shows what was agreed to and what the law has customers give, and leads to what can be withdrawn, in ${language} [2.1-49]`,
    async ({ page, operator }) => {
      const screen = onScreen(page, language);
      const { heading, reads, say } = screen;
      const customer = await operator.customer({ verified: false, toldOfTerms: true });
      await operator.submitVerification(customer.login);
      await arrive(page, operator, customer, paths.profile, language);
      const card = page.getByRole("region", { name: say("legal.agreements") });
      const rows = card.getByRole("listitem");
      await expect(rows).toHaveCount(3);
      await expect(rows.last()).toContainText(say("legal.identity.why"));
      await expectAccessibleInBothThemes(page, "what was agreed to, in the profile");
      await expectReflow(page, "what was agreed to, in the profile");
      // The list is read again while the agreement is on its way, and is from before it.
      await page.route("**/user/agreements/give", async (route) => {
        const read = page.waitForResponse((response) => response.url().endsWith("/user/agreements"));
        await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
        await (await read).finished();
        await page.evaluate(() => new Promise(requestAnimationFrame));
        await route.fallback();
      });
      await rows.first().getByRole("button").click();
      await expect(rows.first().getByRole("button")).toBeHidden();
      await expect(heading("legal.agreements")).toBeFocused();
      await card.getByRole("link", { name: say("legal.withdraw") }).click();
      await expect(heading("page.legal")).toBeFocused();
      await expect(reads("legal.identity.why")).toBeVisible();
      await page.getByRole("link", { name: say("legal.inProfile") }).click();
      await expect(card).toBeVisible();
    },
  );
});

onEachScreen((language, play) => {
  play(
    `the statement of fees of a year and the fee information document are saved as PDF, in ${language} [2.1-42] [2.1-44]`,
    async ({ page, operator }) => {
      const { button, dialog, say, reads } = onScreen(page, language);
      await arrive(page, operator, await operator.customer(), `${paths.history}?fees`, language);
      await expect(dialog("feeYears.title")).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`${paths.history}$`));
      await expectAccessibleInBothThemes(page, "statements of fees");
      await expectReflow(page, "statements of fees");
      const saving = page.waitForEvent("download");
      await dialog("feeYears.title")
        .getByRole("button", { name: /20\d\d/ })
        .first()
        .click();
      expect((await saving).suggestedFilename()).toMatch(/20\d\d\.pdf$/);
      await page.keyboard.press("Escape");
      await expect(dialog("feeYears.title")).toBeHidden();
      await button("history.export").click();
      await button("history.export.fees").click();
      await expect(dialog("feeYears.title")).toBeVisible();
      await page.goto(legalPath("fees"));
      await expect(reads("legal.fees.document")).toBeVisible();
      const information = page.waitForEvent("download");
      await page.getByRole("button", { name: say("legal.fees.document") }).click();
      expect((await information).suggestedFilename()).toContain("everyday");
    },
  );
});

onEachScreen((language, play) => {
  play(
    `home says that the terms change until a customer has looked, who agrees or may leave, in ${language} [2.1-45] [2.1-46] [2.1-47]`,
    async ({ page, operator }) => {
      const { say } = onScreen(page, language);
      const who = await operator.customer({ toldOfTerms: true });
      await arrive(page, operator, who, paths.home, language);
      const banner = page.getByText(say("legal.changed.text"));
      await expect(banner).toBeVisible();
      await expectAccessibleInBothThemes(page, "changed terms");
      await expectReflow(page, "changed terms");
      await page.getByRole("link", { name: say("legal.changed.read") }).click();
      const terms = page.locator("#agreed").getByRole("listitem").first();
      await expect(terms.getByRole("link", { name: say("legal.leave") })).toBeVisible();
      await terms.getByRole("button").click();
      await expect(terms.getByRole("button")).toBeHidden();
      await page.goto(paths.home);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(banner).toBeHidden();
      await page.goto(paths.notifications);
      await page.getByRole("link", { name: /2027/ }).click();
      await expect(page.locator("#agreed")).toBeVisible();
    },
  );
});

test("what the law wants is accessible, at an address of its own, signed out [2.1-7, WCAG 2.2 AA]", async ({
  page,
}) => {
  await page.goto(`${legalPath("fees")}#glossary`);
  await expect(page.locator("#glossary")).toBeInViewport();
  await expectAccessibleInBothThemes(page, "fees");
  await expectReflow(page, "fees");
  await page.goto(legalPath("accessibility"));
  await expect(page.locator("#limits")).toBeVisible();
  await expectAccessibleInBothThemes(page, "accessibility statement");
});

test("signed in, the profile menu leads to the texts; fees that don't load are asked for again [2.1-7]", async ({
  page,
  operator,
}) => {
  const { heading, button, profileMenu, say, reads } = onScreen(page);
  await arrive(page, operator, await operator.customer(), paths.home);
  await profileMenu().click();
  await page.getByRole("button", { name: say("page.legal") }).click();
  await expect(heading("page.legal")).toBeFocused();
  await page.route("**/api/v1/tariffs", (route) => route.abort());
  await page
    .locator(`a[href="${legalPath("fees")}"]`)
    .first()
    .click();
  await expect(reads("legal.fees.failed").first()).toBeVisible();
  await page.unroute("**/api/v1/tariffs");
  await button("app.retry").first().click();
  await expect(reads("legal.fees.tariff", { name: "Everyday" })).toBeVisible();
});
