// Written by "npm run stories" from the receive chart.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { picturesBy } from "../stories/PathPicture";
import { beforePath, drawnInBothLanguages, pathParameters } from "../stories/pathPlay";
import ReceiveHost from "./Host";

const PathPicture = picturesBy(ReceiveHost);

const meta = {
  title: "Flow paths/receive",
  component: PathPicture,
  tags: ["flow-path", "!autodocs"],
  args: { flow: "receive", input: "ownIban", path: "" },
  parameters: pathParameters,
  beforeEach: beforePath,
  play: drawnInBothLanguages,
} satisfies Meta<typeof PathPicture>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ShownResting: Story = { name: "shown.resting", args: { input: "ownIban", path: "" } };
export const UnverifiedIdle: Story = { name: "unverified.idle", args: { input: "unverified", path: "" } };
export const MissingReading: Story = { name: "missing.reading", args: { input: "withoutDetails", path: "" } };
export const ShownSaving: Story = { name: "shown.saving", args: { input: "ownIban", path: "pdf.download" } };
export const UnverifiedVerifying: Story = {
  name: "unverified.verifying",
  args: { input: "unverified", path: "verification.open" },
};
export const MissingIdle: Story = {
  name: "missing.idle",
  args: { input: "withoutDetails", path: "readAccount=403" },
};
