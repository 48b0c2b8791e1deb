// Written by "npm run stories" from the budgets chart.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { picturesBy } from "../stories/PathPicture";
import { beforePath, drawnInBothLanguages, pathParameters } from "../stories/pathPlay";
import BudgetsHost from "./Host";

const PathPicture = picturesBy(BudgetsHost);

const meta = {
  title: "Flow paths/budgets",
  component: PathPicture,
  tags: ["flow-path", "!autodocs"],
  args: { flow: "budgets", input: "opened", path: "" },
  parameters: pathParameters,
  beforeEach: beforePath,
  play: drawnInBothLanguages,
} satisfies Meta<typeof PathPicture>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { name: "loading", args: { input: "opened", path: "" } };
export const Failed: Story = { name: "failed", args: { input: "opened", path: "readBudgets=403" } };
export const ShownResting: Story = {
  name: "shown.resting",
  args: { input: "opened", path: "readBudgets=ok" },
};
export const ShownEditing: Story = {
  name: "shown.editing",
  args: { input: "opened", path: "readBudgets=ok~form.open:new" },
};
export const ShownRefreshing: Story = {
  name: "shown.refreshing",
  args: { input: "opened", path: "readBudgets=ok~list.refresh" },
};
export const ShownSaving: Story = {
  name: "shown.saving",
  args: { input: "opened", path: "readBudgets=ok~form.open:new~form.submit:limit" },
};
export const ShownOvertaken: Story = {
  name: "shown.overtaken",
  args: { input: "opened", path: "readBudgets=ok~form.open:new~form.submit:limit~saveBudget=changed" },
};
