import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, within } from "storybook/test";
import BudgetsHost from "./Host";
import { atWay } from "../stories/atWay";
import { snapshotAt } from "../stories/at";
import { buttonsFollow, dialogAtRest, wordsOf } from "../stories/expectations";
import { budgetsFlow } from "./budgets.flow";

const BudgetsAt = atWay(budgetsFlow, BudgetsHost);

const meta = {
  title: "Flows/Budgets",
  component: BudgetsAt,
  tags: ["screen"],
  args: { input: "opened", path: "", send: fn() },
  play: async ({ args, globals, canvasElement }) => {
    const t = wordsOf(globals);
    const snapshot = snapshotAt(budgetsFlow, args);
    await buttonsFollow(canvasElement, budgetsFlow, snapshot, { "list.retry": t("app.retry") });
  },
} satisfies Meta<typeof BudgetsAt>;

export default meta;
type Story = StoryObj<typeof meta>;

const inLatvianDark = { locale: "lv", theme: "dark" };
const phone = { viewport: { value: "phone" } };
const listed = { path: "readBudgets=ok" };

export const Loading: Story = {};
export const Failed: Story = { args: { path: "readBudgets=net" } };

/** One in use, one near its limit, one over it, and what was spent without one. */
export const List: Story = {
  args: listed,
  parameters: { proves: ["2.9-25"] },
  play: async (context) => {
    await meta.play(context);
    const { canvas, args, userEvent } = context;
    await expect(canvas.getByText("November: 10 days left, today included")).toBeVisible();
    await expect(canvas.getByText("€214.60 of €300.00 spent")).toBeVisible();
    await expect(canvas.getByText("€85.40 left")).toBeVisible();
    await expect(canvas.getByText("€12.45 over the limit")).toBeVisible();
    const bar = canvas.getByRole("progressbar", { name: /Eating out/ });
    await expect(bar).toHaveAttribute("aria-valuetext", "115%");
    await expect(bar).toHaveProperty("position", 1);
    await expect(canvas.getByText("€162.49 this month")).toBeVisible();
    await expect(canvas.getByRole("link", { name: /Transport/ })).toHaveAttribute("href", "#transport");
    await userEvent.click(canvas.getByRole("button", { name: "Change the budget: Groceries" }));
    await expect(args.send).toHaveBeenCalledWith({ type: "form.open", category: "groceries" });
  },
};
export const ListInLatvianDark: Story = { args: listed, globals: inLatvianDark };
export const ListOnAPhone: Story = { args: listed, globals: phone };
export const ListInLatvianOnAPhone: Story = { args: listed, globals: { ...phone, locale: "lv" } };
export const Refreshing: Story = { args: { path: "readBudgets=ok~list.refresh" } };
export const None: Story = { args: { path: "readBudgets=none" } };

/** Who may not prepare payments. */
export const OnlySees: Story = {
  args: { input: "onlySees", path: "readBudgets=ok" },
  parameters: { proves: ["2.9-29"] },
  play: async (context) => {
    await meta.play(context);
    await expect(context.canvas.queryAllByRole("button")).toEqual([]);
  },
};

export const Setting: Story = {
  args: { path: "readBudgets=ok~form.open:new" },
  parameters: { proves: ["2.9-26", "2.9-28"] },
  play: async ({ args, userEvent }) => {
    const dialog = within(await dialogAtRest());
    await userEvent.click(dialog.getByRole("button", { name: "Save" }));
    await expect(args.send).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole("button", { name: "Use €90.00" }));
    await userEvent.click(dialog.getByRole("button", { name: "Save" }));
    await expect(args.send).toHaveBeenCalledWith({
      type: "form.submit",
      wish: { category: "shopping", limit: { minor: 9_000, currency: "EUR" } },
    });
  },
};
export const Changing: Story = {
  args: { path: "readBudgets=ok~form.open:change" },
  parameters: { proves: ["2.9-26", "2.9-28"] },
  play: async ({ args, userEvent }) => {
    const dialog = within(await dialogAtRest());
    await expect(dialog.getByRole("textbox", { name: "Limit for a month" })).toHaveValue("300.00");
    await userEvent.click(dialog.getByRole("button", { name: "Use €280.00" }));
    await userEvent.click(dialog.getByRole("button", { name: "Save" }));
    await expect(args.send).toHaveBeenCalledWith({
      type: "form.submit",
      wish: { category: "groceries", limit: { minor: 28_000, currency: "EUR" } },
    });
    await userEvent.click(dialog.getByRole("button", { name: "Remove the budget" }));
    await expect(args.send).toHaveBeenCalledWith({
      type: "form.submit",
      wish: { category: "groceries", limit: null },
    });
  },
};
export const ChangingInLatvianDark: Story = {
  args: { path: "readBudgets=ok~form.open:change" },
  globals: inLatvianDark,
};
export const Saving: Story = { args: { path: "readBudgets=ok~form.open:change~form.submit:limit" } };
export const SaveFailed: Story = {
  args: { path: "readBudgets=ok~form.open:change~form.submit:limit~saveBudget=500" },
};

/** Somebody else has set another limit meanwhile. */
export const Overtaken: Story = {
  args: {
    path: "readBudgets=ok~form.open:change~form.submit:limit~saveBudget=changed~readBudgets=newer",
  },
};
