import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect } from "storybook/test";
import { createProbe, fitsWidth } from "../../testing";
import { Button } from "../Button";
import { Field, type FieldHelp } from ".";

const meta = {
  title: "Components/Inputs/Field",
  id: "components-field",
  component: Field,
  args: { label: "Payee", children: (control) => <input {...control} /> },
  decorators: [
    (Story) => (
      <div style={{ display: "grid", gap: 24, maxWidth: 400 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  args: { description: "As it stands on the invoice." },
  play: async ({ canvas }) => {
    const input = canvas.getByRole("textbox", { name: "Payee" });
    await expect(input).toHaveAccessibleDescription("As it stands on the invoice.");
    await expect(input).toBeValid();
  },
};

const tones: FieldHelp[] = [
  { tone: "neutral", text: "Latvia, 21 characters" },
  { tone: "busy", text: "Looking up the bank" },
  { tone: "positive", text: "Swedbank, Latvia · takes instant payments" },
  { tone: "caution", text: "This bank doesn't take instant payments" },
  { tone: "negative", text: "Check the digits: this IBAN does not add up" },
];

export const States: Story = {
  render: (args) => (
    <>
      <Field {...args} description="As it stands on the invoice." />
      <Field {...args} counter="15 of 140" />
      <Field {...args} description="Letters and digits." counter="15 of 140" />
      <Field {...args} error="Enter the name of the payee." counter="0 of 70" />
      <Field
        {...args}
        error="These characters can't be sent: -"
        fix={{ label: "Use “INV 2026 001”", onUse: () => {} }}
        counter="12 of 140"
      />
      {tones.map((help) => (
        <Field key={help.tone} {...args} help={help} />
      ))}
    </>
  ),
};

export const Dark: Story = { ...States, globals: { theme: "dark" } };

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox")).not.toHaveAttribute("aria-describedby");
  },
};

export const ErrorTakesTheLineOfTheDescription: Story = {
  tags: ["check"],
  render: function Checked(args) {
    const [error, setError] = useState<string>();
    return (
      <>
        <Field {...args} description="As it stands on the invoice." error={error} />
        <Button onClick={() => setError("Enter the name of the payee.")}>Check</Button>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole("button");
    const { top } = button.getBoundingClientRect();
    await userEvent.click(button);
    const input = canvas.getByRole("textbox");
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription("Enter the name of the payee.");
    await expect(button.getBoundingClientRect().top).toBe(top);
  },
};

export const ACorrectionIsOneTap: Story = {
  args: { error: "These characters can't be sent: -" },
  render: function Corrected({ error, ...args }) {
    const [text, setText] = useState("INV-2026-001");
    const fix = { label: "Use “INV 2026 001”", onUse: () => setText("INV 2026 001") };
    return (
      <Field {...args} {...(text.includes("-") ? { error, fix } : {})}>
        {(control) => <input {...control} value={text} onChange={() => {}} />}
      </Field>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole("textbox");
    await userEvent.click(canvas.getByRole("button", { name: "Use “INV 2026 001”" }));
    await expect(input).toHaveValue("INV 2026 001");
    await expect(input).toBeValid();
    await expect(input).toHaveFocus();
    await expect(canvas.queryByRole("button")).toBeNull();
  },
};

export const HelpIsHeard: Story = {
  tags: ["check"],
  render: function Helped(args) {
    const [help, setHelp] = useState<FieldHelp | null>(null);
    return (
      <>
        <Field {...args} help={help} />
        <Button onClick={() => setHelp({ tone: "positive", text: "Swedbank, Latvia" })}>Look up</Button>
      </>
    );
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const region = canvasElement.querySelector("[aria-live]");
    await expect(region).toHaveAttribute("aria-live", "polite");
    await expect(region).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole("button"));
    await expect(region).toHaveTextContent("Swedbank, Latvia");
    await expect(canvas.getByRole("textbox")).toHaveAccessibleDescription("Swedbank, Latvia");
  },
};

export const ProgressIsSeenNotHeard: Story = {
  tags: ["check"],
  args: { help: { tone: "neutral", text: "Latvia: 5 of 21 characters" } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector("[aria-live]")).toHaveAttribute("aria-live", "off");
    await expect(canvas.getByRole("textbox")).toHaveAccessibleDescription("Latvia: 5 of 21 characters");
  },
};

export const LongText: Story = {
  args: {
    label: "Donaudampfschifffahrtsgesellschaftskapitänsname oder Bezeichnung des Zahlungsempfängers",
    error: "Zahlungsempfängerbezeichnungsüberprüfungsfehlermeldung: bitte den Namen vollständig angeben.",
    counter: "141 of 140",
    fix: { label: `Use “${"Donaudampfschifffahrt".repeat(6)}”`, onUse: () => {} },
  },
  play: ({ canvasElement }) => fitsWidth(canvasElement),
};

const probe = createProbe<HTMLDivElement>();

export const PassesOnWhatItIsGiven: Story = {
  tags: ["check"],
  render: (args) => (
    <section>
      <Field {...args} {...probe.props} />
    </section>
  ),
  play: ({ canvasElement }) =>
    probe.conforms(canvasElement, {
      ref: "section > div",
      className: "section > div",
      rest: "section > div",
    }),
};
