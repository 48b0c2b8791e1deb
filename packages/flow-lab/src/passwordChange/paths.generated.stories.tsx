// Written by "npm run stories" from the passwordChange chart.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { picturesBy } from "../stories/PathPicture";
import { beforePath, drawnInBothLanguages, pathParameters } from "../stories/pathPlay";
import PasswordChangeHost from "./Host";

const PathPicture = picturesBy(PasswordChangeHost);

const meta = {
  title: "Flow paths/passwordChange",
  component: PathPicture,
  tags: ["flow-path", "!autodocs"],
  args: { flow: "passwordChange", input: "signedIn", path: "" },
  parameters: pathParameters,
  beforeEach: beforePath,
  play: drawnInBothLanguages,
} satisfies Meta<typeof PathPicture>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Editing: Story = { name: "editing", args: { input: "signedIn", path: "" } };
export const Sending: Story = { name: "sending", args: { input: "signedIn", path: "form.submit" } };
export const Done: Story = {
  name: "done",
  args: { input: "signedIn", path: "form.submit~changePassword=ok" },
};
