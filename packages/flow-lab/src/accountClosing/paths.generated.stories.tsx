// Written by "npm run stories" from the accountClosing chart.
import type { Meta, StoryObj } from "@storybook/react-vite";
import { picturesBy } from "../stories/PathPicture";
import { beforePath, drawnInBothLanguages, pathParameters } from "../stories/pathPlay";
import AccountClosingHost from "./Host";

const PathPicture = picturesBy(AccountClosingHost);

const meta = {
  title: "Flow paths/accountClosing",
  component: PathPicture,
  tags: ["flow-path", "!autodocs"],
  args: { flow: "accountClosing", input: "opened", path: "" },
  parameters: pathParameters,
  beforeEach: beforePath,
  play: drawnInBothLanguages,
} satisfies Meta<typeof PathPicture>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = { name: "loading", args: { input: "opened", path: "" } };
export const Failed: Story = { name: "failed", args: { input: "opened", path: "readClosing=403" } };
export const ShownChoosing: Story = {
  name: "shown.choosing",
  args: { input: "opened", path: "readClosing=free" },
};
export const Closed: Story = { name: "closed", args: { input: "opened", path: "readClosing=closed" } };
export const ShownChecking: Story = {
  name: "shown.checking",
  args: { input: "opened", path: "readClosing=free~payee.submit" },
};
export const ShownRefreshing: Story = {
  name: "shown.refreshing",
  args: { input: "opened", path: "readClosing=free~closing.refresh" },
};
export const ShownReviewing: Story = {
  name: "shown.reviewing",
  args: { input: "opened", path: "readClosing=empty~review.open" },
};
export const ShownClosing: Story = {
  name: "shown.closing",
  args: { input: "opened", path: "readClosing=empty~review.open~review.confirm" },
};
export const ShownFinding: Story = {
  name: "shown.finding",
  args: { input: "opened", path: "readClosing=empty~review.open~review.confirm~closeAccount=500" },
};
