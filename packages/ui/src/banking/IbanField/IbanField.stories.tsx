import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { createProbe, fitsWidth, paintPseudoStates, tabStops } from "../../testing";
import { IbanField, type IbanFieldProps } from ".";

function Typed({ value: first, onChange, ...rest }: IbanFieldProps) {
  const [value, setValue] = useState(first);
  const change: IbanFieldProps["onChange"] = (typed) => {
    setValue(typed.text);
    onChange(typed);
  };
  return <IbanField {...rest} value={value} onChange={change} />;
}

const meta = {
  title: "Components/Banking/IbanField",
  id: "components-ibanfield",
  component: IbanField,
  args: { label: "IBAN", value: "", onChange: fn() },
  render: Typed,
  decorators: [
    (Story) => (
      <div style={{ display: "grid", gap: 20, maxWidth: 400 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof IbanField>;

export default meta;
type Story = StoryObj<typeof meta>;

const grouped = "LV97 HABA 0012 3456 7891 0";
const iban = "LV97HABA0012345678910";

export const Playground: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole("textbox", { name: "IBAN" });
    await userEvent.type(input, "lv97haba0012345678910");
    await expect(input).toHaveValue("lv97haba0012345678910");
    await expect(args.onChange).toHaveBeenLastCalledWith({ text: "lv97haba0012345678910", iban });
    await userEvent.tab();
    await expect(input).toHaveValue(grouped);
    await expect(args.onChange).toHaveBeenLastCalledWith({ text: grouped, iban });
  },
};

export const States: Story = {
  args: { value: grouped },
  render: (args) => (
    <>
      <IbanField {...args} label="At rest" />
      <IbanField {...args} label="Empty" value="" description="Two letters and up to 32 more." />
      <IbanField {...args} label="Focus" data-pseudo="focus-visible" />
      <IbanField {...args} label="Looking up" help={{ tone: "busy", text: "Looking up the bank" }} />
      <IbanField
        {...args}
        label="Known bank"
        help={{ tone: "positive", text: "Swedbank, Latvia · takes instant payments" }}
      />
      <IbanField
        {...args}
        label="No instant payments"
        help={{ tone: "caution", text: "This bank doesn't take instant payments" }}
      />
      <IbanField {...args} label="Invalid" error="Check the digits: this IBAN does not add up." />
      <IbanField {...args} label="Read-only" readOnly />
      <IbanField {...args} label="Disabled" disabled />
    </>
  ),
  play: paintPseudoStates,
};

export const Dark: Story = { ...States, globals: { theme: "dark" } };

export const PastedWithJunk: Story = {
  tags: ["check"],
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole<HTMLInputElement>("textbox");
    await userEvent.click(input);
    await userEvent.paste("IBAN: LV97-HABA\u00A00012\u200B3456 7891 0");
    await expect(input).toHaveValue(grouped);
    await expect(args.onChange).toHaveBeenLastCalledWith({ text: grouped, iban });
    await expect(input.selectionStart).toBe(grouped.length);
  },
};

export const PastedIntoTheMiddle: Story = {
  tags: ["check"],
  args: { value: "LV97 7891 0" },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole<HTMLInputElement>("textbox");
    await userEvent.click(input);
    input.setSelectionRange(4, 5);
    await userEvent.paste("haba 0012 3456");
    await expect(input).toHaveValue("LV97HABA001234567891 0");
    await expect(input.selectionStart).toBe(16);
  },
};

export const CaretStaysWhereTheTypingIs: Story = {
  tags: ["check"],
  args: { value: "LV97 HABA 0012 3456 7891 0" },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole<HTMLInputElement>("textbox");
    await userEvent.click(input);
    input.setSelectionRange(9, 9);
    await userEvent.keyboard("9");
    await expect(input).toHaveValue("LV97 HABA9 0012 3456 7891 0");
    await expect(input.selectionStart).toBe(10);
  },
};

export const ReadOnlyTakesNoPaste: Story = {
  args: { value: grouped, readOnly: true },
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole("textbox");
    await userEvent.click(input);
    await userEvent.paste("LT121000011101001000");
    await expect(input).toHaveValue(grouped);
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const Keyboard: Story = {
  tags: ["check"],
  args: { value: "lv97" },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const input = canvas.getByRole("textbox");
    await expect(await tabStops(canvasElement, () => userEvent.tab())).toEqual([input]);
    await expect(input).toHaveValue("LV97");
  },
};

export const LongText: Story = {
  args: {
    label: "Internationale Bankkontonummer des Zahlungsempfängers",
    value: "MT84 MALT 0110 0001 2345 MTLC AST0 01S",
    error: "Kontonummernprüfziffernüberprüfungsfehlermeldung",
  },
  play: ({ canvasElement }) => fitsWidth(canvasElement),
};

const probe = createProbe<HTMLInputElement>();

export const PassesOnWhatItIsGiven: Story = {
  tags: ["check"],
  render: (args) => (
    <section>
      <IbanField {...args} {...probe.props} />
    </section>
  ),
  play: ({ canvasElement }) =>
    probe.conforms(canvasElement, { ref: "input", className: "section > div", rest: "input" }),
};
