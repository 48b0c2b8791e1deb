import { paths } from "@amberline/bank/paths";
import { expect, inTurn } from "@amberline/flow-lab/browser/fixtures";
import { noteNewest } from "@amberline/flow-lab/browser/notes";
import { arrive, onScreen } from "@amberline/flow-lab/browser/screens";
import { languages } from "@amberline/flow-lab/browser/words";
import { expectAccessibleInBothThemes, expectReflow } from "./accessible";

for (const { row: language, play } of inTurn(languages)) {
  play(
    `a customer says what a payment was for and writes a note, finds it by both, and is told of another device, in ${language} [2.8-21, 2.8-22, 2.8-24, 2.8-26]`,
    async ({ page, operator, request }) => {
      const who = await operator.customer({ name: "Ilze Bērziņa", balance: "100.00" });
      const shop = await operator.customer({ name: "SIA Liepas Galds" });
      await operator.pay(who, shop, "12.50");
      const screen = onScreen(page, language);
      const details = page.getByRole("dialog", { name: shop.name });
      const dialog = screen.dialog("notes.title");
      const note = dialog.getByLabel(screen.say("notes.note"), { exact: true });
      const rows = page.getByRole("list", { name: screen.say("history.list") }).getByRole("listitem");
      await arrive(page, operator, who, paths.history, language);

      await rows.getByRole("button").filter({ hasText: shop.name }).click();
      await expect(
        details.getByText(screen.say("notes.guessed", { category: screen.say("category.restaurants") })),
      ).toBeVisible();
      await screen.button("notes.change").press("Enter");
      await note.fill("Dāvana māsai");
      const category = dialog.getByRole("button", { name: new RegExp(screen.say("notes.category")) });
      await expect(category).toContainText(screen.say("category.restaurants"));
      await category.press("Enter");
      await page.getByRole("option", { name: screen.say("category.leisure") }).press("Enter");
      await expect(
        dialog.getByRole("radio", { name: screen.say("notes.reach.payee", { name: shop.name }) }),
      ).toBeChecked();
      await expectAccessibleInBothThemes(page, "the category and the note of a transaction");
      await expectReflow(page, "the category and the note of a transaction");
      await noteNewest({ request, operator, owner: who }, who, { note: "Written elsewhere" }, shop.name);
      await screen.button("notes.save").press("Enter");
      await expect(dialog.getByRole("alert")).toContainText("Written elsewhere");
      await expect(note).toHaveValue("Dāvana māsai");
      await screen.button("notes.save").press("Enter");
      await expect(screen.toast(screen.say("notes.saved"))).toBeVisible();
      await expect(details.getByText("Dāvana māsai")).toBeVisible();
      await expect(details.getByText(screen.say("category.leisure"), { exact: true })).toBeVisible();
      await page.keyboard.press("Escape");

      await screen.button("notes.sums").press("Enter");
      const sum = page.getByRole("link", { name: screen.say("category.leisure") });
      await expect(sum).toContainText("12");
      await expectAccessibleInBothThemes(page, "what it was spent on");
      await sum.press("Enter");
      await expect(page).toHaveURL(/category=leisure/);
      await expect(rows).toHaveCount(1);
      await screen.button("history.clear").press("Enter");
      await expect(rows).not.toHaveCount(1);
      await screen.field("history.search").fill("davana");
      await expect(rows).toHaveCount(1);
    },
  );
}
