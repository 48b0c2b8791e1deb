import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import InvitationHost from "./Host";
import { snapshotAt } from "../stories/at";
import { atWay } from "../stories/atWay";
import { buttonsFollow, wordsOf } from "../stories/expectations";
import { invitationFlow } from "./invitation.flow";

const InvitationAt = atWay(invitationFlow, InvitationHost);

const meta = {
  title: "Flows/Invitation",
  component: InvitationAt,
  tags: ["screen"],
  args: { input: "invited", path: "", send: fn() },
  play: async ({ args, globals, canvasElement }) => {
    const t = wordsOf(globals);
    await buttonsFollow(canvasElement, invitationFlow, snapshotAt(invitationFlow, args), {
      "invitation.accept": t("invitation.accept"),
      "invitation.refuse": t("invitation.refuse"),
    });
  },
} satisfies Meta<typeof InvitationAt>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async (context) => {
    await meta.play(context);
    await expect(context.canvas.getByText(/Owner 25 %/)).toBeVisible();
    await context.userEvent.click(context.canvas.getByRole("button", { name: "Decline" }));
    await expect(context.args.send).toHaveBeenCalledWith({ type: "invitation.refuse" });
  },
};
export const OpenInLatvianDark: Story = { globals: { locale: "lv", theme: "dark" } };
/** To use the account: what one may do with it. */
export const Access: Story = {
  args: { input: "access" },
  play: async (context) => {
    await meta.play(context);
    const { canvas } = context;
    const title = "SIA Dzintara Krasts gives you access to its account";
    await expect(canvas.getByRole("heading", { name: title })).toBeVisible();
    await expect(
      canvas.getByText(/^See the account · Make payments · Up to €500.00 per payment · Up to .* a day$/),
    ).toBeVisible();
    await expect(canvas.getByText("40003888002 · Zane Krūmiņa")).toBeVisible();
    await expect(canvas.getByText(/you'll find the account among yours/)).toBeVisible();
  },
};
export const AccessInLatvianDarkOnAPhone: Story = {
  args: { input: "access" },
  globals: { locale: "lv", theme: "dark", viewport: { value: "phone" } },
};
export const AccessRefused: Story = {
  args: { input: "access", path: "invitation.accept~answer=refused" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("Verify your identity first, then accept.");
  },
};
export const Answering: Story = { args: { path: "invitation.accept" } };
export const NotAnswered: Story = {
  args: { path: "invitation.accept~answer=net" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toBeVisible();
  },
};
