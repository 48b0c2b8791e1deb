import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { createProbe, fitsWidth, paintPseudoStates } from "../../testing";
import { CodeField, type CodeFieldProps } from ".";

function Typed({ value: first, onChange, ...rest }: CodeFieldProps) {
  const [value, setValue] = useState(first);
  const change: CodeFieldProps["onChange"] = (typed) => {
    setValue(typed.value);
    onChange(typed);
  };
  return <CodeField {...rest} value={value} onChange={change} />;
}

const meta = {
  title: "Components/Inputs/CodeField",
  id: "components-codefield",
  component: CodeField,
  args: { label: "Code from your authenticator", value: "", onChange: fn(), inputMode: "numeric" },
  render: Typed,
  decorators: [
    (Story) => (
      <div style={{ display: "grid", gap: 20, maxWidth: 400 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CodeField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole("textbox", { name: "Code from your authenticator" });
    await userEvent.type(input, "042917");
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: "042917" });
    await expect(input).toHaveAttribute("autocomplete", "one-time-code");
    await expect(input).toHaveAttribute("inputmode", "numeric");
  },
};

export const States: Story = {
  args: { value: "042917" },
  render: (args) => (
    <>
      <CodeField {...args} label="At rest" />
      <CodeField {...args} label="Empty" value="" />
      <CodeField {...args} label="Focus" data-pseudo="focus-visible" />
      <CodeField {...args} label="Described" description="It changes every 30 seconds." />
      <CodeField {...args} label="Invalid" error="This code is used up. Wait for the next one." />
      <CodeField {...args} label="Checking" readOnly help={{ tone: "busy", text: "Checking the code" }} />
      <CodeField {...args} label="Disabled" disabled />
    </>
  ),
  play: paintPseudoStates,
};

export const Dark: Story = { ...States, globals: { theme: "dark" } };

export const PastedWithSpaces: Story = {
  tags: ["check"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("textbox"));
    await userEvent.paste(" 042\u00A0917\n");
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: "042917" });
    await expect(canvas.getByRole("textbox")).toHaveValue("042917");
  },
};

export const PastedWithItsMessage: Story = {
  tags: ["check"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("textbox"));
    await userEvent.paste("Your code: １２３４５６. It is good for 10 minutes.");
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: "123456" });
  },
};

export const NoMoreThanTheCodeHas: Story = {
  tags: ["check"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("textbox"), "0429173");
    await expect(canvas.getByRole("textbox")).toHaveValue("042917");
  },
};

export const LettersToo: Story = {
  tags: ["check"],
  args: { label: "Code from the email", inputMode: "text", value: "A7KQ2Z" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox")).toHaveAttribute("inputmode", "text");
  },
};

export const LongText: Story = {
  args: {
    label: "Zweifaktorauthentifizierungsbestätigungscode aus der Anwendung",
    value: "WWWWWW",
    error: "Zweifaktorauthentifizierungsbestätigungscodeüberprüfungsfehler",
  },
  play: ({ canvasElement }) => fitsWidth(canvasElement),
};

const probe = createProbe<HTMLInputElement>();

export const PassesOnWhatItIsGiven: Story = {
  tags: ["check"],
  render: (args) => (
    <section>
      <CodeField {...args} {...probe.props} />
    </section>
  ),
  play: ({ canvasElement }) =>
    probe.conforms(canvasElement, { ref: "input", className: "section > div", rest: "input" }),
};
