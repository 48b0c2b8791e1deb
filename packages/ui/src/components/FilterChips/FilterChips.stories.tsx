import { useState } from "react";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { createProbe, fitsWidth } from "../../testing";
import { ActiveFilters, FilterChips, type FilterChipsProps } from ".";

function Chosen({ values: first, onChange, ...rest }: FilterChipsProps<string>) {
  const [values, setValues] = useState(first);
  return (
    <FilterChips
      {...rest}
      values={values}
      onChange={(next) => {
        setValues(next);
        onChange(next);
      }}
    />
  );
}

const meta = {
  title: "Components/Inputs/FilterChips",
  id: "components-filterchips",
  component: FilterChips,
  args: {
    legend: "Status",
    options: [
      { value: "new", label: "New" },
      { value: "pending", label: "Pending" },
      { value: "done", label: "Completed" },
    ],
    values: ["pending"],
    onChange: fn(),
  },
  render: Chosen,
} satisfies Meta<typeof FilterChips<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole("button", { name: "Pending" })).toHaveAttribute("aria-pressed", "true");
    await userEvent.click(canvas.getByRole("button", { name: "New" }));
    await expect(args.onChange).toHaveBeenLastCalledWith(["new", "pending"]);
    await userEvent.click(canvas.getByRole("button", { name: "Pending" }));
    await expect(args.onChange).toHaveBeenLastCalledWith(["new"]);
  },
};

export const Dark: Story = { globals: { theme: "dark" } };

export const LongText: Story = {
  args: {
    legend: "Zahlungsauftragsbestätigungsstatusauswahl",
    options: [{ value: "new", label: "Zahlungsauftragsbestätigungsüberprüfungsverfahren" }],
    values: ["new"],
  },
  play: ({ canvasElement }) => fitsWidth(canvasElement),
};

const onRemove = fn();
const onClear = fn();
const filters = ["rent", "from 12 Mar 2026"].map((label) => ({
  id: label,
  label,
  removeLabel: `Remove filter: ${label}`,
}));

export const Active: Story = {
  render: () => (
    <ActiveFilters filters={filters} onRemove={onRemove} clearLabel="Clear all" onClear={onClear} />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Remove filter: rent" }));
    await expect(onRemove).toHaveBeenCalledWith("rent");
    await expect(canvas.getByRole("button", { name: "Remove filter: from 12 Mar 2026" })).toHaveFocus();
    await userEvent.click(canvas.getByRole("button", { name: "Clear all" }));
    await expect(onClear).toHaveBeenCalled();
  },
};

export const ActiveDark: Story = { ...Active, globals: { theme: "dark" } };

const group = createProbe<HTMLFieldSetElement>();
const list = createProbe<HTMLUListElement>();

export const PassesOnWhatItIsGiven: Story = {
  tags: ["check"],
  render: (args) => (
    <>
      <FilterChips {...args} {...group.props} />
      <ActiveFilters
        filters={filters}
        onRemove={onRemove}
        clearLabel="Clear all"
        onClear={onClear}
        {...list.props}
      />
    </>
  ),
  play: ({ canvasElement }) => {
    group.conforms(canvasElement, { ref: "fieldset", className: "fieldset", rest: "fieldset" });
    list.conforms(canvasElement, { ref: "ul", className: "ul", rest: "ul" });
  },
};
