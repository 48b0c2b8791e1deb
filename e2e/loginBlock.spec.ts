import { paths } from "@amberline/bank/paths";
import { expectAccessibleInBothThemes, expectReflow } from "./accessible";
import { elsewhere } from "./elsewhere";
import { press, type } from "./tabTo";
import { expect, onEachScreen } from "@amberline/flow-lab/browser/fixtures";
import { arrive, chooseLanguage, onScreen, typeCredentials } from "@amberline/flow-lab/browser/screens";

onEachScreen((language, play) => {
  play(
    `access is blocked signed out by keyboard alone, which ends the session elsewhere, in ${language} [2.3-5]`,
    async ({ page, operator }) => {
      const { button, field, heading, say, reads } = onScreen(page, language);
      const customer = await operator.customer({ twoFactor: false });
      const phone = await elsewhere(page);
      await arrive(phone, operator, customer, paths.home);
      await chooseLanguage(page, language);
      await page.goto(paths.signIn);
      await press(page, page.getByRole("link", { name: say("app.lost") }));
      await expect(heading("page.loginBlock")).toBeVisible();
      await expect(page.getByRole("link", { name: say("app.lost") })).toHaveCount(0);
      await expectAccessibleInBothThemes(page, "blocking access");
      await expectReflow(page, "blocking access");
      await type(page, field("signIn.email"), customer.login);
      await type(page, field("signIn.password"), "Wrong12345");
      await press(page, button("loginBlock.submit"));
      await expect(reads("signIn.passwordWrong")).toBeVisible();
      await expect(field("signIn.password")).toBeFocused();
      await type(page, field("signIn.password"), customer.password);
      await press(page, button("loginBlock.submit"));
      await expect(heading("loginBlock.done")).toBeFocused();
      await expectAccessibleInBothThemes(page, "access blocked");
      await phone.reload();
      await expect(onScreen(phone).button("signIn.submit")).toBeVisible();
      await phone.context().close();
      await press(page, page.getByRole("link", { name: say("app.backToSignIn") }));
      await typeCredentials(page, customer, language);
      await expect(
        page.getByText(language === "lv" ? /^Pieslēgšanās ir bloķēta/ : /^Signing in is blocked/),
      ).toBeVisible();
    },
  );
});
