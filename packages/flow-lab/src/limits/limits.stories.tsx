import { money } from "@amberline/domain/money";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen } from "storybook/test";
import LimitsHost from "./Host";
import { atWay } from "../stories/atWay";
import { snapshotAt } from "../stories/at";
import { buttonsFollow, dialogAtRest, focusIsOn, wordsOf } from "../stories/expectations";
import { exampleLimits, limitsFlow } from "./limits.flow";

const LimitsAt = atWay(limitsFlow, LimitsHost);

const meta = {
  title: "Flows/Payment limits",
  component: LimitsAt,
  tags: ["screen"],
  args: { input: "opened", path: "", send: fn(), onClose: fn(), behind: null },
  play: async ({ args, globals }) => {
    const t = wordsOf(globals);
    const dialog = await dialogAtRest();
    await expect(dialog).toHaveAccessibleName(t("limits.title"));
    const buttons = { "page.retry": t("app.retry"), "form.submit": t("limits.save") };
    await buttonsFollow(dialog, limitsFlow, snapshotAt(limitsFlow, args), buttons);
  },
} satisfies Meta<typeof LimitsAt>;

export default meta;
type Story = StoryObj<typeof meta>;

const shown = { path: "readLimits=ok" };

export const Loading: Story = {};

export const Editing: Story = {
  args: shown,
  play: async (context) => {
    await meta.play(context);
    const { userEvent, args } = context;
    const day = screen.getByLabelText("Per day");
    await expect(day).toHaveValue("1,500.00");
    await expect(screen.getByLabelText("Per payment")).toHaveValue("");
    await expect(screen.getByText("Sent today: €345.60")).toBeVisible();
    await userEvent.clear(day);
    await userEvent.type(day, "12.345");
    await userEvent.click(screen.getByRole("button", { name: "Save limits" }));
    await focusIsOn("Per day");
    await expect(args.send).not.toHaveBeenCalled();
    await userEvent.clear(day);
    await userEvent.type(screen.getByLabelText("Per payment"), "200");
    await userEvent.click(screen.getByRole("button", { name: "Save limits" }));
    await expect(args.send).toHaveBeenCalledWith({
      type: "form.submit",
      form: { ...exampleLimits.limits, perDay: null, perPayment: money(20_000, "EUR") },
    });
    await userEvent.click(screen.getByRole("button", { name: "Cancel" }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
export const EditingInLatvianDark: Story = { args: shown, globals: { locale: "lv", theme: "dark" } };
export const Saving: Story = { args: { path: "readLimits=ok~form.submit" } };
export const NotSaved: Story = {
  args: { path: "readLimits=ok~form.submit~updateLimits=500" },
  play: async (context) => {
    await meta.play(context);
    await expect(screen.getByRole("alert")).toBeVisible();
  },
};
export const Failed: Story = {
  args: { path: "readLimits=net" },
  play: async (context) => {
    await meta.play(context);
    await focusIsOn("Try again");
  },
};
