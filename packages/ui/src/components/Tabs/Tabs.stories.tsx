import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { createProbe, fitsWidth } from "../../testing";
import { Tabs, type TabsProps } from ".";

type Id = "general" | "documents" | "members" | "contract";

const tabs = [
  { id: "general", label: "General", content: "Name, address, tariff" },
  { id: "documents", label: "Documents", content: "Seven documents" },
  { id: "members", label: "Members", content: "Director, owners" },
  { id: "contract", label: "Contract", content: "Signed in November" },
] as const;

function Kept({ selected, onSelect, ...rest }: TabsProps<Id>) {
  const [chosen, choose] = useState(selected);
  return (
    <Tabs
      {...rest}
      selected={chosen}
      onSelect={(id) => {
        choose(id);
        onSelect(id);
      }}
    />
  );
}

const meta = {
  title: "Components/Navigation/Tabs",
  id: "components-tabs",
  component: Tabs<Id>,
  args: { label: "Profile", tabs, selected: "general", onSelect: fn() },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof Tabs<Id>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole("tablist", { name: "Profile" })).toBeVisible();
    await userEvent.click(canvas.getByRole("tab", { name: "Members" }));
    await expect(args.onSelect).toHaveBeenCalledWith("members");
    await expect(canvas.getByRole("tabpanel", { name: "Members" })).toHaveTextContent("Director, owners");
    await expect(canvas.queryByText("Name, address, tariff")).toBeNull();
  },
};

/** Where there is no room for all, the selected one can be seen at once. */
export const Narrow: Story = {
  args: { selected: "contract" },
  render: (args) => (
    <div style={{ inlineSize: 220 }}>
      <Kept {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const list = canvas.getByRole("tablist").getBoundingClientRect();
    const { left, right } = canvas.getByRole("tab", { name: "Contract" }).getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(list.left);
    await expect(right).toBeLessThanOrEqual(list.right + 1);
  },
};

export const Keyboard: Story = {
  tags: ["check"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("tab", { name: "General" })).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}{ArrowRight}");
    await expect(canvas.getByRole("tab", { name: "Members" })).toHaveFocus();
    await expect(canvas.getByRole("tab", { name: "Members" })).toHaveAttribute("aria-selected", "true");
    await userEvent.keyboard("{End}");
    await expect(canvas.getByRole("tabpanel", { name: "Contract" })).toBeVisible();
  },
};

export const Dark: Story = { args: { selected: "documents" }, globals: { theme: "dark" } };

export const LongText: Story = {
  args: { tabs: tabs.map((tab) => ({ ...tab, label: `${tab.label}verzeichnisübersicht` })) },
  play: ({ canvasElement }) => fitsWidth(canvasElement),
};

const probe = createProbe<HTMLDivElement>();

export const PassesOnWhatItIsGiven: Story = {
  tags: ["check"],
  render: (args) => <Tabs {...args} {...probe.props} />,
  play: ({ canvasElement }) => {
    const root = ":scope > div";
    probe.conforms(canvasElement, { ref: root, className: root, rest: root });
  },
};
