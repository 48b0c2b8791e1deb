// Written by "npm run stories" from the invitation chart.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { picturesBy } from "../stories/PathPicture";
import { beforePath, drawnInBothLanguages, pathParameters } from "../stories/pathPlay";
import InvitationHost from "./Host";

const PathPicture = picturesBy(InvitationHost);

const meta = {
  title: "Flow paths/invitation",
  component: PathPicture,
  tags: ["flow-path", "!autodocs"],
  args: { flow: "invitation", input: "invited", path: "" },
  parameters: pathParameters,
  beforeEach: beforePath,
  play: drawnInBothLanguages,
} satisfies Meta<typeof PathPicture>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = { name: "open", args: { input: "invited", path: "" } };
export const Answering: Story = { name: "answering", args: { input: "invited", path: "invitation.accept" } };
export const Answered: Story = {
  name: "answered",
  args: { input: "invited", path: "invitation.accept~answer=ok" },
};
