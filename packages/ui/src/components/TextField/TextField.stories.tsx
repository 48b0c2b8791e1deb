import type { Meta, StoryObj } from "@storybook/react-vite";
import { Search } from "lucide-react";
import { useState } from "react";
import { expect, fireEvent, fn } from "storybook/test";
import { Icon } from "../Icon";
import { createProbe, fitsWidth, paintPseudoStates, tabStops } from "../../testing";
import { TextAreaField, TextField, type TextFieldProps } from ".";

function Typed({ value: first, onChange, ...rest }: TextFieldProps) {
  const [value, setValue] = useState(first);
  const change: TextFieldProps["onChange"] = (typed) => {
    setValue(typed.value);
    onChange(typed);
  };
  return <TextField {...rest} value={value} onChange={change} />;
}

const meta = {
  title: "Components/Inputs/TextField",
  id: "components-textfield",
  component: TextField,
  args: { label: "Payee's name", value: "", onChange: fn() },
  render: Typed,
  decorators: [
    (Story) => (
      <div style={{ display: "grid", gap: 20, maxWidth: 400 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: "Payee's name" }), "Jā");
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: "Jā" });
  },
};

const filled = { label: "Payee's name", value: "Jānis Kalniņš", onChange: fn() };

export const States: Story = {
  render: () => (
    <>
      <TextField {...filled} label="At rest" />
      <TextField {...filled} label="Hover" data-pseudo="hover" />
      <TextField {...filled} label="Focus" data-pseudo="focus-visible" />
      <TextField {...filled} label="Empty, with a placeholder" value="" placeholder="Jānis Kalniņš" />
      <TextField {...filled} label="Described" description="As it stands on the invoice." />
      <TextField {...filled} label="Counted" counter="13 of 70" />
      <TextField {...filled} label="Invalid" value="J4nis" error="Use letters and spaces only." />
      <TextField {...filled} label="Read-only" readOnly />
      <TextField {...filled} label="Disabled" disabled />
      <TextField {...filled} label="Loading" help={{ tone: "busy", text: "Looking up the payee" }} />
      <TextField
        {...filled}
        label="With parts beside the text"
        prefix={<Icon icon={Search} />}
        suffix="EUR"
      />
      <TextAreaField {...filled} label="Several lines" value={"Rent for November\nand the parking place"} />
    </>
  ),
  play: paintPseudoStates,
};

export const Dark: Story = { ...States, globals: { theme: "dark" } };

export const Invalid: Story = {
  args: { value: "J4nis", error: "Use letters and spaces only." },
  play: async ({ canvas }) => {
    const input = canvas.getByRole("textbox");
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription("Use letters and spaces only.");
  },
};

export const DescribedFromOutsideToo: Story = {
  tags: ["check"],
  args: { "aria-describedby": "fee", description: "At most 70 characters." },
  render: (args) => (
    <>
      <Typed {...args} />
      <span id="fee">A fee may apply.</span>
    </>
  ),
  play: async ({ canvas }) => {
    const described = "At most 70 characters. A fee may apply.";
    await expect(canvas.getByRole("textbox")).toHaveAccessibleDescription(described);
  },
};

export const PressBesideTheText: Story = {
  tags: ["check"],
  args: { suffix: "EUR" },
  play: async ({ canvas }) => {
    const outline = canvas.getByRole("textbox").parentElement as HTMLElement;
    await fireEvent.mouseDown(outline);
    await expect(canvas.getByRole("textbox")).toHaveFocus();
    await expect(getComputedStyle(canvas.getByText("EUR")).pointerEvents).toBe("none");
  },
};

export const ReadOnlyAndDisabled: Story = {
  render: () => (
    <>
      <TextField {...filled} label="Read-only" readOnly />
      <TextField {...filled} label="Disabled" disabled />
    </>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const readOnly = canvas.getByRole("textbox", { name: "Read-only" });
    await expect(await tabStops(canvasElement, () => userEvent.tab())).toEqual([readOnly]);
    await userEvent.type(readOnly, "x");
    await expect(readOnly).toHaveValue("Jānis Kalniņš");
  },
};

export const SeveralLines: Story = {
  tags: ["check"],
  render: () => <TextAreaField label="Complaint" value="" onChange={filled.onChange} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("textbox", { name: "Complaint" }), "N");
    await expect(filled.onChange).toHaveBeenCalledWith({ value: "N" });
  },
};

export const LongText: Story = {
  args: {
    label: "Donaudampfschifffahrtsgesellschaftskapitänsname oder Bezeichnung des Empfängers",
    value: "Maximilian-Konstantin von Hohenlohe-Waldenburg-Schillingsfürst-Bartenstein",
    error: "Zahlungsempfängerbezeichnungsüberprüfungsfehlermeldung",
    suffix: "EUR",
  },
  play: ({ canvasElement }) => fitsWidth(canvasElement),
};

const input = createProbe<HTMLInputElement>();
const area = createProbe<HTMLTextAreaElement>();

export const PassesOnWhatItIsGiven: Story = {
  tags: ["check"],
  render: () => (
    <section>
      <TextField {...filled} {...input.props} />
      <TextAreaField {...filled} {...area.props} />
    </section>
  ),
  play: ({ canvasElement }) => {
    input.conforms(canvasElement, { ref: "input", className: "section > :first-child", rest: "input" });
    area.conforms(canvasElement, { ref: "textarea", className: "section > :last-child", rest: "textarea" });
  },
};
