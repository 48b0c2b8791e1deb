// Written by "npm run stories" from the palette chart.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { picturesBy } from "../stories/PathPicture";
import { beforePath, drawnInBothLanguages, pathParameters } from "../stories/pathPlay";
import PaletteHost from "./Host";

const PathPicture = picturesBy(PaletteHost);

const meta = {
  title: "Flow paths/palette",
  component: PathPicture,
  tags: ["flow-path", "!autodocs"],
  args: { flow: "palette", input: "opened", path: "" },
  parameters: pathParameters,
  beforeEach: beforePath,
  play: drawnInBothLanguages,
} satisfies Meta<typeof PathPicture>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Opening: Story = { name: "opening", args: { input: "opened", path: "" } };
export const Resting: Story = { name: "resting", args: { input: "opened", path: "readPayees=403" } };
export const Settling: Story = {
  name: "settling",
  args: { input: "opened", path: "text.type~readPayees=403" },
};
export const Searching: Story = {
  name: "searching",
  args: { input: "opened", path: "text.type~readPayees=403~+typingPause" },
};
