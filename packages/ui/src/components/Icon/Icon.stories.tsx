import type { Meta, StoryObj } from "@storybook/react-vite";
import { Check, Pencil, Search, Trash2 } from "lucide-react";
import { expect } from "storybook/test";
import { createProbe } from "../../testing";
import { Icon } from ".";

const meta = {
  title: "Components/Content/Icon",
  id: "components-icon",
  component: Icon,
  args: { icon: Search },
} satisfies Meta<typeof Icon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole("img")).toBeNull();
    await expect(canvasElement.querySelector("svg")).toHaveAttribute("stroke-width", "1.75");
  },
};

export const Sizes: Story = {
  render: () => (
    <div style={{ display: "flex", gap: 16, alignItems: "center" }}>
      <Icon icon={Pencil} size={16} />
      <Icon icon={Pencil} size={18} />
      <Icon icon={Pencil} />
      <Icon icon={Trash2} size={24} />
      <Icon icon={Check} size={16} strokeWidth={2.5} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const widths = Array.from(canvasElement.querySelectorAll("svg"), (icon) => icon.clientWidth);
    await expect(widths).toEqual([16, 18, 20, 24, 16]);
  },
};

export const Dark: Story = { ...Sizes, globals: { theme: "dark" } };

const probe = createProbe<SVGSVGElement>();

export const PassesOnWhatItIsGiven: Story = {
  tags: ["check"],
  render: (args) => <Icon {...args} {...probe.props} />,
  play: ({ canvasElement }) => probe.conforms(canvasElement, { ref: "svg", className: "svg", rest: "svg" }),
};
