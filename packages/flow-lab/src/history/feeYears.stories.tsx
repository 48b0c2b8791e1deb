import type { Meta, StoryObj } from "@storybook/react-vite";
import { money } from "@amberline/domain/money";
import { FeeYearsDialog, type FeeYearsDialogProps } from "@amberline/flows/feeYears";
import { expect, fn, screen } from "storybook/test";
import { dialogAtRest, focusIsOn, wordsOf } from "../stories/expectations";

const years = [
  { year: 2026, paid: money(1_475, "EUR"), isOver: false },
  { year: 2025, paid: money(0, "EUR"), isOver: true },
];

const meta = {
  title: "Flows/Statements of fees",
  component: FeeYearsDialog,
  tags: ["screen"],
  args: {
    years,
    notice: null,
    onRetry: fn(),
    onDownload: fn<FeeYearsDialogProps["onDownload"]>(async () => ({ ok: false, problem: "unreachable" })),
    onClose: fn(),
  },
  play: async ({ globals }) => {
    const t = wordsOf(globals);
    await expect(await dialogAtRest()).toHaveAccessibleName(t("feeYears.title"));
  },
} satisfies Meta<typeof FeeYearsDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Years: Story = {
  parameters: { proves: ["2.1-42"] },
  play: async (context) => {
    await meta.play(context);
    const { userEvent, args } = context;
    await expect(screen.getByText("2026, so far")).toBeVisible();
    await expect(screen.getByText("€14.75 paid in fees")).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Download the statement of 2025" }));
    await expect(args.onDownload).toHaveBeenCalledWith(2025);
    await expect(await screen.findByRole("alert")).toBeVisible();
  },
};
export const YearsInLatvianDark: Story = { globals: { locale: "lv", theme: "dark" } };
export const Loading: Story = { args: { years: null } };
export const Failed: Story = {
  args: { years: null, notice: { key: "error.access" } },
  play: async (context) => {
    await meta.play(context);
    await focusIsOn("Try again");
    await context.userEvent.keyboard("{Enter}");
    await expect(context.args.onRetry).toHaveBeenCalledOnce();
  },
};
