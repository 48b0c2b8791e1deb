// Written by "npm run stories" from the ownAccess chart.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { picturesBy } from "../stories/PathPicture";
import { beforePath, drawnInBothLanguages, pathParameters } from "../stories/pathPlay";
import OwnAccessHost from "./Host";

const PathPicture = picturesBy(OwnAccessHost);

const meta = {
  title: "Flow paths/ownAccess",
  component: PathPicture,
  tags: ["flow-path", "!autodocs"],
  args: { flow: "ownAccess", input: "payer", path: "" },
  parameters: pathParameters,
  beforeEach: beforePath,
  play: drawnInBothLanguages,
} satisfies Meta<typeof PathPicture>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = { name: "shown", args: { input: "payer", path: "" } };
export const Asking: Story = { name: "asking", args: { input: "payer", path: "access.leave" } };
export const Leaving: Story = {
  name: "leaving",
  args: { input: "payer", path: "access.leave~leave.confirm" },
};
export const Left: Story = {
  name: "left",
  args: { input: "payer", path: "access.leave~leave.confirm~leave=403" },
};
