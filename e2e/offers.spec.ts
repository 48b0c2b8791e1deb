import { brand } from "@amberline/bank/brand";
import { paths } from "@amberline/bank/paths";
import { expectAccessible, expectReflow } from "./accessible";
import { expect, inTurn } from "@amberline/flow-lab/browser/fixtures";
import { arrive, onScreen } from "@amberline/flow-lab/browser/screens";
import { languages } from "@amberline/flow-lab/browser/words";

const { partner } = brand;

for (const { row: language, play } of inTurn(languages)) {
  play(
    `an offer leads to a prefilled payment, in ${language} [2.15-3, 2.15-4, 9]`,
    async ({ page, operator }) => {
      const { heading, link, button, field, say } = onScreen(page, language);
      const expectTerms = async (offer: "card" | "topUp") => {
        await expect(heading("offers.terms")).toBeVisible();
        for (const text of partner.terms[offer][language]) await expect(page.getByText(text)).toBeVisible();
      };
      const customer = await operator.customer({ name: "Ilze Bērziņa" });
      await arrive(page, operator, customer, paths.card, language);
      await expect(heading("app.comingSoon.title")).toBeVisible();
      await expect(link("offers.card.more")).toHaveAttribute("href", paths.partnerCard);
      await expect(link("offers.topUp.more")).toHaveAttribute("href", paths.partnerTopUp);
      await expectAccessible(page, "the card to come");
      await expectReflow(page, "the card to come");

      await page.goto(paths.partnerOffers);
      await expectAccessible(page, "the offers");
      await link("offers.card.more").click();
      await expect(page).toHaveURL(new RegExp(`${paths.partnerCard}$`));
      await expect(heading("offers.card.title")).toBeFocused();
      const apply = page.getByRole("link", {
        name: say("offers.apply", { partner: partner.name }),
        exact: true,
      });
      await expect(apply).toHaveAttribute("href", partner.applyUrl[language]);
      await expect(apply).toHaveAttribute("rel", /noopener/);
      await expect(apply).toHaveAccessibleDescription(say("offers.newTab", { partner: partner.name }));
      await expect(button("offers.topUp")).toBeVisible();
      await expectTerms("card");
      await expectAccessible(page, "the card's offer");
      await expectReflow(page, "the card's offer");

      await page.goBack();
      await link("offers.topUp.more").click();
      await expect(page).toHaveURL(new RegExp(`${paths.partnerTopUp}$`));
      await expectTerms("topUp");
      await button("offers.topUp").click();
      await expect(page).toHaveURL(/\/send$/);
      await expect(field("send.payeeName")).toHaveValue("Ilze Bērziņa");
      await expect(field("send.bic")).toHaveValue("SXPYDKKK");
      await expect(field("send.iban")).toHaveValue("");

      await page.reload();
      await expect(field("send.payeeName")).toHaveValue("");
    },
  );
}
