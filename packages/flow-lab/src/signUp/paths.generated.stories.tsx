// Written by "npm run stories" from the signUp chart.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { picturesBy } from "../stories/PathPicture";
import { beforePath, drawnInBothLanguages, pathParameters } from "../stories/pathPlay";
import SignUpHost from "./Host";

const PathPicture = picturesBy(SignUpHost);

const meta = {
  title: "Flow paths/signUp",
  component: PathPicture,
  tags: ["flow-path", "!autodocs"],
  args: { flow: "signUp", input: "empty", path: "" },
  parameters: pathParameters,
  beforeEach: beforePath,
  play: drawnInBothLanguages,
} satisfies Meta<typeof PathPicture>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Editing: Story = { name: "editing", args: { input: "empty", path: "" } };
export const Judging: Story = { name: "judging", args: { input: "empty", path: "form.submit" } };
export const Submitting: Story = {
  name: "submitting",
  args: { input: "empty", path: "form.submit~judge=fine" },
};
export const Defect: Story = { name: "defect", args: { input: "empty", path: "form.submit~judge=defect" } };
export const Registered: Story = {
  name: "registered",
  args: { input: "empty", path: "form.submit~judge=fine~register=ok" },
};
