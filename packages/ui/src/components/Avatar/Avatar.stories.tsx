import type { Meta, StoryObj } from "@storybook/react-vite";
import { Building2 } from "lucide-react";
import { expect } from "storybook/test";
import { Icon } from "../Icon";
import { createProbe } from "../../testing";
import { Avatar } from ".";

const meta = {
  title: "Components/Content/Avatar",
  id: "components-avatar",
  component: Avatar,
  args: { children: "IB" },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = {
  render: () => (
    <div style={{ display: "flex", alignItems: "center", gap: 16 }}>
      <Avatar>IB</Avatar>
      <Avatar appearance="quiet">IB</Avatar>
      <Avatar appearance="quiet">
        <Icon icon={Building2} />
      </Avatar>
      <Avatar size="lg">RS</Avatar>
      <Avatar size="lg" appearance="quiet">
        <Icon icon={Building2} />
      </Avatar>
      <Avatar size="xl">RS</Avatar>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const sizes = Array.from(
      canvasElement.querySelectorAll("[data-appearance]"),
      (avatar) => avatar.clientWidth,
    );
    await expect(sizes).toEqual([28, 28, 28, 44, 44, 56]);
  },
};

const names = ["Ilze Bērziņa", "Jānis Kalniņš", "Support", "Velta Krūmiņa", "Oto Ozols", "Anna Liepa"];

export const TintedByName: Story = {
  tags: ["check"],
  render: () => (
    <div style={{ display: "flex", flexWrap: "wrap", gap: 16 }}>
      {names.map((name) => (
        <Avatar key={name} tintedBy={name}>
          {name[0]}
        </Avatar>
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const painted = new Set(
      Array.from(canvasElement.querySelectorAll("[data-tint]"), (avatar) => getComputedStyle(avatar).color),
    );
    await expect(painted.size).toBeGreaterThan(3);
  },
};
export const TintedByNameDark: Story = { tags: ["check"], ...TintedByName, globals: { theme: "dark" } };

export const Dark: Story = { ...States, globals: { theme: "dark" } };

const probe = createProbe<HTMLSpanElement>();

export const PassesOnWhatItIsGiven: Story = {
  tags: ["check"],
  render: (args) => <Avatar {...args} {...probe.props} />,
  play: ({ canvasElement }) => {
    probe.conforms(canvasElement, { ref: "span", className: "span", rest: "span" });
  },
};
