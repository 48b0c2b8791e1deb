import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { createProbe, fitsWidth } from "../../testing";
import { Card } from "../Card";
import { Split } from ".";

const meta = {
  title: "Components/Layout/Split",
  id: "components-split",
  component: Split,
  args: {
    children: <Card>What the page is about</Card>,
    aside: (
      <>
        <Card>This month</Card>
        <Card>Largest payees</Card>
      </>
    ),
  },
} satisfies Meta<typeof Split>;

export default meta;
type Story = StoryObj<typeof meta>;

const leftOf = (canvas: { getByText(text: string): HTMLElement }, text: string) =>
  canvas.getByText(text).getBoundingClientRect().left;

export const Playground: Story = {
  globals: { viewport: { value: "desktop" } },
  play: async ({ canvas }) => {
    await expect(leftOf(canvas, "This month")).toBeGreaterThan(leftOf(canvas, "What the page is about"));
    await expect(leftOf(canvas, "Largest payees")).toBe(leftOf(canvas, "This month"));
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: "phone" } },
  play: ({ canvasElement }) => fitsWidth(canvasElement),
};

export const Dark: Story = { globals: { theme: "dark" } };

const probe = createProbe<HTMLDivElement>();

export const PassesOnWhatItIsGiven: Story = {
  tags: ["check"],
  render: (args) => (
    <Split {...args} {...probe.props}>
      {args.children}
    </Split>
  ),
  play: ({ canvasElement }) => {
    const root = "div:has(> div > [data-part='main'])";
    probe.conforms(canvasElement, { ref: root, className: root, rest: root });
  },
};
