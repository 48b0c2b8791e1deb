import { useState } from "react";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { createProbe, fitsWidth } from "../../testing";
import { SearchField, type SearchFieldProps } from ".";

function Typed(props: SearchFieldProps) {
  const [value, setValue] = useState(props.value);
  const change = (next: { value: string }) => {
    setValue(next.value);
    props.onChange(next);
  };
  return <SearchField {...props} value={value} onChange={change} />;
}

const meta = {
  title: "Components/Inputs/SearchField",
  id: "components-searchfield",
  component: SearchField,
  args: { label: "Search templates", value: "", onChange: fn() },
  render: (args) => <Typed {...args} />,
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole("searchbox", { name: "Search templates" });
    await userEvent.type(field, "rent");
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: "rent" });
    await expect(field).toHaveAttribute("enterkeyhint", "search");
  },
};

export const Filled: Story = { args: { value: "rent" } };

export const Dark: Story = { ...Filled, globals: { theme: "dark" } };

export const LongText: Story = {
  args: { label: "Zahlungsauftragsbestätigungsnummernverzeichnis durchsuchen" },
  play: ({ canvasElement }) => fitsWidth(canvasElement),
};

const probe = createProbe<HTMLInputElement>();

export const PassesOnWhatItIsGiven: Story = {
  tags: ["check"],
  render: (args) => <SearchField {...args} {...probe.props} />,
  play: ({ canvasElement }) => {
    probe.conforms(canvasElement, { ref: "input", className: ":scope > div", rest: "input" });
  },
};
