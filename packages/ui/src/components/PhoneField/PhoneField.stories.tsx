import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fireEvent, fn, screen } from "storybook/test";
import { createProbe, fitsWidth, paintPseudoStates, tabStops } from "../../testing";
import { PhoneField, type PhoneFieldProps } from ".";

function Typed({ value: first, onChange, ...rest }: PhoneFieldProps) {
  const [value, setValue] = useState(first);
  const change: PhoneFieldProps["onChange"] = (typed) => {
    setValue(typed.value);
    onChange(typed);
  };
  return <PhoneField {...rest} value={value} onChange={change} />;
}

const meta = {
  title: "Components/Inputs/PhoneField",
  id: "components-phonefield",
  component: PhoneField,
  args: { label: "Phone", value: "", prefix: "+371", onChange: fn() },
  render: Typed,
  decorators: [
    (Story) => (
      <div style={{ display: "grid", gap: 20, maxWidth: 400 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PhoneField>;

export default meta;
type Story = StoryObj<typeof meta>;

const field = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Phone" });

export const Playground: Story = {
  play: async ({ userEvent, args }) => {
    await userEvent.type(field(), "2612 3456");
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: "2612 3456" });
    await expect(field()).toHaveAccessibleDescription("+371");
    await expect(field()).toHaveAttribute("type", "tel");
    await expect(field()).toHaveAttribute("inputmode", "tel");
    await expect(field()).toHaveAttribute("autocomplete", "tel");
  },
};

export const States: Story = {
  args: { value: "2612 3456" },
  render: (args) => (
    <>
      <PhoneField {...args} label="At rest" />
      <PhoneField {...args} label="Empty" value="" />
      <PhoneField {...args} label="No country yet" value="" prefix={null} />
      <PhoneField {...args} label="Number of another country" value="+370 612 34567" />
      <PhoneField {...args} label="Focus" data-pseudo="focus-visible" />
      <PhoneField {...args} label="Described" description="Optional. For messages about your account." />
      <PhoneField {...args} label="Invalid" value="2612" error="Enter all digits of the number." />
      <PhoneField {...args} label="Loading" help={{ tone: "busy", text: "Checking the number" }} />
      <PhoneField {...args} label="Read-only" readOnly />
      <PhoneField {...args} label="Disabled" disabled />
    </>
  ),
  play: paintPseudoStates,
};

export const Dark: Story = { ...States, globals: { theme: "dark" } };

export const OtherCharactersDoNotEnter: Story = {
  tags: ["check"],
  name: "Other characters do not enter",
  parameters: { proves: ["5-4"] },
  play: async ({ userEvent, args }) => {
    await userEvent.type(field(), "2a6e1.2#(3)-4/5 6+");
    await expect(field()).toHaveValue("2612(3)-45 6");
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: "2612(3)-45 6" });
  },
};

export const CaretStaysWhereTheTypingIs: Story = {
  tags: ["check"],
  args: { value: "2612 3456" },
  play: async ({ userEvent }) => {
    await userEvent.click(field());
    field().setSelectionRange(2, 2);
    await userEvent.keyboard("x");
    await expect([field().value, field().selectionStart]).toEqual(["2612 3456", 2]);
    await userEvent.keyboard("9");
    await expect([field().value, field().selectionStart]).toEqual(["26912 3456", 3]);
    await userEvent.paste("a7 b");
    await expect([field().value, field().selectionStart]).toEqual(["2697 12 3456", 5]);
  },
};

export const PastedWithItsPrefix: Story = {
  tags: ["check"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(field());
    for (const pasted of ["+371 2612 3456", "00371 2612 3456", "tel:+371-2612 3456"]) {
      await userEvent.clear(field());
      await userEvent.paste(pasted);
      await expect(field()).toHaveValue("2612 3456");
    }
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: "2612 3456" });
    await expect(canvas.getByText("+371")).toBeVisible();
  },
};

export const PastedFromAnotherCountry: Story = {
  tags: ["check"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(field());
    await userEvent.paste("+370 612 34567");
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: "+370 612 34567" });
    await expect(canvas.queryByText("+371")).toBeNull();
    await expect(field()).toHaveAccessibleDescription("");
    await expect(field()).toHaveFocus();
  },
};

export const FilledInByTheBrowser: Story = {
  tags: ["check"],
  play: async ({ args }) => {
    await fireEvent.input(field(), { target: { value: "+37126123456" } });
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: "26123456" });
    await expect(field()).toHaveValue("26123456");
  },
};

export const TypedWithItsPrefixIsTidiedOnLeaving: Story = {
  tags: ["check"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(field(), "+37126123456");
    await expect(field()).toHaveValue("+37126123456");
    await expect(canvas.queryByText("+371")).toBeNull();
    await userEvent.tab();
    await expect(field()).toHaveValue("26123456");
    await expect(canvas.getByText("+371")).toBeVisible();
  },
};

export const Keyboard: Story = {
  tags: ["check"],
  play: async ({ canvasElement, userEvent }) => {
    await expect(await tabStops(canvasElement, () => userEvent.tab())).toEqual([field()]);
  },
};

export const LongText: Story = {
  args: {
    label: "Mobilfunktelefonnummer für Kontobenachrichtigungen",
    value: "(0)26 12-34-56 26 12-34-56 26 12",
    error: "Rufnummernüberprüfungsfehlermeldung: bitte alle Ziffern angeben.",
  },
  play: ({ canvasElement }) => fitsWidth(canvasElement),
};

const probe = createProbe<HTMLInputElement>();

export const PassesOnWhatItIsGiven: Story = {
  tags: ["check"],
  render: (args) => (
    <section>
      <PhoneField {...args} {...probe.props} />
    </section>
  ),
  play: ({ canvasElement }) =>
    probe.conforms(canvasElement, { ref: "input", className: "section > div", rest: "input" }),
};
