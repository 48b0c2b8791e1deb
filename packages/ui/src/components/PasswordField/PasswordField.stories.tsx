import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { createProbe, fitsWidth, paintPseudoStates, tabStops } from "../../testing";
import { PasswordField, type PasswordFieldProps } from ".";

function Typed({ value: first, onChange, ...rest }: PasswordFieldProps) {
  const [value, setValue] = useState(first);
  const change: PasswordFieldProps["onChange"] = (typed) => {
    setValue(typed.value);
    onChange(typed);
  };
  return <PasswordField {...rest} value={value} onChange={change} />;
}

const meta = {
  title: "Components/Inputs/PasswordField",
  id: "components-passwordfield",
  component: PasswordField,
  args: {
    label: "Password",
    value: "",
    onChange: fn(),
    showLabel: "Show",
    autoComplete: "current-password",
  },
  render: Typed,
  decorators: [
    (Story) => (
      <div style={{ display: "grid", gap: 20, maxWidth: 400 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText("Password"), "Amber-2026");
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: "Amber-2026" });
  },
};

export const States: Story = {
  args: { value: "Amber-2026" },
  render: (args) => (
    <>
      <PasswordField {...args} label="At rest" />
      <PasswordField {...args} label="Focus" data-pseudo="focus-visible" />
      <PasswordField {...args} label="Described" description="8 to 64 characters, with a digit." />
      <PasswordField {...args} label="Invalid" error="Use at least 8 characters." />
      <PasswordField {...args} label="Read-only" readOnly />
      <PasswordField {...args} label="Disabled" disabled />
    </>
  ),
  play: paintPseudoStates,
};

export const Dark: Story = { ...States, globals: { theme: "dark" } };

export const ShownAndHidden: Story = {
  tags: ["check"],
  args: { value: "Amber-2026" },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText("Password");
    const toggle = canvas.getByRole("button", { name: "Show Password", pressed: false });
    await expect(input).toHaveAttribute("type", "password");
    await userEvent.click(toggle);
    await expect(input).toHaveAttribute("type", "text");
    await expect(toggle).toHaveAttribute("aria-pressed", "true");
    await userEvent.click(toggle);
    await expect(input).toHaveAttribute("type", "password");
  },
};

export const PasteAndManagersWork: Story = {
  tags: ["check"],
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByLabelText("Password");
    await userEvent.click(input);
    await userEvent.paste("correct horse battery");
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: "correct horse battery" });
    await expect(input).toHaveAttribute("autocomplete", "current-password");
    await expect(input).toHaveAttribute("autocapitalize", "none");
    await expect(input).toHaveAttribute("spellcheck", "false");
    await expect(input).not.toHaveAttribute("maxlength");
  },
};

export const Keyboard: Story = {
  tags: ["check"],
  args: { value: "Amber-2026" },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const [input, toggle] = [canvas.getByLabelText("Password"), canvas.getByRole("button")];
    await expect(await tabStops(canvasElement, () => userEvent.tab())).toEqual([input, toggle]);
    toggle.focus();
    await userEvent.keyboard(" ");
    await expect(input).toHaveAttribute("type", "text");
    await expect(toggle).toHaveFocus();
  },
};

export const LongText: Story = {
  args: {
    label: "Benutzerkontozugangspasswortbestätigung",
    showLabel: "Anzeigen",
    value: "Donaudampfschifffahrtsgesellschaftskapitän-2026",
    error: "Passwortwiederholungsübereinstimmungsfehler: beide Eingaben müssen gleich sein.",
  },
  play: ({ canvasElement }) => fitsWidth(canvasElement),
};

const probe = createProbe<HTMLInputElement>();

export const PassesOnWhatItIsGiven: Story = {
  tags: ["check"],
  render: (args) => (
    <section>
      <PasswordField {...args} {...probe.props} />
    </section>
  ),
  play: ({ canvasElement }) =>
    probe.conforms(canvasElement, { ref: "input", className: "section > div", rest: "input" }),
};
