import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { createProbe, fitsWidth } from "../../testing";
import { Button } from "../Button";
import { Checklist } from ".";

const meta = {
  title: "Components/Feedback/Checklist",
  id: "components-checklist",
  component: Checklist,
  args: {
    title: "Three steps to your first payment",
    progress: "1 of 3",
    words: { done: "Done" },
    items: [
      { key: "identity", title: "Verify your identity", text: "Takes two minutes.", isDone: true },
      {
        key: "twoFactor",
        title: "Turn on two-factor sign-in",
        text: "A code from your phone guards every payment. Takes a minute.",
        isDone: false,
        action: <Button>Turn on two-factor</Button>,
      },
      {
        key: "load",
        title: "Load your first euros",
        text: "From any bank to your own IBAN.",
        isDone: false,
        action: <Button appearance="quiet">Show bank details</Button>,
      },
    ],
  },
} satisfies Meta<typeof Checklist>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    const steps = within(canvas.getByRole("region")).getAllByRole("listitem");
    await expect(steps).toHaveLength(3);
    await expect(steps[0]).toHaveTextContent("Verify your identity (Done)");
    await expect(steps[0]).not.toHaveTextContent("Takes two minutes.");
    await expect(within(steps[1]!).getByRole("button", { name: "Turn on two-factor" })).toBeVisible();
  },
};

export const Dark: Story = { globals: { theme: "dark" } };

export const OnAPhone: Story = {
  globals: { viewport: { value: "phone" } },
  play: ({ canvasElement }) => fitsWidth(canvasElement),
};

const probe = createProbe<HTMLElement>();

export const PassesOnWhatItIsGiven: Story = {
  tags: ["check"],
  render: (args) => <Checklist {...args} {...probe.props} />,
  play: ({ canvasElement }) => {
    probe.conforms(canvasElement, { ref: "section", className: "section", rest: "section" });
  },
};

export const WithoutItems: Story = {
  tags: ["check"],
  args: { items: [] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-part="bar"]')).toHaveAttribute("width", "0%");
  },
};
