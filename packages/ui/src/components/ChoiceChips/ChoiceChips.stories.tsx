import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { createProbe, fitsWidth } from "../../testing";
import { contrast } from "../../tokens";
import { ChoiceChips } from ".";

const options = [
  { value: "last30", label: "Last 30 days" },
  { value: "today", label: "Today" },
  { value: "yesterday", label: "Yesterday" },
  { value: "last7", label: "Last 7 days" },
  { value: "month", label: "This month" },
];

const meta = {
  title: "Components/Inputs/ChoiceChips",
  id: "components-choicechips",
  component: ChoiceChips,
  args: { legend: "Dates", options, value: "last30", onSelect: fn() },
} satisfies Meta<typeof ChoiceChips<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  render: function Keeping(args) {
    const [value, setValue] = useState(args.value);
    return <ChoiceChips {...args} value={value} onSelect={setValue} />;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText("Yesterday"));
    await expect(canvas.getByRole("radio", { name: "Yesterday" })).toBeChecked();
    await expect(canvas.getByRole("group", { name: "Dates" })).toBeVisible();
  },
};

const hexOf = (rgb: string) =>
  `#${(rgb.match(/\d+/g) ?? []).map((level) => Number(level).toString(16).padStart(2, "0")).join("")}`;

export const States: Story = {
  render: (args) => (
    <div style={{ display: "grid", gap: 24 }}>
      <ChoiceChips {...args} />
      <ChoiceChips
        {...args}
        legend="None chosen"
        value={null}
        trailing={
          <button type="button" aria-pressed="true">
            22 Oct – 21 Nov 2026
          </button>
        }
      />
      <ChoiceChips {...args} legend="Disabled" disabled />
    </div>
  ),
  play: async ({ canvas }) => {
    const [unselected] = canvas.getAllByText("Today");
    const { borderTopColor, backgroundColor } = getComputedStyle(unselected as HTMLElement);
    await expect(contrast(hexOf(borderTopColor), hexOf(backgroundColor))).toBeGreaterThanOrEqual(3);
  },
};

export const Dark: Story = { ...States, globals: { theme: "dark" } };

export const Keyboard: Story = {
  tags: ["check"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("radio", { name: "Last 30 days" })).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(args.onSelect).toHaveBeenLastCalledWith("today");
  },
};

export const ScrollsOnASmallScreen: Story = {
  tags: ["check"],
  args: { isEdgeToEdge: true },
  globals: { viewport: { value: "phone" } },
  render: (args) => (
    <div style={{ paddingInline: 16 }}>
      <ChoiceChips {...args} />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    const row = canvas.getByText("Today").parentElement as HTMLElement;
    await expect(row.scrollWidth).toBeGreaterThan(row.clientWidth);
    await expect(canvasElement.ownerDocument.documentElement.scrollWidth).toBe(390);
  },
};

export const LongText: Story = {
  args: { options: [{ value: "long", label: "Kontoauszugszeitraumeinstellungen der letzten dreißig Tage" }] },
  play: ({ canvasElement }) => fitsWidth(canvasElement),
};

const probe = createProbe<HTMLFieldSetElement>();

export const PassesOnWhatItIsGiven: Story = {
  tags: ["check"],
  render: (args) => <ChoiceChips {...args} {...probe.props} />,
  play: ({ canvasElement }) => {
    probe.conforms(canvasElement, { ref: "fieldset", className: "fieldset", rest: "fieldset" });
  },
};
