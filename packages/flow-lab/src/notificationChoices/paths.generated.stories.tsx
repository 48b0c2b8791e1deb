// Written by "npm run stories" from the notificationChoices chart.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { picturesBy } from "../stories/PathPicture";
import { beforePath, drawnInBothLanguages, pathParameters } from "../stories/pathPlay";
import NotificationChoicesHost from "./Host";

const PathPicture = picturesBy(NotificationChoicesHost);

const meta = {
  title: "Flow paths/notificationChoices",
  component: PathPicture,
  tags: ["flow-path", "!autodocs"],
  args: { flow: "notificationChoices", input: "opened", path: "" },
  parameters: pathParameters,
  beforeEach: beforePath,
  play: drawnInBothLanguages,
} satisfies Meta<typeof PathPicture>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Reading: Story = { name: "reading", args: { input: "opened", path: "" } };
export const Failed: Story = {
  name: "failed",
  args: { input: "opened", path: "readNotificationChoices=403" },
};
export const Editing: Story = {
  name: "editing",
  args: { input: "opened", path: "readNotificationChoices=ok" },
};
export const Sending: Story = {
  name: "sending",
  args: { input: "opened", path: "readNotificationChoices=ok~form.submit" },
};
export const Done: Story = {
  name: "done",
  args: { input: "opened", path: "readNotificationChoices=ok~form.submit~chooseNotifications=ok" },
};
