import { paths } from "@amberline/bank/paths";
import { downloaded } from "@amberline/flow-lab/browser/downloads";
import { expect, onEachScreen } from "@amberline/flow-lab/browser/fixtures";
import { arrive, onScreen } from "@amberline/flow-lab/browser/screens";
import { expectAccessibleInBothThemes, expectReflow } from "./accessible";
import { elsewhere } from "./elsewhere";
import { press, proveWhoByKeys } from "./tabTo";

onEachScreen((language, play) => {
  play(
    `a copy of one's data is ordered by keyboard alone, told of on two devices and downloaded after proving who is there, in ${language} [2.12-40] [2.12-41]`,
    async ({ page, operator }) => {
      const screen = onScreen(page, language);
      const { button, say } = screen;
      const customer = await operator.customer();
      await arrive(page, operator, customer, paths.profile, language);
      const card = page.getByRole("region", { name: say("myData.title") });
      const phone = await elsewhere(page);
      const there = onScreen(phone, language);
      await arrive(phone, operator, customer, paths.profile, language);
      await expect(there.button("myData.order")).toBeVisible();
      await press(page, button("myData.order"));
      // Nobody reloads the page: the bank tells it.
      await expect(card.getByText(say("myData.state.ready"))).toBeVisible({ timeout: 20_000 });
      await expect(there.button("myData.download")).toBeVisible();
      await phone.context().close();
      await expectAccessibleInBothThemes(page, "the copy of one's data");
      await expectReflow(page, "the copy of one's data");
      await press(page, button("myData.download"));
      await expect(screen.dialog("stepUp.title")).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(card.getByRole("alert")).toBeVisible();
      await press(page, button("myData.download"));
      const { name, content } = await downloaded(page, () =>
        proveWhoByKeys(page, screen, { operator, customer }),
      );
      expect(name).toMatch(/^amberline-my-data-\d{4}-\d\d-\d\d\.zip$/);
      expect(content.subarray(0, 2).toString("latin1")).toBe("PK");
      const listed = content.toString("latin1");
      for (const file of ["profile.json", "trail.json", `accounts/${customer.iban}/transactions.json`])
        expect(listed).toContain(file);
      await expect(card.getByRole("alert")).toBeHidden();
      await press(page, button("myData.orderAgain"));
      await expect(button("myData.orderAgain")).toBeHidden();
      await page.goto(paths.notifications);
      const ready = language === "lv" ? /datu kopija ir gatava/ : /copy of your data is ready/;
      const told = page.getByRole("link", { name: ready });
      await expect(told).toHaveCount(2, { timeout: 20_000 });
      await press(page, told.first());
      await expect(card).toBeVisible();
    },
  );
});
