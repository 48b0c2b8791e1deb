// Written by "npm run stories" from the complaint chart.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { picturesBy } from "../stories/PathPicture";
import { beforePath, drawnInBothLanguages, pathParameters } from "../stories/pathPlay";
import ComplaintHost from "./Host";

const PathPicture = picturesBy(ComplaintHost);

const meta = {
  title: "Flow paths/complaint",
  component: PathPicture,
  tags: ["flow-path", "!autodocs"],
  args: { flow: "complaint", input: "opened", path: "" },
  parameters: pathParameters,
  beforeEach: beforePath,
  play: drawnInBothLanguages,
} satisfies Meta<typeof PathPicture>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Editing: Story = { name: "editing", args: { input: "opened", path: "" } };
export const Sending: Story = { name: "sending", args: { input: "opened", path: "form.submit" } };
export const Cancelled: Story = {
  name: "cancelled",
  args: { input: "opened", path: "form.submit~sending.cancel" },
};
export const Done: Story = { name: "done", args: { input: "opened", path: "form.submit~sendComplaint=ok" } };
