// Written by "npm run stories" from the loginBlock chart.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { picturesBy } from "../stories/PathPicture";
import { beforePath, drawnInBothLanguages, pathParameters } from "../stories/pathPlay";
import LoginBlockHost from "./Host";

const PathPicture = picturesBy(LoginBlockHost);

const meta = {
  title: "Flow paths/loginBlock",
  component: PathPicture,
  tags: ["flow-path", "!autodocs"],
  args: { flow: "loginBlock", input: "form", path: "" },
  parameters: pathParameters,
  beforeEach: beforePath,
  play: drawnInBothLanguages,
} satisfies Meta<typeof PathPicture>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Editing: Story = { name: "editing", args: { input: "form", path: "" } };
export const Sending: Story = { name: "sending", args: { input: "form", path: "form.submit" } };
export const Done: Story = { name: "done", args: { input: "form", path: "form.submit~blockLogin=ok" } };
