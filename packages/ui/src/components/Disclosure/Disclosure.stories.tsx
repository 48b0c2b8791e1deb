import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { createProbe, fitsWidth } from "../../testing";
import { Text } from "../Text";
import { Disclosure } from ".";

const meta = {
  title: "Components/Layout/Disclosure",
  id: "components-disclosure",
  component: Disclosure,
  args: {
    summary: "Who is politically exposed?",
    children: <Text tone="muted">Members of a government or a parliament, and those close to them.</Text>,
  },
} satisfies Meta<typeof Disclosure>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas, userEvent }) => {
    const text = canvas.getByText(/Members of a government/);
    await expect(text).not.toBeVisible();
    await userEvent.click(canvas.getByText("Who is politically exposed?"));
    await expect(text).toBeVisible();
  },
};

export const States: Story = {
  render: (args) => (
    <div style={{ display: "grid", gap: 16 }}>
      <Disclosure {...args} />
      <Disclosure {...args} open />
      <Disclosure {...args} isCard />
    </div>
  ),
};

export const Dark: Story = { ...States, globals: { theme: "dark" } };

export const LongText: Story = {
  args: { summary: "Identitätsüberprüfungsverfahren und Vertretungsberechtigung" },
  play: ({ canvasElement }) => fitsWidth(canvasElement),
};

const probe = createProbe<HTMLDetailsElement>();

export const PassesOnWhatItIsGiven: Story = {
  tags: ["check"],
  render: (args) => <Disclosure {...args} {...probe.props} />,
  play: ({ canvasElement }) =>
    probe.conforms(canvasElement, { ref: "details", className: "details", rest: "details" }),
};
