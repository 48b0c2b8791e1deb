import type { Meta, StoryObj } from "@storybook/react-vite";
import { Landmark } from "lucide-react";
import { expect } from "storybook/test";
import { Icon } from "../Icon";
import { createProbe } from "../../testing";
import { BrandMark } from ".";

const meta = {
  title: "Components/Content/BrandMark",
  id: "components-brandmark",
  component: BrandMark,
  args: { name: "Amberline" },
} satisfies Meta<typeof BrandMark>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText("Amberline")).toBeVisible();
    await expect(canvasElement.querySelector("[style]")).toBeNull();
  },
};

export const States: Story = {
  render: (args) => (
    <div style={{ display: "grid", gap: 16, justifyItems: "start" }}>
      <BrandMark {...args} />
      <BrandMark {...args} href="#sign-in" />
      <BrandMark name="Another bank" mark={<Icon icon={Landmark} size={24} strokeWidth={2} />} />
    </div>
  ),
};

export const Dark: Story = { ...States, globals: { theme: "dark" } };

export const LeadsSomewhere: Story = {
  tags: ["check"],
  args: { href: "#sign-in" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Amberline" })).toHaveFocus();
  },
};

const probe = createProbe<HTMLAnchorElement>();

export const PassesOnWhatItIsGiven: Story = {
  tags: ["check"],
  render: (args) => <BrandMark {...args} href="#home" {...probe.props} />,
  play: ({ canvasElement }) => {
    probe.conforms(canvasElement, { ref: "a", className: "a", rest: "a" });
  },
};
