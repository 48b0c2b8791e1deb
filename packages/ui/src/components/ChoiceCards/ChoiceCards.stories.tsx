import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { createProbe, fitsWidth, paintPseudoStates, tabStops } from "../../testing";
import { ChoiceCards, type ChoiceCardsProps } from ".";

function Chosen({ value: first, onChange, ...rest }: ChoiceCardsProps<string>) {
  const [value, setValue] = useState(first);
  const change: ChoiceCardsProps<string>["onChange"] = (chosen) => {
    setValue(chosen.value);
    onChange(chosen);
  };
  return <ChoiceCards {...rest} value={value} onChange={change} />;
}

const instant = { value: "instant", title: "Instant", description: "Arrives within 10 seconds" };
const regular = { value: "regular", title: "Regular", description: "Arrives on Monday" };
const reason = "This bank doesn't take instant payments";

const meta = {
  title: "Components/Inputs/ChoiceCards",
  id: "components-choicecards",
  component: ChoiceCards,
  args: { label: "Speed", choices: [instant, regular], value: "instant", onChange: fn() },
  render: Chosen,
  decorators: [
    (Story) => (
      <div style={{ display: "grid", gap: 24, maxWidth: 560 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ChoiceCards<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByText("Arrives on Monday"));
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: "regular" });
    const radio = canvas.getByRole("radio", { name: "Regular" });
    await expect(radio).toBeChecked();
    await expect(radio).toHaveAccessibleDescription("Arrives on Monday");
    await expect(canvas.getByRole("radiogroup", { name: "Speed" })).toBeVisible();
  },
};

export const States: Story = {
  render: (args) => (
    <>
      <ChoiceCards {...args} label="Chosen" name="chosen" />
      <ChoiceCards {...args} label="Nothing chosen yet" name="empty" value={null} />
      <ChoiceCards {...args} label="Described" name="described" description="Both are free." />
      <ChoiceCards {...args} label="Invalid" name="invalid" value={null} error="Choose how fast it goes." />
      <ChoiceCards
        {...args}
        label="One not possible"
        name="one"
        value="regular"
        choices={[{ ...instant, disabledReason: reason }, regular]}
      />
      <ChoiceCards {...args} label="Read-only" name="readOnly" readOnly />
      <ChoiceCards {...args} label="Disabled" name="disabled" disabled />
    </>
  ),
  play: paintPseudoStates,
};

export const Dark: Story = { ...States, globals: { theme: "dark" } };

export const DisabledForAReason: Story = {
  args: { value: "regular", choices: [{ ...instant, disabledReason: reason }, regular] },
  play: async ({ canvas, userEvent, args }) => {
    const radio = canvas.getByRole("radio", { name: "Instant" });
    await expect(radio).toBeDisabled();
    await expect(radio).toHaveAccessibleDescription(reason);
    await userEvent.click(canvas.getByText("Instant"));
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const ChosenButNoLongerPossible: Story = {
  tags: ["check"],
  args: { value: "instant", choices: [{ ...instant, disabledReason: reason }, regular] },
  play: async ({ canvas }) => {
    const [title, text] = [canvas.getByText("Instant"), canvas.getByText(reason)];
    await expect(getComputedStyle(text).color).toBe(getComputedStyle(title).color);
  },
};

export const ReadOnlyKeepsTheFocusAndTheChoice: Story = {
  args: { readOnly: true },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const group = canvas.getByRole("radiogroup", { name: "Speed" });
    await expect(group).toHaveAttribute("aria-readonly", "true");
    const chosen = canvas.getByRole("radio", { name: "Instant" });
    await expect(await tabStops(canvasElement, () => userEvent.tab())).toEqual([chosen]);
    chosen.focus();
    await userEvent.keyboard("{ArrowDown} ");
    await expect(chosen).toHaveFocus();
    await userEvent.click(canvas.getByText("Arrives on Monday"));
    await expect(chosen).toBeChecked();
    await expect(canvas.getByRole("radio", { name: "Regular" })).toBeEnabled();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const BecomingReadOnlyLosesNoFocus: Story = {
  tags: ["check"],
  render: function Waiting(args) {
    const [isBusy, setBusy] = useState(false);
    return <Chosen {...args} readOnly={isBusy} onKeyUp={() => setBusy(true)} />;
  },
  play: async ({ canvas, userEvent }) => {
    const chosen = canvas.getByRole("radio", { name: "Instant" });
    chosen.focus();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("radiogroup")).toHaveAttribute("aria-readonly", "true");
    await expect(chosen).toHaveFocus();
  },
};

export const Invalid: Story = {
  args: { value: null, error: "Choose how fast it goes." },
  play: async ({ canvas }) => {
    const group = canvas.getByRole("radiogroup");
    await expect(group).toHaveAccessibleDescription("Choose how fast it goes.");
    await expect(group).toBeInvalid();
  },
};

export const Keyboard: Story = {
  tags: ["check"],
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const first = canvas.getByRole("radio", { name: "Instant" });
    await expect(await tabStops(canvasElement, () => userEvent.tab())).toEqual([first]);
    first.focus();
    await userEvent.keyboard("{ArrowDown}");
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: "regular" });
    await expect(canvas.getByRole("radio", { name: "Regular" })).toHaveFocus();
  },
};

export const LongText: Story = {
  args: {
    label: "Überweisungsausführungsgeschwindigkeit",
    choices: [
      { ...instant, title: "Echtzeitüberweisungsauftrag", description: "Zahlungseingangsbestätigung sofort" },
      {
        ...regular,
        title: "Standardüberweisungsauftrag",
        disabledReason: "Annahmeschlusszeitüberschreitung",
      },
    ],
  },
  play: ({ canvasElement }) => fitsWidth(canvasElement),
};

const probe = createProbe<HTMLFieldSetElement>();

export const PassesOnWhatItIsGiven: Story = {
  tags: ["check"],
  render: (args) => <ChoiceCards {...args} {...probe.props} />,
  play: ({ canvasElement }) =>
    probe.conforms(canvasElement, { ref: "fieldset", className: "fieldset", rest: "fieldset" }),
};
