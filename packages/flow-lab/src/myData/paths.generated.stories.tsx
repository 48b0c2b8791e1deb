// Written by "npm run stories" from the myData chart.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { picturesBy } from "../stories/PathPicture";
import { beforePath, drawnInBothLanguages, pathParameters } from "../stories/pathPlay";
import MyDataHost from "./Host";

const PathPicture = picturesBy(MyDataHost);

const meta = {
  title: "Flow paths/myData",
  component: PathPicture,
  tags: ["flow-path", "!autodocs"],
  args: { flow: "myData", input: "opened", path: "" },
  parameters: pathParameters,
  beforeEach: beforePath,
  play: drawnInBothLanguages,
} satisfies Meta<typeof PathPicture>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { name: "loading", args: { input: "opened", path: "" } };
export const Failed: Story = { name: "failed", args: { input: "opened", path: "readCopies=403" } };
export const ShownResting: Story = {
  name: "shown.resting",
  args: { input: "opened", path: "readCopies=none" },
};
export const ShownOrdering: Story = {
  name: "shown.ordering",
  args: { input: "opened", path: "readCopies=none~copy.order" },
};
export const ShownRefreshing: Story = {
  name: "shown.refreshing",
  args: { input: "opened", path: "readCopies=none~copies.refresh" },
};
export const ShownDownloading: Story = {
  name: "shown.downloading",
  args: { input: "opened", path: "readCopies=ready~copy.download" },
};
