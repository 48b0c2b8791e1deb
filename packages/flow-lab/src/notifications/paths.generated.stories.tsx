// Written by "npm run stories" from the notifications chart.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { picturesBy } from "../stories/PathPicture";
import { beforePath, drawnInBothLanguages, pathParameters } from "../stories/pathPlay";
import NotificationsHost from "./Host";

const PathPicture = picturesBy(NotificationsHost);

const meta = {
  title: "Flow paths/notifications",
  component: PathPicture,
  tags: ["flow-path", "!autodocs"],
  args: { flow: "notifications", input: "opened", path: "" },
  parameters: pathParameters,
  beforeEach: beforePath,
  play: drawnInBothLanguages,
} satisfies Meta<typeof PathPicture>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { name: "loading", args: { input: "opened", path: "" } };
export const Failed: Story = { name: "failed", args: { input: "opened", path: "readPage=403" } };
export const ShownResting: Story = { name: "shown.resting", args: { input: "opened", path: "readPage=ok" } };
export const ShownMarking: Story = {
  name: "shown.marking",
  args: { input: "opened", path: "readPage=ok~notifications.read:one" },
};
export const ShownRefreshing: Story = {
  name: "shown.refreshing",
  args: { input: "opened", path: "readPage=ok~news.came" },
};
export const ShownLoadingMore: Story = {
  name: "shown.loadingMore",
  args: { input: "opened", path: "readPage=some~more.load" },
};
