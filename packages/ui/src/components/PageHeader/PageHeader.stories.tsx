import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { createProbe, fitsWidth } from "../../testing";
import { Button } from "../Button";
import { PageHeader } from ".";

const meta = {
  title: "Components/Layout/PageHeader",
  id: "components-pageheader",
  component: PageHeader,
  args: { title: "Send money", lead: "Available €12,480.35" },
} satisfies Meta<typeof PageHeader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: "Send money" })).toBeVisible();
  },
};

export const States: Story = {
  render: () => (
    <PageHeader
      title="Templates"
      lead="Payments you make again and again."
      actions={<Button>Add template</Button>}
    />
  ),
};

export const Dark: Story = { ...States, globals: { theme: "dark" } };

const heading: { current: HTMLHeadingElement | null } = { current: null };

export const TakesFocusWhenThePageChanges: Story = {
  tags: ["check"],
  args: { titleRef: heading },
  play: async ({ canvas, userEvent }) => {
    heading.current?.focus();
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("heading", { level: 1 })).not.toHaveFocus();
  },
};

export const LongText: Story = {
  args: {
    title: "Zahlungsauftragsbestätigungsnummernverzeichnis",
    lead: "Donaudampfschifffahrtsgesellschaftskapitänsvertretungsberechtigung",
    actions: <Button>Überprüfungsverfahren wiederholen</Button>,
  },
  play: ({ canvasElement }) => fitsWidth(canvasElement),
};

const probe = createProbe<HTMLDivElement>();

export const PassesOnWhatItIsGiven: Story = {
  tags: ["check"],
  render: (args) => <PageHeader {...args} {...probe.props} />,
  play: ({ canvasElement }) => {
    const root = ":scope > div";
    probe.conforms(canvasElement, { ref: root, className: root, rest: root });
  },
};
