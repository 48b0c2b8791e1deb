import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, within } from "storybook/test";
import OwnAccessHost from "./Host";
import { atWay } from "../stories/atWay";
import { ownAccessFlow } from "./ownAccess.flow";

const OwnAccessAt = atWay(ownAccessFlow, OwnAccessHost);

const meta = {
  title: "Flows/Own access",
  component: OwnAccessAt,
  tags: ["screen"],
  args: { input: "payer", path: "", send: fn() },
} satisfies Meta<typeof OwnAccessAt>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/^See the account · Make payments · Up to €500.00/)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Give up access" }));
    await expect(args.send).toHaveBeenCalledWith({ type: "access.leave" });
  },
};
/** A provider without the call. */
export const Old: Story = {
  args: { input: "old" },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button")).toBeNull();
  },
};
export const Asking: Story = {
  args: { path: "access.leave" },
  play: async ({ args, userEvent }) => {
    const question = await screen.findByRole("alertdialog", { name: "Give up your access?" });
    await expect(question).toHaveTextContent("no longer see the account of SIA Dzintara Krasts");
    await userEvent.click(within(question).getByRole("button", { name: "Give up access" }));
    await expect(args.send).toHaveBeenCalledWith({ type: "leave.confirm" });
  },
};
export const AskingInLatvianDarkOnAPhone: Story = {
  args: { path: "access.leave" },
  globals: { locale: "lv", theme: "dark", viewport: { value: "phone" } },
};
export const Leaving: Story = { args: { path: "access.leave~leave.confirm" } };
/** A rule for approvals could not be met any more. */
export const Refused: Story = {
  args: { path: "access.leave~leave.confirm~leave=refused" },
  play: async () => {
    await expect(await screen.findByRole("alert")).toHaveTextContent("Give somebody else the right first.");
  },
};
