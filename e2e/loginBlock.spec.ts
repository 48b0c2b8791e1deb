import { paths } from "@amberline/bank/paths";
import { expectAccessibleInBothThemes, expectReflow } from "./accessible";
import { expect, inTurn } from "@amberline/flow-lab/browser/fixtures";
import { arrive, chooseLanguage, onScreen, typeCredentials } from "@amberline/flow-lab/browser/screens";
import { languages } from "@amberline/flow-lab/browser/words";

for (const { row: language, play } of inTurn(languages)) {
  play(
    `access is blocked signed out, which ends the session elsewhere, in ${language} [2.3-5]`,
    async ({ page, operator, browser }) => {
      const { button, field, heading, say, reads } = onScreen(page, language);
      const customer = await operator.customer({ twoFactor: false });
      const lost = await browser.newContext();
      const phone = await lost.newPage();
      await arrive(phone, operator, customer, paths.home);
      await chooseLanguage(page, language);
      await page.goto(paths.signIn);
      await page.getByRole("link", { name: say("app.lost") }).click();
      await expect(heading("page.loginBlock")).toBeVisible();
      await expect(page.getByRole("link", { name: say("app.lost") })).toHaveCount(0);
      await expectAccessibleInBothThemes(page, "blocking access");
      await expectReflow(page, "blocking access");
      await field("signIn.email").fill(customer.login);
      await field("signIn.password").fill("Wrong12345");
      await button("loginBlock.submit").press("Enter");
      await expect(reads("signIn.passwordWrong")).toBeVisible();
      await expect(field("signIn.password")).toBeFocused();
      await field("signIn.password").fill(customer.password);
      await button("loginBlock.submit").press("Enter");
      await expect(heading("loginBlock.done")).toBeFocused();
      await expectAccessibleInBothThemes(page, "access blocked");
      await phone.reload();
      await expect(onScreen(phone).button("signIn.submit")).toBeVisible();
      await lost.close();
      await page.getByRole("link", { name: say("app.backToSignIn") }).click();
      await typeCredentials(page, customer, language);
      await expect(
        page.getByText(language === "lv" ? /^Pieslēgšanās ir bloķēta/ : /^Signing in is blocked/),
      ).toBeVisible();
    },
  );
}
