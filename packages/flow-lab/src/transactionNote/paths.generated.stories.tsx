// Written by "npm run stories" from the transactionNote chart.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { picturesBy } from "../stories/PathPicture";
import { beforePath, drawnInBothLanguages, pathParameters } from "../stories/pathPlay";
import TransactionNoteHost from "./Host";

const PathPicture = picturesBy(TransactionNoteHost);

const meta = {
  title: "Flow paths/transactionNote",
  component: PathPicture,
  tags: ["flow-path", "!autodocs"],
  args: { flow: "transactionNote", input: "opened", path: "" },
  parameters: pathParameters,
  beforeEach: beforePath,
  play: drawnInBothLanguages,
} satisfies Meta<typeof PathPicture>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Reading: Story = { name: "reading", args: { input: "opened", path: "" } };
export const Failed: Story = { name: "failed", args: { input: "opened", path: "readNote=403" } };
export const Editing: Story = { name: "editing", args: { input: "opened", path: "readNote=ok" } };
export const Sending: Story = { name: "sending", args: { input: "opened", path: "readNote=ok~form.submit" } };
export const Done: Story = {
  name: "done",
  args: { input: "opened", path: "readNote=ok~form.submit~saveNote=ok" },
};
export const Rereading: Story = {
  name: "rereading",
  args: { input: "opened", path: "readNote=ok~form.submit~saveNote=changed" },
};
