import { budgetsPath } from "@amberline/bank/paths";
import { expect } from "@playwright/test";
import { colleague, type Company } from "../browser/approvals";
import { setBudget } from "../browser/budgets";
import { arrive } from "../browser/screens";
import { looksAgain } from "../browser/visibility";
import { typedAmount } from "../browser/words";
import { type FlowDrive } from "../drive/flowDrive";
import { failuresOf, type Stage } from "../drive/stage";

const bankOf = ({ request, operator, who }: Stage): Company => ({ request, operator, owner: who });

const opens =
  ({ onlySees }: { onlySees: boolean }) =>
  async (stage: Stage) => {
    const { operator, page, language } = stage;
    stage.customer = await operator.customer(onlySees ? { kind: "corporate", name: "SIA Ziemeļu Koks" } : {});
    if (!stage.isToCome("readBudgets=none"))
      await setBudget(bankOf(stage), stage.who, { category: "groceries", limit: "300.00" });
    if (onlySees) stage.customer = await colleague(bankOf(stage), "Juris Krūmiņš", ["see"]);
    await arrive(page, operator, stage.who, budgetsPath, language);
  };

const groceries = ({ screen }: Stage) => screen.say("category.groceries");
const changeOf = (stage: Stage) => stage.screen.button("budgets.form.change", { category: groceries(stage) });
const inDialog = ({ page, screen }: Stage, key: "budgets.remove" | "budgets.save") =>
  page.getByRole("dialog").getByRole("button", { name: screen.say(key), exact: true });
const pressed = (stage: Stage) => inDialog(stage, "budgets.save").and(stage.page.locator("[aria-busy=true]"));

/** Another device. */
async function overtakes(stage: Stage) {
  const nth = Number(stage.notes.get("overtaken") ?? 0) + 1;
  stage.notes.set("overtaken", String(nth));
  await setBudget(bankOf(stage), stage.who, { category: "groceries", limit: `${250 + nth}.00` });
}

export const drive: FlowDrive = {
  prepare: { opened: opens({ onlySees: false }), onlySees: opens({ onlySees: true }) },
  events: {
    "list.retry": async ({ screen }) => screen.button("app.retry").click(),
    "list.refresh": ({ page }) => looksAgain(page),
    "form.open": async (stage, { event }) => {
      if (event["category"] === null) await stage.screen.button("budgets.new").first().click();
      else await changeOf(stage).click();
    },
    "form.submit": async (stage, { event }) => {
      const { limit } = event["wish"] as { limit: object | null };
      stage.notes.set("done", limit ? "set" : "removed");
      if (!limit) return inDialog(stage, "budgets.remove").click();
      const { screen, language } = stage;
      await screen.field("budgets.limit").fill(typedAmount(language, "320.00"));
      await inDialog(stage, "budgets.save").click();
    },
    "form.leave": async ({ page, notes }) => {
      notes.delete("done");
      await page.keyboard.press("Escape");
    },
  },
  answers: {
    readBudgets: { ok: () => {}, none: () => {}, newer: () => {}, ...failuresOf("budgetList") },
    saveBudget: {
      ok: () => {},
      removed: () => {},
      changed: overtakes,
      ...failuresOf("budgetSave"),
    },
  },
  requests: { readBudgets: ["budgetList"], saveBudget: ["budgetSave"] },
  arrived: {
    loading: async ({ page, screen }) => {
      await expect(page.locator("#main [aria-busy=true]")).toContainText(screen.say("budgets.loading"));
    },
    failed: async ({ screen }) => {
      await expect(screen.alert()).toContainText(screen.say("budgets.failed"));
      await expect(screen.button("app.retry")).toBeVisible();
    },
    "shown.resting": async ({ screen, notes, page }) => {
      const done = notes.get("done") as "removed" | "set" | undefined;
      await expect(page.getByRole("dialog")).toBeHidden();
      if (notes.delete("done") && done)
        await expect(screen.toast(screen.say(`budgets.done.${done}`))).toBeVisible();
      await expect(screen.heading("budgets.others")).toBeVisible();
    },
    "shown.refreshing": async ({ screen }) => {
      await expect(screen.heading("budgets.others")).toBeVisible();
    },
    "shown.editing": async (stage) => {
      await expect(inDialog(stage, "budgets.save")).toBeVisible();
      await expect(inDialog(stage, "budgets.save")).not.toHaveAttribute("aria-busy", "true");
    },
    "shown.saving": async (stage) => expect(pressed(stage)).toBeVisible(),
    "shown.overtaken": async (stage) => expect(pressed(stage)).toBeVisible(),
  },
  journeys: [
    "opened;readBudgets=net~list.retry~readBudgets=ok~list.refresh~readBudgets=ok~form.open:change~form.leave~readBudgets=ok~form.open:change~form.submit:limit~saveBudget=500~form.submit:limit~saveBudget=ok",
    "opened;readBudgets=none~form.open:new~form.submit:limit~saveBudget=ok",
    "opened;readBudgets=ok~form.open:change~form.submit:limit~saveBudget=changed~readBudgets=newer~form.submit:limit~saveBudget=ok",
    "opened;readBudgets=ok~form.open:change~form.submit:none~saveBudget=removed",
    "onlySees;readBudgets=ok",
  ],
  notDriven: {},
};
