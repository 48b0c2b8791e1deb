import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, waitFor } from "storybook/test";
import { createProbe, fitsWidth, paintPseudoStates } from "../../testing";
import { SelectField, type SelectFieldProps } from ".";

function Chosen({ value: first, onChange, ...rest }: SelectFieldProps<string>) {
  const [value, setValue] = useState(first);
  const change: SelectFieldProps<string>["onChange"] = (chosen) => {
    setValue(chosen.value);
    onChange(chosen);
  };
  return <SelectField {...rest} value={value} onChange={change} />;
}

const countries = [
  { value: "EE", label: "Estonia" },
  { value: "LV", label: "Latvia" },
  { value: "LT", label: "Lithuania", description: "Passport or identity card" },
];

const meta = {
  title: "Components/Inputs/SelectField",
  id: "components-selectfield",
  component: SelectField,
  args: {
    label: "Country",
    options: countries,
    value: null,
    placeholder: "Choose a country",
    onChange: fn(),
  },
  render: Chosen,
  decorators: [
    (Story) => (
      <div style={{ display: "grid", gap: 20, maxWidth: 400 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SelectField<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

const isClosedOn = (field: HTMLElement) =>
  waitFor(async () => {
    await expect(screen.queryByRole("listbox")).toBeNull();
    await expect(field).toHaveFocus();
  });

export const Playground: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole("button", { name: /Country/ });
    await userEvent.click(field);
    await userEvent.click(await screen.findByRole("option", { name: "Latvia" }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: "LV" });
    await isClosedOn(field);
    await expect(field).toHaveTextContent("Latvia");
  },
};

export const States: Story = {
  args: { value: "LV" },
  render: (args) => (
    <>
      <SelectField {...args} label="At rest" />
      <SelectField {...args} label="Empty" value={null} />
      <SelectField {...args} label="Hover" data-pseudo="hover" />
      <SelectField {...args} label="Focus" data-pseudo="focus-visible" />
      <SelectField {...args} label="Described" description="Where you pay tax." />
      <SelectField {...args} label="Invalid" value={null} error="Choose a country." />
      <SelectField {...args} label="Loading" value={null} isBusy />
      <SelectField {...args} label="Disabled" disabled />
    </>
  ),
  play: paintPseudoStates,
};

export const Dark: Story = { ...States, globals: { theme: "dark" } };

export const Open: Story = {
  args: { value: "LT" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button"));
    const option = await screen.findByRole("option", { name: /Lithuania/ });
    await expect(option).toHaveAttribute("aria-selected", "true");
  },
};

export const OpenDark: Story = { ...Open, globals: { theme: "dark" } };

export const Invalid: Story = {
  args: { error: "Choose a country." },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button")).toHaveAccessibleDescription("Choose a country.");
  },
};

export const WaitsForItsOptions: Story = {
  tags: ["check"],
  args: { isBusy: true, help: { tone: "busy", text: "Reading the list of countries" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button")).toBeDisabled();
    await expect(canvas.getByRole("button")).toHaveAccessibleDescription("Reading the list of countries");
  },
};

export const Keyboard: Story = {
  tags: ["check"],
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole("button");
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}");
    await screen.findByRole("listbox");
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: "LV" });
    await isClosedOn(field);
    await userEvent.keyboard("{Enter}");
    await screen.findByRole("listbox");
    await userEvent.keyboard("{Escape}");
    await isClosedOn(field);
    await userEvent.keyboard("e");
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: "EE" });
  },
};

export const LongText: Story = {
  args: {
    label: "Staatsangehörigkeitsbescheinigungsausstellungsland",
    value: "GB",
    options: [
      { value: "GB", label: "Vereinigtes Königreich Großbritannien und Nordirland einschließlich Inseln" },
    ],
    error: "Aufenthaltsgenehmigungsüberprüfungsfehlermeldung",
  },
  play: ({ canvasElement }) => fitsWidth(canvasElement),
};

const probe = createProbe<HTMLButtonElement>();

export const PassesOnWhatItIsGiven: Story = {
  tags: ["check"],
  render: (args) => (
    <section>
      <SelectField {...args} {...probe.props} />
    </section>
  ),
  play: ({ canvasElement }) =>
    probe.conforms(canvasElement, { ref: "button", className: "section > div", rest: "button" }),
};
