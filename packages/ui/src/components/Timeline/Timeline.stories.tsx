import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { createProbe, fitsWidth } from "../../testing";
import { Timeline } from ".";

const meta = {
  title: "Components/Feedback/Timeline",
  id: "components-timeline",
  component: Timeline,
  args: {
    label: "Payment",
    steps: [
      { title: "Created", when: "11:40", state: "done" },
      { title: "On its way", when: "since 11:41", state: "now" },
      { title: "Arrived", state: "next" },
    ],
  },
  decorators: [(Story) => <div style={{ maxWidth: 416 }}>{Story()}</div>],
} satisfies Meta<typeof Timeline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    // Safari takes a list without markers for none, unless it says so.
    await expect(canvas.getByRole("list", { name: "Payment" })).toHaveAttribute("role", "list");
    const current = canvas
      .getAllByRole("listitem")
      .filter((step) => step.getAttribute("aria-current") === "step");
    await expect(current.map(({ textContent }) => textContent)).toEqual(["On its waysince 11:41"]);
  },
};

export const Failed: Story = {
  args: {
    steps: [
      { title: "Created", when: "11:40", state: "done" },
      { title: "Declined", when: "11:42", state: "failed" },
    ],
  },
};

export const Done: Story = {
  args: {
    steps: [
      { title: "Created", when: "11:40", state: "done" },
      { title: "On its way", state: "done" },
      { title: "Arrived", when: "23 Nov, 09:12", state: "done" },
    ],
  },
};

export const Dark: Story = { globals: { theme: "dark" } };

export const LongText: Story = {
  args: {
    steps: [{ title: "Donaudampfschifffahrtsgesellschaftskapitän", state: "done" }, ...meta.args.steps],
  },
  play: ({ canvasElement }) => fitsWidth(canvasElement),
};

const probe = createProbe<HTMLOListElement>();

export const PassesOnWhatItIsGiven: Story = {
  tags: ["check"],
  render: (args) => <Timeline {...args} {...probe.props} />,
  play: ({ canvasElement }) => probe.conforms(canvasElement, { ref: "ol", className: "ol", rest: "ol" }),
};
