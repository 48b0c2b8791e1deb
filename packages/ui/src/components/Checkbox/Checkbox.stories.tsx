import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { createProbe, fitsWidth, paintPseudoStates, tabStops } from "../../testing";
import { Checkbox, type CheckboxProps } from ".";

function Ticked({ isChecked: first, onChange, ...rest }: CheckboxProps) {
  const [isChecked, setIsChecked] = useState(first);
  const change: CheckboxProps["onChange"] = (ticked) => {
    setIsChecked(ticked.isChecked);
    onChange(ticked);
  };
  return <Checkbox {...rest} isChecked={isChecked} onChange={change} />;
}

const meta = {
  title: "Components/Inputs/Checkbox",
  id: "components-checkbox",
  component: Checkbox,
  args: { label: "Save as template", isChecked: false, onChange: fn() },
  render: Ticked,
  decorators: [
    (Story) => (
      <div style={{ display: "grid", gap: 12, maxWidth: 400 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole("checkbox", { name: "Save as template" });
    await userEvent.click(canvas.getByText("Save as template"));
    await expect(box).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith({ isChecked: true });
    await userEvent.click(box);
    await expect(args.onChange).toHaveBeenLastCalledWith({ isChecked: false });
  },
};

export const States: Story = {
  render: (args) => (
    <>
      <Checkbox {...args} label="At rest" />
      <Checkbox {...args} label="Hover" data-pseudo="hover" />
      <Checkbox {...args} label="Focus" data-pseudo="focus-visible" />
      <Checkbox {...args} label="Pressed" data-pseudo="active" />
      <Checkbox {...args} label="Ticked" isChecked />
      <Checkbox {...args} label="Described" isChecked description="You find it under Templates." />
      <Checkbox {...args} label="Invalid" error="Agree to the terms to go on." />
      <Checkbox {...args} label="Disabled" disabled />
      <Checkbox {...args} label="Disabled, ticked" disabled isChecked />
    </>
  ),
  play: paintPseudoStates,
};

export const Dark: Story = { ...States, globals: { theme: "dark" } };

export const Invalid: Story = {
  args: { error: "Agree to the terms to go on." },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("checkbox")).toBeInvalid();
    await expect(canvas.getByRole("checkbox")).toHaveAccessibleDescription("Agree to the terms to go on.");
  },
};

export const LinkInTheLabel: Story = {
  tags: ["check"],
  args: {
    label: (
      <>
        I agree to the{" "}
        <a href="#terms" onClick={(event) => event.preventDefault()}>
          terms of payment accounts
        </a>
      </>
    ),
  },
  play: async ({ canvas }) => {
    canvas.getByRole("link").click();
    await expect(canvas.getByRole("checkbox")).not.toBeChecked();
  },
};

export const Keyboard: Story = {
  tags: ["check"],
  render: (args) => (
    <>
      <Ticked {...args} />
      <Ticked {...args} label="Cannot be ticked" disabled />
    </>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const box = canvas.getByRole("checkbox", { name: "Save as template" });
    await expect(await tabStops(canvasElement, () => userEvent.tab())).toEqual([box]);
    box.focus();
    await userEvent.keyboard(" ");
    await expect(box).toBeChecked();
  },
};

export const EasyToHit: Story = {
  tags: ["check"],
  play: async ({ canvas }) => {
    const row = canvas.getByText("Save as template").parentElement as HTMLElement;
    await expect(row.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

export const LongText: Story = {
  args: {
    label: "Ich stimme den Zahlungsdiensterahmenvertragsbedingungen und der Datenschutzgrundverordnung zu",
    description: "Widerrufsbelehrungszustellungsbestätigung folgt per E-Mail.",
  },
  play: ({ canvasElement }) => fitsWidth(canvasElement),
};

const probe = createProbe<HTMLInputElement>();

export const PassesOnWhatItIsGiven: Story = {
  tags: ["check"],
  render: (args) => (
    <section>
      <Checkbox {...args} {...probe.props} />
    </section>
  ),
  play: ({ canvasElement }) =>
    probe.conforms(canvasElement, { ref: "input", className: "section > div", rest: "input" }),
};
