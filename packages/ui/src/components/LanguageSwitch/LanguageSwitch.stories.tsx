import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { createProbe, paintPseudoStates, tabStops } from "../../testing";
import { LanguageSwitch } from ".";

const meta = {
  title: "Components/Navigation/LanguageSwitch",
  id: "components-languageswitch",
  component: LanguageSwitch,
  args: {
    label: "Language",
    languages: [
      { code: "lv", label: "LV", name: "LV, latviešu" },
      { code: "en", label: "EN", name: "EN, English" },
    ],
    current: "en",
    onSelect: fn(),
  },
} satisfies Meta<typeof LanguageSwitch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  render: function Keeping(args) {
    const [current, setCurrent] = useState(args.current);
    return <LanguageSwitch {...args} current={current} onSelect={setCurrent} />;
  },
  play: async ({ canvas, userEvent }) => {
    const latvian = canvas.getByRole("button", { name: "LV, latviešu" });
    await userEvent.click(latvian);
    await expect(latvian).toHaveAttribute("aria-pressed", "true");
    await expect(latvian).toHaveAttribute("lang", "lv");
    await expect(canvas.getByRole("button", { name: "EN, English" })).toHaveAttribute(
      "aria-pressed",
      "false",
    );
  },
};

export const States: Story = {
  render: (args) => (
    <div style={{ display: "flex", gap: 24 }}>
      <LanguageSwitch {...args} />
      <LanguageSwitch {...args} label="Language, Latvian in use" current="lv" />
    </div>
  ),
  play: paintPseudoStates,
};

export const Dark: Story = { ...States, globals: { theme: "dark" } };

export const IgnoresTheOneInUse: Story = {
  tags: ["check"],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "EN, English" }));
    await expect(args.onSelect).not.toHaveBeenCalled();
  },
};

export const Keyboard: Story = {
  tags: ["check"],
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const buttons = canvas.getAllByRole("button");
    await expect(await tabStops(canvasElement, () => userEvent.tab())).toEqual(buttons);
    buttons[0]?.focus();
    await userEvent.keyboard(" ");
    await expect(args.onSelect).toHaveBeenCalledWith("lv");
  },
};

export const NeedsNoStyleAttribute: Story = {
  tags: ["check"],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector("[style]")).toBeNull();
  },
};

const probe = createProbe<HTMLDivElement>();

export const PassesOnWhatItIsGiven: Story = {
  tags: ["check"],
  render: (args) => <LanguageSwitch {...args} {...probe.props} />,
  play: ({ canvasElement }) => {
    const root = '[role="group"]';
    probe.conforms(canvasElement, { ref: root, className: root, rest: root });
  },
};
