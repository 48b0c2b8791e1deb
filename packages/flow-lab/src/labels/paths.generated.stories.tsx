// Written by "npm run stories" from the labels chart.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { picturesBy } from "../stories/PathPicture";
import { beforePath, drawnInBothLanguages, pathParameters } from "../stories/pathPlay";
import LabelsHost from "./Host";

const PathPicture = picturesBy(LabelsHost);

const meta = {
  title: "Flow paths/labels",
  component: PathPicture,
  tags: ["flow-path", "!autodocs"],
  args: { flow: "labels", input: "opened", path: "" },
  parameters: pathParameters,
  beforeEach: beforePath,
  play: drawnInBothLanguages,
} satisfies Meta<typeof PathPicture>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Reading: Story = { name: "reading", args: { input: "opened", path: "" } };
export const Failed: Story = { name: "failed", args: { input: "opened", path: "readLabels=403" } };
export const Listed: Story = { name: "listed", args: { input: "opened", path: "readLabels=ok" } };
export const Renaming: Story = {
  name: "renaming",
  args: { input: "opened", path: "readLabels=ok~label.rename" },
};
export const Removing: Story = {
  name: "removing",
  args: { input: "opened", path: "readLabels=ok~label.remove" },
};
export const Saving: Story = {
  name: "saving",
  args: { input: "opened", path: "readLabels=ok~label.rename~form.submit:new" },
};
export const Merging: Story = {
  name: "merging",
  args: { input: "opened", path: "readLabels=ok~label.rename~form.submit:there" },
};
export const Rereading: Story = {
  name: "rereading",
  args: { input: "opened", path: "readLabels=ok~label.rename~form.submit:new~changeLabel=changed" },
};
