import { handIn } from "@amberline/flow-lab/browser/capture";
import { expect, inTurn, test } from "@amberline/flow-lab/browser/fixtures";
import { aNewcomer, expectCodePage, fillSignUp } from "@amberline/flow-lab/browser/newcomers";
import {
  confirmWithCode,
  expectPaid,
  fillPayment,
  sendToCode,
  sentCode,
} from "@amberline/flow-lab/browser/payments";
import { chooseLanguage, onScreen, proveWho } from "@amberline/flow-lab/browser/screens";
import { setHidden } from "@amberline/flow-lab/browser/visibility";
import { euro, languages } from "@amberline/flow-lab/browser/words";

for (const { row: language, play } of inTurn(languages)) {
  play(
    `a visitor becomes a customer and sends a first payment, in ${language} [2.4-1, 2.5, 2.2, 2.11, 2.8, 2.10, 4]`,
    async ({ page, operator }) => {
      test.setTimeout(480_000);
      const screen = onScreen(page, language);
      const { say, field, button, link, dialog, balance, profileMenu, toast, transactions } = screen;
      const newcomer = aNewcomer({ country: language === "lv" ? "latvija" : "latvia" });
      const name = `${newcomer.firstName} ${newcomer.lastName}`;
      const [payer, payee] = await Promise.all([
        operator.customer({ name: "Anna Liepa" }),
        operator.customer({ name: "Marta Ozola", balance: "0.00" }),
      ]);

      await chooseLanguage(page, language);
      await page.goto("/login");
      await page.getByRole("link", { name: say("signIn.openAccount"), exact: true }).click();
      await fillSignUp(screen, page, newcomer);
      await button("signUp.submit").click();
      await expectCodePage(page, screen, newcomer.email);
      await field("confirm.code").fill(await operator.mailedCode(newcomer.email));
      await expect(balance()).toContainText(euro(language, "0.00"));

      await profileMenu().click();
      await page.getByRole("switch", { name: say("shell.twoFactor") }).click();
      const known = { login: newcomer.email, password: newcomer.password, totpSecret: null };
      await proveWho(screen, operator, known);
      await expect(dialog("twoFactor.title.setUp")).toBeVisible();
      await expect(field("signIn.code")).toBeVisible();
      await field("signIn.code").fill(await operator.code(newcomer.email));
      await field("twoFactor.saved").check();
      await button("twoFactor.finish").click();
      await expect(toast(say("twoFactor.told.on"))).toBeVisible();

      await button("send.verify").click();
      await handIn(page, language);
      await expect(dialog("verification.title")).toBeHidden({ timeout: 30_000 });
      await operator.decideVerification(newcomer.email, { decision: "approve" });
      const { id, iban } = await operator.accountOf(newcomer.email);
      await operator.pay(payer, { name, iban }, "100.00");
      // The page polls when it becomes visible, and otherwise every half minute.
      await setHidden(page, true);
      await setHidden(page, false);
      await expect(balance()).toContainText(euro(language, "100.00"));
      await expect(profileMenu()).toContainText(say("shell.verification.verify"));

      await link("home.send").click();
      await fillPayment(page, payee, {}, language);
      await sendToCode(screen);
      await confirmWithCode(screen, await sentCode(screen, operator, newcomer.email));
      await expectPaid(page, screen);
      await expect(balance()).toContainText(euro(language, "75.00"));
      await expect(transactions().getByRole("button", { name: payee.name })).toContainText(
        `−${euro(language, "25.00")}`,
      );
      const sent = await operator.sent(id);
      expect(sent.map(({ amount, to_account }) => ({ amount, to_account }))).toEqual([
        { amount: "25.00", to_account: payee.iban },
      ]);
    },
  );
}
