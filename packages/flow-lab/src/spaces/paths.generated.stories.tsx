// Written by "npm run stories" from the spaces chart.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { picturesBy } from "../stories/PathPicture";
import { beforePath, drawnInBothLanguages, pathParameters } from "../stories/pathPlay";
import SpacesHost from "./Host";

const PathPicture = picturesBy(SpacesHost);

const meta = {
  title: "Flow paths/spaces",
  component: PathPicture,
  tags: ["flow-path", "!autodocs"],
  args: { flow: "spaces", input: "opened", path: "" },
  parameters: pathParameters,
  beforeEach: beforePath,
  play: drawnInBothLanguages,
} satisfies Meta<typeof PathPicture>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { name: "loading", args: { input: "opened", path: "" } };
export const Failed: Story = { name: "failed", args: { input: "opened", path: "readSpaces=403" } };
export const ShownResting: Story = {
  name: "shown.resting",
  args: { input: "opened", path: "readSpaces=ok" },
};
export const ShownEditing: Story = {
  name: "shown.editing",
  args: { input: "opened", path: "readSpaces=ok~form.open:new" },
};
export const ShownMoving: Story = {
  name: "shown.moving",
  args: { input: "opened", path: "readSpaces=ok~move.open:in" },
};
export const ShownAsking: Story = {
  name: "shown.asking",
  args: { input: "opened", path: "readSpaces=ok~close.open" },
};
export const ShownRefreshing: Story = {
  name: "shown.refreshing",
  args: { input: "opened", path: "readSpaces=ok~list.refresh" },
};
export const ShownSaving: Story = {
  name: "shown.saving",
  args: { input: "opened", path: "readSpaces=ok~form.open:new~form.submit" },
};
export const ShownSending: Story = {
  name: "shown.sending",
  args: { input: "opened", path: "readSpaces=ok~move.open:in~move.submit" },
};
export const ShownClosing: Story = {
  name: "shown.closing",
  args: { input: "opened", path: "readSpaces=ok~close.open~close.confirm" },
};
