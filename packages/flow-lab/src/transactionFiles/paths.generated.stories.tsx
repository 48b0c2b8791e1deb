// Written by "npm run stories" from the transactionFiles chart.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { picturesBy } from "../stories/PathPicture";
import { beforePath, drawnInBothLanguages, pathParameters } from "../stories/pathPlay";
import TransactionFilesHost from "./Host";

const PathPicture = picturesBy(TransactionFilesHost);

const meta = {
  title: "Flow paths/transactionFiles",
  component: PathPicture,
  tags: ["flow-path", "!autodocs"],
  args: { flow: "transactionFiles", input: "opened", path: "" },
  parameters: pathParameters,
  beforeEach: beforePath,
  play: drawnInBothLanguages,
} satisfies Meta<typeof PathPicture>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Resting: Story = { name: "resting", args: { input: "opened", path: "" } };
export const Checking: Story = { name: "checking", args: { input: "opened", path: "files.pick" } };
export const Asking: Story = { name: "asking", args: { input: "opened", path: "file.remove" } };
export const Sending: Story = {
  name: "sending",
  args: { input: "opened", path: "files.pick~checkFile=fine" },
};
export const Failed: Story = {
  name: "failed",
  args: { input: "opened", path: "files.pick~checkFile=defect" },
};
export const Removing: Story = {
  name: "removing",
  args: { input: "opened", path: "file.remove~removal.confirm" },
};
