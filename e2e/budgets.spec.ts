import { budgetsPath, paths } from "@amberline/bank/paths";
import { colleague, type Company } from "@amberline/flow-lab/browser/approvals";
import { chooseCategory, setBudget } from "@amberline/flow-lab/browser/budgets";
import { expect, onEachScreen, test } from "@amberline/flow-lab/browser/fixtures";
import { arrive, onScreen } from "@amberline/flow-lab/browser/screens";
import { setHidden } from "@amberline/flow-lab/browser/visibility";
import { euro, typedAmount } from "@amberline/flow-lab/browser/words";
import { expectAccessibleInBothThemes, expectReflow } from "./accessible";
import { elsewhere } from "./elsewhere";
import { tabTo } from "./tabTo";

onEachScreen((language, play) => {
  play(
    `a limit is set, changed on two devices and exceeded, of which the customer is told, in ${language} [2.9-25][2.9-26][2.9-27]`,
    async ({ page, operator }) => {
      const who = await operator.customer({ name: "Ilze Bērziņa", balance: "500.00" });
      const shop = await operator.customer({ name: "SIA Liepas Galds" });
      await operator.pay(who, shop, "45.00");
      const { say, button, field, toast, reads, heading, link } = onScreen(page, language);
      const typed = (amount: string) => typedAmount(language, amount);
      const shown = (amount: string) => euro(language, amount);
      const category = say("category.restaurants");
      await arrive(page, operator, who, paths.spaces, language);
      await link("spaces.budgets").click();
      await expect(heading("budgets.none")).toBeVisible();
      await expect(reads("budgets.others.total", { amount: shown("45.00") })).toBeVisible();
      await button("budgets.new").click();
      await chooseCategory(page, onScreen(page, language), "restaurants");
      await field("budgets.limit").fill(typed("100.00"));
      await expectAccessibleInBothThemes(page, "a new budget");
      await button("budgets.save").click();
      await expect(toast(say("budgets.done.set"))).toBeVisible();
      const spent = { spent: shown("45.00"), limit: shown("100.00") };
      await expect(reads("budgets.spent", spent)).toBeVisible();
      await expect(reads("budgets.left", { amount: shown("55.00") })).toBeVisible();
      await expect(page.getByRole("progressbar")).toHaveAttribute("aria-valuetext", /^45\s?%$/);
      await expectAccessibleInBothThemes(page, "budgets");
      await expectReflow(page, "budgets");

      const second = await elsewhere(page);
      const there = onScreen(second, language);
      await arrive(second, operator, who, budgetsPath, language);
      await there.button("budgets.form.change", { category }).click();
      await there.field("budgets.limit").fill(typed("60.00"));

      await button("budgets.form.change", { category }).click();
      await field("budgets.limit").fill(typed("50.00"));
      await button("budgets.save").click();
      await expect(reads("budgets.left", { amount: shown("5.00") })).toBeVisible();

      await there.button("budgets.save").click();
      await expect(second.getByRole("dialog").getByRole("alert")).toContainText(say("budgets.overtaken"));
      await expect(second.getByRole("dialog")).toContainText(
        say("budgets.spent", { spent: shown("45.00"), limit: shown("50.00") }),
      );
      await expect(there.field("budgets.limit")).toHaveValue(typed("60.00"));
      await there.button("budgets.save").click();
      await expect(there.reads("budgets.left", { amount: shown("15.00") })).toBeVisible();
      await second.context().close();

      await operator.pay(who, shop, "20.00");
      await setHidden(page, true);
      await setHidden(page, false);
      await expect(reads("budgets.over", { amount: shown("5.00") })).toBeVisible();
      await page.getByRole("link", { name: say("budgets.history.named", { category }) }).click();
      await expect(page).toHaveURL(/category=restaurants/);
      await expect(page.getByRole("list", { name: say("history.list") }).getByRole("listitem")).toHaveCount(
        2,
      );
      await expect(async () => {
        await page.goto(paths.notifications);
        await expect(page.locator("#main").getByText(category).first()).toBeVisible({ timeout: 2_000 });
      }).toPass();
      await page
        .locator("#main")
        .getByRole("link", { name: new RegExp(category) })
        .first()
        .click();
      await expect(heading("budgets.title")).toBeVisible();
    },
  );
});

test("a budget is set, changed and removed by keyboard alone [2.9-26]", async ({ page, operator }) => {
  const who = await operator.customer({ balance: "500.00" });
  const { button, field, toast, say, heading } = onScreen(page, "en");
  const category = say("category.groceries");
  await arrive(page, operator, who, budgetsPath, "en");
  await tabTo(page, button("budgets.new"));
  await page.keyboard.press("Enter");
  await tabTo(page, page.getByRole("dialog").getByRole("button", { name: /Category/ }));
  await page.keyboard.press("Enter");
  await page.keyboard.type("Groc");
  await page.keyboard.press("Enter");
  await tabTo(page, field("budgets.limit"));
  await page.keyboard.type("120");
  await page.keyboard.press("Enter");
  await expect(toast(say("budgets.done.set"))).toBeVisible();
  await expect(heading("budgets.title")).toBeFocused();
  await tabTo(page, button("budgets.form.change", { category }));
  await page.keyboard.press("Enter");
  await tabTo(page, field("budgets.limit"));
  await page.keyboard.type("90");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(button("budgets.form.change", { category })).toBeFocused();
  await page.keyboard.press("Enter");
  await tabTo(page, button("budgets.remove"));
  await page.keyboard.press("Enter");
  await expect(toast(say("budgets.done.removed"))).toBeVisible();
  await expect(heading("budgets.title")).toBeFocused();
});

test("whoever may only see a company's account sees its budgets [2.9-29]", async ({
  page,
  operator,
  request,
}) => {
  const owner = await operator.customer({ kind: "corporate", name: "SIA Ziemeļu Koks" });
  const company: Company = { request, operator, owner };
  await setBudget(company, owner, { category: "travel", limit: "40.00" });
  const seeing = await colleague(company, "Juris Krūmiņš", ["see"]);
  const { button, reads, say } = onScreen(page, "en");
  await arrive(page, operator, seeing, budgetsPath, "en");
  await expect(reads("budgets.left", { amount: "€40.00" })).toBeVisible();
  await expect(button("budgets.new")).toBeHidden();
  await expect(button("budgets.form.change", { category: say("category.travel") })).toBeHidden();
});
