// Written by "npm run stories" from the uploadRow chart.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { picturesBy } from "../stories/PathPicture";
import { beforePath, drawnInBothLanguages, pathParameters } from "../stories/pathPlay";
import UploadRowHost from "./Host";

const PathPicture = picturesBy(UploadRowHost);

const meta = {
  title: "Flow paths/uploadRow",
  component: PathPicture,
  tags: ["flow-path", "!autodocs"],
  args: { flow: "uploadRow", input: "missing", path: "" },
  parameters: pathParameters,
  beforeEach: beforePath,
  play: drawnInBothLanguages,
} satisfies Meta<typeof PathPicture>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = { name: "idle", args: { input: "missing", path: "" } };
export const Uploaded: Story = { name: "uploaded", args: { input: "there", path: "" } };
export const Reading: Story = { name: "reading", args: { input: "missing", path: "file.pick" } };
export const Queued: Story = { name: "queued", args: { input: "missing", path: "file.pick~readFile=fine" } };
export const Failed: Story = {
  name: "failed",
  args: { input: "missing", path: "file.pick~readFile=defect" },
};
export const Uploading: Story = {
  name: "uploading",
  args: { input: "missing", path: "file.pick~readFile=fine~slot.given" },
};
export const Confirming: Story = {
  name: "confirming",
  args: { input: "missing", path: "file.pick~readFile=fine~slot.given~sendDocument=ok" },
};
