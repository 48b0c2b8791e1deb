import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen } from "storybook/test";
import StatementScheduleHost from "./Host";
import { snapshotAt } from "../stories/at";
import { atWay } from "../stories/atWay";
import { buttonsFollow, dialogAtRest, focusIsOn, wordsOf } from "../stories/expectations";
import { statementScheduleFlow } from "./statementSchedule.flow";

const StatementScheduleAt = atWay(statementScheduleFlow, StatementScheduleHost);

const meta = {
  title: "Flows/Statements by email",
  component: StatementScheduleAt,
  tags: ["screen"],
  args: { input: "opened", path: "", send: fn(), onClose: fn(), behind: null },
  play: async ({ args, globals }) => {
    const t = wordsOf(globals);
    const dialog = await dialogAtRest();
    await expect(dialog).toHaveAccessibleName(t("schedule.title"));
    const buttons = { "page.retry": t("app.retry"), "form.submit": t("schedule.save") };
    await buttonsFollow(dialog, statementScheduleFlow, snapshotAt(statementScheduleFlow, args), buttons);
  },
} satisfies Meta<typeof StatementScheduleAt>;

export default meta;
type Story = StoryObj<typeof meta>;

const shown = { path: "readSchedule=ok" };

export const Loading: Story = {};

export const Editing: Story = {
  args: shown,
  parameters: { proves: ["2.8-7"] },
  play: async (context) => {
    await meta.play(context);
    const { userEvent, args } = context;
    await expect(screen.getByRole("radio", { name: "Every week" })).toBeChecked();
    await userEvent.click(screen.getByRole("radio", { name: "Never" }));
    await userEvent.click(screen.getByRole("button", { name: "Save" }));
    await expect(args.send).toHaveBeenCalledWith({ type: "form.submit", form: "none" });
    await userEvent.click(screen.getByRole("button", { name: "Cancel" }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
export const EditingInLatvianDark: Story = { args: shown, globals: { locale: "lv", theme: "dark" } };
export const Saving: Story = {
  args: { path: "readSchedule=ok~form.submit" },
  play: async (context) => {
    await meta.play(context);
    const { userEvent, args } = context;
    await userEvent.click(screen.getByRole("radio", { name: "Never" }));
    await expect(screen.getByRole("radio", { name: "Every week" })).toBeChecked();
    await userEvent.keyboard("{Escape}");
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};
export const NotSaved: Story = {
  args: { path: "readSchedule=ok~form.submit~scheduleStatements=500" },
  play: async (context) => {
    await meta.play(context);
    await expect(screen.getByRole("alert")).toBeVisible();
  },
};
export const Failed: Story = {
  args: { path: "readSchedule=net" },
  play: async (context) => {
    await meta.play(context);
    await focusIsOn("Try again");
  },
};
