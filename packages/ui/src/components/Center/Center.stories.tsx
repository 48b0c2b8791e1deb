import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { createProbe } from "../../testing";
import { Spinner } from "../Spinner";
import { Center } from ".";

const meta = { title: "Components/Layout/Center", id: "components-center", component: Center } satisfies Meta<
  typeof Center
>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  args: {
    height: 12,
    children: (
      <>
        <Spinner size="lg" />
        <p>Reading where you are signed in</p>
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    const center = canvasElement.querySelector<HTMLElement>("[data-height]");
    await expect(center?.offsetHeight).toBe(192);
  },
};

const probe = createProbe<HTMLDivElement>();

export const PassesOnWhatItIsGiven: Story = {
  tags: ["check"],
  render: () => <Center {...probe.props} />,
  play: ({ canvasElement }) => {
    const root = ":scope > div";
    probe.conforms(canvasElement, { ref: root, className: root, rest: root });
  },
};
