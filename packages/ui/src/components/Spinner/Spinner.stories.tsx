import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { createProbe } from "../../testing";
import { Spinner } from ".";

const meta = {
  title: "Components/Feedback/Spinner",
  id: "components-spinner",
  component: Spinner,
} satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  args: { label: "Checking the account" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("img", { name: "Checking the account" })).toBeVisible();
  },
};

export const Large: Story = { args: { size: "lg", label: "Opening your account" } };

export const BesideWords: Story = {
  tags: ["check"],
  render: () => (
    <p style={{ display: "flex", gap: 8, alignItems: "center" }}>
      <Spinner /> Sending your payment
    </p>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("img")).toBeNull();
  },
};

export const Dark: Story = { ...Large, globals: { theme: "dark" } };

const probe = createProbe<HTMLSpanElement>();

export const PassesOnWhatItIsGiven: Story = {
  tags: ["check"],
  render: () => <Spinner {...probe.props} />,
  play: ({ canvasElement }) =>
    probe.conforms(canvasElement, { ref: "span", className: "span", rest: "span" }),
};
