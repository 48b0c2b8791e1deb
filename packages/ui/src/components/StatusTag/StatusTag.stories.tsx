import type { Meta, StoryObj } from "@storybook/react-vite";
import { Clock } from "lucide-react";
import { expect } from "storybook/test";
import { Icon } from "../Icon";
import { createProbe, fitsWidth } from "../../testing";
import { StatusTag } from ".";

const meta = {
  title: "Components/Feedback/StatusTag",
  id: "components-statustag",
  component: StatusTag,
  args: { tone: "positive", children: "Verified" },
} satisfies Meta<typeof StatusTag>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = {
  render: () => (
    <div style={{ display: "flex", flexWrap: "wrap", gap: 12 }}>
      <StatusTag tone="neutral">New Payment</StatusTag>
      <StatusTag tone="info">Payment Approved</StatusTag>
      <StatusTag tone="positive">Payment Completed</StatusTag>
      <StatusTag tone="caution" icon={<Icon icon={Clock} />}>
        Payment Pending
      </StatusTag>
      <StatusTag tone="caution">Not Verified</StatusTag>
      <StatusTag tone="negative">Payment Declined</StatusTag>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const tags = [...canvasElement.querySelectorAll("[data-tone]")];
    await expect(tags.map((tag) => tag.querySelectorAll("svg").length)).toEqual(tags.map(() => 1));
    await expect(tags.map((tag) => tag.getBoundingClientRect().height)).toEqual(tags.map(() => 24));
  },
};

export const Dark: Story = { ...States, globals: { theme: "dark" } };

export const LongText: Story = {
  args: { tone: "caution", children: "Identitätsüberprüfungsverfahren noch nicht vollständig abgeschlossen" },
  play: ({ canvasElement }) => fitsWidth(canvasElement),
};

const probe = createProbe<HTMLSpanElement>();

export const PassesOnWhatItIsGiven: Story = {
  tags: ["check"],
  render: (args) => <StatusTag {...args} {...probe.props} />,
  play: ({ canvasElement }) => {
    const root = "[data-tone]";
    probe.conforms(canvasElement, { ref: root, className: root, rest: root });
  },
};
