import { expect, inTurn } from "@amberline/flow-lab/browser/fixtures";
import { fillPayment, outside, sendButton } from "@amberline/flow-lab/browser/payments";
import { arrive, onScreen, proveWho } from "@amberline/flow-lab/browser/screens";
import { euro, languages } from "@amberline/flow-lab/browser/words";
import { expectAccessibleInBothThemes } from "./accessible";

for (const { row: language, play } of inTurn(languages)) {
  play(
    `a customer limits payments, is told what is left while paying, and raises the limit there, in ${language} [2.2, 2.10]`,
    async ({ page, operator }) => {
      const screen = onScreen(page, language);
      const { button, dialog, field, profileMenu, reads, say, toast } = screen;
      const payer = await operator.customer();
      await arrive(page, operator, payer, "/home", language);
      await profileMenu().click();
      await button("limits.title").click();
      await field("limits.instantPerDay").fill("20");
      await expectAccessibleInBothThemes(page, "payment limits");
      await button("limits.save").click();
      await proveWho(screen, operator, payer);
      await expect(toast(say("limits.changed"))).toBeVisible();
      await expect(dialog("limits.title")).toBeHidden();

      await page.goto("/send");
      await fillPayment(page, outside.matches, {}, language);
      const [limit, left] = [euro(language, "20.00"), euro(language, "20.00")];
      await expect(reads("send.limits.instantPerDay", { left })).toBeVisible();
      await sendButton(screen).click();
      await expect(reads("error.amount.aboveInstantDayLimit", { limit, left })).toBeVisible();
      await expectAccessibleInBothThemes(page, "an amount above a limit");

      await button("send.limits.change").click();
      await field("limits.instantPerDay").fill("30");
      await button("limits.save").click();
      await proveWho(screen, operator, payer);
      await expect(reads("send.limits.instantPerDay", { left: euro(language, "30.00") })).toBeVisible();
      await sendButton(screen).click();
      await expect(dialog("send.check.MTCH.title")).toBeVisible();
    },
  );
}
