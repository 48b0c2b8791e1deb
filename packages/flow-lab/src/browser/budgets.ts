import type { Calls, RequestOf, ResponseOf } from "@amberline/api/contract";
import type { Page } from "@playwright/test";
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
  await page
    .getByRole("dialog")
    .getByRole("button", { name: new RegExp(say("budgets.category")) })
    .press("Enter");
  await page.getByRole("option", { name: say(`category.${category}`), exact: true }).press("Enter");
}
