import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { createProbe, fitsWidth } from "../../testing";
import { Facts } from ".";

const meta = {
  title: "Components/Content/Facts",
  id: "components-facts",
  component: Facts,
  args: {
    facts: [
      { label: "First name", value: "Anna" },
      { label: "Last name", value: "Liepa" },
      { label: "Tariff", value: "Not known", tone: "muted" },
    ],
  },
} satisfies Meta<typeof Facts>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("term").map((term) => term.textContent)).toEqual([
      "First name",
      "Last name",
      "Tariff",
    ]);
  },
};

export const Figures: Story = {
  args: {
    size: "lead",
    facts: [
      { label: "Received", value: "1,250.00 EUR", tone: "positive" },
      { label: "Sent", value: "318.40 EUR" },
      { label: "Found", value: "27" },
    ],
  },
};

export const Dark: Story = { ...Figures, globals: { theme: "dark" } };

export const LongText: Story = {
  args: { facts: [{ label: "Address", value: "Donaudampfschifffahrtsgesellschaftskapitänsvertretung" }] },
  play: ({ canvasElement }) => fitsWidth(canvasElement),
};

const probe = createProbe<HTMLDListElement>();

export const PassesOnWhatItIsGiven: Story = {
  tags: ["check"],
  render: (args) => <Facts {...args} {...probe.props} />,
  play: ({ canvasElement }) => probe.conforms(canvasElement, { ref: "dl", className: "dl", rest: "dl" }),
};
