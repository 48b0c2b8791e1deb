import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { createProbe, fitsWidth } from "../../testing";
import { Button } from "../Button";
import { Heading } from "../Text";
import { Card } from ".";

const meta = { title: "Components/Layout/Card", id: "components-card", component: Card } satisfies Meta<
  typeof Card
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  args: {
    children: (
      <>
        <Heading>Bank details</Heading>
        <p>What others need to send money to the account.</p>
      </>
    ),
  },
};

export const States: Story = {
  render: (args) => (
    <div style={{ display: "grid", gap: 16 }}>
      <Card {...args} />
      <Card align="start">
        <Heading>Scan with a phone</Heading>
        <Button>Copy everything</Button>
      </Card>
    </div>
  ),
  args: Playground.args,
};

export const Dark: Story = { ...States, globals: { theme: "dark" } };

export const LongText: Story = {
  args: {
    children: (
      <p style={{ overflowWrap: "anywhere" }}>Donaudampfschifffahrtsgesellschaftskapitänsvertretung</p>
    ),
  },
  play: ({ canvasElement }) => fitsWidth(canvasElement),
};

const probe = createProbe<HTMLElement>();

export const PassesOnWhatItIsGiven: Story = {
  tags: ["check"],
  render: () => <Card {...probe.props} />,
  play: async ({ canvasElement }) => {
    probe.conforms(canvasElement, { ref: "section", className: "section", rest: "section" });
    await expect(canvasElement.querySelector("section")).toHaveAttribute("data-gap", "16");
  },
};
