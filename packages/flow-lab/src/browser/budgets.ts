import type { Calls, RequestOf, ResponseOf } from "@amberline/api/contract";
import { expect, type Page } from "@playwright/test";
import { ask, tokenOf, type Company } from "./approvals";
import { type Customer } from "./operator";
import { type Screen } from "./screens";

type Wanted = Omit<RequestOf<Calls["budgetSave"]>, "version">;

/** Sets a budget without the app, whatever it was. */
export async function setBudget(bank: Company, { login }: Customer, wanted: Wanted): Promise<void> {
  const token = await tokenOf(bank, login);
  const { data } = await ask<ResponseOf<Calls["budgetList"]>>(bank, "budgetList", token, {});
  const version = data.categories.find(({ category }) => category === wanted.category)?.version ?? 0;
  await ask(bank, "budgetSave", token, { ...wanted, version });
}

/** In the form of a new budget. */
export async function chooseCategory(
  page: Page,
  { say }: Screen,
  category: RequestOf<Calls["budgetSave"]>["category"],
): Promise<void> {
  const list = page.getByRole("dialog").getByRole("button", { name: new RegExp(say("budgets.category")) });
  const option = page.getByRole("option", { name: say(`category.${category}`), exact: true });
  await expect(async () => {
    if (!(await option.isVisible())) await list.press("Enter");
    await expect(option).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await option.press("Enter");
}
