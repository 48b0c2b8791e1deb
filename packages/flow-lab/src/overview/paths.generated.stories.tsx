// Written by "npm run stories" from the overview chart.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { picturesBy } from "../stories/PathPicture";
import { beforePath, drawnInBothLanguages, pathParameters } from "../stories/pathPlay";
import OverviewHost from "./Host";

const PathPicture = picturesBy(OverviewHost);

const meta = {
  title: "Flow paths/overview",
  component: PathPicture,
  tags: ["flow-path", "!autodocs"],
  args: { flow: "overview", input: "opened", path: "" },
  parameters: pathParameters,
  beforeEach: beforePath,
  play: drawnInBothLanguages,
} satisfies Meta<typeof PathPicture>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Reading: Story = { name: "reading", args: { input: "opened", path: "" } };
export const Absent: Story = { name: "absent", args: { input: "opened", path: "readOverview=403" } };
export const Failed: Story = { name: "failed", args: { input: "opened", path: "readOverview=500" } };
export const Shown: Story = { name: "shown", args: { input: "opened", path: "readOverview=ok" } };
export const Refreshing: Story = {
  name: "refreshing",
  args: { input: "opened", path: "readOverview=ok~account.changed" },
};
