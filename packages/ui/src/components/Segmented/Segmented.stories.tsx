import { useState } from "react";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Moon, Sun } from "lucide-react";
import { expect, fn } from "storybook/test";
import { createProbe, fitsWidth } from "../../testing";
import { Icon } from "../Icon";
import { Segmented, type SegmentedProps } from ".";

function Chosen(props: SegmentedProps<string>) {
  const [value, setValue] = useState(props.value);
  const select = (next: string) => {
    setValue(next);
    props.onSelect(next);
  };
  return <Segmented {...props} value={value} onSelect={select} />;
}

const meta = {
  title: "Components/Inputs/Segmented",
  id: "components-segmented",
  component: Segmented<string>,
  args: {
    legend: "Width of the screen",
    options: ["390", "768", "1280"].map((value) => ({ value, label: value })),
    value: "390",
    onSelect: fn(),
  },
  render: (args) => <Chosen {...args} />,
} satisfies Meta<typeof Segmented<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

const themes = [
  { value: "light", label: "Light", icon: <Icon icon={Sun} size={16} /> },
  { value: "dark", label: "Dark", icon: <Icon icon={Moon} size={16} /> },
];

export const Playground: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole("group", { name: "Width of the screen" })).toBeVisible();
    await userEvent.click(canvas.getByRole("radio", { name: "768" }));
    await expect(args.onSelect).toHaveBeenCalledWith("768");
    await expect(canvas.getByRole("radio", { name: "768" })).toBeChecked();
  },
};

export const States: Story = {
  render: (args) => (
    <div style={{ display: "grid", gap: 16, justifyItems: "start" }}>
      <Chosen {...args} />
      <Chosen {...args} size="sm" />
      <Chosen {...args} isLegendHidden={false} legend="Theme" options={themes} value="light" />
      <Chosen {...args} isIconOnly size="sm" legend="Theme of the tool" options={themes} value="dark" />
    </div>
  ),
};

export const Dark: Story = { ...States, globals: { theme: "dark" } };

export const Keyboard: Story = {
  tags: ["check"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("radio", { name: "390" })).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(canvas.getByRole("radio", { name: "768" })).toBeChecked();
  },
};

export const LongText: Story = {
  args: { options: [{ value: "one", label: "Donaudampfschifffahrtsgesellschaft" }], value: "one" },
  play: ({ canvasElement }) => fitsWidth(canvasElement),
};

const probe = createProbe<HTMLFieldSetElement>();

export const PassesOnWhatItIsGiven: Story = {
  tags: ["check"],
  render: (args) => <Segmented {...args} {...probe.props} />,
  play: ({ canvasElement }) =>
    probe.conforms(canvasElement, { ref: "fieldset", className: "fieldset", rest: "fieldset" }),
};
