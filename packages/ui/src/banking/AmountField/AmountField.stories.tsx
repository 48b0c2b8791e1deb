import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { createProbe, fitsWidth, paintPseudoStates, tabStops } from "../../testing";
import { AmountField, type AmountFieldProps } from ".";

function Typed({ value: first, onChange, ...rest }: AmountFieldProps) {
  const [value, setValue] = useState(first);
  const change: AmountFieldProps["onChange"] = (typed) => {
    setValue(typed.text);
    onChange(typed);
  };
  return <AmountField {...rest} value={value} onChange={change} />;
}

const meta = {
  title: "Components/Banking/AmountField",
  id: "components-amountfield",
  component: AmountField,
  args: { label: "Amount", value: "", currency: "EUR", locale: "en", onChange: fn() },
  render: Typed,
  decorators: [
    (Story) => (
      <div style={{ display: "grid", gap: 20, maxWidth: 400 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof AmountField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole("textbox", { name: "Amount" });
    await userEvent.type(input, "25");
    const amount = { minor: 2500, currency: "EUR" };
    await expect(args.onChange).toHaveBeenLastCalledWith({ text: "25", amount, problem: null });
    await expect(input).toHaveAccessibleDescription("EUR");
    await expect(input).toHaveAttribute("inputmode", "decimal");
  },
};

export const States: Story = {
  args: { value: "1,234.50" },
  render: (args) => (
    <>
      <AmountField {...args} label="At rest" />
      <AmountField {...args} label="Empty" value="" />
      <AmountField {...args} label="Focus" data-pseudo="focus-visible" />
      <AmountField {...args} label="Described" description="Available 12,480.35 EUR" />
      <AmountField {...args} label="Invalid" error="You have 1,200.00 EUR. Enter that or less." />
      <AmountField {...args} label="Read-only" readOnly />
      <AmountField {...args} label="Disabled" disabled />
    </>
  ),
  play: paintPseudoStates,
};

/** What is too long is written smaller; nothing is cut off, and nothing below moves. */
export const Large: Story = {
  args: { size: "display" },
  render: (args) => (
    <>
      <Typed {...args} label="Amount" />
      <AmountField {...args} label="Long" value="9,999,999,999.99" />
      <AmountField {...args} label="Focus" value="1,234.50" data-pseudo="focus-visible" />
      <AmountField
        {...args}
        label="Invalid"
        value="1,234.50"
        error="You have 1,200.00 EUR. Enter that or less."
      />
      <AmountField {...args} label="Read-only" value="1,234.50" readOnly />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await paintPseudoStates();
    const input = canvas.getByRole<HTMLInputElement>("textbox", { name: "Amount" });
    const sizeNow = () => parseFloat(getComputedStyle(input).fontSize);
    const { top } = canvas.getByRole("textbox", { name: "Long" }).getBoundingClientRect();
    await userEvent.type(input, "25.00");
    await expect(sizeNow()).toBe(48);
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(input.parentElement as HTMLElement);
    await expect([outlineStyle, outlineWidth]).toEqual(["solid", "2px"]);
    await expect(outlineColor).not.toBe("rgba(0, 0, 0, 0)");
    await userEvent.clear(input);
    await userEvent.type(input, "9,999,999,999.99");
    await expect(sizeNow()).toBeLessThan(48);
    await expect(input.scrollWidth).toBeLessThanOrEqual(input.clientWidth);
    await expect(canvas.getByRole("textbox", { name: "Long" }).getBoundingClientRect().top).toBe(top);
  },
};

export const LargeDark: Story = { ...Large, globals: { theme: "dark" } };

export const Dark: Story = { ...States, globals: { theme: "dark" } };

export const TidiedOnLeaving: Story = {
  tags: ["check"],
  args: { locale: "lv", label: "Summa" },
  globals: { locale: "lv" },
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole("textbox");
    await userEvent.type(input, "1234,5");
    await userEvent.tab();
    await expect(input).toHaveValue("1\u00A0234,50");
    const amount = { minor: 123450, currency: "EUR" };
    await expect(args.onChange).toHaveBeenLastCalledWith({ text: "1\u00A0234,50", amount, problem: null });
  },
};

export const OtherKeysDoNotEnter: Story = {
  tags: ["check"],
  parameters: { proves: ["5-17"] },
  args: { leftOutText: (key) => `“${key}” was left out. Delete the number and type it again.` },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole("textbox");
    await userEvent.type(input, "e-1E+2x.5");
    await expect(input).toHaveValue("12.5");
    await userEvent.tab();
    await expect(input).toHaveAccessibleDescription(
      "“x” was left out. Delete the number and type it again. EUR",
    );
    await userEvent.type(input, "{Backspace}");
    await expect(input).not.toHaveAccessibleDescription(/left out/);
    const all = { initialSelectionStart: 0, initialSelectionEnd: 3 };
    await userEvent.type(input, "-");
    await expect(input).toHaveAccessibleDescription(/left out/);
    await userEvent.type(input, "125", all);
    await expect(input).not.toHaveAccessibleDescription(/left out/);
  },
};

export const RefusedRatherThanReinterpreted: Story = {
  tags: ["check"],
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole("textbox");
    await userEvent.click(input);
    await userEvent.paste("1,234");
    await expect(args.onChange).toHaveBeenLastCalledWith({
      text: "1,234",
      amount: null,
      problem: "separator",
    });
    await userEvent.tab();
    await expect(input).toHaveValue("1,234");
    await userEvent.clear(input);
    await userEvent.paste("1e5");
    await expect(args.onChange).toHaveBeenLastCalledWith({
      text: "1e5",
      amount: null,
      problem: "unreadable",
    });
  },
};

export const Keyboard: Story = {
  tags: ["check"],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const input = canvas.getByRole<HTMLInputElement>("textbox");
    await expect(await tabStops(canvasElement, () => userEvent.tab())).toEqual([input]);
    await userEvent.type(input, "25");
    await userEvent.keyboard("{Control>}a{/Control}{Backspace}");
    await expect(input).toHaveValue("");
  },
};

export const LongText: Story = {
  args: {
    label: "Zahlungsauftragsgesamtbetrag einschließlich Bearbeitungsgebühren",
    value: "999,999,999.99",
    error: "Kontodeckungsüberprüfungsfehlermeldung: verfügbar sind 12.480,35 EUR.",
  },
  play: ({ canvasElement }) => fitsWidth(canvasElement),
};

const probe = createProbe<HTMLInputElement>();

export const PassesOnWhatItIsGiven: Story = {
  tags: ["check"],
  render: (args) => (
    <section>
      <AmountField {...args} {...probe.props} />
    </section>
  ),
  play: ({ canvasElement }) =>
    probe.conforms(canvasElement, { ref: "input", className: "section > div", rest: "input" }),
};

const problemText = "Bitte mit Cent schreiben, zum Beispiel 1.234,50";

export const TellsWhatIsWrongOnceItIsLeft: Story = {
  args: { locale: "de", problemTexts: { separator: problemText } },
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByRole("textbox", { name: "Amount" });
    await userEvent.type(input, "1.234");
    await expect(input).toBeValid();
    await userEvent.tab();
    await expect(input).toHaveAccessibleDescription(`${problemText} EUR`);
    await expect(input).toBeInvalid();
    await userEvent.type(input, ",50");
    await expect(input).toBeValid();
    const amount = { minor: 123450, currency: "EUR" };
    await expect(args.onChange).toHaveBeenLastCalledWith({ text: "1.234,50", amount, problem: null });
  },
};
