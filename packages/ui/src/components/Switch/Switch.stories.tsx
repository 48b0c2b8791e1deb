import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { createProbe, fitsWidth, paintPseudoStates, tabStops } from "../../testing";
import { Switch, type SwitchProps } from ".";

function Switched({ isOn: first, onChange, ...rest }: SwitchProps) {
  const [isOn, setIsOn] = useState(first);
  const change: SwitchProps["onChange"] = (switched) => {
    setIsOn(switched.isOn);
    onChange(switched);
  };
  return <Switch {...rest} isOn={isOn} onChange={change} />;
}

const meta = {
  title: "Components/Inputs/Switch",
  id: "components-switch",
  component: Switch,
  args: { label: "Two-factor authentication", isOn: false, onChange: fn() },
  render: Switched,
  decorators: [
    (Story) => (
      <div style={{ display: "grid", gap: 8, maxWidth: 400 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const control = canvas.getByRole("switch", { name: "Two-factor authentication" });
    await userEvent.click(control);
    await expect(control).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith({ isOn: true });
    await userEvent.click(canvas.getByText("Two-factor authentication"));
    await expect(args.onChange).toHaveBeenLastCalledWith({ isOn: false });
  },
};

export const States: Story = {
  render: (args) => (
    <>
      <Switch {...args} label="Off" />
      <Switch {...args} label="On" isOn />
      <Switch {...args} label="Hover" data-pseudo="hover" />
      <Switch {...args} label="Focus" isOn data-pseudo="focus-visible" />
      <Switch {...args} label="Described" isOn description="A code from your phone at each sign-in." />
      <Switch {...args} label="Being switched on" isBusy />
      <Switch {...args} label="Being switched off" isOn isBusy />
      <Switch {...args} label="Read-only" isOn readOnly description="Your company asks for it." />
      <Switch {...args} label="Disabled" disabled />
      <Switch {...args} label="Disabled, on" isOn disabled />
    </>
  ),
  play: paintPseudoStates,
};

export const Dark: Story = { ...States, globals: { theme: "dark" } };

export const TheCallerDecides: Story = {
  tags: ["check"],
  render: (args) => <Switch {...args} />,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("switch"));
    await expect(args.onChange).toHaveBeenCalledWith({ isOn: true });
    await expect(canvas.getByRole("switch")).not.toBeChecked();
  },
};

export const BusyAndReadOnlyKeepFocusAndDoNothing: Story = {
  tags: ["check"],
  render: (args) => (
    <>
      <Switch {...args} label="Busy" isBusy />
      <Switch {...args} label="Read-only" readOnly description="Your company asks for it." />
      <Switch {...args} label="Disabled" disabled />
    </>
  ),
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const busy = canvas.getByRole("switch", { name: "Busy" });
    const readOnly = canvas.getByRole("switch", { name: "Read-only" });
    await expect(await tabStops(canvasElement, () => userEvent.tab())).toEqual([busy, readOnly]);
    for (const each of [busy, readOnly]) {
      each.focus();
      await userEvent.keyboard(" {Enter}");
      await expect(each).toHaveFocus();
    }
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(busy).toHaveAttribute("aria-busy", "true");
    await expect(readOnly).toHaveAttribute("aria-readonly", "true");
    await expect(readOnly).toHaveAccessibleDescription("Your company asks for it.");
  },
};

export const Keyboard: Story = {
  tags: ["check"],
  play: async ({ canvas, userEvent }) => {
    const control = canvas.getByRole("switch");
    control.focus();
    await userEvent.keyboard(" ");
    await expect(control).toBeChecked();
    await userEvent.keyboard("{Enter}");
    await expect(control).not.toBeChecked();
  },
};

export const EasyToHit: Story = {
  tags: ["check"],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("switch").getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

export const LongText: Story = {
  args: {
    label: "Zweifaktorauthentifizierungsbestätigungsverfahren",
    description: "Donaudampfschifffahrtsgesellschaftskapitänsanmeldungen werden zusätzlich bestätigt.",
  },
  play: ({ canvasElement }) => fitsWidth(canvasElement),
};

const probe = createProbe<HTMLButtonElement>();

export const PassesOnWhatItIsGiven: Story = {
  tags: ["check"],
  render: (args) => <Switch {...args} {...probe.props} />,
  play: ({ canvasElement }) => {
    probe.conforms(canvasElement, { ref: "button", className: "button", rest: "button" });
  },
};
