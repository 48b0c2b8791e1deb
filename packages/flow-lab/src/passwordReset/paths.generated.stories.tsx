// Written by "npm run stories" from the passwordReset chart.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { picturesBy } from "../stories/PathPicture";
import { beforePath, drawnInBothLanguages, pathParameters } from "../stories/pathPlay";
import PasswordResetHost from "./Host";

const PathPicture = picturesBy(PasswordResetHost);

const meta = {
  title: "Flow paths/passwordReset",
  component: PathPicture,
  tags: ["flow-path", "!autodocs"],
  args: { flow: "passwordReset", input: "mailed", path: "" },
  parameters: pathParameters,
  beforeEach: beforePath,
  play: drawnInBothLanguages,
} satisfies Meta<typeof PathPicture>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Editing: Story = { name: "editing", args: { input: "mailed", path: "" } };
export const Sending: Story = { name: "sending", args: { input: "mailed", path: "form.submit" } };
export const Done: Story = { name: "done", args: { input: "mailed", path: "form.submit~confirmReset=ok" } };
