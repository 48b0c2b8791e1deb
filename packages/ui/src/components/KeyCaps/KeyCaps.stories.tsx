import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { createProbe, fitsWidth } from "../../testing";
import { KeyCaps } from ".";

const meta = {
  title: "Components/Content/KeyCaps",
  id: "components-keycaps",
  component: KeyCaps,
  args: { keys: ["G", "H"] },
} satisfies Meta<typeof KeyCaps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvasElement }) => {
    await expect([...canvasElement.querySelectorAll("kbd")].map((key) => key.textContent)).toEqual([
      "G",
      "H",
    ]);
  },
};

export const States: Story = {
  render: () => (
    <div style={{ display: "grid", gap: 16, justifyItems: "start" }}>
      <KeyCaps keys={["?"]} />
      <KeyCaps keys={["G", "H"]} />
      <KeyCaps keys={["Ctrl K"]} />
    </div>
  ),
};

export const Dark: Story = { ...States, globals: { theme: "dark" } };

export const LongText: Story = {
  args: { keys: ["Umschalttaste Feststelltaste", "Eingabetaste", "Rücktaste", "Leertaste"] },
  globals: { viewport: { value: "narrow" } },
  play: ({ canvasElement }) => fitsWidth(canvasElement),
};

const probe = createProbe<HTMLSpanElement>();

export const PassesOnWhatItIsGiven: Story = {
  tags: ["check"],
  render: (args) => (
    <section>
      <KeyCaps {...args} {...probe.props} />
    </section>
  ),
  play: ({ canvasElement }) => {
    const root = "section > span";
    probe.conforms(canvasElement, { ref: root, className: root, rest: root });
  },
};
