import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { createProbe } from "../../testing";
import { VisuallyHidden } from ".";

const meta = {
  title: "Components/Utilities/VisuallyHidden",
  id: "components-visuallyhidden",
  component: VisuallyHidden,
  args: { children: "opens in a new window" },
} satisfies Meta<typeof VisuallyHidden>;

export default meta;
type Story = StoryObj<typeof meta>;

export const HeardButNotSeen: Story = {
  render: (args) => (
    <a href="#terms">
      Terms <VisuallyHidden {...args} />
    </a>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link")).toHaveAccessibleName("Terms opens in a new window");
    const { width, height } = canvas.getByText("opens in a new window").getBoundingClientRect();
    await expect([width, height]).toEqual([1, 1]);
  },
};

const probe = createProbe<HTMLSpanElement>();

export const PassesOnWhatItIsGiven: Story = {
  tags: ["check"],
  render: (args) => <VisuallyHidden {...args} {...probe.props} />,
  play: ({ canvasElement }) => {
    probe.conforms(canvasElement, { ref: "span", className: "span", rest: "span" });
  },
};
