// Written by "npm run stories" from the stepUp chart.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { picturesBy } from "../stories/PathPicture";
import { beforePath, drawnInBothLanguages, pathParameters } from "../stories/pathPlay";
import StepUpHost from "./Host";

const PathPicture = picturesBy(StepUpHost);

const meta = {
  title: "Flow paths/stepUp",
  component: PathPicture,
  tags: ["flow-path", "!autodocs"],
  args: { flow: "stepUp", input: "withCode", path: "" },
  parameters: pathParameters,
  beforeEach: beforePath,
  play: drawnInBothLanguages,
} satisfies Meta<typeof PathPicture>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Asking: Story = { name: "asking", args: { input: "withCode", path: "" } };
export const Proving: Story = { name: "proving", args: { input: "withCode", path: "form.submit" } };
export const Cancelled: Story = { name: "cancelled", args: { input: "withCode", path: "dialog.cancel" } };
export const Proven: Story = { name: "proven", args: { input: "withCode", path: "form.submit~stepUp=ok" } };
