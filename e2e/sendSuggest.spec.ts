import { expectAccessible } from "./accessible";
import { expect, inTurn } from "@amberline/flow-lab/browser/fixtures";
import { sendButton } from "@amberline/flow-lab/browser/payments";
import { arrive, onScreen } from "@amberline/flow-lab/browser/screens";
import { euro, languages, typedAmount } from "@amberline/flow-lab/browser/words";

for (const { row: language, play } of inTurn(languages)) {
  play(
    `suggests earlier payees, and asks before a repeated payment, in ${language} [2.10]`,
    async ({ page, operator }) => {
      const screen = onScreen(page, language);
      const { field, reads, dialog, button, say } = screen;
      const [payer, payee] = [await operator.customer(), await operator.customer({ name: "Ilze Bērziņa" })];
      await operator.pay(payer, payee, "25.00");
      await arrive(page, operator, payer, "/send", language);

      await expect(field("send.payeeName")).toBeEditable();
      await expect(async () => {
        await field("send.payeeName").fill("");
        await field("send.payeeName").pressSequentially("berz");
        await expect(page.getByRole("option")).toHaveCount(1, { timeout: 1_000 });
      }).toPass();
      await expect(page.getByRole("option")).toContainText(say("send.suggest.payment"));
      await expectAccessible(page, "suggested payees");
      await page.keyboard.press("ArrowDown");
      await page.keyboard.press("Enter");
      await expect(page.getByRole("listbox")).toBeHidden();
      await expect(field("send.payeeName")).toHaveValue("Ilze Bērziņa");
      await expect(field("send.iban")).toHaveValue(payee.iban.replace(/(.{4})(?=.)/g, "$1 "));
      await expect(field("send.bic")).toHaveValue("AMBRLV22");
      await expect(field("send.reference")).toHaveValue("Shared dinner");

      await button("send.goOn").click();
      await field("send.amount").fill(typedAmount(language, "25.00"));
      await sendButton(screen).click();
      await expect(reads("send.repeat", { amount: euro(language, "25.00") })).toBeVisible();
      await expectAccessible(page, "a likely repeat");
      await field("send.amount").fill(typedAmount(language, "10.00"));
      await expect(reads("send.repeat", { amount: euro(language, "25.00") })).toBeHidden();
      await field("send.amount").fill(typedAmount(language, "25.00"));
      await expect(reads("send.repeat", { amount: euro(language, "25.00") })).toBeVisible();
      await sendButton(screen).click();
      await expect(dialog("send.check.MTCH.title")).toBeVisible();
      await button("send.cancel").click();
      await expect(dialog("send.check.MTCH.title")).toBeHidden();
      expect(await operator.sent(payer.accountId)).toHaveLength(1);
    },
  );
}
