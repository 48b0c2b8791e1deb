// Written by "npm run stories" from the plans chart.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { picturesBy } from "../stories/PathPicture";
import { beforePath, drawnInBothLanguages, pathParameters } from "../stories/pathPlay";
import PlansHost from "./Host";

const PathPicture = picturesBy(PlansHost);

const meta = {
  title: "Flow paths/plans",
  component: PathPicture,
  tags: ["flow-path", "!autodocs"],
  args: { flow: "plans", input: "opened", path: "" },
  parameters: pathParameters,
  beforeEach: beforePath,
  play: drawnInBothLanguages,
} satisfies Meta<typeof PathPicture>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { name: "loading", args: { input: "opened", path: "" } };
export const Failed: Story = { name: "failed", args: { input: "opened", path: "readPlans=403" } };
export const ShownResting: Story = { name: "shown.resting", args: { input: "opened", path: "readPlans=ok" } };
export const ShownChanging: Story = {
  name: "shown.changing",
  args: { input: "opened", path: "readPlans=ok~plan.change:skip" },
};
export const ShownAsking: Story = {
  name: "shown.asking",
  args: { input: "opened", path: "readPlans=ok~plan.change:stop" },
};
export const ShownRefreshing: Story = {
  name: "shown.refreshing",
  args: { input: "opened", path: "readPlans=ok~list.refresh" },
};
