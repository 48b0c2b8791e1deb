import type { Meta, StoryObj } from "@storybook/react-vite";
import { Gift } from "lucide-react";
import { expect } from "storybook/test";
import { Icon } from "../Icon";
import { createProbe } from "../../testing";
import { IconCircle, type Tone } from ".";

const meta = {
  title: "Components/Content/IconCircle",
  id: "components-iconcircle",
  component: IconCircle,
  args: { tone: "caution" },
} satisfies Meta<typeof IconCircle>;

export default meta;
type Story = StoryObj<typeof meta>;

const tones: Tone[] = ["neutral", "info", "positive", "caution", "negative"];

export const Playground: Story = {};

export const States: Story = {
  render: () => (
    <div style={{ display: "flex", flexWrap: "wrap", gap: 16 }}>
      {tones.map((tone) => (
        <IconCircle key={tone} tone={tone} />
      ))}
      <IconCircle>
        <Icon icon={Gift} />
      </IconCircle>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const sizes = Array.from(canvasElement.querySelectorAll("[data-tone]"), (circle) => circle.clientWidth);
    await expect(sizes).toEqual(sizes.map(() => 42));
    await expect(canvasElement.querySelectorAll("[data-tone]:not([aria-hidden])")).toHaveLength(0);
  },
};

export const Dark: Story = { ...States, globals: { theme: "dark" } };

const probe = createProbe<HTMLSpanElement>();

export const PassesOnWhatItIsGiven: Story = {
  tags: ["check"],
  render: () => <IconCircle {...probe.props} />,
  play: ({ canvasElement }) => {
    probe.conforms(canvasElement, { ref: "span", className: "span", rest: "span" });
  },
};
