import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { createProbe, fitsWidth } from "../../testing";
import { ThemeSwitch } from ".";

const meta = {
  title: "Components/Navigation/ThemeSwitch",
  id: "components-themeswitch",
  component: ThemeSwitch,
  args: {
    value: "system",
    words: { legend: "Appearance", system: "System", light: "Light", dark: "Dark" },
    onSelect: fn(),
  },
  decorators: [(Story) => <div style={{ maxWidth: 320 }}>{Story()}</div>],
} satisfies Meta<typeof ThemeSwitch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  render: function Keeping(args) {
    const [value, setValue] = useState(args.value);
    return <ThemeSwitch {...args} value={value} onSelect={setValue} />;
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("radio", { name: "Dark" }));
    await expect(canvas.getByRole("radio", { name: "Dark" })).toBeChecked();
    await expect(canvas.getByRole("group", { name: "Appearance" })).toBeVisible();
  },
};

export const States: Story = {
  render: (args) => (
    <div style={{ display: "grid", gap: 16 }}>
      <ThemeSwitch {...args} />
      <ThemeSwitch {...args} value="light" words={{ ...args.words, legend: "Light chosen" }} />
      <ThemeSwitch {...args} value="dark" isLegendHidden words={{ ...args.words, legend: "Dark chosen" }} />
    </div>
  ),
};

export const Dark: Story = { ...States, globals: { theme: "dark" } };

export const Keyboard: Story = {
  tags: ["check"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("radio", { name: "System" })).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(args.onSelect).toHaveBeenLastCalledWith("light");
  },
};

export const LongText: Story = {
  args: {
    words: {
      legend: "Erscheinungsbildeinstellungen",
      system: "Systemeinstellung",
      light: "Helldarstellung",
      dark: "Dunkeldarstellung",
    },
  },
  play: ({ canvasElement }) => fitsWidth(canvasElement),
};

const probe = createProbe<HTMLFieldSetElement>();

export const PassesOnWhatItIsGiven: Story = {
  tags: ["check"],
  render: (args) => <ThemeSwitch {...args} {...probe.props} />,
  play: ({ canvasElement }) => {
    probe.conforms(canvasElement, { ref: "fieldset", className: "fieldset", rest: "fieldset" });
  },
};
