import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { createProbe, fitsWidth } from "../../testing";
import { Skeleton } from ".";

const meta = {
  title: "Components/Feedback/Skeleton",
  id: "components-skeleton",
  component: Skeleton,
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { width: "12rem" } };

export const States: Story = {
  render: () => (
    <div style={{ display: "grid", gap: 16 }}>
      <Skeleton />
      <Skeleton width="60%" height="0.875rem" />
      <Skeleton shape="circle" />
      <Skeleton shape="circle" width="28px" />
      <Skeleton shape="block" width="20rem" height="6rem" />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const sizes = Array.from(canvasElement.querySelectorAll<HTMLElement>("[data-shape]"), (part) => [
      part.offsetWidth,
      part.offsetHeight,
    ]);
    await expect(sizes.slice(2)).toEqual([
      [44, 44],
      [28, 28],
      [320, 96],
    ]);
    await expect(canvasElement.querySelectorAll("[data-shape]:not([aria-hidden])")).toHaveLength(0);
  },
};

export const Dark: Story = { ...States, globals: { theme: "dark" } };

export const NeverWiderThanItsPlace: Story = {
  tags: ["check"],
  args: { width: "60rem", height: "3rem", shape: "block" },
  play: ({ canvasElement }) => fitsWidth(canvasElement),
};

const probe = createProbe<HTMLSpanElement>();

export const PassesOnWhatItIsGiven: Story = {
  tags: ["check"],
  render: () => <Skeleton {...probe.props} />,
  play: ({ canvasElement }) => {
    probe.conforms(canvasElement, { ref: "span", className: "span", rest: "span" });
  },
};
