import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { createProbe, fitsWidth } from "../../testing";
import { ProgressBar } from ".";

const meta = {
  title: "Components/Feedback/ProgressBar",
  id: "components-progressbar",
  component: ProgressBar,
  args: { label: "Uploading Shareholder Register", value: 0.42, valueText: "42 %" },
} satisfies Meta<typeof ProgressBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole("progressbar", { name: "Uploading Shareholder Register" });
    await expect(bar).toHaveProperty("position", 0.42);
    await expect(bar).toHaveAttribute("aria-valuetext", "42 %");
  },
};

export const States: Story = {
  render: () => (
    <div style={{ display: "grid", gap: 16, maxInlineSize: 320 }}>
      <ProgressBar label="Not begun" value={0} valueText="0 %" />
      <ProgressBar label="Under way" value={0.42} valueText="42 %" />
      <ProgressBar label="Done" value={1} valueText="100 %" />
      <ProgressBar label="Nobody can tell" value={null} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("progressbar", { name: "Nobody can tell" })).toHaveProperty("position", -1);
  },
};

export const Dark: Story = { ...States, globals: { theme: "dark" } };

export const Narrow: Story = { play: ({ canvasElement }) => fitsWidth(canvasElement) };

const probe = createProbe<HTMLDivElement>();

export const PassesOnWhatItIsGiven: Story = {
  tags: ["check"],
  render: (args) => <ProgressBar {...args} {...probe.props} />,
  play: ({ canvasElement }) => {
    const root = ":scope > div";
    probe.conforms(canvasElement, { ref: root, className: root, rest: root });
  },
};
